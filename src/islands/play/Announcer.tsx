/**
 * The one voice of the table. New sentences are added and old ones fall away, so that each is spoken
 * once, also when many come in a row.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { spokenBetween } from '../../game/play-words.ts';
import type { Table } from '../../game/table-state.ts';
import type { Language } from '../page-texts.ts';

/** As many stay on the page as can wait to be spoken. */
const KEPT = 24;

interface Line {
  readonly id: number;
  readonly text: string;
}

export interface Voice {
  readonly lines: readonly Line[];
  readonly speak: (texts: readonly string[]) => void;
}

/** Speaks what happens at the table, and whatever else is handed to it. */
export function useVoice(table: Table, language: Pick<Language, 't' | 'names'>): Voice {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const last = useRef(table);
  const next = useRef(0);
  const speak = useRef((texts: readonly string[]): void => {
    if (texts.length === 0) return;
    setLines((before) => [...before, ...texts.map((text) => ({ id: next.current++, text }))].slice(-KEPT));
  });
  useEffect(() => {
    const before = last.current;
    last.current = table;
    speak.current(spokenBetween(before, table, language));
  }, [table]);
  return { lines, speak: speak.current };
}

export const Announcer = ({ lines }: Pick<Voice, 'lines'>) => (
  <div class="visually-hidden" role="log" aria-live="polite">
    {lines.map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </div>
);
