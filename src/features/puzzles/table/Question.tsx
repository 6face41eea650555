/** Asks whether to check although turns are left, which an answer would give away. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RouteIntent } from '../model/route-session.ts';
import type { Translate } from '../../../i18n/t.ts';

interface Props {
  readonly turns: number;
  readonly send: (intent: RouteIntent) => void;
  readonly t: Translate;
}

export function Question({ turns, send, t }: Props) {
  const question = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => question.current?.focus({ preventScroll: true }), []);
  return (
    <div class="undo-question" role="group" aria-labelledby="check-question">
      <p id="check-question" tabindex={-1} ref={question}>
        {t('puzzle.ask-check', { n: turns })}
      </p>
      <p class="buttons">
        <button type="button" onClick={() => send({ type: 'check-anyway' })}>
          {t('puzzle.check-anyway')}
        </button>
        <button type="button" class="is-main" onClick={() => send({ type: 'cancel' })}>
          {t('puzzle.play-on')}
        </button>
      </p>
    </div>
  );
}
