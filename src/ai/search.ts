/**
 * The search of the level `strong`: each promising action is tried in many states sampled from the view,
 * played on for some turns by the quick evaluation of `candidates.ts`, and rated by the outcome.
 * The weaker half is dropped repeatedly, so that most trials are spent on actions of similar worth.
 */
import { draftOf, play, scores, type Draft, type PlayerView, type State } from '../engine/index.ts';
import { bestOf, candidates } from './candidates.ts';
import type { Candidate } from './position-features.ts';
import { maskOf } from './map.ts';
import { promise, rowOf } from './plan.ts';
import { determinize } from './determinize.ts';
import { potential, targetValuesOf } from './target-values.ts';
import { WEIGHTS } from './weights.ts';

const SEARCH = {
  /** At most `widest` actions are compared, and none that seems worse than the best by `margin` or more. */
  widest: 5,
  margin: 2,
  /** Turns of each seat that a trial goes on for. */
  turns: 3,
  /** How many trials the value of `candidates.ts` counts for. */
  prior: 6,
};

/** After this many trials of each action the weaker half is dropped. */
const FIRST_CUT = 3;

interface Option extends Candidate {
  trials: number;
  sum: number;
}

/** How far the search is; `nodes` are actions played in trials. */
export interface Progress {
  readonly nodes: number;
}

const mean = ({ sum, trials, value }: Option): number =>
  (sum + value * SEARCH.prior) / (trials + SEARCH.prior);

/** Yields its progress after each action of a trial; the caller may abandon it there. */
export function* search(view: PlayerView, seed: string, nodes: number): Generator<Progress, Candidate> {
  yield { nodes: 0 };
  const all = candidates(determinize(view, seed));
  const top = all[0]!;
  let live: Option[] = all
    .slice(0, SEARCH.widest)
    .filter(({ value }) => value > top.value - SEARCH.margin)
    // The values of `candidates.ts` are on another scale than outcomes: only differences count.
    .map((candidate) => ({ ...candidate, value: candidate.value - top.value, trials: 0, sum: 0 }));
  let used = 0;
  let cut = FIRST_CUT;
  for (let round = 0; live.length > 1 && used < nodes; round++) {
    const state = determinize(view, `${seed}/${round}`);
    const results: number[] = [];
    for (const { action } of live) {
      const draft = draftOf(state);
      play(draft, action);
      used += 1 + (yield* playOn(draft, used));
      results.push(outcome(draft, state.player));
      yield { nodes: used };
    }
    // Subtract what all actions share in this sampled state: it says nothing about any of them.
    const average = results.reduce((a, b) => a + b) / results.length;
    for (const [i, option] of live.entries()) {
      option.trials += 1;
      option.sum += results[i]! - average;
    }
    if (round + 1 === cut && live.length > 2) {
      live = live.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(live.length / 2));
      cut *= 2;
    }
  }
  return leader(live);
}

const leader = (options: readonly Option[]): Option => options.reduce((a, b) => (mean(b) > mean(a) ? b : a));

/** Plays this turn and some more, or to the end once the end tile is taken. Returns the number of actions. */
function* playOn(draft: Draft, before: number): Generator<Progress, number> {
  let played = 0;
  let turns = SEARCH.turns * draft.players.length;
  let seat = draft.turn.player;
  while (draft.step !== 'over') {
    if (draft.turn.player !== seat) {
      seat = draft.turn.player;
      turns -= 1;
      if (turns <= 0 && draft.stacks.end.length > 0) break;
    }
    play(draft, bestOf(draft).action);
    played += 1;
    yield { nodes: before + played };
  }
  return played;
}

/** The lead over the best of the others; before the end, with the worth of routes, hands and open tiles. */
function outcome(state: State, seat: number): number {
  const { players, winner } = scores(state);
  if (state.step === 'over') {
    const others = players.filter((_, other) => other !== seat).map(({ total }) => total);
    return (
      players[seat]!.total - Math.max(...others) + (winner === seat ? WEIGHTS.winning : -WEIGHTS.winning)
    );
  }
  const worths = players.map(({ total }, player) => total + underWay(state, player));
  return worths[seat]! - Math.max(...worths.filter((_, other) => other !== seat));
}

function underWay(state: State, player: number): number {
  const { route, hand, houses } = state.players[player]!;
  const standing = targetValuesOf(state, player);
  return promise(standing, rowOf(route), maskOf(hand)) + potential(standing, maskOf(houses));
}
