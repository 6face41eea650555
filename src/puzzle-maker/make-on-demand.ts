/** A puzzle made while somebody waits, perhaps on a phone. */
import { fromGame } from './generate-route.ts';
import { orderId, type Order } from './order.ts';
import { simple } from './simple-player.ts';
import type { RoutePuzzle } from '../puzzle-bank/types.ts';

/** Three turns take long to prove. */
const MOST_TURNS = 2;

/** A moment not proved after this many pauses is given up: hardly any such moment becomes a puzzle. */
const PATIENCE = 5;

/** A seed that has brought nothing in this many games is given up: another one may be quicker. */
const MOST_GAMES = 80;

/** Equal orders always bring the same puzzle; `null` if none comes within the bounds. */
export function* make(order: Order): Generator<null, RoutePuzzle | null> {
  const { kind, level, seed } = order;
  for (let game = 0; game < MOST_GAMES; game++) {
    for (const puzzle of fromGame(kind, `${seed}/${game}`, MOST_TURNS, simple, PATIENCE)) {
      if (puzzle?.puzzle.level === level) return { ...puzzle.puzzle, id: orderId(order) };
      yield null;
    }
  }
  return null;
}
