/** A puzzle that is played: its attempt is kept with every step. */
import { useEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import { dayOf, type Day } from '../../game/days/day.ts';
import { solvingAttempt, resumed } from '../../game/puzzle/attempts.ts';
import type { OnFinished } from '../../game/puzzle/finished.ts';
import { solve } from '../../game/puzzle/session.ts';
import type { RoutePuzzle } from '../../puzzle/types.ts';
import type { Language } from '../page-texts.ts';
import { keepAttempt, keptAttempt } from './kept-attempts.ts';
import { SharePuzzle } from './SharePuzzle.tsx';
import { SolvingTable } from './SolvingTable.tsx';
import { useExplanation } from './use-explanation.ts';
import { useFinished } from './use-finished.ts';

export interface PuzzleRoomProps<P> {
  readonly puzzle: P;
  readonly day: Day | null;
  /** What is written above it: the day, if it is a day's. */
  readonly title: string | null;
  readonly onFinished: OnFinished;
  readonly language: Language;
}

export function RouteRoom({ puzzle, day, title, onFinished, language }: PuzzleRoomProps<RoutePuzzle>) {
  const start = useMemo(() => resumed(puzzle, keptAttempt(puzzle.id, day)), [puzzle, day]);
  const [solving, send] = useReducer(solve, start);
  const explanation = useExplanation(solving, send);
  const was = useRef(solving);
  useEffect(() => {
    if (was.current !== solving) keepAttempt(solvingAttempt(solving, { day, on: dayOf(new Date()) }));
    was.current = solving;
  }, [solving]);
  useFinished(solving, puzzle.best, day, onFinished);
  return (
    <SolvingTable
      solving={solving}
      send={send}
      explanation={explanation}
      title={title}
      share={<SharePuzzle puzzle={{ id: puzzle.id, day }} language={language} />}
      language={language}
    />
  );
}
