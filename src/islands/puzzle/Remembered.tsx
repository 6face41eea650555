/** What this device remembers of the puzzle on the table: that it was opened. */
import { useEffect } from 'preact/hooks';
import type { Day } from '../../game/days/day.ts';
import { keepOpening } from '../../game/results/keep.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import type { Language } from '../page-texts.ts';
import { MemoryNotice } from './MemoryNotice.tsx';
import { useResults } from './use-results.ts';

interface Props {
  readonly puzzle: Puzzle;
  readonly day: Day | null;
  readonly language: Language;
}

export function Remembered({ puzzle: { id, kind, level }, day, language }: Props) {
  const memory = useResults();
  // Who has opened it on its own day may finish it after midnight.
  useEffect(() => {
    if (day !== null) keepOpening({ id, day, kind, level, at: Date.now() });
  }, [id, day]);
  return <MemoryNotice memory={memory} language={language} />;
}
