/** A puzzle that is played: its attempt is stored with every step. */
import type { Day } from '../../../text/day.ts';
import { solvingAttempt, resumed } from '../model/resume.ts';
import { solve } from '../model/route-session.ts';
import type { RoutePuzzle } from '../../../puzzle-bank/types.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { SharePuzzle } from '../results/SharePuzzle.tsx';
import { SolvingTable } from '../table/SolvingTable.tsx';
import { useExplanation } from '../table/use-explanation.ts';
import { useKeptAttempt } from './use-kept-attempt.ts';

export interface PuzzleRoomProps<P> {
  readonly puzzle: P;
  readonly day: Day | null;
  /** What is written above it: the day, if it is a day's. */
  readonly title: string | null;
  readonly language: Language;
}

export function RouteRoom({ puzzle, day, title, language }: PuzzleRoomProps<RoutePuzzle>) {
  const [solving, send] = useKeptAttempt(puzzle, day, {
    best: puzzle.best,
    resume: (attempt) => resumed(puzzle, attempt),
    reduce: solve,
    toAttempt: solvingAttempt,
  });
  const explanation = useExplanation(solving, send);
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
