/** The maker of puzzles as one who can be asked in a thread. */
import type { Think } from '../thread/answerer.ts';
import { make } from './make-on-demand.ts';
import type { Order } from './order.ts';
import { counted } from '../solver/time-slices.ts';
import type { RoutePuzzle } from '../puzzle-bank/types.ts';

export const maker: Think<Order, RoutePuzzle | null> = (order) => counted(make(order));
