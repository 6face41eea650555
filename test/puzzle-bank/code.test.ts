/** Lines of the bank: one spelling each, and a code for whatever is wrong with one. */
import { describe, expect, test } from 'vitest';
import { CITY_IDS, GROUPS, OFFICIALS, TILES, TOWNS, type Action } from '../../src/engine/index.ts';
import { readAction, writeAction } from '../../src/puzzle-bank/code-action.ts';
import {
  CITY_LETTERS,
  GROUP_LETTERS,
  OFFICIAL_LETTERS,
  STACK_LETTERS,
  TOWN_LETTERS,
} from '../../src/puzzle-bank/code-letters.ts';
import { encode } from '../../src/puzzle-bank/code.ts';
import { decode } from '../../src/puzzle-bank/decode.ts';
import { positionOf } from '../../src/puzzle-maker/position-of.ts';
import { stateOf } from '../../src/puzzle-bank/start.ts';
import { COACH, LEGAL, PLAN } from '../support/puzzles.ts';
import { fc } from '../support/property.ts';

const MEASURES = { all: 9, greedy: -4, solid: -4, traps: 1 };

/** A puzzle in full: as it would lie in the bank. */
const whole = <P extends { readonly position: typeof PLAN.position }>(puzzle: P): P => ({
  ...puzzle,
  position: positionOf(stateOf(puzzle)),
});
const planLine = encode({ puzzle: whole(PLAN), measures: { ...MEASURES, all: PLAN.firstMoves } });
const coachLine = encode({ puzzle: whole(COACH), measures: { ...MEASURES, all: COACH.firstMoves } });
const legalLine = encode({ puzzle: whole(LEGAL), measures: null });
const LINES = [planLine, coachLine, legalLine];

const codeOf = (line: unknown): string => {
  const decoded = decode('x', line);
  return decoded.ok ? 'ok' : decoded.code;
};

test('every thing has its letter', () => {
  expect(CITY_LETTERS.all.toSorted()).toEqual(CITY_IDS.toSorted());
  expect(TOWN_LETTERS.all.toSorted()).toEqual(TOWNS.map(({ id }) => id).toSorted());
  expect(GROUP_LETTERS.all.toSorted()).toEqual(GROUPS.toSorted());
  expect(OFFICIAL_LETTERS.all.toSorted()).toEqual(OFFICIALS.toSorted());
  expect(STACK_LETTERS.all.toSorted()).toEqual(Object.keys(TILES).toSorted());
});

test.each([
  ['a plan', whole(PLAN), planLine],
  ['a race', whole(COACH), coachLine],
  ['a question', whole(LEGAL), legalLine],
] as const)('%s comes back as it was', (_, puzzle, line) => {
  const decoded = decode(puzzle.id, line);
  expect(decoded.ok && decoded.puzzle).toEqual(puzzle);
  expect(decoded.ok && stateOf(decoded.puzzle)).toEqual(stateOf(puzzle));
});

const ACTIONS: readonly Action[] = [
  { type: 'draw', from: 'deck' },
  { type: 'draw', from: 5 },
  { type: 'call', official: 'wainwright' },
  { type: 'play', city: 'ulm', end: 'left' },
  { type: 'restart', city: 'lodz' },
  { type: 'close', way: 'each-province', houses: ['mannheim', 'kempten'] },
  { type: 'close', way: 'one-province', houses: [] },
  { type: 'end' },
  { type: 'take-coach' },
  { type: 'skip' },
  { type: 'advance', carriage: 'baiern', to: 'rome' },
  { type: 'discard', cities: ['ulm', 'ulm'] },
  { type: 'hand-in', officials: [] },
  { type: 'hand-in', officials: ['coachman', 'bailiff'], draw: 'deck' },
  { type: 'hand-in', officials: [...OFFICIALS], house: 'basel' },
];

test.each(ACTIONS.map((action) => [writeAction(action as never), action] as const))(
  'the action %s comes back as it was',
  (word, action) => expect(readAction(word)).toEqual(action),
);

describe('what is wrong has a code', () => {
  const words = planLine.split(' ');
  const changed = (at: number, word: string, line = words): string => line.with(at, word).join(' ');
  const asked = legalLine.split(' ');

  test.each([
    ['nothing', undefined, 'text'],
    ['an object', {}, 'text'],
    ['far too much', 'x'.repeat(5000), 'text'],
    ['another kind', changed(0, 'chess'), 'kind'],
    ['level 6', changed(1, '6'), 'level'],
    ['no goal', changed(2, 'q2'), 'goal'],
    ['five turns', changed(2, 'p5'), 'goal'],
    ['no number', changed(3, 'x'), 'number'],
    ['another spelling of a number', changed(3, '07'), 'number'],
    ['no first move', changed(4, '0'), 'number'],
    ['a better plain player than the best', changed(6, '9,99,0,0'), 'number'],
    ['no seat', changed(7, '2x-d-'), 'position'],
    ['a letter for no city', changed(8, words[8]!.replace(/./, 'z')), 'position'],
    ['a card too few', changed(8, words[8]!.slice(1)), 'impossible'],
    ['a player too many', `${planLine} ////`, 'position'],
    [
      'more turns than the pile has cards for',
      changed(8, `${words[8]!.split('/')[0]}//${words[8]!.split('/')[1]}`),
      'open',
    ],
    ['a blank at the end', `${planLine} `, 'position'],
    ['an illegal one that is none', changed(2, '9', asked), 'number'],
    ['no such rule', changed(3, '9.9', asked), 'rules'],
    ['a rule that is none among others', changed(3, `${asked[3]},9.9`, asked), 'spelling'],
    ['the same rule twice', changed(3, '4.1,4.1', asked), 'rules'],
    ['no action', changed(4, 'q', asked), 'actions'],
  ])('%s', (_, line, code) => {
    expect(codeOf(line)).toBe(code);
  });
});

test('hostile lines never throw, and what is read has one spelling', () => {
  const arbLine = fc
    .constantFrom(...LINES)
    .chain((line) =>
      fc
        .tuple(fc.nat(line.length - 1), fc.nat(3), fc.string({ maxLength: 4 }))
        .map(([at, cut, put]) => line.slice(0, at) + put + line.slice(at + cut)),
    );
  fc.assert(
    fc.property(fc.oneof(arbLine, fc.string()), (line) => {
      const decoded = decode('x', line);
      return !decoded.ok || encode(decoded) === line;
    }),
    { numRuns: 2000 },
  );
  expect(LINES.map(codeOf)).toEqual(['ok', 'ok', 'ok']);
});
