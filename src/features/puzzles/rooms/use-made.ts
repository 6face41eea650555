import { useEffect, useState } from 'preact/hooks';
import { createMakerClient } from '../../../puzzle-maker/client.ts';
import { orderId, type Order } from '../../../puzzle-maker/order.ts';
import type { RoutePuzzle } from '../../../puzzle-bank/types.ts';

export type Made =
  { readonly type: 'making' | 'stopped' | 'none' } | { readonly type: 'ready'; readonly puzzle: RoutePuzzle };

/** The puzzle of an order, as soon as it is made; `stop` ends the making at once. */
export function useMade(order: Order | null): { readonly made: Made | null; readonly stop: () => void } {
  const [made, setMade] = useState<Made | null>(null);
  const [maker] = useState(() => createMakerClient(() => performance.now()));
  useEffect(() => {
    setMade(order && { type: 'making' });
    if (!order) return;
    maker.ask(order, {
      answer: (puzzle) => setMade(puzzle ? { type: 'ready', puzzle } : { type: 'none' }),
      failed: () => setMade({ type: 'none' }),
    });
    return maker.destroy;
  }, [order && orderId(order)]);
  const stop = (): void => {
    maker.destroy();
    setMade({ type: 'stopped' });
  };
  return { made, stop };
}
