/** Puzzles that are the same but for what does not matter: other hands, discards, the end of the pile. */
import { check, scores, type State } from '../../../engine/index.ts';
import { reach, stateOf } from '../../../puzzle-bank/start.ts';
import type { LegalPuzzle, Puzzle, RoutePuzzle } from '../../../puzzle-bank/types.ts';

/** Equal keys, equal puzzles. */
export const keyOf = (puzzle: Puzzle): string =>
  puzzle.kind === 'legal' ? legalKey(puzzle) : routeKey(puzzle);

/** A route has no direction, cards at hand and in the market no order. */
function own({ players, player, market, step, turn }: State): readonly unknown[] {
  const { hand, route, houses, coach, tiles, tokens, clergy } = players[player]!;
  const [one, other] = [route.join(), route.toReversed().join()];
  const stacks = tiles.map(({ stack }) => stack).toSorted();
  const cards = [hand.toSorted(), market.toSorted()];
  return [step, turn.official, cards, one < other ? one : other, houses, coach, stacks, tokens, clergy];
}

function routeKey(puzzle: RoutePuzzle): string {
  const state = stateOf(puzzle);
  const { goal } = puzzle;
  const coming = state.pile.slice(0, reach(state, state.player, goal));
  const others = goal.type === 'place' ? scores(state).players.map(({ total }) => total) : [];
  const { stacks, carriages, waitingRoom } = state;
  return JSON.stringify([goal, own(state), coming, others, stacks, carriages, waitingRoom]);
}

function legalKey(puzzle: LegalPuzzle): string {
  const state = stateOf(puzzle);
  const { hand, route, houses } = state.players[state.player]!;
  const verdict = check(state, puzzle.actions[puzzle.illegal]);
  return JSON.stringify([
    verdict.ok ? '' : verdict.code,
    hand.toSorted(),
    route,
    houses,
    puzzle.actions[puzzle.illegal],
  ]);
}
