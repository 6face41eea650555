import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { MODULES, PLAYER_COUNTS, replay, type GameRecord, type Module } from '../../src/engine/index.ts';
import { makeLink, parseLink } from '../../src/notation/link.ts';
import { LONGEST_LINK, MOST_ACTIONS } from '../../src/notation/limits.ts';
import { NOTATION_CODES } from '../../src/notation/refusal.ts';
import { parseRecord } from '../../src/notation/record.ts';
import { scriptedGame } from '../../src/tools/scripts/scripted-game.ts';
import { arbRecord, dataOf, sign } from '../support/records.ts';
import { fc } from '../support/property.ts';

const canonical = (record: GameRecord): GameRecord => {
  const parsed = parseRecord(record);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.record;
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Whatever comes in, out comes a refusal, or a record that the engine replays to the state given. */
function isSound(text: string): boolean {
  const parsed = parseLink(text);
  if (!parsed.ok) return NOTATION_CODES.includes(parsed.code);
  const replayed = replay(parsed.record);
  return replayed.ok && isDeepStrictEqual(replayed.state, parsed.state);
}

describe('makeLink and parseLink', () => {
  test('are inverses: the canonical record comes back, with the state it leads to', () => {
    fc.assert(
      fc.property(arbRecord, (record) => {
        const replayed = replay(record);
        const state = replayed.ok && replayed.state;
        expect(parseLink(makeLink(record))).toEqual({ ok: true, record: canonical(record), state });
      }),
      { numRuns: 150 },
    );
  });

  test('all spellings of a record make the same link', () => {
    fc.assert(
      fc.property(arbRecord, (record) => {
        expect(makeLink(canonical(record))).toBe(makeLink(record));
      }),
      { numRuns: 40 },
    );
  });

  const GAMES = 40;
  const rows: readonly (readonly [number, readonly Module[], number])[] = PLAYER_COUNTS.flatMap((players) =>
    ([[], ['officials'], ['audience'], MODULES] as const).map(
      (modules) => [players, modules, players === 2 && modules.length === 0 ? 400 : 1000] as const,
    ),
  );
  test.each(rows)('a whole game for %i players with %j fits in %i characters', (players, modules, limit) => {
    let longest = 0;
    for (let i = 0; i < GAMES; i++) {
      const config = { players: players as 2, modules, seed: `a seed of 32 characters, no. ${1000 + i}` };
      const { record, state } = scriptedGame(config, MOST_ACTIONS);
      expect(state.step).toBe('over');
      longest = Math.max(longest, makeLink(record).length);
    }
    expect(longest).toBeLessThanOrEqual(limit);
  });

  test('a fixed deck takes no more than 56 characters', () => {
    fc.assert(
      fc.property(arbRecord, ({ config }) => {
        const { deck: _, ...without } = config;
        const length = makeLink({ config, actions: [] }).length;
        expect(length - makeLink({ config: without, actions: [] }).length).toBeLessThanOrEqual(56);
      }),
    );
  });

  test('the longest record there can be fits', () => {
    fc.assert(
      fc.property(arbRecord, (record) => {
        // Most bits of any action on average: with these the limits agree with each other.
        const bits = makeLink(record).length * 6;
        const head = makeLink({ config: record.config, actions: [] }).length * 6;
        fc.pre(record.actions.length >= 100);
        const each = (bits - head) / record.actions.length;
        expect(each * MOST_ACTIONS + (64 + 60) * 8).toBeLessThan(LONGEST_LINK * 6);
      }),
      { numRuns: 60 },
    );
  });

  test('makeLink throws for what is not a record', () => {
    expect(() => makeLink({ config: { players: 2 }, actions: [{ type: 'end' }] })).toThrow(RangeError);
    expect(() => makeLink({ config: { players: 7 as 2 }, actions: [] })).toThrow(RangeError);
  });
});

describe('a damaged link', () => {
  const { record } = scriptedGame({ players: 3, modules: MODULES, seed: 'damaged' }, MOST_ACTIONS);
  const link = makeLink(record);

  test('with any single character changed is refused', () => {
    fc.assert(
      fc.property(fc.nat(link.length - 1), fc.constantFrom(...ALPHABET, '=', ' ', 'é', '\0'), (at, other) => {
        fc.pre(link[at] !== other);
        expect(parseLink(link.slice(0, at) + other + link.slice(at + 1)).ok).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test('cut off anywhere is refused', () => {
    for (let length = 0; length < link.length; length++)
      expect(parseLink(link.slice(0, length)).ok).toBe(false);
  });

  test('with something added is refused', () => {
    for (const more of ['A', 'AA', 'AAAA', link, ' ', '\n']) expect(parseLink(link + more).ok).toBe(false);
  });

  test('of random characters is refused or sound', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(isSound(text)).toBe(true);
      }),
      { numRuns: 500 },
    );
    const arbText = fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 300 });
    fc.assert(
      fc.property(arbText, (text) => {
        expect(isSound(`AQ${text}`)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a link written by somebody who knows the format', () => {
  test('with any bytes and a fitting checksum is refused or sound', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(isSound(sign([...bytes]))).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  test('with some bits of a game turned over is refused or sound, and says at which turn', () => {
    fc.assert(
      fc.property(arbRecord, fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), (record, flips) => {
        const data = dataOf(makeLink(record));
        for (const flip of flips) data[flip % data.length]! ^= 1 << ((flip >> 8) % 8);
        const text = sign(data);
        expect(isSound(text)).toBe(true);
        const parsed = parseLink(text);
        if (!parsed.ok && parsed.code === 'illegal-action') {
          expect(parsed.verdict.ok).toBe(false);
          expect(parsed.index).toBeLessThan(MOST_ACTIONS);
          expect(parsed.turn).toBeLessThanOrEqual(parsed.index + 1);
        }
      }),
      { numRuns: 300 },
    );
  });

  const head = (seedLength: number): number[] => [0b00110100, seedLength];

  test.each<[string, string, object]>([
    ['nothing', '', { code: 'empty' }],
    ['a space', 'AQ A', { code: 'bad-character', position: 2, character: ' ' }],
    ['one character too many', 'A'.repeat(LONGEST_LINK + 1), { code: 'too-long', limit: LONGEST_LINK }],
    ['64 KB', 'A'.repeat(65536), { code: 'too-long', length: 65536 }],
    ['half a byte', 'AQAAA', { code: 'checksum' }],
    ['versions alone', 'AQE', { code: 'cut-short', index: null }],
    ['another format', sign([0], 2), { code: 'format-version', version: 2, known: 1 }],
    ['no format', 'AAAA', { code: 'format-version', version: 0 }],
    ['other rules', sign([0], 1, 2), { code: 'rules-version', version: 2, known: 1 }],
    ['a head that ends', sign([0]), { code: 'cut-short', index: null, turn: null }],
    ['five players', sign([0b11110100, 0, 0, 0]), { code: 'bad-record', field: 'players' }],
    ['a seed that is no text', sign([...head(1), 0xff, 0, 0, 0]), { code: 'unknown-choice', index: null }],
    [
      'a seed of 65 bytes',
      sign([...head(65), ...Array<number>(65).fill(65), 0, 0]),
      { code: 'seed-too-long' },
    ],
    ['a seed longer than the link', sign([...head(127), 65, 65]), { code: 'cut-short', index: null }],
  ])('%s', (_, text, refusal) => {
    expect(parseLink(text)).toMatchObject({ ok: false, ...refusal });
  });

  test('with more actions than there are is cut short, and says at which turn', () => {
    const { actions, config } = scriptedGame({ players: 2 }, 40).record;
    const data = dataOf(makeLink({ config, actions }));
    const parsed = parseLink(sign(data.slice(0, -4)));
    expect(parsed).toMatchObject({ ok: false, code: 'cut-short' });
    if (!parsed.ok && parsed.code === 'cut-short') {
      expect(parsed.index).toBeGreaterThan(20);
      expect(parsed.turn).toBeGreaterThan(4);
    }
  });

  test('with bytes after its last action is refused', () => {
    const { record } = scriptedGame({ players: 2 }, 40);
    expect(parseLink(sign([...dataOf(makeLink(record)), 0]))).toMatchObject({ code: 'left-over', index: 40 });
  });

  test('that goes on after the end of the game is refused as the engine refuses it', () => {
    const { record } = scriptedGame({ players: 2 }, MOST_ACTIONS);
    const data = dataOf(makeLink(record));
    // The number of actions stands in the 12 bits after 9 of options, 7 of the seed's length, 1 of the deck.
    const count = record.actions.length + 1;
    data[2] = (data[2]! & 0x80) | (count >> 5);
    data[3] = (data[3]! & 0x07) | ((count & 31) << 3);
    expect(parseLink(sign(data))).toMatchObject({
      code: 'illegal-action',
      index: count - 1,
      verdict: { code: 'game-over' },
    });
  });
});
