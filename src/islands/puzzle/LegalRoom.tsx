/** A question of the rules: its attempt is kept with every step. */
import { namingAttempt, resumedNaming } from '../../game/puzzle/resume.ts';
import type { RuleTitles } from '../../game/puzzle/naming-words.ts';
import { name } from '../../game/puzzle/naming.ts';
import type { LegalPuzzle } from '../../puzzle-bank/types.ts';
import { NamingTable } from './NamingTable.tsx';
import type { PuzzleRoomProps } from './RouteRoom.tsx';
import { SharePuzzle } from './SharePuzzle.tsx';
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
