/** Sheets as they are written down: any that can be entered, and one for the end of a played game. */
import {
  CITY_IDS,
  COACHES,
  HOUSES_PER_PLAYER,
  housesLeft,
  MODULES,
  PLAYER_COUNTS,
  RANKS,
  TILES,
  type State,
} from '../../src/engine/index.ts';
import { emptySheet, enter, STACKS, type Entry, type Sheet } from '../../src/storage/sheets/sheet.ts';
import { fc } from './property.ts';

const player = fc.nat(3);

/** Also what cannot be entered, and then changes nothing. */
const entries: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({ type: fc.constant('players' as const), count: fc.constantFrom(...PLAYER_COUNTS) }),
  fc.record({
    type: fc.constant('module' as const),
    module: fc.constantFrom(...MODULES),
    isPlayed: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('name' as const),
    player,
    name: fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      // What parts a link, and what it is written as in one.
      fc.string({ unit: fc.constantFrom('%', '%2e', '%7E', '%25', '.', '~', ' ', 'ż', '👩‍🚀'), maxLength: 12 }),
    ),
  }),
  fc.record({
    type: fc.constant('coach' as const),
    player,
    coach: fc.constantFrom(0 as const, ...COACHES.map(({ value }) => value)),
  }),
  fc.record({
    type: fc.constant('left' as const),
    player,
    left: fc.option(fc.nat(HOUSES_PER_PLAYER), { nil: null }),
  }),
  fc.record({ type: fc.constant('points' as const), player, points: fc.integer({ min: -1, max: 120 }) }),
  fc.record({
    type: fc.constant('tile' as const),
    player,
    tile: fc.record({ stack: fc.constantFrom(...STACKS), value: fc.nat(7) }),
  }),
  fc.record({ type: fc.constant('city' as const), player, city: fc.constantFrom(...CITY_IDS) }),
  fc.record({ type: fc.constant('rank' as const), player, rank: fc.constantFrom(...RANKS) }),
);

export const sheets: fc.Arbitrary<Sheet> = fc
  .array(entries, { maxLength: 60 })
  .map((list) => list.reduce(enter, emptySheet()));

/** What four people would write down when that game is over. */
export function sheetOfGame(state: State, withCities: boolean): Sheet {
  const start = emptySheet(state.players.length as 2 | 3 | 4);
  const list = [
    ...state.modules.map((module): Entry => ({ type: 'module', module, isPlayed: true })),
    ...state.players.flatMap((owner, seat): Entry[] => [
      { type: 'coach', player: seat, coach: owner.coach },
      ...owner.tiles.map((tile): Entry => ({ type: 'tile', player: seat, tile })),
      ...(withCities
        ? owner.houses.map((city): Entry => ({ type: 'city', player: seat, city }))
        : [{ type: 'left', player: seat, left: housesLeft(owner) } as const]),
      { type: 'points', player: seat, points: owner.points },
      ...RANKS.filter((rank) => state.waitingRoom?.[rank].includes(seat)).map((rank): Entry => ({
        type: 'rank',
        player: seat,
        rank,
      })),
    ]),
  ];
  return list.reduce(enter, start);
}

export const tilesIn = ({ players }: Sheet): readonly string[] =>
  players.flatMap(({ tiles }) => tiles.map(({ stack, value }) => `${stack} ${value}`));

export const ALL_TILES = STACKS.flatMap((stack) => TILES[stack].map((value) => `${stack} ${value}`));
