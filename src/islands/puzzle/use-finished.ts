import { useEffect, useRef } from 'preact/hooks';
import type { Day } from '../../game/days/day.ts';
import type { OnFinished } from '../../game/puzzle/finished.ts';
import type { Answer } from '../../game/puzzle/session.ts';
import type { Puzzle } from '../../puzzle/types.ts';

interface Answering {
  readonly puzzle: Puzzle;
  readonly answer: Answer | null;
}

/** Tells of every answer that counts; one that was there before is no news. */
export function useFinished(
  { puzzle: { id, kind, level }, answer }: Answering,
  best: number,
  day: Day | null,
  onFinished: OnFinished,
): void {
  const was = useRef(answer);
  useEffect(() => {
    if (answer && answer !== was.current)
      onFinished({ id, day, kind, level, best, at: Date.now(), ...answer });
    was.current = answer;
  }, [answer]);
}
