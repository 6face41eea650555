/** Bonus tiles: who earns which, and when (rules 9.1 to 9.4). */
import { CITIES, GROUPS, PROVINCES, type CityId, type GroupId } from './data/map.ts';
import { HOUSES_PER_PLAYER } from './data/supply.ts';
import type { TileStack } from './data/tiles.ts';
import type { Log } from './events.ts';
import { maskOf } from './graph.ts';
import type { Draft, Options, PlayerState } from './types.ts';

/** The stack a closed route of that many cities takes its length tile from; 7 serves every longer route. */
export function lengthStack(length: number): TileStack | null {
  if (length >= 7) return 'length-7';
  if (length === 6) return 'length-6';
  return length === 5 ? 'length-5' : null;
}

const LENGTH_STACKS: readonly TileStack[] = ['length-7', 'length-6', 'length-5'];

export const citiesOfGroup = (group: GroupId): readonly CityId[] =>
  CITIES.filter((city) => PROVINCES.find(({ id }) => id === city.province)!.group === group).map(
    ({ id }) => id,
  );

const GROUP_MASKS: readonly number[] = /* @__PURE__ */ GROUPS.map((group) => maskOf(citiesOfGroup(group)));

const PROVINCE_MASKS = /* @__PURE__ */ PROVINCES.map(({ id }) => ({
  id,
  mask: maskOf(CITIES.filter((city) => city.province === id).map((city) => city.id)),
}));

const hasAll = (houses: number, mask: number): boolean => (houses & mask) === mask;

/** A house in each of the provinces that the option asks for. */
const hasProvinces = (houses: number, option: Options['provincesTile']): boolean =>
  PROVINCE_MASKS.every(
    ({ id, mask }) => (houses & mask) !== 0 || (id === 'baiern' && option === 'outside-baiern'),
  );

/** The group and provinces stacks whose condition the houses fulfil, in the order in which tiles are taken. */
export function earnedStacks(houses: readonly CityId[], options: Options): TileStack[] {
  const mask = maskOf(houses);
  const stacks: TileStack[] = GROUPS.filter((_, index) => hasAll(mask, GROUP_MASKS[index]!));
  if (hasProvinces(mask, options.provincesTile)) stacks.push('provinces');
  return stacks;
}

export const hasTile = ({ tiles }: PlayerState, stack: TileStack): boolean =>
  tiles.some((tile) => tile.stack === stack);

function takeTile(draft: Draft, player: number, stack: TileStack, log: Log): void {
  const value = draft.stacks[stack].shift();
  if (value === undefined) return;
  draft.players[player]!.tiles.push({ stack, value });
  log?.push({ type: 'tile-taken', player, stack, value });
}

/** The length tile: from its own stack, or the next shorter one that has any. */
export function takeLengthTile(draft: Draft, player: number, length: number, log: Log): void {
  const own = lengthStack(length);
  if (own === null) return;
  for (let i = LENGTH_STACKS.indexOf(own); i < LENGTH_STACKS.length; i++) {
    const stack = LENGTH_STACKS[i]!;
    if (draft.stacks[stack].length > 0) return takeTile(draft, player, stack, log);
  }
}

/** Group and provinces tiles, one of each per player; and the end tile with the last house. */
export function takeHouseTiles(draft: Draft, player: number, log: Log): void {
  const owner = draft.players[player]!;
  for (const stack of earnedStacks(owner.houses, draft.options)) {
    if (!hasTile(owner, stack)) takeTile(draft, player, stack, log);
  }
  if (owner.houses.length === HOUSES_PER_PLAYER) takeEndTile(draft, player, log);
}

/** For the first player who ends the game; there is only one. */
export const takeEndTile = (draft: Draft, player: number, log: Log): void =>
  takeTile(draft, player, 'end', log);
