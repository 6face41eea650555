/** What the answer is worth: that it is the best, or what was missed and where. */
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { missedSentences } from '../words/missed-words.ts';
import { outcome, verdictTitle } from '../words/messages.ts';
import { isBest, type RouteSession, type RouteIntent } from '../model/route-session.ts';
import type { Translate } from '../../../i18n/t.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { Help } from './Help.tsx';
import { Postmark } from './Postmark.tsx';
import { Stars } from '../results/Stars.tsx';
import type { Explanation } from './use-explanation.ts';

interface Props {
  readonly solving: RouteSession;
  readonly send: (intent: RouteIntent) => void;
  readonly explanation: Explanation;
  readonly anchor: RefObject<HTMLParagraphElement>;
  readonly speak: (texts: readonly string[]) => void;
  readonly share: ComponentChildren;
  readonly language: Language;
}

export function Verdict({ solving, send, explanation, anchor, speak, share, language }: Props) {
  const { t } = language;
  const { puzzle, answer, hints } = solving;
  const isSolved = isBest(solving);
  const { judgement } = explanation;
  const missed = judgement ? missedSentences(solving, judgement, language).join(' ') : null;
  useEffect(() => {
    if (missed && !isSolved) speak([missed]);
  }, [missed]);
  return (
    <div class={`table-now verdict-box ${isSolved ? 'is-best' : ''}`}>
      {isSolved && <Postmark />}
      {/* After the solution was shown, there are no stars to be had. */}
      {hints < 3 && <Stars stars={answer!.stars} t={t} />}
      <p class="say" tabindex={-1} ref={anchor}>
        <b>{verdictTitle(solving, t)}.</b> {outcome(solving, t)}
      </p>
      {isSolved && <p>{linesText(puzzle.lines, t)}</p>}
      {!isSolved && hints < 3 && <p class="quiet">{t('puzzle.costs')}</p>}
      {!isSolved && hints === 0 && (
        <p class="buttons">
          <button type="button" onClick={() => send({ type: 'hint' })}>
            {t('puzzle.hint.1')}
          </button>
        </p>
      )}
      {!isSolved && (
        <Help solving={solving} send={send} explanation={explanation} speak={speak} language={language} />
      )}
      {!isSolved && (
        <p class="buttons">
          <button type="button" class="is-main" onClick={() => send({ type: 'try-again' })}>
            {t('puzzle.try-again')}
          </button>
        </p>
      )}
      {share}
      {/* Arrives late, after an unknown time: below all the buttons, it moves none of them. */}
      {!isSolved && <p>{missed ?? t(explanation.hasFailed ? 'puzzle.no-answer' : 'puzzle.thinking')}</p>}
    </div>
  );
}

/** From this number on, the text says only that there are many. */
const MANY_LINES = 100;

const linesText = (lines: number, t: Translate): string =>
  lines >= MANY_LINES ? t('puzzle.best.many-lines') : t('puzzle.best.lines', { n: lines });
