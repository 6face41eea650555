/**
 * The only live region for events at the table. New sentences are appended and the oldest removed, so
 * that each is spoken once, also when many are added in a row.
 */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { spokenBetween } from '../words/status-message.ts';
import type { Table } from '../model/reducer.ts';
import type { Language } from '../../controls/page-texts.ts';

/** How many sentences stay on the page: as many as may still be waiting to be spoken. */
const KEPT = 24;

interface Line {
  readonly id: number;
  readonly text: string;
}

type Speak = (texts: readonly string[]) => void;

interface VoiceProps {
  /** A ref that receives the function that speaks. */
  readonly voice: { current: Speak };
}

interface Props extends VoiceProps {
  readonly table: Table;
  readonly language: Pick<Language, 't' | 'names'>;
}

/** Speaks what happens at the table, and whatever else is handed to it. */
export function Announcer({ table, language, voice }: Props) {
  const last = useRef(table);
  useEffect(() => {
    const before = last.current;
    last.current = table;
    voice.current(spokenBetween(before, table, language));
  }, [table]);
  return <Voice voice={voice} />;
}

/** Speaks what is handed to it. */
export function Voice({ voice }: VoiceProps) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const next = useRef(0);
  useEffect(() => {
    voice.current = (texts) => {
      if (texts.length === 0) return;
      setLines((before) => [...before, ...texts.map((text) => ({ id: next.current++, text }))].slice(-KEPT));
    };
  }, []);
  return (
    <div class="visually-hidden" role="log" aria-live="polite">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

/** Lets a component speak without re-rendering the whole table. */
export function useVoice(): { readonly voice: VoiceProps['voice']; readonly speak: Speak } {
  const voice = useRef<Speak>(() => {});
  return { voice, speak: useCallback((texts) => voice.current(texts), []) };
}
