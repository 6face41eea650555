/** Stores that the puzzle on the table was opened, and shows notices about the stored results. */
import { useLayoutEffect } from 'preact/hooks';
import type { Day } from '../../../text/day.ts';
import { momentNow } from '../../../text/moment.ts';
import { keepOpening } from '../../../storage/results/puzzle-results.ts';
import type { Puzzle } from '../../../puzzle-bank/types.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { MemoryNotice } from './MemoryNotice.tsx';
import { useResults } from './use-results.ts';

interface Props {
  readonly puzzle: Puzzle;
  readonly day: Day | null;
  readonly language: Language;
}

export function Remembered({ puzzle: { id, kind, level }, day, language }: Props) {
  const memory = useResults();
  // A puzzle opened on its own day may be finished after midnight.
  useLayoutEffect(() => {
    if (day !== null) keepOpening({ id, day, kind, level, at: momentNow() });
  }, [id, day]);
  return <MemoryNotice memory={memory} language={language} />;
}
