import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeBundle, parseBundle, type Bundle } from '../../../src/storage/transfer/bundle.ts';
import { longestIn } from '../../../src/storage/settings/longest-route.ts';
import { makeSave, parseSave } from '../../../src/storage/games/save.ts';
import { begin } from '../../../src/table/model/session.ts';
import { resultAfter } from '../../../src/storage/results/update-result.ts';
import { makeResults, MOST_RESULTS, parseResults } from '../../../src/storage/results/results-text.ts';
import { workingDatabase } from '../../support/database.ts';
import { SCRIPT } from '../../support/first-lessons.ts';
import { playedOn, playedOut, setupOf } from '../../support/play.ts';
import { fc } from '../../support/property.ts';
import { arbResults, finished, manyResults, resultsOf } from '../../support/results.ts';
import { forbiddenStorage, workingStorage } from '../../support/storage.ts';

const openDevice = async () => {
  vi.resetModules();
  const device = await import('../../../src/storage/transfer/everything.ts');
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
    const { text: file, lack } = await one.everythingHere();
    expect(lack).toBeNull();
    expect(await one.countHere()).toEqual({ results: 1, games: 2, unreadable: [], isWhole: true });
    const kept = workingStorage();
    const other = await openDevice();
    expect(said(await other.takeIn(parsed(file)))).toEqual({
      ok: true,
      results: 1,
      games: 2,
      hasChanged: true,
    });
    const { 'of-somebody-else': _, ...ours } = content;
    expect(Object.fromEntries(kept)).toEqual(ours);
    expect(await other.everythingHere()).toEqual({ text: file, lack: null });
    expect(said(await other.takeIn(parsed(file)))).toEqual({
      ok: true,
      results: 0,
      games: 0,
      hasChanged: false,
    });
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
      files.push((await (await openDevice()).everythingHere()).text);
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
    expect(await bring(list(1001, 100))).toEqual({ ok: true, results: 0, games: 0, hasChanged: true });
    expect(await bring(list(1001, 100))).toEqual({ ok: true, results: 0, games: 0, hasChanged: false });
    const both = kept.get('posthorn.sheets')!;
    for (const line of [...list(1, 100).split('\n'), ...list(1001, 100).split('\n')])
      expect(both.split('\n')).toContain(line);
    expect(parsed((await device.everythingHere()).text).settings['sheets']).toBe(both);
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
    expect(await device.countHere()).toEqual({
      results: 1,
      games: 0,
      unreadable: ['broken'],
      isWhole: true,
    });
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
    expect(taken).toMatchObject({ results: 1, games: 1, hasChanged: true });
    expect(await taken.undo()).toBe('whole');
    expect(Object.fromEntries(kept)).toEqual(content);
    // The tab does not remember the file's results either.
    expect((await device.countHere()).results).toBe(1);

    const again = await device.takeIn(file);
    if (!again.ok) throw new Error(again.why);
    kept.set('posthorn.questions', 'idea-1 idea-2');
    expect(await again.undo()).toBe('partly');
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
    expect(await device.countHere()).toEqual({ results: 0, games: 0, unreadable: [], isWhole: true });
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
        expect(parseBundle((await device.everythingHere()).text).ok).toBe(true);
        left = Infinity;
        expect(said(await device.takeIn(there))).toEqual({
          ok: true,
          results: 0,
          games: 0,
          hasChanged: false,
        });
      }),
      { numRuns: 60 },
    );
  });
});

const NOTHING: Bundle = { results: new Map(), games: new Map(), settings: {} };
const OVER = playedOut(begin('over', setupOf(['solid', 'solid'])));
const overText = (id: string, revision = 1): string =>
  makeSave({ ...OVER, id }, { revision, begun: 1, saved: revision });
/** Finished games until the first store is crowded, so that another one goes into the archive. */
const crowd = (): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: Math.ceil(1_600_000 / overText('over').length) }, (_, i) => [
      `posthorn.game.over${i}`,
      overText(`over${i}`),
    ]),
  );
const lengthIn = (text: string | undefined): number => {
  const read = parseSave('aaaaaaaa', text);
  return read.ok ? read.session.table.done.length : -1;
};

describe('whatever a file changes', () => {
  test('a known result that only got better can be taken back', async () => {
    const worse = makeResults(
      resultsOf(resultAfter(undefined, finished({ id: 'plan-1-1', day: null, stars: 1, reached: 3 }))),
    );
    const kept = workingStorage({ 'posthorn.results': worse });
    const taken = await (await openDevice()).takeIn({ ...NOTHING, results: results('plan-1-1') });
    expect(taken).toMatchObject({ ok: true, results: 0, games: 0, hasChanged: true });
    expect(kept.get('posthorn.results')).not.toBe(worse);
    expect(taken.ok && (await taken.undo())).toBe('whole');
    expect(kept.get('posthorn.results')).toBe(worse);
  });

  test('a game that was only looked at elsewhere does not shorten the one here', async () => {
    const [here, there] = [25, 10].map((actions) =>
      makeSave(playedOn(begin('aaaaaaaa', setupOf(['solid', 'solid'])), actions), {
        revision: actions === 10 ? 30 : 25,
        begun: 1,
        saved: 1,
      }),
    );
    const kept = workingStorage({ 'posthorn.game.aaaaaaaa': here! });
    const device = await openDevice();
    const file = { ...NOTHING, games: new Map([['aaaaaaaa', there!]]) };
    const taken = await device.takeIn(file);
    expect(lengthIn(kept.get('posthorn.game.aaaaaaaa'))).toBe(25);
    expect(taken).toMatchObject({ ok: true, games: 0, hasChanged: true });
    expect(taken.ok && (await taken.undo())).toBe('whole');
    expect(Object.fromEntries(kept)).toEqual({ 'posthorn.game.aaaaaaaa': here });
  });

  test('a finished game in the archive is not shortened either', async () => {
    workingStorage();
    const { kept } = workingDatabase(new Map([['aaaaaaaa', overText('aaaaaaaa', 5)]]));
    const device = await openDevice();
    const shorter = makeSave(playedOn(begin('aaaaaaaa', setupOf(['solid', 'solid'])), 10), {
      revision: 30,
      begun: 1,
      saved: 30,
    });
    const taken = await device.takeIn({ ...NOTHING, games: new Map([['aaaaaaaa', shorter]]) });
    expect(taken).toMatchObject({ ok: true, games: 1, hasChanged: true });
    const lengths = [...parsed((await device.everythingHere()).text).games.values()].map(lengthIn);
    expect(lengths.toSorted((a, b) => a - b)).toEqual([10, OVER.table.done.length]);
    expect(taken.ok && (await taken.undo())).toBe('whole');
    expect(Object.fromEntries(kept)).toEqual({ aaaaaaaa: overText('aaaaaaaa', 5) });
    expect((await device.countHere()).games).toBe(1);
  });

  test('a file nested so deeply that it could not be written again brings nothing, and nothing breaks', async () => {
    const deep = '['.repeat(9000) + ']'.repeat(9000);
    const attempt = (id: string, actions: string): string =>
      `{"id":"${id}","day":null,"hints":0,"misses":0,"answer":null,"on":"2026-11-16","actions":${actions}}`;
    const own = `[${attempt('plan-1-1', '[]')}]`;
    const kept = workingStorage({ 'posthorn.attempts': own });
    const settings = {
      'first-game': `{"places":{"rebel-pl":${deep}}}`,
      attempts: `[${attempt('plan-1-2', deep)}]`,
      theme: 'night',
    };
    const file = parsed(makeBundle({ results: null, games: new Map(), settings }));
    expect(said(await (await openDevice()).takeIn(file))).toMatchObject({ ok: true, hasChanged: true });
    expect(Object.fromEntries(kept)).toEqual({ 'posthorn.attempts': own, 'posthorn.theme': 'night' });
  });

  test('one setting that is too long for a file is left out alone, and said', async () => {
    const content = { 'posthorn.play': 'x'.repeat(20_001), 'posthorn.theme': 'night' };
    workingStorage({ ...content, 'posthorn.results': makeResults(results('plan-1-1')) });
    const { text, lack } = await (await openDevice()).everythingHere();
    expect(lack).toBe('unreadable');
    const { results: known, settings } = parsed(text);
    expect([known.size, settings]).toEqual([1, { theme: 'night' }]);
  });
});

test.each([
  ['of a newer page', { 'posthorn.results': '{"results":9}' }],
  ['that are damaged', { 'posthorn.results-aside.12345678': 'broken' }],
])('a file is not called whole where there are results %s', async (_, content) => {
  workingStorage(content);
  workingDatabase();
  expect((await (await openDevice()).everythingHere()).lack).toBe('unreadable');
});

describe('a game that another tab moves to the archive while this one reads it', () => {
  const id = 'aaaaaaaa';
  /** The archive was read without it, and then it leaves the first store. */
  const moving = (): void => {
    const kept = workingStorage({ [`posthorn.game.${id}`]: overText(id, 5) });
    const archive = workingDatabase();
    archive.afterRead(() => {
      archive.kept.set(id, overText(id, 5));
      kept.delete(`posthorn.game.${id}`);
    });
  };

  test('is in the file', async () => {
    moving();
    expect([...parsed((await (await openDevice()).everythingHere()).text).games.keys()]).toEqual([id]);
  });

  test('is not buried under an older one of a file', async () => {
    moving();
    const device = await openDevice();
    const older = makeSave(playedOn(begin(id, setupOf(['solid', 'solid'])), 10), {
      revision: 3,
      begun: 1,
      saved: 3,
    });
    expect(await device.takeIn({ ...NOTHING, games: new Map([[id, older]]) })).toMatchObject({ ok: true });
    expect(parsed((await device.everythingHere()).text).games.get(id)).toBe(overText(id, 5));
  });
});

describe('a store that does not answer', () => {
  test('at all is given up after a while', async () => {
    vi.useFakeTimers();
    const kept = workingStorage({ 'posthorn.theme': 'day' });
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    const device = await openDevice();
    const answers = Promise.all([device.countHere(), device.everythingHere(), device.eraseEverything()]);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await answers).toMatchObject([{ isWhole: false }, { lack: 'unreached' }, false]);
    expect(kept.size).toBe(0);
    vi.useRealTimers();
  });

  test('is not taken for an empty one', async () => {
    const kept = workingStorage({ 'posthorn.theme': 'day' });
    const archive = workingDatabase(new Map([['aaaaaaaa', overText('aaaaaaaa')]]));
    const device = await openDevice();
    expect(await device.countHere()).toMatchObject({ games: 1, isWhole: true });
    archive.refuse(true);
    expect(await device.countHere()).toMatchObject({ games: 0, isWhole: false });
    expect((await device.everythingHere()).lack).toBe('unreached');
    const file = { ...NOTHING, games: new Map([['bbbbbbbb', 'broken']]), settings: { lang: 'pl' } };
    expect(await device.takeIn(file)).toEqual({ ok: false, why: 'archive' });
    expect(Object.fromEntries(kept)).toEqual({ 'posthorn.theme': 'day' });
    expect(await device.takeIn({ ...file, games: new Map() })).toMatchObject({ ok: true, hasChanged: true });
    expect(await device.eraseEverything()).toBe(false);
    expect(archive.kept.size).toBe(1);
    archive.refuse(false);
    expect(await device.eraseEverything()).toBe(true);
    expect(archive.kept.size).toBe(0);
  });

  test('also what is no text goes from the archive', async () => {
    workingStorage();
    const { kept } = workingDatabase(new Map([['aaaaaaaa', 7 as unknown as string]]));
    expect(await (await openDevice()).eraseEverything()).toBe(true);
    expect(kept.size).toBe(0);
  });

  test('a forbidden storage is neither erased nor taken out whole', async () => {
    forbiddenStorage();
    const device = await openDevice();
    expect(await device.eraseEverything()).toBe(false);
    expect((await device.everythingHere()).lack).toBe('unreached');
    expect((await device.countHere()).isWhole).toBe(false);
  });

  test('in the first store takes back what the archive has taken', async () => {
    const content = crowd();
    const kept = workingStorage(content);
    const archive = workingDatabase();
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const games = new Map([['aaaaaaaa', overText('aaaaaaaa')]]);
    const taken = await (await openDevice()).takeIn({ ...NOTHING, games, settings: { lang: 'pl' } });
    expect(taken).toEqual({ ok: false, why: 'full' });
    expect([archive.kept.size, Object.fromEntries(kept)]).toEqual([0, content]);
  });

  test('undoing says so, and can be tried again', async () => {
    const content = crowd();
    const kept = workingStorage(content);
    const archive = workingDatabase();
    const device = await openDevice();
    const taken = await device.takeIn({ ...NOTHING, games: new Map([['aaaaaaaa', overText('aaaaaaaa')]]) });
    if (!taken.ok) throw new Error(taken.why);
    archive.refuse(true);
    expect(await taken.undo()).toBe('not');
    archive.refuse(false);
    expect(await taken.undo()).toBe('whole');
    expect([archive.kept.size, Object.fromEntries(kept)]).toEqual([0, content]);
  });
});

describe('another tab that writes', () => {
  /** As another tab, in the moment in which the archive takes the first text. */
  const whenArchived = (kept: Map<string, string>, act: () => void): void => {
    const set = kept.set.bind(kept);
    kept.set = (id, text) => {
      kept.set = set;
      act();
      return set(id, text);
    };
  };

  test('while a file goes into the archive loses nothing', async () => {
    const kept = workingStorage({ ...crowd(), 'posthorn.results': makeResults(results('plan-1-1')) });
    const archive = workingDatabase();
    const device = await openDevice();
    whenArchived(archive.kept, () => {
      kept.set('posthorn.results', makeResults(results('plan-1-1', 'plan-1-9')));
      kept.set('posthorn.questions', 'idea-1');
      kept.set('posthorn.theme', 'night');
    });
    const taken = await device.takeIn({
      results: results('plan-7-7'),
      games: new Map([['aaaaaaaa', overText('aaaaaaaa')]]),
      settings: { questions: 'turn-2', theme: 'day' },
    });
    expect(taken).toMatchObject({ ok: true, results: 1, games: 1 });
    const after = parseResults(kept.get('posthorn.results'));
    expect(after.ok && [...after.results.keys()].toSorted()).toEqual(['plan-1-1', 'plan-1-9', 'plan-7-7']);
    expect(kept.get('posthorn.questions')).toBe('idea-1 turn-2');
    expect(kept.get('posthorn.theme')).toBe('night');
    expect(archive.kept.get('aaaaaaaa')).toBe(overText('aaaaaaaa'));
    expect(taken.ok && (await taken.undo())).toBe('whole');
    const back = parseResults(kept.get('posthorn.results'));
    expect(back.ok && [...back.results.keys()].toSorted()).toEqual(['plan-1-1', 'plan-1-9']);
    expect([kept.get('posthorn.questions'), archive.kept.size]).toEqual(['idea-1', 0]);
  });

  test('while a file goes into the archive may make room for it: then it is in one store only', async () => {
    const kept = workingStorage(crowd());
    const archive = workingDatabase();
    const device = await openDevice();
    whenArchived(archive.kept, () => [...kept.keys()].slice(3).forEach((key) => kept.delete(key)));
    const taken = await device.takeIn({ ...NOTHING, games: new Map([['aaaaaaaa', overText('aaaaaaaa')]]) });
    expect(taken).toMatchObject({ ok: true, games: 1 });
    expect([kept.get('posthorn.game.aaaaaaaa'), archive.kept.size]).toEqual([overText('aaaaaaaa'), 0]);
  });

  /** As another tab, right after this one has read the archive. */
  const wheneverRead = (kept: Map<string, string>, act: () => void): void => {
    const values = kept.values.bind(kept);
    kept.values = () => {
      const all = [...values()];
      act();
      return all.values();
    };
  };

  test('into the archive is not written over', async () => {
    workingStorage(crowd());
    const archive = workingDatabase();
    const device = await openDevice();
    wheneverRead(archive.kept, () => archive.kept.set('aaaaaaaa', overText('aaaaaaaa', 9)));
    const file = { ...NOTHING, games: new Map([['aaaaaaaa', overText('aaaaaaaa', 3)]]) };
    expect(await device.takeIn(file)).toMatchObject({ ok: true, games: 0, hasChanged: false });
    expect(Object.fromEntries(archive.kept)).toEqual({ aaaaaaaa: overText('aaaaaaaa', 9) });
  });

  test('into the archive without a pause: the file is refused, and nothing of it stays', async () => {
    const content = crowd();
    const kept = workingStorage(content);
    const archive = workingDatabase();
    const device = await openDevice();
    let writes = 0;
    wheneverRead(archive.kept, () => archive.kept.set('aaaaaaaa', `broken ${(writes += 1)}`));
    const games = new Map(['aaaaaaaa', 'bbbbbbbb'].map((id) => [id, overText(id)]));
    expect(await device.takeIn({ ...NOTHING, games })).toEqual({ ok: false, why: 'busy' });
    expect(Object.fromEntries(kept)).toEqual(content);
    expect(Object.fromEntries(archive.kept)).toEqual({ aaaaaaaa: `broken ${writes}` });
    expect(writes).toBeGreaterThan(1);
  });

  test('since a file was taken in: what was set beside a game it went on with stays', async () => {
    const long = makeSave(playedOn(begin('aaaaaaaa', setupOf(['solid', 'solid'])), 25), {
      revision: 25,
      begun: 1,
      saved: 1,
    });
    const kept = workingStorage({ 'posthorn.game.aaaaaaaa': long, 'posthorn.theme': 'day' });
    const device = await openDevice();
    const takenBack = makeSave(playedOn(begin('aaaaaaaa', setupOf(['solid', 'solid'])), 10), {
      revision: 30,
      begun: 1,
      saved: 2,
    });
    const file = { ...NOTHING, games: new Map([['aaaaaaaa', takenBack]]), settings: { lang: 'pl' } };
    const taken = await device.takeIn(file);
    expect(taken).toMatchObject({ ok: true, games: 1 });
    const opened = makeSave(playedOn(begin('aaaaaaaa', setupOf(['solid', 'solid'])), 11), {
      revision: 31,
      begun: 1,
      saved: 3,
    });
    kept.set('posthorn.game.aaaaaaaa', opened);
    expect(taken.ok && (await taken.undo())).toBe('partly');
    expect(kept.get('posthorn.game.aaaaaaaa')).toBe(opened);
    expect([...kept.values()]).toContain(long);
    expect(kept.has('posthorn.lang')).toBe(false);
  });

  test('or a page that dies at any moment finds every game still there', async () => {
    const [long, short] = [25, 10].map((actions) =>
      makeSave(playedOn(begin('aaaaaaaa', setupOf(['solid', 'solid'])), actions), {
        revision: 50 - actions,
        begun: 1,
        saved: 50 - actions,
      }),
    );
    const kept = workingStorage({ 'posthorn.game.aaaaaaaa': long! });
    const moments: boolean[] = [];
    const watched =
      <T extends readonly unknown[]>(act: (...given: T) => void) =>
      (...given: T): void => {
        act(...given);
        moments.push([...kept.values()].includes(long!));
      };
    localStorage.setItem = watched(localStorage.setItem.bind(localStorage));
    localStorage.removeItem = watched(localStorage.removeItem.bind(localStorage));
    const device = await openDevice();
    const taken = await device.takeIn({ ...NOTHING, games: new Map([['aaaaaaaa', short!]]) });
    expect(kept.size).toBe(2);
    expect(taken.ok && (await taken.undo())).toBe('whole');
    expect(moments).toEqual([true, true, true, true]);
  });

  test('since a file was taken in: lines that were set aside stay with the results they came from', async () => {
    const kept = workingStorage({ 'posthorn.results': 'broken' });
    const device = await openDevice();
    const taken = await device.takeIn({ ...NOTHING, results: results('plan-1-1') });
    kept.set('posthorn.results', makeResults(results('plan-1-1', 'plan-1-2')));
    expect(taken.ok && (await taken.undo())).toBe('partly');
    expect((await device.countHere()).unreadable).toEqual(['broken']);
  });

  test('since a file was taken in: a newer game in the archive is not hidden by the old one', async () => {
    const begun = makeSave(playedOn(begin('aaaaaaaa', setupOf(['solid', 'solid'])), 10), {
      revision: 1,
      begun: 1,
      saved: 1,
    });
    const kept = workingStorage({ ...crowd(), 'posthorn.game.aaaaaaaa': begun });
    const archive = workingDatabase();
    const device = await openDevice();
    const file = { ...NOTHING, games: new Map([['aaaaaaaa', overText('aaaaaaaa', 5)]]) };
    const taken = await device.takeIn(file);
    expect([kept.has('posthorn.game.aaaaaaaa'), archive.kept.size]).toEqual([false, 1]);
    archive.kept.set('aaaaaaaa', overText('aaaaaaaa', 9));
    expect(taken.ok && (await taken.undo())).toBe('partly');
    expect([kept.has('posthorn.game.aaaaaaaa'), archive.kept.get('aaaaaaaa')]).toEqual([
      false,
      overText('aaaaaaaa', 9),
    ]);
  });
});
