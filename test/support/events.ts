/** Events of every type, for those who tell them. */
import { OFFICIALS, TILES, type GameEvent, type TileStack } from '../../src/engine/index.ts';
import { EXAMPLE } from './closing.ts';

type EventOf<T extends GameEvent['type']> = GameEvent & { readonly type: T };
/** At least one of each type: a type that is missing here does not compile. */
const EVENTS: { readonly [T in GameEvent['type']]: readonly EventOf<T>[] } = {
  seated: [{ type: 'seated', player: 0 }],
  'turn-began': [{ type: 'turn-began', player: 0 }],
  'turn-ended': [{ type: 'turn-ended', player: 0 }],
  called: [
    ...OFFICIALS.map((official) => ({ type: 'called', player: 0, official, forced: false }) as const),
    { type: 'called', player: 0, official: 'postmaster', forced: true },
  ],
  drawn: [
    { type: 'drawn', player: 0, from: 3, city: 'ulm' },
    { type: 'drawn', player: 0, from: 'deck', city: 'lodz' },
    { type: 'drawn', player: 0, from: 'deck', city: null },
  ],
  'market-filled': [{ type: 'market-filled', slot: 0, city: 'budweis' }],
  'market-swept': [
    { type: 'market-swept', cities: ['ulm'] },
    { type: 'market-swept', cities: ['ulm', 'linz', 'basel'] },
    { type: 'market-swept', cities: ['ulm', 'linz', 'basel', 'ulm', 'ulm', 'lodz'] },
  ],
  'pile-formed': [1, 2, 5, 22].map((cards) => ({ type: 'pile-formed', cards }) as const),
  'draw-skipped': [
    { type: 'draw-skipped', player: 0, which: 1 },
    { type: 'draw-skipped', player: 0, which: 2 },
  ],
  'play-skipped': [{ type: 'play-skipped', player: 0 }],
  played: [
    { type: 'played', player: 0, city: 'ulm', end: 'left' },
    { type: 'played', player: 0, city: 'budweis', end: 'right' },
  ],
  'route-discarded': [{ type: 'route-discarded', player: 0, cities: EXAMPLE }],
  'hand-discarded': [{ type: 'hand-discarded', player: 0, cities: ['ulm', 'lodz'] }],
  'route-closed': [{ type: 'route-closed', player: 0, cities: EXAMPLE, way: 'each-province' }],
  'house-placed': [{ type: 'house-placed', player: 0, city: 'freiburg', by: 'closing' }],
  'tile-taken': (Object.keys(TILES) as TileStack[]).map(
    (stack) => ({ type: 'tile-taken', player: 0, stack, value: TILES[stack][0] }) as const,
  ),
  'coach-taken': [{ type: 'coach-taken', player: 0, coach: 7 }],
  'coach-declined': [{ type: 'coach-declined', player: 0, coach: 3 }],
  'token-taken': OFFICIALS.map((official) => ({ type: 'token-taken', player: 0, official }) as const),
  'hand-in-began': [{ type: 'hand-in-began', players: [0, 1] }],
  'handed-in': [
    { type: 'handed-in', player: 0, officials: ['bailiff'] },
    { type: 'handed-in', player: 0, officials: ['coachman', 'bailiff'] },
  ],
  'point-taken': [{ type: 'point-taken', player: 0 }],
  'carriage-moved': [{ type: 'carriage-moved', carriage: 'baden', from: 'loerrach', to: 'bern' }],
  'carriage-arrived': [
    { type: 'carriage-arrived', carriage: 'baiern', clergy: [5, 1], dismissed: [] },
    { type: 'carriage-arrived', carriage: 'baiern', clergy: [5, 1], dismissed: [{ player: 1, rank: 5 }] },
  ],
  'moves-lapsed': [1, 2, 5].map((moves) => ({ type: 'moves-lapsed', moves }) as const),
  'game-ended': [{ type: 'game-ended' }],
};
export const ALL_EVENTS: readonly GameEvent[] = Object.values(EVENTS).flat();
