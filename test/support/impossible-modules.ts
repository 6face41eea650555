/** Positions whose tokens, points, carriages or clergy cannot be. */
import { SEATING } from './audience.ts';
import { AUDIENCE, OFFICIALS, TWO, type ImpossibleRow } from './impossible-row.ts';

export const IMPOSSIBLE_MODULES: readonly ImpossibleRow[] = [
  [
    'half a token',
    { config: OFFICIALS, players: [{ tokens: { wainwright: 0.5 } }, { tokens: { wainwright: 0.5 } }] },
    { code: 'token-count', official: 'wainwright', total: 2, isStackEmpty: false },
  ],
  [
    'more tokens than there are',
    { config: OFFICIALS, players: [{ tokens: { wainwright: 3 } }] },
    { code: 'token-count', official: 'wainwright', total: 2, isStackEmpty: false },
  ],
  [
    'an empty stack',
    { config: OFFICIALS, players: [{ tokens: { wainwright: 2 } }] },
    { code: 'token-count', official: 'wainwright', total: 2, isStackEmpty: true },
  ],
  [
    'an empty stack, and nobody has its tokens',
    { config: OFFICIALS, tokenStacks: { coachman: 4, postmaster: 4, bailiff: 3, wainwright: 0 } },
    { code: 'token-count', official: 'wainwright', total: 2, isStackEmpty: false },
  ],
  [
    'less than no token',
    { config: OFFICIALS, players: [{ tokens: { wainwright: -1 } }] },
    { code: 'token-count', official: 'wainwright', total: 2, isStackEmpty: false },
  ],
  [
    'tokens that do not add up',
    { config: OFFICIALS, tokenStacks: { coachman: 4, postmaster: 4, bailiff: 2, wainwright: 2 } },
    { code: 'token-count', official: 'bailiff', total: 3, isStackEmpty: false },
  ],
  [
    'tokens without the module',
    { config: TWO, players: [{ tokens: { bailiff: 1 } }] },
    { code: 'token-count', official: 'bailiff', total: 0, isStackEmpty: false },
  ],
  [
    'points without the module',
    { config: TWO, players: [{ points: 1 }] },
    { code: 'bad-points', player: 0, hasModule: false },
  ],
  [
    'less than no point',
    { config: OFFICIALS, players: [{ points: -1 }] },
    { code: 'bad-points', player: 0, hasModule: true },
  ],
  [
    'half a point',
    { config: OFFICIALS, players: [{}, { points: 0.5 }] },
    { code: 'bad-points', player: 1, hasModule: true },
  ],
  [
    'a carriage off its way',
    { config: AUDIENCE, carriages: { baden: 'udine' } },
    { code: 'unknown-town', carriage: 'baden', town: 'udine', start: 'milan' },
  ],
  [
    'a carriage in a town that does not exist',
    { config: AUDIENCE, carriages: { baden: 'wien' } },
    { code: 'unknown-town', carriage: 'baden', town: 'wien', start: 'milan' },
  ],
  [
    'a carriage that does not exist',
    { config: AUDIENCE, carriages: { polen: 'rome' } },
    { code: 'unknown-town', carriage: 'polen', town: 'rome', start: null },
  ],
  [
    'a carriage without the module',
    { config: TWO, carriages: { baden: 'rome' } },
    { code: 'unknown-town', carriage: 'baden', town: 'rome', start: null },
  ],
  [
    'clergy without the module',
    { config: TWO, players: [{ clergy: SEATING }] },
    { code: 'clergy-count', player: 0, reason: 'no-module' },
  ],
  [
    'one player seated, the other not',
    { config: AUDIENCE, players: [{ clergy: SEATING }] },
    { code: 'clergy-count', player: 1, reason: 'seats' },
  ],
  [
    'a rank twice',
    { config: AUDIENCE, players: [{ clergy: { ...SEATING, baden: 5 } }, { clergy: SEATING }] },
    { code: 'clergy-count', player: 0, reason: 'seats' },
  ],
  [
    'somebody in two places',
    { config: AUDIENCE, waitingRoom: { 5: [1] }, players: [{ clergy: SEATING }, { clergy: SEATING }] },
    { code: 'clergy-count', player: 1, reason: 'seats' },
  ],
  [
    'a stranger in the waiting room',
    { config: AUDIENCE, waitingRoom: { 5: [2] }, players: [{ clergy: SEATING }, { clergy: SEATING }] },
    { code: 'clergy-count', player: 2, reason: 'waiting-room' },
  ],
  [
    'the same clergyman twice in the waiting room',
    { config: AUDIENCE, waitingRoom: { 5: [1, 1] } },
    { code: 'clergy-count', player: 1, reason: 'waiting-room' },
  ],
  [
    'a waiting room without the module',
    { config: TWO, waitingRoom: { 5: [0] } },
    { code: 'clergy-count', player: 0, reason: 'no-module' },
  ],
  [
    'a waiting room before anybody has seated',
    { config: AUDIENCE, waitingRoom: {} },
    { code: 'clergy-count', player: 0, reason: 'seats' },
  ],
  [
    'a carriage in Rome before anybody has seated',
    { config: AUDIENCE, carriages: { baiern: 'rome' } },
    { code: 'clergy-count', player: 0, reason: 'seats' },
  ],
  [
    'somebody who still sits in a carriage that is in Rome',
    {
      config: AUDIENCE,
      carriages: { baiern: 'rome' },
      players: [{ clergy: SEATING }, { clergy: SEATING }],
    },
    { code: 'clergy-count', player: 0, reason: 'seats' },
  ],
  [
    'a rank that does not exist',
    { config: AUDIENCE, players: [{ clergy: SEATING }, { clergy: { ...SEATING, baden: 6 } }] },
    { code: 'clergy-count', player: 1, reason: 'seats' },
  ],
];
