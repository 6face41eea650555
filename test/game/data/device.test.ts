import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseBundle, type Bundle } from '../../../src/game/data/bundle.ts';
import { makeSave } from '../../../src/game/play/save.ts';
import { begin } from '../../../src/game/play/session.ts';
import { resultAfter } from '../../../src/game/results/record.ts';
import { makeResults, MOST_RESULTS } from '../../../src/game/results/text.ts';
import { playedOn, setupOf } from '../../support/play.ts';
import { finished, manyResults, resultsOf } from '../../support/results.ts';
import { forbiddenStorage, workingStorage } from '../../support/storage.ts';

const openDevice = async () => {
  vi.resetModules();
  return import('../../../src/game/data/device.ts');
};
beforeEach(() => void vi.stubGlobal('document', new EventTarget()));

const game = (id: string, actions: number): string =>
  makeSave(playedOn(begin(id, setupOf(['solid', 'solid'])), actions), {
    revision: actions,
    begun: 1,
    saved: actions,
  });
const results = (...ids: readonly string[]) =>
  resultsOf(...ids.map((id) => resultAfter(undefined, finished({ id, day: null }))));

const parsed = (text: string): Bundle => {
  const read = parseBundle(text);
  if (!read.ok) throw new Error(read.code);
  return read.bundle;
};

describe('everything on a device', () => {
  test('goes out in one file and comes in on an empty one as it was', async () => {
    const content = {
      'posthorn.results': makeResults(results('plan-1-1')),
      'posthorn.game.aaaaaaaa': game('aaaaaaaa', 12),
      'posthorn.game.bbbbbbbb': 'broken',
      'posthorn.theme': 'night',
      'posthorn.questions': 'idea-1',
      'of-somebody-else': 'stays there',
    };
    workingStorage(content);
    const one = await openDevice();
    const file = one.everythingHere();
    expect(one.countHere()).toEqual({ results: 1, games: 2, unreadable: [] });
    const kept = workingStorage();
    const other = await openDevice();
    expect(other.takeIn(parsed(file))).toEqual({ ok: true, results: 1, games: 2 });
    const { 'of-somebody-else': _, ...ours } = content;
    expect(Object.fromEntries(kept)).toEqual(ours);
    expect(other.everythingHere()).toBe(file);
    expect(other.takeIn(parsed(file))).toEqual({ ok: true, results: 0, games: 0 });
  });

  test('two devices that have exchanged their files hold the same', async () => {
    const contents = [
      {
        'posthorn.results': makeResults(results('plan-1-1', 'plan-1-2')),
        'posthorn.game.aaaaaaaa': game('aaaaaaaa', 5),
      },
      {
        'posthorn.results': makeResults(results('plan-1-2', 'line-1-1')),
        'posthorn.game.aaaaaaaa': game('aaaaaaaa', 9),
      },
    ];
    const files: string[] = [];
    for (const content of contents) {
      workingStorage(content);
      files.push((await openDevice()).everythingHere());
    }
    const after: unknown[] = [];
    for (const [i, content] of contents.entries()) {
      const kept = workingStorage(content);
      expect((await openDevice()).takeIn(parsed(files[1 - i]!)).ok).toBe(true);
      after.push(Object.fromEntries([...kept].toSorted()));
    }
    expect(after[0]).toEqual(after[1]);
  });

  test.each([0, 1, 2, 3])('a storage that is full after %i more writes is left as it was', async (room) => {
    const content = { 'posthorn.results': makeResults(results('plan-1-9')), 'posthorn.theme': 'day' };
    const kept = workingStorage(content);
    let left = room;
    const set = localStorage.setItem.bind(localStorage);
    localStorage.setItem = (key, value) => {
      // What was there before fits again.
      if (value !== (content as Record<string, string>)[key] && left-- <= 0)
        throw new DOMException('full', 'QuotaExceededError');
      set(key, value);
    };
    const device = await openDevice();
    const file = {
      results: results('plan-1-1'),
      games: new Map([
        ['aaaaaaaa', game('aaaaaaaa', 3)],
        ['bbbbbbbb', game('bbbbbbbb', 4)],
      ]),
      settings: { lang: 'pl', theme: 'night' },
    };
    expect(device.takeIn(file)).toEqual({ ok: false, why: 'full' });
    expect(Object.fromEntries(kept)).toEqual(content);
  });

  test('a file with more results than can be read again is refused, and what was here stays', async () => {
    const content = { 'posthorn.results': makeResults(results('plan-1-9')), 'posthorn.theme': 'day' };
    const kept = workingStorage(content);
    const file = { results: manyResults(MOST_RESULTS), games: new Map(), settings: { lang: 'pl' } };
    expect((await openDevice()).takeIn(file)).toEqual({ ok: false, why: 'full' });
    expect(Object.fromEntries(kept)).toEqual(content);
  });

  test('score sheets come on top of those that are here; too many are refused, and none is lost', async () => {
    const list = (from: number, count: number): string =>
      Array.from({ length: count }, (_, i) => `${from + i} 1~~${'%2e'.repeat(24)}.7..0...~.0.....`).join(
        '\n',
      );
    const kept = workingStorage({ 'posthorn.sheets': list(1, 100) });
    const device = await openDevice();
    const bring = (sheets: string) =>
      device.takeIn({ results: new Map(), games: new Map(), settings: { sheets } });
    expect(bring(list(1001, 100)).ok).toBe(true);
    const both = kept.get('posthorn.sheets')!;
    for (const line of [...list(1, 100).split('\n'), ...list(1001, 100).split('\n')])
      expect(both.split('\n')).toContain(line);
    expect(parsed(device.everythingHere()).settings['sheets']).toBe(both);
    expect(bring(list(5001, 550))).toEqual({ ok: false, why: 'full' });
    expect(kept.get('posthorn.sheets')).toBe(both);
  });

  test('results of newer pages are not written over, a forbidden storage is said', async () => {
    const kept = workingStorage({ 'posthorn.results': '{"results":9}' });
    const file = { results: results('plan-1-1'), games: new Map(), settings: { lang: 'pl' } };
    expect((await openDevice()).takeIn(file)).toEqual({ ok: false, why: 'newer' });
    expect(kept.size).toBe(1);
    forbiddenStorage();
    expect((await openDevice()).takeIn(file)).toEqual({ ok: false, why: 'blocked' });
  });

  test('unreadable results are set aside, not in the file, and said', async () => {
    const kept = workingStorage({ 'posthorn.results': 'broken' });
    const device = await openDevice();
    expect(device.countHere().unreadable).toEqual(['broken']);
    expect(device.takeIn({ results: results('plan-1-1'), games: new Map(), settings: {} }).ok).toBe(true);
    expect(device.countHere()).toEqual({ results: 1, games: 0, unreadable: ['broken'] });
    expect([...kept.values()]).toContain('broken');
  });
});
