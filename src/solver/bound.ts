/**
 * An upper bound on what can still be gained: no line gains more. Cards are assumed to come as luckily
 * as possible, and the rest is counted as the engine does or more generously:
 *
 * - A card in the hand can be laid at any time, any number of times. Any other card must have been drawn:
 *   there are at most as many of them as draws, and none comes from deeper in the pile than draws and
 *   sweeps have reached. Which cards were drawn is left open, and sweeps take nothing away.
 * - A turn lays one card, two with the coachman. A second draw, a sweep, a second card and a coach that
 *   is up to two cities short exclude each other, because a turn has only one official.
 * - `closing-bound.ts` bounds what a closing brings, `module-bound.ts` what the modules can add. The game
 *   is assumed never to end.
 */
import { MARKET_SLOTS, SHORTEST_CLOSING, WAINWRIGHT_HELPS, type State } from '../engine/index.ts';
import { moduleBound, type ModuleBound } from './module-bound.ts';
import { cityIndex } from './transposition-key.ts';
import { ROADS, setOf } from './map.ts';
import { closings, holdingOf, pricesOf, withCoach, withTiles, type Holding } from './closing-bound.ts';
import type { Node } from './search.ts';
import type { Goal } from '../puzzle-bank/types.ts';

/** A route as far as it matters here: its two ends, its cities, and how many they are. */
interface Path {
  readonly a: number;
  readonly b: number;
  readonly set: number;
  readonly length: number;
}
const EMPTY: Path = { a: 0, b: 0, set: 0, length: 0 };

/** Counted since the position that is bounded: draws, sweeps, and cards laid that were not in its hand. */
interface Cards {
  readonly draws: number;
  readonly sweeps: number;
  readonly used: number;
}

/** A bound for every position that can follow from this one. */
export function boundFrom(root: State, seat: number, goal: Goal): (node: Node) => number {
  if (goal.type === 'place') return () => -1;
  const pile = root.pile.map(cityIndex);
  return (node) =>
    Math.max(
      ...moduleBound(node.state, seat, goal, node.turns).map((extra) =>
        mostFrom(node, seat, goal, pile, extra),
      ),
    );
}

/** By number of cards gone from the pile: the cities that can have been drawn by then, market included. */
function comingSets({ market, pile }: State, all: readonly number[], most: number): readonly number[] {
  const sets = [setOf(market)];
  const top = all.length - pile.length;
  for (let i = 0; i < most && top + i < all.length; i++) sets.push(sets[i]! | (1 << all[top + i]!));
  return sets;
}

function pathOf(route: readonly number[]): Path {
  if (route.length === 0) return EMPTY;
  const set = route.reduce((sum, city) => sum | (1 << city), 0);
  return { a: route[0]!, b: route.at(-1)!, set, length: route.length };
}

function mostFrom(
  { state, turns }: Node,
  seat: number,
  goal: Goal,
  pile: readonly number[],
  extra: ModuleBound,
): number {
  const player = state.players[seat]!;
  const hand = setOf(player.hand);
  const prices = pricesOf(state, goal, extra.houses);
  const start = withTiles(0, false, holdingOf(state, seat), prices);
  const coming = comingSets(state, pile, (MARKET_SLOTS + 1) * turns + extra.draws);
  const isLength = goal.type === 'length';
  const known = new Map<string, number>();

  /** A whole turn in which an official can be called; starting a new route counts as having none. */
  function turn(left: number, path: Path, holding: Holding, { draws, sweeps, used }: Cards): number {
    if (left === 0) return 0;
    const { houses, maybe, coach, tiles } = holding;
    const ends = path.a < path.b ? path.a * 32 + path.b : path.b * 32 + path.a;
    const key = `${left},${ends},${path.set},${houses},${maybe},${coach},${tiles},${draws},${sweeps},${used}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let most = path.length > 0 ? turn(left, EMPTY, holding, { draws, sweeps, used }) : 0;
    most = Math.max(most, lay(left, path, holding, { draws: draws + 1, sweeps, used }, true));
    most = Math.max(most, lay(left, path, holding, { draws: draws + 2, sweeps, used }, false));
    most = Math.max(most, lay(left, path, holding, { draws: draws + 1, sweeps: sweeps + 1, used }, false));
    known.set(key, most);
    return most;
  }

  /** Tries each available card at each end that it fits; `isFree` while an official can be called. */
  function lay(left: number, path: Path, holding: Holding, cards: Cards, isFree: boolean): number {
    const { a, b, set, length } = path;
    const { draws, sweeps, used } = cards;
    const depth = Math.min(coming.length - 1, draws + MARKET_SLOTS * sweeps);
    const there = used < draws ? hand | coming[depth]! : hand;
    const fitting = length === 0 ? there : there & (ROADS[a]! | ROADS[b]!) & ~set;
    let most = 0;
    for (let rest = fitting; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const city = 31 - Math.clz32(bit);
      const then = (hand & bit) === 0 ? { draws, sweeps, used: used + 1 } : cards;
      const all = set | bit;
      const isLeft = length > 0 && (ROADS[a]! & bit) !== 0;
      const isRight = length !== 1 && (length === 0 || (ROADS[b]! & bit) !== 0);
      if (isLeft)
        most = Math.max(
          most,
          finish(left, { a: city, b, set: all, length: length + 1 }, holding, then, isFree),
        );
      if (isRight) {
        const other = length === 0 ? city : a;
        const longer = { a: other, b: city, set: all, length: length + 1 };
        most = Math.max(most, finish(left, longer, holding, then, isFree));
      }
    }
    return most;
  }

  /** End, close, or one more card with the coachman. */
  function finish(left: number, path: Path, holding: Holding, cards: Cards, isFree: boolean): number {
    let most = Math.max(isLength ? path.length : 0, turn(left - 1, path, holding, cards));
    if (!isLength) most = Math.max(most, close(left, path, holding, cards, isFree));
    return isFree ? Math.max(most, lay(left, path, holding, cards, false)) : most;
  }

  function close(left: number, path: Path, holding: Holding, cards: Cards, isFree: boolean): number {
    if (path.length < SHORTEST_CLOSING) return 0;
    const reach = path.length + (isFree ? WAINWRIGHT_HELPS : 0);
    let most = 0;
    for (const houses of closings(path.set, path.length, holding, prices)) {
      const coach = withCoach(reach, houses.next, prices);
      if (houses.isReached || coach.isReached) return left;
      most = Math.max(most, houses.gain + coach.gain + turn(left - 1, EMPTY, coach.next, cards));
    }
    return most;
  }

  /** The turn under way, from its current step on. */
  function now(): number {
    const path = pathOf(player.route.map(cityIndex));
    const holding = start.next;
    const { official, drawn, laid } = state.turn;
    const isFree = official === null;
    const cards = (draws: number, sweeps = 0): Cards => ({ draws: extra.draws + draws, sweeps, used: 0 });
    const play = (more: Cards, canCall: boolean): number =>
      Math.max(
        lay(turns, path, holding, more, canCall),
        laid === 0 && path.length > 0 ? lay(turns, EMPTY, holding, more, canCall) : 0,
      );
    switch (state.step === 'hand-in' ? HAND_IN[official!] : state.step) {
      case 'draw': {
        if (isFree) return turn(turns, path, holding, cards(0));
        const isSwept = state.step === 'hand-in' && official === 'bailiff';
        return play(cards(official === 'postmaster' ? 2 - drawn : 1, isSwept ? 1 : 0), false);
      }
      case 'play':
        return Math.max(play(cards(0), isFree), isFree ? play(cards(1), false) : 0);
      case 'finish':
        return finish(turns, path, holding, cards(0), isFree);
      case 'coach': {
        const coach = withCoach(path.length + WAINWRIGHT_HELPS, holding, prices);
        return coach.isReached ? turns : coach.gain + turn(turns - 1, EMPTY, coach.next, cards(0));
      }
      case 'carriage':
      case 'discard':
        return turn(turns - 1, EMPTY, holding, cards(0));
      default:
        return 0;
    }
  }

  // Reached by a house for tokens alone: in this turn, or after the last one.
  if (start.isReached) return Math.max(1, turns);
  return Math.max(isLength ? player.route.length : 0, extra.gain + start.gain + now());
}

/** The step at which an official's help continues after tokens were handed in. */
const HAND_IN = { bailiff: 'draw', postmaster: 'draw', coachman: 'play', wainwright: 'coach' } as const;
