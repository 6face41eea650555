/** A question of the rules: its attempt is kept with every step. */
import { useEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import { dayOf } from '../../game/days/day.ts';
import { namingAttempt, resumedNaming } from '../../game/puzzle/attempts.ts';
import type { RuleTitles } from '../../game/puzzle/naming-words.ts';
import { name } from '../../game/puzzle/naming.ts';
import type { LegalPuzzle } from '../../puzzle/types.ts';
import { keepAttempt, keptAttempt } from './kept-attempts.ts';
import { NamingTable } from './NamingTable.tsx';
import type { PuzzleRoomProps } from './RouteRoom.tsx';
import { SharePuzzle } from './SharePuzzle.tsx';
import { useFinished } from './use-finished.ts';

interface Props extends PuzzleRoomProps<LegalPuzzle> {
  readonly titles: RuleTitles;
}

export function LegalRoom({ puzzle, day, title, titles, onFinished, language }: Props) {
  const start = useMemo(() => resumedNaming(puzzle, keptAttempt(puzzle.id, day)), [puzzle, day]);
  const [naming, send] = useReducer(name, start);
  const was = useRef(naming);
  useEffect(() => {
    if (was.current !== naming) keepAttempt(namingAttempt(naming, { day, on: dayOf(new Date()) }));
    was.current = naming;
  }, [naming]);
  useFinished(naming, 1, day, onFinished);
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
