/** Refusals while drawing, playing and calling. Numbers are EDITIONS.md questions. */
import { after, at, finishing } from './game.ts';
import { BOOKLET, drawing, example, forced, gap, handingIn, noCards, over, playing } from './positions.ts';
import type { Refused } from './refusal.ts';

export const TURN_REFUSALS: readonly Refused[] = [
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
    () => at({ players: [{ hand: ['ulm'], route: BOOKLET }] }),
    { type: 'close', way: 'each-province', houses: [] },
    'wrong-step',
    { step: 'draw', type: 'close', expected: ['draw', 'call'] },
  ],
  [
    'closing before playing',
    playing,
    { type: 'end' },
    'wrong-step',
    { step: 'play', type: 'end', official: null },
  ],
  [
    'the postmaster before the first card',
    drawing,
    { type: 'call', official: 'postmaster' },
    'wrong-step',
    { type: 'call', official: 'postmaster' },
  ],
  [
    'the coachman before the first card is laid',
    playing,
    { type: 'call', official: 'coachman' },
    'wrong-step',
    { type: 'call', official: 'coachman' },
  ],
  [
    'calling out of turn',
    handingIn,
    { type: 'call', official: 'bailiff' },
    'wrong-step',
    { step: 'hand-in', type: 'call', official: 'bailiff', expected: ['hand-in'] },
  ],
  [
    // Question 36: the wainwright belongs to a closing.
    'the wainwright without closing',
    () => finishing({ route: ['ulm', 'stuttgart', 'nuernberg'], coach: 3 }),
    { type: 'call', official: 'wainwright' },
    'wrong-step',
    { type: 'call', official: 'wainwright' },
  ],
  [
    // 5.6: no card is left anywhere, so the only player with a card goes straight to playing it.
    'an empty market',
    () => after(noCards(), { type: 'play', city: 'ulm', end: 'right' }, { type: 'end' }),
    { type: 'draw', from: 3 },
    'wrong-step',
    { step: 'play' },
  ],
  [
    // Question 24 and 25: one official a turn, of any kind.
    'a second official',
    () => after(drawing(), { type: 'call', official: 'bailiff' }, { type: 'draw', from: 'deck' }),
    { type: 'call', official: 'postmaster' },
    'official-used',
    { official: 'postmaster', used: 'bailiff' },
  ],
  [
    'the bailiff between the postmaster’s two cards',
    () => after(drawing(), { type: 'draw', from: 0 }, { type: 'call', official: 'postmaster' }),
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
    () => after(drawing(), { type: 'draw', from: 0 }),
    { type: 'call', official: 'bailiff' },
    'bailiff-too-late',
    { step: 'play' },
  ],
  [
    'the coachman when nothing fits',
    () => finishing({ route: BOOKLET, hand: ['innsbruck', 'stuttgart'] }),
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
    () =>
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
    { city: 'passau', ends: ['carlsruhe'], other: { end: 'right', city: 'regensburg' } },
  ],
  [
    'a card that fits the left end only',
    () => at({ step: 'play', players: [{ hand: ['freiburg'], route: BOOKLET }] }),
    { type: 'play', city: 'freiburg', end: 'right' },
    'no-road',
    {
      city: 'freiburg',
      ends: ['regensburg'],
      roads: ['carlsruhe', 'sigmaringen', 'basel', 'zuerich'],
      other: { end: 'left', city: 'carlsruhe' },
    },
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
    () =>
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
    () => at({ step: 'play', players: [{ hand: ['ulm'] }] }),
    { type: 'restart', city: 'ulm' },
    'no-route',
    { city: 'ulm' },
  ],
  ['anything after the end', over, { type: 'end' }, 'game-over', {}],
  ['rubbish after the end is rubbish', over, 7, 'malformed', { field: null }],
  ['an empty slot', gap, { type: 'draw', from: 0 }, 'slot-empty', { slot: 0, slots: [2] }],
  ['an empty pile', gap, { type: 'draw', from: 'deck' }, 'pile-empty', { slots: [2] }],
];
