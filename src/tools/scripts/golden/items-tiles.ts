/** Bonus tiles: each of the thirty, and every stack that can be empty for somebody who earns from it. */
import {
  citiesOfGroup,
  GROUPS,
  lengthStack,
  PLAYER_COUNTS,
  TILES,
  type GroupId,
  type State,
  type TileStack,
} from '../../../engine/index.ts';
import { eventsOf, type Item, type Moment } from './moment.ts';

const STACKS = Object.keys(TILES) as readonly TileStack[];

const TAKEN: readonly Item<Moment>[] = STACKS.flatMap((stack) =>
  TILES[stack].map((value): Item<Moment> => [
    `tile: ${stack} ${value}`,
    (it) => eventsOf(it, 'tile-taken').some((tile) => tile.stack === stack && tile.value === value),
  ]),
);

const LENGTHS = [7, 6, 5].map((length) => lengthStack(length)!);

/** For a closing that earns a tile of that length: where it comes from. */
const lengthTile = (it: Moment): TileStack | 'nothing' =>
  eventsOf(it, 'tile-taken').find(({ stack }) => LENGTHS.includes(stack))?.stack ?? 'nothing';

const FALLBACKS: readonly Item<Moment>[] = LENGTHS.flatMap((own, i) =>
  [...LENGTHS.slice(i + 1), 'nothing'].map((got): Item<Moment> => [
    `tile: ${own} is empty, ${got} instead`,
    (it) =>
      eventsOf(it, 'route-closed').some(({ cities }) => lengthStack(cities.length) === own) &&
      lengthTile(it) === got,
  ]),
);

const MOST_PLAYERS = Math.max(...PLAYER_COUNTS);

/**
 * A player takes at most one tile of a group, so its stack is empty for somebody who fills the group
 * only if it holds fewer tiles than there are players. The test names the stacks where that is never so.
 */
const EMPTIABLE = GROUPS.filter((group) => TILES[group].length < MOST_PLAYERS);

const EMPTIED: readonly Item<Moment>[] = EMPTIABLE.map((group) => [
  `tile: ${group} is empty, nothing`,
  (it) => eventsOf(it, 'house-placed').some(({ player }) => isFilledInVain(it, player, group)),
]);

function isFilledInVain({ before, after }: Moment, player: number, group: GroupId): boolean {
  const isFull = ({ players }: State): boolean =>
    citiesOfGroup(group).every((city) => players[player]!.houses.includes(city));
  const hasTile = after.players[player]!.tiles.some(({ stack }) => stack === group);
  return !hasTile && isFull(after) && !isFull(before);
}

export const TILE_ITEMS: readonly Item<Moment>[] = [...TAKEN, ...FALLBACKS, ...EMPTIED];
