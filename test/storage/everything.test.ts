import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseBundle, type Bundle } from '../../src/storage/bundle.ts';
import { longestIn } from '../../src/game/longest-route.ts';
import { makeSave } from '../../src/game/play/save.ts';
import { begin } from '../../src/game/play/session.ts';
import { resultAfter } from '../../src/game/results/record.ts';
import { makeResults, MOST_RESULTS, parseResults } from '../../src/game/results/text.ts';
import { SCRIPT } from '../support/first-lessons.ts';
import { playedOn, setupOf } from '../support/play.ts';
import { fc } from '../support/property.ts';
import { arbResults, finished, manyResults, resultsOf } from '../support/results.ts';
import { forbiddenStorage, workingStorage } from '../support/storage.ts';

const openDevice = async () => {
  vi.resetModules();
  const device = await import('../../src/storage/everything.ts');
  return { ...device, takeIn: (bundle: Bundle) => device.takeIn(bundle, SCRIPT) };
};
/** An outcome without the way back. */
const said = (outcome: object): object => ({ ...outcome, undo: undefined });
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
    const file = await one.everythingHere();
    expect(await one.countHere()).toEqual({ results: 1, games: 2, unreadable: [] });
    const kept = workingStorage();
    const other = await openDevice();
    expect(said(await other.takeIn(parsed(file)))).toEqual({ ok: true, results: 1, games: 2, rest: true });
    const { 'of-somebody-else': _, ...ours } = content;
    expect(Object.fromEntries(kept)).toEqual(ours);
    expect(await other.everythingHere()).toBe(file);
    expect(said(await other.takeIn(parsed(file)))).toEqual({ ok: true, results: 0, games: 0, rest: false });
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
      files.push(await (await openDevice()).everythingHere());
    }
    const after: unknown[] = [];
    for (const [i, content] of contents.entries()) {
      const kept = workingStorage(content);
      expect((await (await openDevice()).takeIn(parsed(files[1 - i]!))).ok).toBe(true);
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
    expect(await device.takeIn(file)).toEqual({ ok: false, why: 'full' });
    expect(Object.fromEntries(kept)).toEqual(content);
  });

  test('a file with more results than can be read again is refused, and what was here stays', async () => {
    const content = { 'posthorn.results': makeResults(results('plan-1-9')), 'posthorn.theme': 'day' };
    const kept = workingStorage(content);
    const file = { results: manyResults(MOST_RESULTS), games: new Map(), settings: { lang: 'pl' } };
    expect(await (await openDevice()).takeIn(file)).toEqual({ ok: false, why: 'full' });
    expect(Object.fromEntries(kept)).toEqual(content);
  });

  test('score sheets come on top of those that are here; too many are refused, and none is lost', async () => {
    const list = (from: number, count: number): string =>
      Array.from({ length: count }, (_, i) => `${from + i} 1~~${'%2e'.repeat(24)}.7..0...~.0.....`).join(
        '\n',
      );
    const kept = workingStorage({ 'posthorn.sheets': list(1, 100) });
    const device = await openDevice();
    const bring = async (sheets: string) =>
      said(await device.takeIn({ results: new Map(), games: new Map(), settings: { sheets } }));
    expect(await bring(list(1001, 100))).toEqual({ ok: true, results: 0, games: 0, rest: true });
    expect(await bring(list(1001, 100))).toEqual({ ok: true, results: 0, games: 0, rest: false });
    const both = kept.get('posthorn.sheets')!;
    for (const line of [...list(1, 100).split('\n'), ...list(1001, 100).split('\n')])
      expect(both.split('\n')).toContain(line);
    expect(parsed(await device.everythingHere()).settings['sheets']).toBe(both);
    expect(await bring(list(5001, 550))).toEqual({ ok: false, why: 'full' });
    expect(kept.get('posthorn.sheets')).toBe(both);
  });

  test('results of newer pages are not written over, a forbidden storage is said', async () => {
    const kept = workingStorage({ 'posthorn.results': '{"results":9}' });
    const file = { results: results('plan-1-1'), games: new Map(), settings: { lang: 'pl' } };
    expect(await (await openDevice()).takeIn(file)).toEqual({ ok: false, why: 'newer' });
    expect(kept.size).toBe(1);
    forbiddenStorage();
    expect(await (await openDevice()).takeIn(file)).toEqual({ ok: false, why: 'blocked' });
  });

  test('unreadable results are set aside, not in the file, and said', async () => {
    const kept = workingStorage({ 'posthorn.results': 'broken' });
    const device = await openDevice();
    expect((await device.countHere()).unreadable).toEqual(['broken']);
    expect((await device.takeIn({ results: results('plan-1-1'), games: new Map(), settings: {} })).ok).toBe(
      true,
    );
    expect(await device.countHere()).toEqual({ results: 1, games: 0, unreadable: ['broken'] });
    expect([...kept.values()]).toContain('broken');
  });

  test('a file can be taken back: everything is as before, except what has changed since', async () => {
    const content = {
      'posthorn.results': makeResults(results('plan-1-9')),
      'posthorn.game.aaaaaaaa': game('aaaaaaaa', 3),
      'posthorn.theme': 'day',
    };
    const file = {
      results: results('plan-1-1'),
      games: new Map([
        ['aaaaaaaa', game('aaaaaaaa', 6)],
        ['bbbbbbbb', game('bbbbbbbb', 4)],
      ]),
      settings: { lang: 'pl', questions: 'idea-1' },
    };
    const kept = workingStorage(content);
    const device = await openDevice();
    const taken = await device.takeIn(file);
    if (!taken.ok) throw new Error(taken.why);
    expect(taken).toMatchObject({ results: 1, games: 1, rest: true });
    expect(await taken.undo()).toBe(true);
    expect(Object.fromEntries(kept)).toEqual(content);
    // The tab does not remember the file's results either.
    expect((await device.countHere()).results).toBe(1);

    const again = await device.takeIn(file);
    if (!again.ok) throw new Error(again.why);
    kept.set('posthorn.questions', 'idea-1 idea-2');
    expect(await again.undo()).toBe(false);
    expect(Object.fromEntries(kept)).toEqual({ ...content, 'posthorn.questions': 'idea-1 idea-2' });
  });

  test('everything is erased, what others keep stays, and this tab brings nothing back', async () => {
    const kept = workingStorage({
      'posthorn.results': makeResults(results('plan-1-9')),
      'posthorn.results-aside.12345678': 'broken',
      'posthorn.game.aaaaaaaa': game('aaaaaaaa', 3),
      'posthorn.theme': 'day',
      'of-somebody-else': 'stays there',
    });
    const device = await openDevice();
    expect((await device.countHere()).results).toBe(1);
    expect(await device.eraseEverything()).toBe(true);
    expect([...kept.keys()]).toEqual(['of-somebody-else']);
    expect(await device.countHere()).toEqual({ results: 0, games: 0, unreadable: [] });
  });

  test('whatever was here and whatever comes: all or nothing of it, nothing is lost, and the next file can be read', async () => {
    const lines = [
      '1 1~~A.7..0...~B.5..4...',
      '2 1~~.0.....~.0.....',
      '9 2~later',
      'rubbish',
      '007 1~~.0.....~.0.....',
    ];
    const arbSettings = fc.record(
      {
        theme: fc.constantFrom('day', 'night', 'evil'),
        'longest-route': fc.constantFrom('3', '12', '22', '23', '99', 'x'),
        questions: fc.constantFrom('idea-1', 'idea-1 turn-2', 'end-1 junk', ''),
        'first-game': fc.constantFrom('{"inputs":["next"]}', '{"inputs":[]}', 'null', '['),
        sheets: fc.subarray(lines).map((some) => some.join('\n')),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<Bundle['settings']>;
    const texts = [game('aaaaaaaa', 3), game('aaaaaaaa', 8), 'broken', '{"save":2}', ''];
    const arbGames = fc
      .dictionary(fc.constantFrom('aaaaaaaa', 'bbbbbbbb'), fc.constantFrom(...texts))
      .map((games) => new Map(Object.entries(games)));
    const arbBundle: fc.Arbitrary<Bundle> = fc.record({
      results: arbResults,
      games: arbGames,
      settings: arbSettings,
    });
    const storedOf = ({ results: known, games, settings }: Bundle): Record<string, string> => ({
      'posthorn.results': makeResults(known),
      ...Object.fromEntries([...games].map(([id, text]) => [`posthorn.game.${id}`, text])),
      ...Object.fromEntries(Object.entries(settings).map(([name, text]) => [`posthorn.${name}`, text])),
    });
    await fc.assert(
      fc.asyncProperty(arbBundle, arbBundle, fc.option(fc.nat(4)), async (here, there, room) => {
        const content = storedOf(here);
        const kept = workingStorage(content);
        const device = await openDevice();
        const set = localStorage.setItem.bind(localStorage);
        let left = room ?? Infinity;
        localStorage.setItem = (key, value) => {
          if (value !== content[key] && left-- <= 0) throw new DOMException('full', 'QuotaExceededError');
          set(key, value);
        };
        const taken = await device.takeIn(there);
        if (!taken.ok) {
          expect([room === null, Object.fromEntries(kept)]).toEqual([false, content]);
          return;
        }
        for (const [key, { tries, stars }] of [...here.results, ...there.results]) {
          const after = parseResults(kept.get('posthorn.results'));
          expect(after.ok && after.results.get(key)!.tries).toBeGreaterThanOrEqual(tries);
          expect(tries === 0 || (after.ok && after.results.get(key)!.stars >= stars)).toBe(true);
        }
        for (const text of [...here.games.values(), ...there.games.values()])
          expect([...kept.values()].some((other) => other === text || text === texts[0])).toBe(true);
        for (const { settings } of [here, there])
          for (const line of (settings['sheets'] ?? '').split('\n'))
            expect(`${kept.get('posthorn.sheets') ?? ''}\n`.split('\n')).toContain(line);
        if (here.settings['theme']) expect(kept.get('posthorn.theme')).toBe(here.settings['theme']);
        const reached = [here, there].map(({ settings }) => longestIn(settings['longest-route']));
        expect(longestIn(kept.get('posthorn.longest-route'))).toBe(Math.max(...reached));
        expect(parseBundle(await device.everythingHere()).ok).toBe(true);
        left = Infinity;
        expect(said(await device.takeIn(there))).toEqual({ ok: true, results: 0, games: 0, rest: false });
      }),
      { numRuns: 60 },
    );
  });
});
