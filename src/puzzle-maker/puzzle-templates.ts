/** Turns a moment of a game into a puzzle of a kind: chooses the goal, and adapts the state to it. */
import {
  citiesOfGroup,
  draftOf,
  GROUPS,
  nextBelow,
  nextCoach,
  OFFICIAL_TOKENS,
  OFFICIALS,
  southOf,
  type PlayerCount,
  type State,
  type TownId,
} from '../engine/index.ts';
import { isClosed } from '../puzzle-bank/start.ts';
import type { Goal, RoutePuzzle } from '../puzzle-bank/types.ts';

export interface Shaped {
  readonly state: State;
  readonly goal: Goal;
}

type Random = number[];

/** Whether the solver's turn begins, and not with the postmaster called by an empty hand. */
const isFresh = ({ step, turn }: State): boolean => step === 'draw' && turn.official === null;

/** Whether only the closing is left to choose. */
const isReady = ({ step, turn, players, player }: State): boolean =>
  step === 'finish' && turn.official === null && players[player]!.route.length >= 3;

/** Whether a closing within the turn is near enough to ask for it. */
const canClose = (state: State): boolean =>
  isReady(state) || (isFresh(state) && state.players[state.player]!.route.length >= 2);

/** One of a list, each as likely. */
const pick = <T>(list: readonly T[], random: Random): T | null =>
  list.length === 0 ? null : list[nextBelow(random, list.length)]!;

/** `most` is the number of turns that a puzzle may have. `null` where the moment does not suit the kind. */
export function shape(kind: RoutePuzzle['kind'], state: State, most: number, random: Random): Shaped | null {
  const seat = state.player;
  if (state.stacks.end.length === 0) return null;
  const shaped = SHAPES[kind](state, most, random);
  return shaped && isClosed(shaped.state, seat, shaped.goal) ? shaped : null;
}

const SHAPES: Readonly<
  Record<RoutePuzzle['kind'], (state: State, most: number, random: Random) => Shaped | null>
> = { line, closing, plan, coach, sweep, last, officials, rome };

/** From a small number of turns up; the longest plans are rare, because each takes long to prove. */
function turns(least: number, most: number, random: Random): number {
  const drawn = least + nextBelow(random, 3);
  return Math.min(most, drawn > 3 && nextBelow(random, 2) > 0 ? 3 : drawn);
}

function line(state: State, most: number, random: Random): Shaped | null {
  const { route, hand } = state.players[state.player]!;
  if (!isFresh(state) || route.length + hand.length < 2) return null;
  return { state, goal: { type: 'length', turns: turns(1, most, random) } };
}

/** With the card laid and only the closing to choose, or from the start of the turn. */
function closing(state: State): Shaped | null {
  return canClose(state) ? { state, goal: { type: 'points', turns: 1 } } : null;
}

function plan(state: State, most: number, random: Random): Shaped | null {
  return isFresh(state) ? { state, goal: { type: 'points', turns: turns(2, most, random) } } : null;
}

/** The next coach, when it is not there for the taking. */
function coach(state: State, most: number, random: Random): Shaped | null {
  const player = state.players[state.player]!;
  const next = nextCoach(player);
  if (!isFresh(state) || next === null || next < 4 || player.route.length + 1 >= next) return null;
  return { state, goal: { type: 'coach', coach: next, turns: turns(2, most, random) } };
}

/** A group that lacks a few houses, all in cities whose cards can be had in time. */
function sweep(state: State, most: number, random: Random): Shaped | null {
  if (!isFresh(state)) return null;
  const { houses, hand, route } = state.players[state.player]!;
  const count = turns(2, most, random);
  const coming = [...state.market, ...state.pile.slice(0, 7 * count)];
  const open = GROUPS.filter((group) => {
    const missing = citiesOfGroup(group).filter((city) => !houses.includes(city));
    const near = missing.filter((city) => hand.includes(city) || route.includes(city));
    const isLong = missing.length > 3 || state.stacks[group].length === 0;
    return (
      !isLong && near.length > 0 && missing.every((city) => near.includes(city) || coming.includes(city))
    );
  });
  const group = pick(open, random);
  return group && { state, goal: { type: 'group', group, turns: count } };
}

/**
 * The last seat late in the game: a player before it is assumed to have just taken the last coach, so
 * that this turn is the game's last, and nobody is passed over.
 */
function last(state: State): Shaped | null {
  const { player, players } = state;
  const ender = players.findIndex(({ coach: reached }, seat) => seat !== player && reached >= 5);
  if (!canClose(state) || player !== players.length - 1 || ender < 0) return null;
  const draft = draftOf(state);
  const { tiles } = draft.players[ender]!;
  draft.players[ender]!.coach = 7;
  tiles.push({ stack: 'end', value: draft.stacks.end.shift()! });
  return { state: draft, goal: { type: 'place' } };
}

/** The others have just handed in what they had, and one more call empties a stack. */
function officials(state: State, most: number, random: Random): Shaped | null {
  if (!canClose(state)) return null;
  const draft = draftOf(state);
  const supply = OFFICIAL_TOKENS[state.players.length as PlayerCount];
  const near = OFFICIALS[nextBelow(random, OFFICIALS.length)]!;
  for (const official of OFFICIALS) {
    const own = official === near ? supply[official] - 1 : nextBelow(random, 2);
    for (const [seat, { tokens }] of draft.players.entries())
      tokens![official] = seat === draft.player ? own : 0;
    draft.tokenStacks![official] = supply[official] - own;
  }
  return {
    state: draft,
    goal: { type: 'points', turns: isReady(state) ? 1 : Math.min(most, 1 + nextBelow(random, 2)) },
  };
}

/** How many roads it still is to Rome. */
const toRome = (town: TownId): number =>
  southOf(town).reduce((least, next) => Math.min(least, 1 + toRome(next)), town === 'rome' ? 0 : Infinity);

/** A carriage with clergy of the solver's own is near Rome, and the route can be closed in this one turn. */
function rome(state: State): Shaped | null {
  const { clergy } = state.players[state.player]!;
  const isNear = GROUPS.some(
    (group) => clergy?.[group] !== undefined && toRome(state.carriages![group]) <= 3,
  );
  return isNear && canClose(state) ? { state, goal: { type: 'points', turns: 1 } } : null;
}
