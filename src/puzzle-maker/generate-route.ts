/** Every kind but `legal`: a moment of a seeded game, a goal, a proof, measurements, and a verdict. */
import { draftOf, nextBelow, seedRandom, shuffle } from '../engine/index.ts';
import type { Banked } from '../puzzle-bank/code.ts';
import { isSameEverywhere, isWorthAsking } from './generate-editions.ts';
import { modulesOf, momentsOf, tableOf } from './generate-game.ts';
import { tuneLast } from './generate-last.ts';
import { hasIdea, isDull, isObvious, type Rejection } from './generate-idea.ts';
import { levelOf } from '../puzzle-bank/level.ts';
import { measure } from './measure.ts';
import { positionOf } from './position-of.ts';
import { shape, type Shaped } from './puzzle-templates.ts';
import type { Player } from './simple-player.ts';
import { prove } from '../solver/solve.ts';
import { stateOf } from '../puzzle-bank/start.ts';
import { proved } from '../solver/time-slices.ts';
import type { RoutePuzzle } from '../puzzle-bank/types.ts';

export type RouteKind = RoutePuzzle['kind'];

/** How many moments of one game are tried: neighbours are too much alike. */
const TRIES_A_GAME = 3;

/** The moments of the seed's game that could be puzzles of the kind, in an order drawn from the seed. */
export function momentsFor(kind: RouteKind, seed: string, most: number, player: Player): readonly Shaped[] {
  const random = seedRandom(`${kind}/${seed}`);
  const found: Shaped[] = [];
  for (const moment of momentsOf(tableOf(kind, seed), modulesOf(kind), seed, player)) {
    // Neighbouring moments are much alike: a few of a game are enough.
    if (nextBelow(random, 4) > 0) continue;
    const shaped = shape(kind, moment, most, random);
    if (shaped) found.push({ ...shaped, state: draftOf(shaped.state) });
  }
  shuffle(found, random);
  const tried = found.slice(0, TRIES_A_GAME);
  if (kind !== 'last') return tried;
  return tried.flatMap(({ state, goal }) => {
    const tuned = tuneLast(state, random);
    return tuned ? [{ state: tuned, goal }] : [];
  });
}

type RouteBanked = Extract<Banked, { readonly puzzle: RoutePuzzle }>;

export type Examined =
  | { readonly ok: true; readonly banked: RouteBanked }
  | { readonly ok: false; readonly why: Rejection | 'edition' };

const no = (why: Rejection | 'edition'): Examined => ({ ok: false, why });

/** Proves a candidate and says whether it is a good puzzle; the cheapest question first. */
export function* examine(
  kind: RouteKind,
  { state: found, goal }: Shaped,
  player: Player,
): Generator<null, Examined> {
  const position = positionOf(found);
  const state = stateOf({ position });
  if (!isWorthAsking(state, goal)) return no('edition');
  const solution = yield* proved(prove(state, state.player, goal));
  if (isDull(goal, solution, state)) return no('dull');
  const { best, lines, first } = solution;
  const firstMoves = first.filter(({ value }) => value === best).length;
  const measures = measure(state, goal, solution, player);
  const measured = { ...measures, goal, best, firstMoves, lines };
  if (isObvious(measured)) return no('obvious');
  if (!(yield* hasIdea(kind, position, state, goal, solution))) return no('idea');
  if (!(yield* isSameEverywhere(position, goal, solution))) return no('edition');
  const level = levelOf(measured);
  const puzzle: RoutePuzzle = { id: '', kind, level, position, goal, best, firstMoves, lines };
  return { ok: true, banked: { puzzle, measures } };
}

/** The puzzles of one game: at most one, and `null` at each pause, when the caller can do something else. */
export function* fromGame(
  kind: RouteKind,
  seed: string,
  most: number,
  player: Player,
  patience: number,
): Generator<RouteBanked | null> {
  for (const shaped of momentsFor(kind, seed, most, player)) {
    const steps = examine(kind, shaped, player);
    let step = steps.next();
    for (let pauses = 0; !step.done && pauses < patience; pauses++) {
      yield null;
      step = steps.next();
    }
    if (!step.done || !step.value.ok) continue;
    yield step.value.banked;
    return;
  }
}
