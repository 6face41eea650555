import { useEffect, useState } from 'preact/hooks';

/**
 * The same a paint later. A press is answered at once by what it was about; the map, which takes as
 * long as all the rest, and what lies for everybody to see follow in the next picture.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setShown(value))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}
