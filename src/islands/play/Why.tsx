/** Why an automatic player did it: asked for, and answered where it was asked. */
import { useState } from 'preact/hooks';
import type { Reason } from '../../ai/reasons.ts';
import { reasonSentence } from '../../game/reason-text.ts';
import type { Language } from '../page-texts.ts';

interface Props {
  readonly reason: Reason;
  readonly language: Pick<Language, 't' | 'names'>;
}

export function Why({ reason, language: { t, names } }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="link why" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('play.table.why')}
      </button>
      {isOpen && <span class="reason"> {reasonSentence(reason, 'other', t, names)}</span>}
    </>
  );
}
