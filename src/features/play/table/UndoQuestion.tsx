/** Question before an undo that would hide again what somebody has already seen: the players decide. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PlayIntent } from '../../../table/model/session.ts';
import type { Translate } from '../../../i18n/t.ts';

interface Props {
  readonly send: (intent: PlayIntent) => void;
  readonly t: Translate;
}

export function UndoQuestion({ send, t }: Props) {
  const question = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => question.current?.focus({ preventScroll: true }), []);
  return (
    <div class="undo-question" role="group" aria-labelledby="undo-question">
      <p id="undo-question" tabindex={-1} ref={question}>
        {t('play.table.undo-revealed')}
      </p>
      <p class="buttons">
        <button type="button" onClick={() => send({ type: 'undo-anyway' })}>
          {t('play.table.undo-anyway')}
        </button>
        <button type="button" class="is-main" onClick={() => send({ type: 'cancel' })}>
          {t('play.table.undo-leave')}
        </button>
      </p>
    </div>
  );
}
