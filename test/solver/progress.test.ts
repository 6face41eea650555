/** What a puzzle is: how it begins, how the others sit out, when a line is over and what it is worth. */
import { describe, expect, test } from 'vitest';
import { check, RULE_OF, type Action, type Position } from '../../src/engine/index.ts';
import { beginLine, goOn, playLine, valueOf, type Progress } from '../../src/solver/progress.ts';
import { comingCards, isClosed, seatOf, stateOf } from '../../src/puzzle-bank/start.ts';
import type { Goal, RoutePuzzle } from '../../src/puzzle-bank/types.ts';
import { brute } from '../support/brute.ts';
import { CLOSING, COACH, HAND_MADE, LEGAL, PLAN } from '../support/puzzles.ts';

const begin = (puzzle: RoutePuzzle, goal: Goal = puzzle.goal): Progress =>
  beginLine(stateOf(puzzle), seatOf(puzzle), goal);
const BADEN = ['mannheim', 'carlsruhe', 'freiburg'] as const;
const CLOSE_BADEN: Action = { type: 'close', way: 'one-province', houses: BADEN };
const SLOT: Action = { type: 'draw', from: 0 };
const LAY: Action = { type: 'play', city: 'muenchen', end: 'right' };

describe('puzzles made by hand', () => {
  test.each(HAND_MADE.map((puzzle) => [puzzle.id, puzzle] as const))('%s is what it says', (_, puzzle) => {
    const { best, lines } = brute(begin(puzzle))!;
    expect({ best, lines }).toEqual({ best: puzzle.best, lines: puzzle.lines });
    expect(isClosed(stateOf(puzzle), 0, puzzle.goal)).toBe(true);
  });

  test('one of the actions is illegal by one of the rules', () => {
    const verdicts = LEGAL.actions.map((action) => check(stateOf(LEGAL), action));
    expect(verdicts.map(({ ok }) => !ok)).toEqual(LEGAL.actions.map((_, i) => i === LEGAL.illegal));
    const verdict = verdicts[LEGAL.illegal]!;
    expect(verdict.ok || LEGAL.rules.includes(RULE_OF[verdict.code])).toBe(true);
  });

  test('a position that cannot be is a mistake', () => {
    const position: Position = { ...CLOSING.position, market: [] };
    expect(() => stateOf({ position })).toThrow(/no such position/);
  });
});

describe('the cards to come', () => {
  const atStep = (position: Partial<Position>, turns = 1): number =>
    comingCards({ ...PLAN, position: { ...PLAN.position, ...position }, goal: { type: 'points', turns } })
      .length;

  test('as many as a line can take', () => {
    expect(atStep({ step: 'finish' })).toBe(0);
    expect(atStep({ step: 'play' })).toBe(1);
    expect(atStep({ step: 'play', turn: { official: 'bailiff' } })).toBe(0);
    expect(atStep({ step: 'draw' })).toBe(7);
    expect(atStep({ step: 'draw', turn: { official: 'bailiff' } })).toBe(1);
    expect(atStep({ step: 'draw', turn: { official: 'postmaster' } })).toBe(1);
    expect(atStep({ step: 'draw', turn: { official: 'postmaster', forced: true } })).toBe(2);
    expect(atStep({ step: 'play' }, 3)).toBe(15);
    expect(comingCards(LEGAL)).toEqual([]);
  });

  test('tokens bring more of them', () => {
    const config = { players: 2, modules: ['officials'] } as const;
    const players = [
      { ...PLAN.position.players![0]!, tokens: { bailiff: 2 } },
      { hand: ['passau'] as const },
    ];
    expect(atStep({ config, step: 'draw', players }, 2)).toBe(16);
  });
});

describe('closed puzzles', () => {
  const config = { players: 2, modules: ['officials'] } as const;
  const isPuzzle = (position: Partial<Position>): boolean =>
    isClosed(stateOf({ position: { ...COACH.position, ...position } }), 0, COACH.goal);
  const [own] = COACH.position.players!;

  test('nobody else decides anything', () => {
    expect(isPuzzle({ config })).toBe(true);
    expect(isPuzzle({ config, players: [own!, { hand: ['passau'], tokens: { bailiff: 1 } }] })).toBe(false);
    expect(isPuzzle({ config, players: [own!, {}], discard: ['passau'] })).toBe(false);
    expect(isPuzzle({ players: [own!, {}], discard: ['passau'] })).toBe(true);
  });

  test('no pile is shuffled', () => {
    const pile = COACH.position.pile!;
    expect(isPuzzle({ pile: pile.slice(0, 15), discard: pile.slice(15) })).toBe(true);
    expect(isPuzzle({ pile: pile.slice(0, 14), discard: pile.slice(14) })).toBe(false);
  });
});

describe('a line', () => {
  test('ends with its last turn', () => {
    const line = playLine(begin(CLOSING), [CLOSE_BADEN]);
    expect(line).toMatchObject({ isOver: true, turns: 1 });
    expect(valueOf(line)).toBe(11);
    expect(() => goOn(line, { type: 'end' })).toThrow('the line is over');
  });

  test('gets the turn back, and refusals are the engine’s', () => {
    const line = playLine(begin(PLAN), [LAY, { type: 'end' }]);
    expect(line).toMatchObject({ isOver: false, turns: 1, state: { player: 0, step: 'draw' } });
    expect(goOn(line, { type: 'end' })).toMatchObject({ ok: false, code: 'wrong-step' });
    expect(() => playLine(line, [{ type: 'end' }])).toThrow('wrong-step');
  });

  test('ends when the coach is taken', () => {
    const start = playLine(begin(COACH), [SLOT, LAY]);
    expect(valueOf(start)).toBe(-3);
    const coach: readonly Action[] = [
      { type: 'close', way: 'one-province', houses: ['augsburg', 'muenchen'] },
      { type: 'call', official: 'wainwright' },
    ];
    const line = playLine(start, coach);
    expect(line).toMatchObject({ isOver: true, reachedIn: 1 });
    expect(valueOf(line)).toBe(-1);
    // A turn later, the value is a turn less, and the route may have grown.
    const later = playLine(start, [
      { type: 'end' },
      SLOT,
      { type: 'restart', city: 'lodz' },
      { type: 'end' },
    ]);
    expect(later).toMatchObject({ isOver: true, turns: 2, longest: 3 });
  });

  test('ends when the group is complete', () => {
    const line = playLine(begin(CLOSING, { type: 'group', group: 'baden', turns: 2 }), [CLOSE_BADEN]);
    expect(valueOf(line)).toBe(-1);
    expect(line).toMatchObject({ isOver: true, reachedIn: 1 });
  });

  test('counts the longest route, even one that is gone', () => {
    const line = playLine(begin(CLOSING, { type: 'length', turns: 1 }), [CLOSE_BADEN]);
    expect(line.state.players[0]!.route).toEqual([]);
    expect(valueOf(line)).toBe(6);
  });

  test('counts places: the winner is the engine’s, equal points behind share a place', () => {
    const place: Goal = { type: 'place' };
    expect(valueOf(playLine(begin(CLOSING, place), [CLOSE_BADEN]))).toBe(-1);
    const three = { ...CLOSING, position: { ...CLOSING.position, config: { players: 3 } as const } };
    // All three have nothing; nobody has the end tile, so nobody has won.
    expect(valueOf(begin(three, place))).toBe(-2);
    const ahead = { ...CLOSING.position.players![1]!, coach: 3 } as const;
    const behind = {
      ...three,
      position: { ...three.position, players: [CLOSING.position.players![0]!, ahead, { coach: 4 } as const] },
    };
    expect(valueOf(begin(behind, place))).toBe(-3);
  });
});
