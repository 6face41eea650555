/** Refusals of what comes at the wrong moment: the reason is the moment, not something further on. */
import type { State } from '../../src/engine/index.ts';
import { THREE } from './closing.ts';
import { after, at, begin, finishing } from './game.ts';
import { END, ONE_EACH, table } from './officials.ts';
import { AUDIENCE } from './positions.ts';
import type { Refused } from './refusal.ts';

/** The game has ended; seat 0 may still hand in. */
const lastHandIn = (): State =>
  after(
    table(2, {
      player: 1,
      step: 'finish',
      players: [{ tokens: ONE_EACH }, { route: ['ulm'], hand: ['ulm'], coach: 7, tiles: [END] }],
    }),
    { type: 'end' },
  );
/** The next coach is three cities away. */
const far = (): State => finishing({ route: THREE, coach: 5 });
const farWhilePlaying = (): State =>
  at({ step: 'play', players: [{ route: THREE, hand: ['lodz'], coach: 5 }] });

export const MOMENT_REFUSALS: readonly Refused[] = [
  [
    'calling before the seating',
    () => begin(AUDIENCE),
    { type: 'call', official: 'bailiff' },
    'wrong-step',
    { step: 'seat', type: 'call', expected: ['seat'] },
  ],
  [
    'calling after the end',
    lastHandIn,
    { type: 'call', official: 'bailiff' },
    'wrong-step',
    { step: 'last-hand-in', type: 'call', expected: ['hand-in', 'skip'] },
  ],
  [
    'the postmaster after a card is laid, whatever coach is next',
    far,
    { type: 'call', official: 'postmaster' },
    'wrong-step',
    { step: 'finish', type: 'call' },
  ],
  [
    'the coachman before a card is laid, whatever coach is next',
    farWhilePlaying,
    { type: 'call', official: 'coachman' },
    'wrong-step',
    { step: 'play', type: 'call' },
  ],
  [
    'the wainwright before a card is laid, whatever coach is next',
    farWhilePlaying,
    { type: 'call', official: 'wainwright' },
    'wrong-step',
    { step: 'play', type: 'call' },
  ],
  [
    'the wainwright for a route too short to close',
    () => finishing({ route: ['ulm', 'stuttgart'], coach: 5 }),
    { type: 'call', official: 'wainwright' },
    'wrong-step',
    { step: 'finish', type: 'call' },
  ],
  [
    'the wainwright before closing a route that needs no help',
    () => finishing({ route: THREE }),
    { type: 'call', official: 'wainwright' },
    'wrong-step',
    { step: 'finish', type: 'call' },
  ],
  [
    'a coach before closing, one city short',
    () => finishing({ route: THREE, coach: 3 }),
    { type: 'take-coach' },
    'coach-too-far',
    { coach: 4, length: 3, missing: 1 },
  ],
  [
    'an earned coach before closing',
    () => finishing({ route: THREE }),
    { type: 'take-coach' },
    'wrong-step',
    { step: 'finish', type: 'take-coach' },
  ],
  [
    'a coach before a card is laid',
    farWhilePlaying,
    { type: 'take-coach' },
    'wrong-step',
    { step: 'play', type: 'take-coach' },
  ],
  [
    'drawing after a card is laid, whatever coach is next',
    far,
    { type: 'draw', from: 0 },
    'wrong-step',
    { step: 'finish', type: 'draw' },
  ],
];
