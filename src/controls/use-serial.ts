import { useMemo, useRef } from 'preact/hooks';

/**
 * A key that is new with every answer: a new node is spoken even if it says what the old one said, so
 * that the same answer twice is two answers.
 */
export function useSerial(answer: unknown): number {
  const count = useRef(0);
  return useMemo(() => ++count.current, [answer]);
}
