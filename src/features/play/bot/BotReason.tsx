/** Button that asks why an automatic player made a move, with the answer beside it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Reason } from '../../../ai/reasons.ts';
import { reasonSentence } from './reason-text.ts';
import type { Language } from '../../../controls/page-texts.ts';

interface Props {
  readonly reason: Reason;
  readonly language: Pick<Language, 't' | 'names'>;
  /** Grows whenever a key or a command asks. */
  readonly asked?: number;
  readonly speak?: (texts: readonly string[]) => void;
}

export function BotReason({ reason, language: { t, names }, asked = 0, speak }: Props) {
  const [isOpen, setOpen] = useState(false);
  const first = useRef(asked);
  useEffect(() => {
    if (asked === first.current) return;
    first.current = asked;
    setOpen(true);
    speak?.([reasonSentence(reason, 'other', t, names)]);
  }, [asked]);
  return (
    <>
      <button type="button" class="link why" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('play.table.why')}
      </button>
      {isOpen && <span class="reason"> {reasonSentence(reason, 'other', t, names)}</span>}
    </>
  );
}
