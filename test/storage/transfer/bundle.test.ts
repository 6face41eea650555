import { answeredIn } from '../../../src/storage/settings/answered-questions.ts';
import { describe, expect, test, vi } from 'vitest';
import {
  hasRoomFor,
  makeBundle,
  parseBundle,
  type Contents,
  type Settings,
} from '../../../src/storage/transfer/bundle.ts';
import { mergeSettings as merge } from '../../../src/storage/settings/merge-settings.ts';
import { makeSave } from '../../../src/storage/games/save.ts';
import { begin } from '../../../src/table/model/session.ts';
import { longestIn } from '../../../src/storage/settings/longest-route.ts';
import { KEEPSAKES } from '../../../src/storage/settings/preferences.ts';
import { LONGEST_RESULTS, makeResults } from '../../../src/storage/results/results-text.ts';
import { LONGEST_TEXT } from '../../../src/notation/limits.ts';
import { crc32 } from '../../../src/notation/crc32.ts';
import { lessonsOf, SCRIPT } from '../../support/first-lessons.ts';
import { setupOf } from '../../support/play.ts';
import { fc } from '../../support/property.ts';
import { arbResults } from '../../support/results.ts';

const mergeSettings = (here: Settings, there: Settings): Settings => merge(here, there, SCRIPT);

/** A first game played as told. */
const INPUTS = lessonsOf('bard-pl').at(-1)!.game.inputs;

const EMPTY: Contents = { results: null, games: new Map(), settings: {} };

const arbSettings = fc
  .subarray([...KEEPSAKES])
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, fc.string({ maxLength: 30 })]))));

const arbGames = fc
  .uniqueArray(fc.tuple(fc.stringMatching(/^[0-9a-z]{8}$/), fc.string()), {
    selector: ([id]) => id,
    maxLength: 4,
  })
  .map((entries) => new Map(entries));

describe('everything in one file', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(arbResults, arbGames, arbSettings, (results, games, settings) => {
        const parsed = parseBundle(makeBundle({ results: makeResults(results), games, settings }));
        expect(parsed).toEqual({ ok: true, bundle: { results, games, settings } });
      }),
    );
  });

  test('of a device that is full of games that were only begun, it is read too', () => {
    const begun = makeSave(begin('aaaaaaaa', setupOf(['solid', 'solid'])), {
      revision: 1,
      begun: 1,
      saved: 1,
    });
    const count = Math.ceil(5_300_000 / begun.length);
    const games = new Map(Array.from({ length: count }, (_, n) => [`g${String(n).padStart(7, '0')}`, begun]));
    const parsed = parseBundle(makeBundle({ ...EMPTY, games }));
    expect(parsed.ok && parsed.bundle.games.size).toBe(count);
  });

  test('with any character changed or cut away, it is refused', () => {
    fc.assert(
      fc.property(
        arbResults,
        arbGames,
        fc.nat(),
        fc.string({ maxLength: 2 }),
        (results, games, where, put) => {
          const text = makeBundle({ ...EMPTY, results: makeResults(results), games });
          const at = where % text.length;
          const changed = text.slice(0, at) + put + text.slice(at + 1);
          expect(changed === text || !parseBundle(changed).ok).toBe(true);
          expect(parseBundle(text.slice(0, at)).ok).toBe(false);
        },
      ),
    );
  });

  /** The checksum is no secret. */
  const sealedText = (whole: string): string => {
    const text = whole.slice(0, -1);
    const sum = crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0');
    return `${text},"check":"${sum}"}`;
  };
  const sealed = (parts: object): string =>
    sealedText(JSON.stringify({ posthorn: 1, results: null, games: {}, settings: {}, ...parts }));

  test('with anything at all in a part, it is refused or holds nothing but texts under known names', () => {
    fc.assert(
      fc.property(fc.constantFrom('results', 'games', 'settings'), fc.jsonValue(), (part, value) => {
        const parsed = parseBundle(sealed({ [part]: value }));
        expect(parsed.ok || ['changed', 'results'].includes(parsed.code)).toBe(true);
        if (!parsed.ok) return;
        const { games, settings } = parsed.bundle;
        for (const text of [...games.values(), ...Object.values(settings)])
          expect(typeof text).toBe('string');
        for (const name of Object.keys(settings)) expect(KEEPSAKES).toContain(name);
      }),
    );
    expect(parseBundle(sealed({ games: { aaaa: 7 } }))).toEqual({ ok: false, code: 'changed' });
    expect(parseBundle(sealed({ results: 'broken' }))).toEqual({ ok: false, code: 'results' });
    expect(parseBundle(sealed({ settings: { theme: 'night', evil: 'x' } }))).toMatchObject({
      bundle: { settings: { theme: 'night' } },
    });
  });

  test('with a text too long to be read again, it is without that text alone, and still whole otherwise', () => {
    const long = 'x'.repeat(20_001);
    const contents = {
      ...EMPTY,
      games: new Map([
        ['aaaaaaaa', 'x'.repeat(LONGEST_TEXT + 1)],
        ['bbbbbbbb', 'broken'],
      ]),
      settings: { play: long, theme: 'night' },
    };
    expect([hasRoomFor(contents), hasRoomFor(EMPTY)]).toEqual([false, true]);
    const without = { games: new Map([['bbbbbbbb', 'broken']]), settings: { theme: 'night' } };
    expect(parseBundle(makeBundle(contents))).toMatchObject({ ok: true, bundle: without });
    // As earlier pages wrote it.
    const games = Object.fromEntries(contents.games);
    expect(parseBundle(sealed({ games, settings: contents.settings }))).toEqual({
      ok: true,
      bundle: { results: new Map(), ...without },
    });
    expect(parseBundle(sealed({ settings: { play: 7, theme: 'night' } }))).toMatchObject({
      bundle: { settings: { theme: 'night' } },
    });
  });

  test('results that are nested as none of ours are refused without being read', () => {
    const depth = LONGEST_RESULTS / 2;
    const file = sealed({ results: '['.repeat(depth) + ']'.repeat(depth) });
    const parse = vi.spyOn(JSON, 'parse');
    expect(parseBundle(file)).toEqual({ ok: false, code: 'results' });
    expect(parse, 'the file itself').toHaveBeenCalledTimes(1);
    parse.mockRestore();
  });

  test('names that every object answers to are no settings, and leave no trace', () => {
    const names = '"__proto__":"x","constructor":"y","toString":"z"';
    const text = `{"posthorn":1,"results":null,"games":{${names}},"settings":{${names},"theme":"night"},"__proto__":{"a":1}}`;
    const before = Object.getOwnPropertyNames(Object.prototype);
    const parsed = parseBundle(sealedText(text));
    // An id may be any word.
    expect(parsed).toEqual({
      ok: true,
      bundle: { results: new Map(), games: new Map([['constructor', 'y']]), settings: { theme: 'night' } },
    });
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    const merged = mergeSettings({}, parsed.ok ? parsed.bundle.settings : {});
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    const again = parsed.ok && parseBundle(makeBundle({ ...parsed.bundle, results: null }));
    expect(again).toEqual(parsed);
  });

  test.each([
    ['', 'not-ours'],
    ['a film', 'not-ours'],
    ['[]', 'not-ours'],
    ['{}', 'not-ours'],
    [7, 'not-ours'],
    ['{"save":1,"actions":[]}', 'one-game'],
    ['{"posthorn":2}', 'newer'],
    ['{"posthorn":1}', 'changed'],
    ['{"posthorn":0}', 'changed'],
  ] as const)('%j: %s', (text, code) => expect(parseBundle(text)).toEqual({ ok: false, code }));
});

describe('settings and progress', () => {
  test('what was chosen here stays, what is missing comes, what was reached grows', () => {
    const here = { theme: 'night', 'longest-route': '9', questions: 'idea-1 turn-2' };
    const there = { theme: 'day', lang: 'pl', 'longest-route': '14', questions: 'turn-2 end-1' };
    expect(mergeSettings(here, there)).toEqual({
      theme: 'night',
      lang: 'pl',
      'longest-route': '14',
      questions: 'idea-1 turn-2 end-1',
    });
  });

  test('made-up questions do not take the place of those answered here', () => {
    const junk = Array.from({ length: 100 }, (_, i) => `${'x'.repeat(i + 1)}-1`).join(' ');
    const merged = mergeSettings({ questions: 'idea-1 turn-2' }, { questions: junk }).questions!;
    const read = [...answeredIn(merged)];
    expect(read.slice(0, 2)).toEqual(['idea-1', 'turn-2']);
    expect(read.join(' ')).toBe(merged);
    expect(mergeSettings({}, { questions: 'no question' })).toEqual({});
  });

  test('what was reached here is not lost to a length that no route can have', () => {
    const merged = (here: string, there: string) =>
      mergeSettings({ 'longest-route': here }, { 'longest-route': there })['longest-route'];
    for (const other of ['23', '99', '-5', '1e9', '014', 'Infinity', '']) {
      expect(merged('12', other)).toBe('12');
      expect(merged(other, '12')).toBe('12');
    }
    expect(merged('12', '22')).toBe('22');
    expect([null, '0', '7', '22', '23', '٣'].map(longestIn)).toEqual([0, 0, 7, 22, 0, 0]);
  });

  test('of each booklet the place that has come further is gone on with, and junk never', () => {
    const at = (n: number): readonly unknown[] => INPUTS.slice(0, n);
    const kept = (places: Record<string, unknown>): string => JSON.stringify({ places });
    const merged = (here: string | undefined, there: string) =>
      mergeSettings(here === undefined ? {} : { 'first-game': here }, { 'first-game': there })['first-game'];
    const [three, five] = [kept({ 'bard-pl': at(3) }), kept({ 'bard-pl': at(5) })];
    expect(merged(three, five)).toBe(five);
    expect(merged(five, three)).toBe(five);
    expect(merged(undefined, five)).toBe(five);
    expect(merged(kept({ 'rebel-pl': at(2) }), three)).toBe(kept({ 'bard-pl': at(3), 'rebel-pl': at(2) }));
    for (const junk of [
      'broken',
      kept({ 'bard-pl': Array(50).fill('next') }),
      kept({ 'bard-pl': [...at(3), { type: 'end' }, 'next', 'next'] }),
      kept({ __proto__: at(9), nobody: at(9) }),
    ]) {
      expect(merged(three, junk)).toBe(three);
      expect(merged(undefined, junk)).toBeUndefined();
    }
    // As earlier pages kept it.
    expect(merged(JSON.stringify({ edition: 'bard-pl', inputs: at(3) }), five)).toBe(five);
  });

  test('puzzles that were begun come along; those begun here stay as they are', () => {
    const attempt = (id: string, misses: number) => ({
      id,
      day: null,
      on: '2026-11-16',
      hints: 0,
      misses,
      answer: null,
      actions: [],
    });
    const [here, there] = [
      [attempt('plan-1-1', 1)],
      [attempt('plan-1-1', 9), attempt('plan-1-2', 2), { id: 'junk' }],
    ];
    const merged = mergeSettings({ attempts: JSON.stringify(here) }, { attempts: JSON.stringify(there) });
    expect(JSON.parse(merged['attempts']!)).toEqual([here[0], there[1]]);
    expect(mergeSettings({}, { attempts: '[[[' })).toEqual({});
  });

  test.each([
    ['first-game', (deep: string) => `{"places":{"rebel-pl":${deep}}}`],
    [
      'attempts',
      (deep: string) =>
        `[{"id":"a","day":null,"hints":0,"misses":0,"answer":null,"on":"2026-11-16","actions":${deep}}]`,
    ],
  ])('%s nested so deeply that nobody could write it again brings nothing', (name, textWith) => {
    const deep = textWith('['.repeat(9000) + ']'.repeat(9000));
    const plain = {
      'first-game': `{"places":{"bard-pl":${JSON.stringify(INPUTS.slice(0, 3))}}}`,
      attempts: '[]',
    };
    expect(mergeSettings({}, { [name]: deep })[name as 'attempts']).toBeUndefined();
    expect(mergeSettings(plain, { [name]: deep })).toEqual(plain);
    const broken = { ...plain, [name]: deep };
    // The place of the first game that can be read comes instead; attempts are left as they are.
    const after = name === 'attempts' ? broken : plain;
    expect(mergeSettings(broken, plain)).toEqual(after);
  });

  test('twice is as good as once, and nothing but what was there comes out', () => {
    fc.assert(
      fc.property(arbSettings, arbSettings, (here, there) => {
        const once = mergeSettings(here, there);
        expect(mergeSettings(once, there)).toEqual(once);
        const names = new Set([...Object.keys(here), ...Object.keys(there)]);
        expect(Object.keys(once).every((name) => names.has(name))).toBe(true);
        expect(Object.keys(here).every((name) => name in once)).toBe(true);
      }),
    );
  });
});
