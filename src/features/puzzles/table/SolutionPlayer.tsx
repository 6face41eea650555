/** A best line on the board, one step at a time, each told as it happens. */
import type { ComponentChildren, RefObject } from 'preact';
import type { StatusMessage } from '../../../table/words/status-message.ts';
import type { RouteSession, RouteIntent } from '../model/route-session.ts';
import type { Language } from '../../../controls/page-texts.ts';

interface Props {
  readonly solving: RouteSession;
  readonly send: (intent: RouteIntent) => void;
  readonly saying: StatusMessage;
  readonly anchor: RefObject<HTMLParagraphElement>;
  readonly share: ComponentChildren;
  readonly language: Language;
}

export function SolutionPlayer({ solving, send, saying, anchor, share, language: { t } }: Props) {
  const at = solving.table.done.length;
  const length = solving.solution!.length;
  return (
    <div class="table-now puzzle-reel">
      <p class="part-name">
        {t('puzzle.solution')}, {saying.text}
      </p>
      <p class="say" tabindex={-1} ref={anchor}>
        {saying.told.join(' ')}
      </p>
      <p class="buttons">
        <button type="button" aria-disabled={at === 0} onClick={() => send({ type: 'show', at: at - 1 })}>
          {t('puzzle.solution.back')}
        </button>
        <button
          type="button"
          class="is-main"
          aria-disabled={at === length}
          onClick={() => send({ type: 'show', at: at + 1 })}
        >
          {t('puzzle.solution.next')}
        </button>
        <button type="button" onClick={() => send({ type: 'try-again' })}>
          {t('puzzle.try-again')}
        </button>
      </p>
      {share}
    </div>
  );
}
