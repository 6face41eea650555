/** What a strong player would do here, and why. */
import { useEffect } from 'preact/hooks';
import type { Choice } from '../../../ai/levels.ts';
import type { State } from '../../../engine/index.ts';
import { actionLabel } from '../../../table/words/action-label.ts';
import { reasonSentence } from './reason-text.ts';
import type { Language } from '../../../controls/page-texts.ts';

interface Props {
  readonly advice: Choice;
  readonly now: State;
  readonly language: Pick<Language, 't' | 'names'>;
  readonly speak: (texts: readonly string[]) => void;
  readonly onDo: () => void;
}

export function HintBox({ advice, now, language: { t, names }, speak, onDo }: Props) {
  const label = actionLabel(advice.action, now, t, names);
  const reason = reasonSentence(advice.reason, 'owner', t, names);
  useEffect(() => speak([`${t('play.table.hint-is', { action: label })} ${reason}`]), [advice]);
  return (
    <div class="hint-box">
      <p>
        {t('play.table.hint-is', { action: label })} {reason}
      </p>
      <button type="button" onClick={onDo}>
        {t('play.table.hint-do')}
      </button>
    </div>
  );
}
