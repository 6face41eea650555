/** The puzzle maker as a `Think` function, which answers orders in slices. */
import type { Think } from '../thread/answerer.ts';
import { make } from './make-on-demand.ts';
import type { Order } from './order.ts';
import { counted } from '../solver/time-slices.ts';
import type { RoutePuzzle } from '../puzzle-bank/types.ts';

export const maker: Think<Order, RoutePuzzle | null> = (order) => counted(make(order));
