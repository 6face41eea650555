/** Every reason for a no, with the facts a sentence needs, and the order in which reasons are given. */
import { describe, expect, test } from 'vitest';
import {
  check,
  CITY_IDS,
  CODES,
  RULE_OF,
  RULES,
  STEPS,
  STEP_ACTIONS,
  type Action,
  type Code,
  type State,
} from '../../src/engine/index.ts';
import { after, at, begin, finishing, MARKET, others } from '../support/game.ts';

const BOOKLET = ['carlsruhe', 'stuttgart', 'nuernberg', 'regensburg'] as const;
const EXAMPLE = ['sigmaringen', 'stuttgart', 'nuernberg', 'regensburg', 'ingolstadt', 'augsburg'] as const;
const AUDIENCE = { players: 2, seed: 'test', modules: ['audience'] } as const;
const SEATING = {
  baden: 1,
  'wuerttemberg-hohenzollern': 2,
  'schweiz-tyrol': 3,
  'boehmen-salzburg': 4,
  baiern: 5,
} as const;
const MUST = { players: 2, seed: 'test', options: { placement: 'must' } } as const;

/** All but Ingolstadt, Augsburg and Lodz, and the tiles that come with them. */
const NINETEEN = CITY_IDS.filter((city) => !['ingolstadt', 'augsburg', 'lodz'].includes(city));
const NINETEEN_TILES = [
  { stack: 'baden', value: 3 },
  { stack: 'wuerttemberg-hohenzollern', value: 3 },
  { stack: 'schweiz-tyrol', value: 3 },
  { stack: 'boehmen-salzburg', value: 4 },
] as const;

const drawing = at({ players: [{ hand: ['ulm'] }], market: MARKET });
const playing = at({
  step: 'play',
  players: [{ hand: ['innsbruck', 'stuttgart', 'passau'], route: BOOKLET }],
});
const example = finishing({ route: EXAMPLE, houses: ['stuttgart'] });
const forced = begin();
const noCards = at({
  players: [{ hand: ['ulm'] }, { hand: others('ulm') }],
  market: [null, null, null, null, null, null],
  discard: [],
  pile: [],
});
const handingIn = handIn();
const carriages = after(
  at({
    config: AUDIENCE,
    step: 'finish',
    players: [{ route: ['ulm', 'augsburg', 'muenchen', 'salzburg'], clergy: SEATING }, { clergy: SEATING }],
  }),
  { type: 'close', way: 'each-province', houses: ['ulm', 'salzburg', 'augsburg'] },
);

/** Seat 0 has emptied the bailiff's stack and has two tokens to choose from. */
function handIn(): State {
  const state = at({
    config: { players: 2, seed: 'test', modules: ['officials'] },
    players: [
      { hand: ['ulm'], tokens: { coachman: 1 }, houses: ['ulm'] },
      { hand: ['ulm'], tokens: { bailiff: 2 } },
    ],
  });
  return after(state, { type: 'call', official: 'bailiff' });
}

type Row = readonly [name: string, state: State, action: unknown, code: Code, facts: object];

const ROWS: readonly Row[] = [
  ['nothing at all', drawing, null, 'malformed', { field: null }],
  ['an unknown type', drawing, { type: 'fly' }, 'malformed', { field: 'type' }],
  ['a missing field', drawing, { type: 'draw' }, 'malformed', { field: 'from' }],
  ['a malformed action comes before all others', forced, { type: 'play' }, 'malformed', { field: 'city' }],
  ['a slot that does not exist', drawing, { type: 'draw', from: 6 }, 'unknown-card', { card: 6 }],
  [
    'a city that does not exist',
    playing,
    { type: 'play', city: 'wien', end: 'left' },
    'unknown-card',
    { card: 'wien' },
  ],
  [
    'a city that does not exist',
    playing,
    { type: 'restart', city: 'wien' },
    'unknown-card',
    { card: 'wien' },
  ],
  [
    'a house in a city that does not exist',
    example,
    { type: 'close', way: 'one-province', houses: ['wien'] },
    'unknown-card',
    { card: 'wien' },
  ],
  [
    // Question 1: draw, play, and only then close.
    'closing before drawing',
    at({ players: [{ hand: ['ulm'], route: BOOKLET }] }),
    { type: 'close', way: 'each-province', houses: [] },
    'wrong-step',
    { step: 'draw', type: 'close', expected: ['draw', 'call'] },
  ],
  ['closing before playing', playing, { type: 'end' }, 'wrong-step', { step: 'play', type: 'end' }],
  [
    'the postmaster before the first card',
    drawing,
    { type: 'call', official: 'postmaster' },
    'wrong-step',
    {},
  ],
  [
    'the coachman before the first card is laid',
    playing,
    { type: 'call', official: 'coachman' },
    'wrong-step',
    {},
  ],
  [
    'calling out of turn',
    handingIn,
    { type: 'call', official: 'bailiff' },
    'wrong-step',
    { step: 'hand-in' },
  ],
  [
    // Question 36: the wainwright belongs to a closing.
    'the wainwright without closing',
    finishing({ route: ['ulm', 'stuttgart', 'nuernberg'], coach: 3 }),
    { type: 'call', official: 'wainwright' },
    'wrong-step',
    {},
  ],
  [
    // 5.6: no card is left anywhere, so the only player with a card goes straight to playing it.
    'an empty market',
    after(noCards, { type: 'play', city: 'ulm', end: 'right' }, { type: 'end' }),
    { type: 'draw', from: 3 },
    'wrong-step',
    { step: 'play' },
  ],
  [
    // Question 24 and 25: one official a turn, of any kind.
    'a second official',
    after(drawing, { type: 'call', official: 'bailiff' }, { type: 'draw', from: 'deck' }),
    { type: 'call', official: 'postmaster' },
    'official-used',
    { official: 'postmaster', used: 'bailiff' },
  ],
  [
    'the bailiff between the postmaster’s two cards',
    after(drawing, { type: 'draw', from: 0 }, { type: 'call', official: 'postmaster' }),
    { type: 'call', official: 'bailiff' },
    'official-used',
    { official: 'bailiff', used: 'postmaster' },
  ],
  [
    // Question 26: an empty hand has its official already.
    'anybody in a turn that began with an empty hand',
    forced,
    { type: 'call', official: 'bailiff' },
    'postmaster-forced',
    { official: 'bailiff' },
  ],
  [
    'the bailiff after the first card',
    after(drawing, { type: 'draw', from: 0 }),
    { type: 'call', official: 'bailiff' },
    'bailiff-too-late',
    { step: 'play' },
  ],
  [
    'the coachman when nothing fits',
    finishing({ route: BOOKLET, hand: ['innsbruck', 'stuttgart'] }),
    { type: 'call', official: 'coachman' },
    'no-effect',
    { official: 'coachman' },
  ],
  [
    'the postmaster when no card is left',
    noCards,
    { type: 'call', official: 'postmaster' },
    'no-effect',
    { official: 'postmaster' },
  ],
  [
    'the wainwright when the coach is earned without him',
    after(
      finishing(
        { route: ['ulm', 'stuttgart', 'nuernberg'] },
        { config: { players: 2, edition: 'biancheria-en' } },
      ),
      { type: 'close', way: 'each-province', houses: [] },
    ),
    { type: 'call', official: 'wainwright' },
    'no-effect',
    { official: 'wainwright' },
  ],
  [
    'a card of somebody else',
    playing,
    { type: 'play', city: 'lodz', end: 'left' },
    'not-in-hand',
    { city: 'lodz', hand: ['innsbruck', 'stuttgart', 'passau'] },
  ],
  ['a restart with it', playing, { type: 'restart', city: 'lodz' }, 'not-in-hand', { city: 'lodz' }],
  [
    // Question 13; R:136-137, E:83, U:97-99. B:100 has it wrong.
    'a card that fits nowhere',
    playing,
    { type: 'play', city: 'innsbruck', end: 'right' },
    'no-road',
    {
      city: 'innsbruck',
      ends: ['carlsruhe', 'regensburg'],
      roads: ['salzburg', 'augsburg', 'muenchen', 'kempten'],
      other: null,
    },
  ],
  [
    'a card that fits the other end',
    playing,
    { type: 'play', city: 'passau', end: 'left' },
    'no-road',
    { city: 'passau', ends: ['carlsruhe'], other: 'right' },
  ],
  [
    // Question 11; E:83, U:102-103, B:102.
    'a city that is in the route',
    playing,
    { type: 'play', city: 'stuttgart', end: 'left' },
    'already-in-route',
    { city: 'stuttgart' },
  ],
  [
    // Question 29: the coachman's card cannot start a new route.
    'a restart with the coachman’s card',
    at({
      step: 'play',
      turn: { official: 'coachman' },
      players: [{ hand: ['innsbruck', 'passau'], route: BOOKLET }],
    }),
    { type: 'restart', city: 'innsbruck' },
    'must-fit',
    { city: 'innsbruck', fits: ['passau'] },
  ],
  [
    'a restart without a route',
    at({ step: 'play', players: [{ hand: ['ulm'] }] }),
    { type: 'restart', city: 'ulm' },
    'no-route',
    { city: 'ulm' },
  ],
  [
    'closing a route of two',
    finishing({ route: ['ulm', 'stuttgart'] }),
    { type: 'close', way: 'each-province', houses: ['ulm'] },
    'route-too-short',
    { length: 2, missing: 1 },
  ],
  [
    'a house beside the route',
    example,
    { type: 'close', way: 'each-province', houses: ['lodz'] },
    'not-on-route',
    { city: 'lodz', route: EXAMPLE },
  ],
  [
    // Question 41: one of yours in a city.
    'a second house in a city',
    example,
    { type: 'close', way: 'each-province', houses: ['stuttgart'] },
    'own-house',
    { city: 'stuttgart', twice: false },
  ],
  [
    'the same house twice',
    example,
    { type: 'close', way: 'one-province', houses: ['augsburg', 'augsburg'] },
    'own-house',
    { city: 'augsburg', twice: true },
  ],
  [
    'two in one province',
    example,
    { type: 'close', way: 'each-province', houses: ['augsburg', 'nuernberg'] },
    'one-per-province',
    { province: 'baiern', cities: ['nuernberg', 'augsburg'] },
  ],
  [
    // Question 39: pairs count together for the tile only.
    'two provinces',
    example,
    { type: 'close', way: 'one-province', houses: ['sigmaringen', 'augsburg'] },
    'one-province',
    { provinces: ['hohenzollern', 'baiern'] },
  ],
  [
    // Question 43.
    'more houses than are left',
    finishing({ route: EXAMPLE, houses: NINETEEN, tiles: NINETEEN_TILES }),
    { type: 'close', way: 'one-province', houses: ['ingolstadt', 'augsburg'] },
    'houses-left',
    { left: 1, asked: 2 },
  ],
  [
    // Question 37: U:121-122 must place.
    'leaving a province out where every house must be placed',
    finishing({ route: EXAMPLE, houses: ['stuttgart'] }, { config: MUST }),
    { type: 'close', way: 'each-province', houses: ['augsburg'] },
    'must-place',
    { way: 'each-province', asked: 1, needed: 2, open: ['sigmaringen'] },
  ],
  [
    'leaving a city of the one province out',
    finishing({ route: EXAMPLE }, { config: MUST }),
    { type: 'close', way: 'one-province', houses: ['augsburg', 'nuernberg'] },
    'must-place',
    { way: 'one-province', asked: 2, needed: 4, open: ['regensburg', 'ingolstadt'] },
  ],
  [
    'placing nothing where every province has something to place',
    finishing({ route: EXAMPLE }, { config: MUST }),
    { type: 'close', way: 'one-province', houses: [] },
    'must-place',
    { way: 'one-province', asked: 0, needed: 1 },
  ],
  [
    // Question 32: one or two short, not three.
    'the wainwright for a coach three away',
    finishing({ route: ['ulm', 'stuttgart', 'nuernberg'], coach: 5 }),
    { type: 'call', official: 'wainwright' },
    'coach-too-far',
    { coach: 6, length: 3, missing: 3 },
  ],
  [
    'taking a coach that only the wainwright could bring',
    after(finishing({ route: ['ulm', 'stuttgart', 'nuernberg'], coach: 3 }), {
      type: 'close',
      way: 'each-province',
      houses: [],
    }),
    { type: 'take-coach' },
    'coach-too-far',
    { coach: 4, length: 3, missing: 1 },
  ],
  [
    'the wainwright beyond coach 7',
    finishing({ route: EXAMPLE, coach: 7, tiles: [{ stack: 'end', value: 1 }] }),
    { type: 'call', official: 'wainwright' },
    'no-coach-left',
    {},
  ],
  [
    'a coach beyond coach 7',
    finishing({ route: EXAMPLE, coach: 7, tiles: [{ stack: 'end', value: 1 }] }),
    { type: 'take-coach' },
    'no-coach-left',
    {},
  ],
  [
    'discarding too few',
    surplus(),
    { type: 'discard', cities: ['ulm'] },
    'discard-count',
    { asked: 1, needed: 2 },
  ],
  [
    'discarding a card twice that is held once',
    surplus(),
    { type: 'discard', cities: ['ulm', 'ulm'] },
    'not-in-hand',
    { city: 'ulm' },
  ],
  ['discarding what does not exist', surplus(), { type: 'discard', cities: ['wien'] }, 'unknown-card', {}],
  [
    'a token that is not held',
    handingIn,
    { type: 'hand-in', officials: ['wainwright'] },
    'token-missing',
    { official: 'wainwright' },
  ],
  [
    'two tokens of one official',
    handingIn,
    { type: 'hand-in', officials: ['bailiff', 'bailiff'] },
    'token-repeated',
    { official: 'bailiff' },
  ],
  ['no token', handingIn, { type: 'hand-in', officials: [] }, 'hand-in-count', { asked: 0 }],
  [
    'five tokens',
    handingIn,
    { type: 'hand-in', officials: ['bailiff', 'bailiff', 'bailiff', 'bailiff', 'bailiff'] },
    'hand-in-count',
    { asked: 5 },
  ],
  [
    'a card for one token',
    handingIn,
    { type: 'hand-in', officials: ['bailiff'], draw: 0 },
    'reward',
    { reward: 'draw', needed: 2, asked: 1 },
  ],
  [
    'a house for two tokens',
    handingIn,
    { type: 'hand-in', officials: ['bailiff', 'coachman'], house: 'linz' },
    'reward',
    { reward: 'house', needed: 4, asked: 2 },
  ],
  [
    'skipping a hand-in that has to be',
    handingIn,
    { type: 'skip' },
    'wrong-step',
    { step: 'hand-in', expected: ['hand-in'] },
  ],
  [
    'a town that is not to the south',
    carriages,
    { type: 'advance', carriage: 'baiern', to: 'rome' },
    'no-road-south',
    { carriage: 'baiern', from: 'trento', to: 'rome', roads: ['verona'] },
  ],
  [
    'a carriage whose move is not due',
    carriages,
    { type: 'advance', carriage: 'baden', to: 'genoa' },
    'wrong-carriage',
    { carriage: 'baden', due: ['baiern'] },
  ],
  [
    'a carriage that has arrived',
    after(
      at({
        config: AUDIENCE,
        step: 'finish',
        carriages: { baiern: 'rome' },
        players: [
          { route: ['ulm', 'augsburg', 'muenchen', 'salzburg'], clergy: withoutBaiern() },
          { clergy: withoutBaiern() },
        ],
      }),
      { type: 'close', way: 'each-province', houses: ['ulm', 'salzburg', 'augsburg'] },
    ),
    { type: 'advance', carriage: 'baiern', to: 'rome' },
    'carriage-in-rome',
    { carriage: 'baiern' },
  ],
  [
    'one rank in two carriages',
    begin({ modules: ['audience'] }),
    { type: 'seat', clergy: { ...SEATING, baiern: 1 } },
    'seating',
    { missing: [5] },
  ],
  ['anything after the end', over(), { type: 'end' }, 'game-over', {}],
  ['rubbish after the end is rubbish', over(), 7, 'malformed', { field: null }],
  ['an empty slot', gap(), { type: 'draw', from: 0 }, 'slot-empty', { slot: 0 }],
  ['an empty pile', gap(), { type: 'draw', from: 'deck' }, 'pile-empty', {}],
];

function withoutBaiern(): object {
  const { baiern: _, ...four } = SEATING;
  return four;
}

function surplus(): State {
  return after(
    finishing({ route: ['ulm', 'stuttgart', 'nuernberg'], hand: ['ulm', 'lodz', 'lodz', 'linz', 'basel'] }),
    { type: 'close', way: 'each-province', houses: [] },
  );
}

function over(): State {
  return after(
    at({
      config: { players: 2 },
      player: 1,
      step: 'finish',
      players: [{}, { route: EXAMPLE, coach: 7, tiles: [{ stack: 'end', value: 1 }] }],
    }),
    { type: 'end' },
  );
}

/** Five slots and the pile are empty; one card can be drawn. */
function gap(): State {
  return at({
    players: [{ hand: ['ulm'] }, { hand: others('ulm', 'lodz') }],
    market: [null, null, 'lodz', null, null, null],
    pile: [],
    discard: [],
  });
}

describe('check', () => {
  test.each(ROWS)('%s', (_, state, action, code, facts) => {
    expect(check(state, action)).toMatchObject({ ok: false, code, rule: RULE_OF[code], ...facts });
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

  test('every step but the last expects something', () => {
    expect(STEPS.filter((step) => STEP_ACTIONS[step].length === 0)).toEqual(['over']);
  });
});

describe('other spellings of a legal action', () => {
  test.each<[string, State, Action]>([
    [
      'the left end of a route of one',
      at({ step: 'play', players: [{ hand: ['ulm'], route: ['stuttgart'] }] }),
      { type: 'play', city: 'ulm', end: 'left' },
    ],
    [
      'either end of no route',
      at({ step: 'play', players: [{ hand: ['ulm'] }] }),
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
  ])('%s', (_, state, action) => {
    expect(check(state, action)).toEqual({ ok: true });
  });
});
