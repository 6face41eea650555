/** A “legal or not” puzzle: its attempt is stored with every step. */
import { namingAttempt, resumedNaming } from '../model/resume.ts';
import type { RuleTitles } from '../words/legal-words.ts';
import { name } from '../model/legal-session.ts';
import type { LegalPuzzle } from '../../../puzzle-bank/types.ts';
import { NamingTable } from '../table/NamingTable.tsx';
import type { PuzzleRoomProps } from './RouteRoom.tsx';
import { SharePuzzle } from '../results/SharePuzzle.tsx';
import { useKeptAttempt } from './use-kept-attempt.ts';

interface Props extends PuzzleRoomProps<LegalPuzzle> {
  readonly titles: RuleTitles;
}

export function LegalRoom({ puzzle, day, title, titles, language }: Props) {
  const [naming, send] = useKeptAttempt(puzzle, day, {
    best: 1,
    resume: (attempt) => resumedNaming(puzzle, attempt),
    reduce: name,
    toAttempt: namingAttempt,
  });
  return (
    <NamingTable
      naming={naming}
      send={send}
      titles={titles}
      title={title}
      share={<SharePuzzle puzzle={{ id: puzzle.id, day }} language={language} />}
      language={language}
    />
  );
}
