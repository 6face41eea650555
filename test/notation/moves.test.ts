import { describe, expect, test } from 'vitest';
import { type GameRecord } from '../../src/engine/index.ts';
import { LONGEST_TEXT, MOST_ACTIONS } from '../../src/notation/limits.ts';
import { makeMoves } from '../../src/notation/make-moves.ts';
import { parseMoves } from '../../src/notation/parse-moves.ts';
import { NOTATION_CODES } from '../../src/notation/refusal.ts';
import { parseRecord } from '../../src/notation/record.ts';
import { scriptedGame } from '../../src/tools/scripts/scripted-game.ts';
import { deckWith } from '../support/game.ts';
import { arbRecord } from '../support/records.ts';
import { fc } from '../support/property.ts';

const canonical = (record: GameRecord): GameRecord => {
  const parsed = parseRecord(record);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.record;
};

/** A deck that puts these cards into the market and on top of the pile. */
const HEAD = `posthorn 1; players 2; deck ${deckWith('ulm', 'augsburg', 'muenchen', 'kempten', 'lodz', 'basel').join(' ')}`;
const game = (...lines: readonly string[]): string => [HEAD, ...lines].join('\n');

describe('makeMoves and parseMoves', () => {
  test('are inverses: the canonical record comes back', () => {
    fc.assert(
      fc.property(arbRecord, (record) => {
        const parsed = parseMoves(makeMoves(record));
        expect(parsed.ok ? parsed.record : parsed).toEqual(canonical(record));
      }),
      { numRuns: 150 },
    );
  });

  test('every spelling makes the same list, which stays itself when read and made again', () => {
    fc.assert(
      fc.property(arbRecord, (record) => {
        const moves = makeMoves(record);
        const parsed = parseMoves(moves);
        expect(parsed.ok && makeMoves(parsed.record)).toBe(moves);
        expect(makeMoves(canonical(record))).toBe(moves);
      }),
      { numRuns: 40 },
    );
  });

  test('one line a turn, after a line for the config', () => {
    const { record } = scriptedGame({ players: 4, seed: 'lines' }, MOST_ACTIONS);
    const [head, ...lines] = makeMoves(record).trimEnd().split('\n');
    expect(head).toBe('posthorn 1; players 4; edition bard-pl; seed "lines"');
    const names = ['Blue', 'Red', 'Yellow', 'Green'];
    for (const [i, line] of lines.entries()) expect(line).toMatch(`${i + 1}. ${names[i % 4]}: draw `);
  });

  test('makeMoves throws for what is not a record', () => {
    expect(() => makeMoves({ config: { players: 2 }, actions: [{ type: 'end' }] })).toThrow(RangeError);
  });
});

describe('a list written by a person', () => {
  const TIDY = game('1. Blue: draw 0 (ulm) 1 (augsburg); play ulm; end', '2. Red: draw 2 3; play kempten');

  test('is read', () => {
    const parsed = parseMoves(TIDY);
    expect(parsed.ok && parsed.record.actions).toEqual([
      { type: 'draw', from: 0 },
      { type: 'draw', from: 1 },
      { type: 'play', city: 'ulm', end: 'right' },
      { type: 'end' },
      { type: 'draw', from: 2 },
      { type: 'draw', from: 3 },
      { type: 'play', city: 'kempten', end: 'right' },
    ]);
  });

  test.each<[string, string]>([
    ['without remarks', TIDY.replaceAll(/\([^)]*\)/g, '')],
    ['with comments and empty lines', `# mine\n\n${TIDY}\n   # the end\n`],
    ['with Windows line ends', TIDY.replaceAll('\n', '\r\n')],
    ['with more room', TIDY.replaceAll(' ', ' \t ')],
    ['with draws apart', TIDY.replace('draw 2 3', 'draw 2; draw 3')],
    ['with semicolons at the ends of lines', TIDY.replace('end', 'end;')],
    ['with the player named again', TIDY.replace('play ulm', 'Blue play ulm')],
    ['with a turn on two lines', TIDY.replace('; end', '\n1. Blue: end')],
    ['with a side for the first card', TIDY.replace('play ulm', 'play <ulm')],
  ])('%s, it is the same game', (_, text) => {
    expect(parseMoves(text)).toEqual(parseMoves(TIDY));
  });

  test('a card without a side goes where it fits, to the right if it can', () => {
    const begun = game('1. Blue: draw 0 1; play augsburg; end', '2. Red: draw 2 3; play kempten; end');
    const end = (play: string): unknown => {
      const parsed = parseMoves(`${begun}\n3. Blue: draw 4; play ${play}`);
      return parsed.ok ? parsed.record.actions.at(-1) : parsed;
    };
    expect(end('ulm')).toEqual({ type: 'play', city: 'ulm', end: 'right' });
    expect(end('<ulm')).toEqual({ type: 'play', city: 'ulm', end: 'left' });
  });
});

describe('what is refused, and where', () => {
  test.each<[string, string, object]>([
    ['nothing', '', { code: 'empty' }],
    ['only comments', '# a\n\n# b', { code: 'empty' }],
    ['too much', ' '.repeat(LONGEST_TEXT + 1), { code: 'too-long' }],
    ['another text', 'hello', { code: 'syntax', line: 1, column: 1, words: ['posthorn'], found: 'hello' }],
    ['no version', '\nposthorn', { code: 'syntax', line: 2, column: 9, found: '' }],
    ['other rules', 'posthorn 2; players 2', { code: 'rules-version', line: 1, column: 10, version: 2 }],
    ['no players', 'posthorn 1', { code: 'bad-record', field: 'players', line: 1 }],
    ['five players', 'posthorn 1; players 5', { code: 'bad-record', field: 'players', line: 1, column: 13 }],
    [
      'players in words',
      'posthorn 1; players two',
      { code: 'syntax', expected: 'players', column: 21, found: 'two' },
    ],
    ['a key twice', 'posthorn 1; players 2; players 2', { code: 'syntax', expected: 'key', column: 24 }],
    ['a key of Object', 'posthorn 1; constructor 2', { code: 'syntax', column: 13 }],
    ['options that are none', 'posthorn 1; players 2; options coach', { code: 'syntax', column: 32 }],
    ['a bare seed', 'posthorn 1; players 2; seed x', { code: 'syntax', column: 29 }],
    ['a broken seed', 'posthorn 1; players 2; seed "\\x"', { code: 'syntax', column: 29 }],
    ['half a character', 'posthorn 1; players 2; seed "\\ud800"', { code: 'seed-broken', column: 24 }],
    [
      'an open quotation mark',
      'posthorn 1; seed "x',
      { code: 'syntax', line: 1, column: 18, expected: 'closing-quote' },
    ],
    [
      'an open bracket',
      game('1. Blue: draw 0 (ulm'),
      { code: 'syntax', line: 2, column: 17, expected: 'closing-bracket' },
    ],
    [
      'no turn',
      game('Blue: draw 0'),
      { code: 'syntax', line: 2, column: 1, expected: 'word', words: ['1.'] },
    ],
    ['a later turn', game('2. Blue: draw 0'), { code: 'turn-number', line: 2, column: 1, expected: 1 }],
    ['nobody', game('1. draw 0'), { code: 'syntax', line: 2, column: 4, expected: 'word', words: ['Blue:'] }],
    ['somebody else', game('1. Red: draw 0'), { code: 'wrong-player', line: 2, column: 4, expected: 0 }],
    ['somebody else inside', game('1. Blue: Red draw 0'), { code: 'wrong-player', line: 2, column: 10 }],
    ['no move', game('1. Blue:'), { code: 'syntax', line: 2, column: 9 }],
    ['no move in between', game('1. Blue: draw 0;; draw 1'), { code: 'syntax', line: 2, column: 25 }],
    ['a name alone', game('1. Blue: Blue'), { code: 'syntax', line: 2, column: 14 }],
    ['an unknown move', game('1. Blue: fly ulm'), { code: 'syntax', line: 2, column: 10, found: 'fly' }],
    [
      'a slot in words',
      game('1. Blue: draw first'),
      { code: 'syntax', expected: 'source', line: 2, column: 15 },
    ],
    ['no city', game('1. Blue: draw 0 1; play'), { code: 'syntax', line: 2, column: 24, found: '' }],
    [
      'a city too many',
      game('1. Blue: draw 0 1; play ulm basel'),
      { code: 'syntax', expected: 'end-of-move', line: 2, column: 29 },
    ],
    [
      'no way',
      game('1. Blue: close ulm'),
      { code: 'syntax', line: 2, column: 16, expected: 'one-of', words: ['each', 'one'] },
    ],
    ['a token of nobody', game('1. Blue: hand-in postman'), { code: 'syntax', line: 2, column: 18 }],
    ['a seat for nobody', game('1. Blue: seat polen=1'), { code: 'syntax', line: 2, column: 15 }],
    [
      'a turn that has ended',
      game('1. Blue: draw 0 1; play ulm; end; draw 2'),
      { code: 'turn-ended', line: 2, column: 35, turn: 1 },
    ],
    [
      'an empty slot',
      game('1. Blue: draw 0 9'),
      {
        code: 'illegal-action',
        line: 2,
        column: 17,
        index: 1,
        turn: 1,
        player: 0,
        verdict: { code: 'unknown-card' },
      },
    ],
    [
      'a card of nobody',
      game('1. Blue: draw 0 1; play ulm; end', '2. Red: draw 2 3; play ulm'),
      {
        code: 'illegal-action',
        line: 3,
        column: 19,
        index: 6,
        turn: 2,
        player: 1,
        verdict: { code: 'not-in-hand' },
      },
    ],
  ])('%s', (_, text, answer) => {
    expect(parseMoves(text)).toMatchObject({ ok: false, ...answer });
  });

  test('an option named like a trick changes nothing', () => {
    const parsed = parseMoves('posthorn 1; players 2; options __proto__=1');
    expect(parsed).toEqual(parseMoves('posthorn 1; players 2'));
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('1');
  });

  test('moves after the end of the game', () => {
    const { record, state } = scriptedGame({ players: 2 }, MOST_ACTIONS);
    expect(state.step).toBe('over');
    expect(parseMoves(`${makeMoves(record)}999. Blue: draw 0`)).toMatchObject({
      code: 'illegal-action',
      verdict: { code: 'game-over' },
    });
  });

  test('any change of any list is refused with a code, or read', () => {
    const arbChange = fc.tuple(fc.nat(), fc.nat(4), fc.string({ unit: 'grapheme', maxLength: 4 }));
    fc.assert(
      fc.property(arbRecord, fc.array(arbChange, { minLength: 1, maxLength: 3 }), (record, changes) => {
        let text = makeMoves(record);
        for (const [place, cut, put] of changes) {
          const at = place % text.length;
          text = text.slice(0, at) + put + text.slice(at + cut);
        }
        const parsed = parseMoves(text);
        if (parsed.ok) expect(parseRecord(parsed.record)).toEqual(parsed);
        else expect(NOTATION_CODES).toContain(parsed.code);
      }),
      { numRuns: 200 },
    );
  });
});
