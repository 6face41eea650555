/** Every reason for a no, with the facts a sentence needs, and the order in which reasons are given. */
import { describe, expect, test } from 'vitest';
import {
  check,
  CODES,
  RULE_OF,
  RULES,
  STEP_ACTIONS,
  type Action,
  type State,
} from '../../src/engine/index.ts';
import { at } from '../support/game.ts';
import { drawing, example, handingIn } from '../support/positions.ts';
import { CLOSING_REFUSALS } from '../support/refusals-closing.ts';
import { MOMENT_REFUSALS } from '../support/refusals-moment.ts';
import { MODULES_REFUSALS } from '../support/refusals-modules.ts';
import { TURN_REFUSALS } from '../support/refusals-turn.ts';

const ROWS = [...TURN_REFUSALS, ...CLOSING_REFUSALS, ...MODULES_REFUSALS, ...MOMENT_REFUSALS];

describe('check', () => {
  test.each(ROWS)('%s', (_, make, action, code, facts) => {
    expect(check(make(), action)).toMatchObject({ ok: false, code, rule: RULE_OF[code], ...facts });
  });

  test('every code has a row', () => {
    expect(CODES.filter((code) => !ROWS.some((row) => row[3] === code))).toEqual([]);
  });

  test('every code cites a rule that exists', () => {
    for (const code of CODES) expect(RULES).toHaveProperty([RULE_OF[code]]);
  });

  test('rules have names of their own, and chapters 1 to 13', () => {
    expect(new Set(Object.values(RULES)).size).toBe(Object.keys(RULES).length);
    expect(new Set(Object.keys(RULES).map((id) => Number(id.split('.')[0]))).size).toBe(13);
  });

  test('every step expects what the table of GAME.md says', () => {
    expect(STEP_ACTIONS).toEqual({
      seat: ['seat'],
      draw: ['draw', 'call'],
      play: ['play', 'restart', 'call'],
      finish: ['call', 'close', 'end'],
      coach: ['call', 'take-coach', 'skip'],
      carriage: ['advance'],
      discard: ['discard'],
      'hand-in': ['hand-in'],
      'last-hand-in': ['hand-in', 'skip'],
      over: [],
    });
  });
});

describe('other spellings of a legal action', () => {
  test.each<[string, () => State, Action]>([
    [
      'the left end of a route of one',
      () => at({ step: 'play', players: [{ hand: ['ulm'], route: ['stuttgart'] }] }),
      { type: 'play', city: 'ulm', end: 'left' },
    ],
    [
      'either end of no route',
      () => at({ step: 'play', players: [{ hand: ['ulm'] }] }),
      { type: 'play', city: 'ulm', end: 'left' },
    ],
    [
      'a list in any order',
      example,
      { type: 'close', way: 'one-province', houses: ['augsburg', 'nuernberg'] },
    ],
    ['the other way for one house', example, { type: 'close', way: 'one-province', houses: ['sigmaringen'] }],
    [
      'officials in any order',
      handingIn,
      { type: 'hand-in', officials: ['bailiff', 'coachman'], draw: 'deck' },
    ],
    ['fields that mean nothing', drawing, { type: 'draw', from: 0, city: 'ulm' } as Action],
    [
      'a field that is undefined',
      handingIn,
      { type: 'hand-in', officials: ['bailiff'], draw: undefined } as never,
    ],
  ])('%s', (_, make, action) => {
    expect(check(make(), action)).toEqual({ ok: true });
  });
});
