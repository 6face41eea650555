import { describe, expect, test } from 'vitest';
import { CITY_IDS, replay, type GameRecord } from '../../src/engine/index.ts';
import { MOST_ACTIONS } from '../../src/notation/limits.ts';
import { makeRecord, parseRecord, parseRecordText, writePlayed } from '../../src/notation/record.ts';
import { RUBBISH, TRICKS } from '../../src/tools/scripts/hostile-actions.ts';
import { arbRecord } from '../support/records.ts';
import { fc } from '../support/property.ts';

const END = { type: 'end' } as const;

const canonical = (record: GameRecord): GameRecord => {
  const parsed = parseRecord(record);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.record;
};

describe('parseRecord', () => {
  test('gives a record back that leads through the same states, whatever its spelling', () => {
    fc.assert(
      fc.property(arbRecord, (record) => {
        const { config, actions } = canonical(record);
        for (let length = 0; length <= actions.length; length += 23) {
          const one = replay({ config: record.config, actions: record.actions.slice(0, length) });
          const other = replay({ config, actions: actions.slice(0, length) });
          expect(other.ok && other.state).toEqual(one.ok && one.state);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('gives a canonical record back as it is, and the state of a replay', () => {
    fc.assert(
      fc.property(arbRecord, (record) => {
        const once = canonical(record);
        const parsed = parseRecord(once);
        const replayed = replay(record);
        expect(parsed).toEqual({ ok: true, record: once, state: replayed.ok && replayed.state });
      }),
      { numRuns: 40 },
    );
  });

  test('names seed, edition and modules, and only options that change something', () => {
    const config = (input: object) => canonical({ config: input, actions: [] } as never).config;
    const base = { players: 2, seed: '', edition: 'bard-pl', modules: [] };
    expect(config({ players: 2 })).toEqual(base);
    expect(config({ players: 2, options: { placement: 'may', coach: 'must' } })).toEqual(base);
    expect(config({ players: 2, options: { coach: 'may' } })).toEqual({ ...base, options: { coach: 'may' } });
    // The audience is always played with `placement: must`, so naming it changes nothing.
    expect(config({ players: 2, modules: ['audience', 'officials'], options: { placement: 'may' } })).toEqual(
      {
        ...base,
        modules: ['officials', 'audience'],
      },
    );
  });

  test('keeps the side of a second card, and forgets that of a first', () => {
    const deck = ['ulm', 'augsburg', ...CITY_IDS.flatMap((city) => [city, city, city])];
    for (const city of ['ulm', 'augsburg']) deck.splice(deck.lastIndexOf(city), 1);
    const actions = [
      { type: 'draw', from: 0 },
      { type: 'draw', from: 1 },
      { type: 'play', city: 'ulm', end: 'left' },
      { type: 'call', official: 'coachman' },
    ];
    const refused = parseRecord({ config: { players: 2, deck }, actions });
    // The hand was empty when the turn began: the postmaster came, and nobody else can.
    expect(refused).toMatchObject({
      code: 'illegal-action',
      index: 3,
      turn: 1,
      player: 0,
      verdict: { code: 'postmaster-forced' },
    });
    const first = canonical({ config: { players: 2, deck }, actions: actions.slice(0, 3) } as never);
    expect(first.actions[2]).toEqual({ type: 'play', city: 'ulm', end: 'right' });
  });

  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'record'],
    ['null', null, 'record'],
    ['no config', { actions: [] }, 'config'],
    ['a config that is a text', { config: 'two', actions: [] }, 'config'],
    ['five players', { config: { players: 5 }, actions: [] }, 'players'],
    ['an unknown edition', { config: { players: 2, edition: 'toString' }, actions: [] }, 'edition'],
    [
      'a module twice',
      { config: { players: 2, modules: ['officials', 'officials'] }, actions: [] },
      'modules',
    ],
    ['an option of no edition', { config: { players: 2, options: { coach: 'no' } }, actions: [] }, 'options'],
    ['options that are none', { config: { players: 2, options: 7 }, actions: [] }, 'options'],
    ['a deck of one', { config: { players: 2, deck: ['ulm'] }, actions: [] }, 'deck'],
    ['a seed that is no text', { config: { players: 2, seed: {} }, actions: [] }, 'seed'],
    ['no actions', { config: { players: 2 } }, 'actions'],
    ['actions that are none', { config: { players: 2 }, actions: { length: 0 } }, 'actions'],
    ['a version that is no number', { rules: '1', config: { players: 2 }, actions: [] }, 'record'],
  ])('%s is refused, and the field named', (_, input, field) => {
    expect(parseRecord(input)).toEqual({ ok: false, code: 'bad-record', field });
  });

  test.each<[string, string, string]>([
    ['too long', 'ż'.repeat(33), 'seed-too-long'],
    ['half a character', '\ud800', 'seed-broken'],
  ])('a seed that is %s', (_, seed, code) => {
    expect(parseRecord({ config: { players: 2, seed }, actions: [] })).toMatchObject({ ok: false, code });
  });

  test('a seed of 64 bytes is still one', () => {
    expect(parseRecord({ config: { players: 2, seed: 'ż'.repeat(32) }, actions: [] }).ok).toBe(true);
  });

  test('rubbish for an action is refused as the engine refuses it, and nothing explodes', () => {
    for (const make of [...RUBBISH, ...TRICKS]) {
      const parsed = parseRecord({ config: { players: 2 }, actions: [make()] });
      // A draw of slot nought may be legal; it comes out plain.
      if (parsed.ok) expect(parsed.record.actions).toEqual([{ type: 'draw', from: 0 }]);
      else expect(parsed).toMatchObject({ code: 'illegal-action', index: 0, turn: 1, player: 0 });
    }
    for (const make of RUBBISH) expect(parseRecord({ config: make(), actions: [] }).ok).toBe(false);
    for (const make of RUBBISH) expect(parseRecord(make()).ok).toBe(false);
  });

  test('prototype tricks leave no trace, in the record or anywhere', () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const parsed = parseRecordText(
      '{"__proto__":{"a":1},"config":{"players":2,"__proto__":{"seed":5},"constructor":{"prototype":{"a":1}}},' +
        '"actions":[{"type":"draw","from":0,"__proto__":{"type":"end"},"extra":[[1]]}]}',
    );
    expect(parsed.ok && parsed.record).toEqual({
      config: { players: 2, seed: '', edition: 'bard-pl', modules: [] },
      actions: [{ type: 'draw', from: 0 }],
    });
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  });

  test('of an endless list only what a record may hold is looked at', () => {
    let looks = 0;
    const endless = new Proxy([] as unknown[], {
      get(_, name) {
        if (name === 'length') return 4_000_000_000;
        looks += 1;
        return undefined;
      },
    });
    expect(parseRecord({ config: { players: 2 }, actions: endless })).toMatchObject({
      code: 'illegal-action',
    });
    expect(looks).toBe(MOST_ACTIONS + 1);
  });
});

describe('makeRecord', () => {
  test('is undone by parseRecordText', () => {
    fc.assert(
      fc.property(arbRecord, (record) => {
        const parsed = parseRecordText(makeRecord(record));
        expect(parsed.ok && parsed.record).toEqual(canonical(record));
      }),
      { numRuns: 40 },
    );
  });

  test('throws for what is not a record', () => {
    expect(() => makeRecord({ config: { players: 2 }, actions: [{ type: 'end' }] })).toThrow(RangeError);
  });
});

describe('writePlayed', () => {
  test('writes of a game that was played what makeRecord writes', () => {
    fc.assert(
      fc.property(arbRecord, (record) => {
        const played = canonical(record);
        expect(writePlayed(played)).toBe(makeRecord(played));
      }),
      { numRuns: 20 },
    );
  });

  test('throws for more actions than a record can have, and not for as many', () => {
    const longest = {
      config: { players: 2 },
      actions: Array.from({ length: MOST_ACTIONS }, () => END),
    } as const;
    expect(JSON.parse(writePlayed(longest))).toMatchObject({ actions: { length: MOST_ACTIONS } });
    expect(() => writePlayed({ ...longest, actions: [...longest.actions, END] })).toThrow(RangeError);
  });
});
