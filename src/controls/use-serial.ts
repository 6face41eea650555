import { useMemo, useRef } from 'preact/hooks';

/**
 * A key that changes with every answer: a new node is announced even if its text is that of the old one, so
 * that the same answer twice is announced twice.
 */
export function useSerial(answer: unknown): number {
  const count = useRef(0);
  return useMemo(() => ++count.current, [answer]);
}
