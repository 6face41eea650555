/**
 * The end of a game at a real table, as it is written down: coach, tiles and houses of each player, in
 * the order in which they sit. Only what the box has can be entered, and each tile once.
 */
import {
  HOUSES_PER_PLAYER,
  PLAYER_COUNTS,
  TILES,
  type CityId,
  type Module,
  type PlayerCount,
  type PlayerState,
  type Rank,
  type Tile,
  type TileStack,
} from '../../engine/index.ts';
import { nameProblem } from '../../text/name-problem.ts';

export interface SheetPlayer {
  readonly name: string;
  readonly coach: PlayerState['coach'];
  readonly tiles: readonly Tile[];
  /** `null` until somebody has counted them. */
  readonly left: number | null;
  /** The cities with houses, if they are entered: then they say how many are left. */
  readonly cities: readonly CityId[];
  /** Offices of honour: victory points. */
  readonly points: number;
  /** Audience: the ranks that wait in Rome. */
  readonly clergy: readonly Rank[];
}

export interface Sheet {
  readonly modules: readonly Module[];
  /** Clockwise. */
  readonly players: readonly SheetPlayer[];
}

export const MOST_POINTS = 99;

const NOBODY: SheetPlayer = { name: '', coach: 0, tiles: [], left: null, cities: [], points: 0, clergy: [] };

export const emptySheet = (players: PlayerCount = 4): Sheet => ({
  modules: [],
  players: Array.from({ length: players }, () => NOBODY),
});

/** Houses that are not on the map; `null` if nobody has said. */
export const leftOf = ({ cities, left }: SheetPlayer): number | null =>
  cities.length > 0 ? HOUSES_PER_PLAYER - cities.length : left;

export const STACKS = /* @__PURE__ */ Object.keys(TILES) as readonly TileStack[];

/** A player may hold several tiles for the same length, and one of any other stack. */
export const isForLength = (stack: TileStack): boolean => stack.startsWith('length-');

/** The values of a stack that can be taken with that many players: of most stacks, one tile each at most. */
export const valuesIn = (stack: TileStack, players: number): readonly number[] =>
  isForLength(stack) ? TILES[stack] : TILES[stack].slice(0, players);

const holderOf = ({ players }: Sheet, { stack, value }: Tile): number =>
  players.findIndex(({ tiles }) => tiles.some((tile) => tile.stack === stack && tile.value === value));

/** The values of a stack that a player may be given, including those that player has. */
export function offeredTo(sheet: Sheet, player: number, stack: TileStack): readonly number[] {
  return valuesIn(stack, sheet.players.length).filter((value) => {
    const holder = holderOf(sheet, { stack, value });
    return holder < 0 || holder === player;
  });
}

export type Entry =
  | { readonly type: 'set'; readonly sheet: Sheet }
  | { readonly type: 'players'; readonly count: PlayerCount }
  | { readonly type: 'module'; readonly module: Module; readonly isPlayed: boolean }
  | { readonly type: 'name'; readonly player: number; readonly name: string }
  | { readonly type: 'coach'; readonly player: number; readonly coach: PlayerState['coach'] }
  | { readonly type: 'left'; readonly player: number; readonly left: number | null }
  | { readonly type: 'points'; readonly player: number; readonly points: number }
  | { readonly type: 'tile'; readonly player: number; readonly tile: Tile }
  | { readonly type: 'city'; readonly player: number; readonly city: CityId }
  | { readonly type: 'rank'; readonly player: number; readonly rank: Rank };

/** What cannot be entered changes nothing. */
export function enter(sheet: Sheet, entry: Entry): Sheet {
  switch (entry.type) {
    case 'set':
      return entry.sheet;
    case 'players':
      return withPlayers(sheet, entry.count);
    case 'module':
      return withModule(sheet, entry.module, entry.isPlayed);
    default: {
      const owner = sheet.players[entry.player];
      if (!owner) return sheet;
      const changed = changedBy(sheet, owner, entry);
      return { ...sheet, players: sheet.players.with(entry.player, changed) };
    }
  }
}

type OfPlayer = Extract<Entry, { readonly player: number }>;

function changedBy(sheet: Sheet, owner: SheetPlayer, entry: OfPlayer): SheetPlayer {
  switch (entry.type) {
    case 'name':
      return nameProblem(entry.name) ? owner : { ...owner, name: entry.name };
    case 'coach':
      return { ...owner, coach: entry.coach };
    case 'left':
      return { ...owner, left: entry.left };
    case 'points':
      return { ...owner, points: Math.min(Math.max(entry.points, 0), MOST_POINTS) };
    case 'tile':
      return { ...owner, tiles: tilesWith(sheet, owner, entry) };
    case 'city':
      return withCity(owner, entry.city);
    case 'rank':
      return { ...owner, clergy: toggled(owner.clergy, entry.rank).toSorted((a, b) => b - a) };
  }
}

const toggled = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** Another tile of the same stack takes the place of the one that was there, except for length. */
function tilesWith(
  sheet: Sheet,
  { tiles }: SheetPlayer,
  { player, tile }: OfPlayer & { readonly type: 'tile' },
) {
  const { stack, value } = tile;
  if (!offeredTo(sheet, player, stack).includes(value)) return tiles;
  const isHeld = tiles.some((held) => held.stack === stack && held.value === value);
  const others = tiles.filter((held) =>
    isForLength(stack) ? held.stack !== stack || held.value !== value : held.stack !== stack,
  );
  return isHeld ? others : [...others, { stack, value }].toSorted(byStack);
}

const byStack = (a: Tile, b: Tile): number =>
  STACKS.indexOf(a.stack) - STACKS.indexOf(b.stack) || b.value - a.value;

/** No more than there are houses. */
function withCity(owner: SheetPlayer, city: CityId): SheetPlayer {
  const cities = toggled(owner.cities, city);
  return cities.length > HOUSES_PER_PLAYER ? owner : { ...owner, cities };
}

/** A removed player takes their tiles along, and with fewer players the low tiles cannot have been taken. */
function withPlayers(sheet: Sheet, count: PlayerCount): Sheet {
  if (!PLAYER_COUNTS.includes(count)) return sheet;
  const more = Array.from({ length: Math.max(0, count - sheet.players.length) }, () => NOBODY);
  const players = [...sheet.players, ...more].slice(0, count).map((player) => {
    const tiles = player.tiles.filter(({ stack, value }) => valuesIn(stack, count).includes(value));
    return tiles.length === player.tiles.length ? player : { ...player, tiles };
  });
  return { ...sheet, players };
}

/** Without a module, the points or clergy that only it gives are cleared. */
function withModule(sheet: Sheet, module: Module, isPlayed: boolean): Sheet {
  const modules = isPlayed
    ? [...new Set([...sheet.modules, module])]
    : sheet.modules.filter((m) => m !== module);
  const players = sheet.players.map((player) => {
    if (isPlayed) return player;
    if (module === 'officials') return player.points === 0 ? player : { ...player, points: 0 };
    return player.clergy.length === 0 ? player : { ...player, clergy: [] };
  });
  return { modules, players };
}
