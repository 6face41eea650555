import { useEffect, useMemo, useRef } from 'preact/hooks';
import { endTileIn } from '../../../table/model/timeline/last-round.ts';
import { lastRoundSentence } from '../../../table/words/moment-words.ts';
import type { Table } from '../../../table/model/reducer.ts';
import type { Translate } from '../../../i18n/t.ts';

/** The sentence on who began the last round, and by what: announced when it happens, shown from then on. */
export function useLastRound(
  { done, now }: Table,
  t: Translate,
  speak: (texts: readonly string[]) => void,
): string | null {
  const isOn = now.stacks.end.length === 0 && now.step !== 'over';
  const text = useMemo(() => {
    const taken = isOn ? endTileIn(done.map(({ events }) => events)) : null;
    return taken && lastRoundSentence(taken, t);
  }, [isOn, t]);
  const was = useRef(text);
  useEffect(() => {
    if (text && text !== was.current) speak([text]);
    was.current = text;
  }, [text]);
  return text;
}
