/** Houses, coaches and tiles of a position. */
import { COACHES, HOUSES_PER_PLAYER } from '../data/supply.ts';
import { TILES, type TileStack } from '../data/tiles.ts';
import { LAST_COACH } from '../coach.ts';
import { inMapOrder, isCity } from '../graph.ts';
import { earnedStacks, hasTile } from '../tiles.ts';
import type { Draft, PlayerState } from '../types.ts';
import type { Impossible, Position } from './types.ts';

export function placeHouses(draft: Draft, position: Position): Impossible | null {
  for (const [player, { houses = [], coach = 0 }] of (position.players ?? []).entries()) {
    const unknown = houses.find((city) => !isCity(city));
    if (unknown !== undefined) return { code: 'unknown-city', city: String(unknown) };
    const twice = houses.find((city, i) => houses.indexOf(city) !== i);
    if (twice !== undefined) return { code: 'house-twice', player, city: twice };
    if (houses.length > HOUSES_PER_PLAYER) return { code: 'too-many-houses', player, houses: houses.length };
    if (!Number.isInteger(coach)) return { code: 'malformed' };
    if (coach !== 0 && !COACHES.some(({ value }) => value === coach)) {
      return { code: 'unknown-coach', player, coach };
    }
    draft.players[player]!.houses = inMapOrder(houses);
    draft.players[player]!.coach = coach;
  }
  return null;
}

const STACKS = /* @__PURE__ */ Object.keys(TILES) as TileStack[];

/** Checks that tiles were taken from the top, that each was earned, and that no earned one was left. */
export function placeTiles(draft: Draft, position: Position): Impossible | null {
  for (const [player, { tiles = [] }] of (position.players ?? []).entries()) {
    const unknown = tiles.find(({ stack }) => !Object.hasOwn(TILES, stack));
    if (unknown) return { code: 'unknown-tile', player, stack: String(unknown.stack) };
    draft.players[player]!.tiles = tiles.map(({ stack, value }) => ({ stack, value }));
  }
  const held = draft.players.flatMap(({ tiles }) => tiles);
  for (const stack of STACKS) {
    const taken = held.filter((tile) => tile.stack === stack).map(({ value }) => value);
    const whole: readonly number[] = TILES[stack];
    const left = position.stacks?.[stack] ?? whole.slice(taken.length);
    const isWhole = [...taken.toSorted((a, b) => b - a), ...left].join() === whole.join();
    if (!isWhole) return { code: 'tile-count', stack, whole };
    draft.stacks[stack] = [...left];
  }
  for (const [player, owner] of draft.players.entries()) {
    const problem = checkEarned(draft, player, owner);
    if (problem) return problem;
  }
  return checkEndTile(draft);
}

const PER_HOUSES: readonly TileStack[] = /* @__PURE__ */ STACKS.filter(
  (stack) => stack !== 'end' && !stack.startsWith('length-'),
);

function checkEarned(draft: Draft, player: number, owner: PlayerState): Impossible | null {
  const earned = earnedStacks(owner.houses, draft.options);
  for (const stack of PER_HOUSES) {
    const count = owner.tiles.filter((tile) => tile.stack === stack).length;
    if (count > (earned.includes(stack) ? 1 : 0)) return { code: 'tile-unearned', player, stack };
    const isMissing = earned.includes(stack) && count === 0 && draft.stacks[stack].length > 0;
    if (isMissing) return { code: 'tile-missing', player, stack };
  }
  return null;
}

const hasEnded = ({ coach, houses }: PlayerState): boolean =>
  coach === LAST_COACH || houses.length === HOUSES_PER_PLAYER;

function checkEndTile({ stacks, players }: Draft): Impossible | null {
  const holder = players.findIndex((player) => hasTile(player, 'end'));
  const ender = players.findIndex(hasEnded);
  if (stacks.end.length === 0) {
    return hasEnded(players[holder]!) ? null : { code: 'end-tile', player: holder, isHeld: true };
  }
  return ender < 0 ? null : { code: 'end-tile', player: ender, isHeld: false };
}
