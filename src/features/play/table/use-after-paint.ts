import { useEffect, useState } from 'preact/hooks';

/** Calls `act` after the next paint. Returns a function that cancels it. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * The value, one paint late. After a press, what was pressed is updated at once; the map, which takes as
 * long as everything else together, and what lies for everybody to see follow after that paint.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => afterPaint(() => setShown(value)), [value]);
  return shown;
}
