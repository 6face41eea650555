/** The box of “legal or not”: the proposed actions, then the rules to choose from, then the answer. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { actionLabel } from '../../../table/words/action-label.ts';
import type { RuleTitles } from '../words/legal-words.ts';
import type { LegalSession, LegalIntent } from '../model/legal-session.ts';
import type { StatusMessage } from '../../../table/words/status-message.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { PromptBox } from '../../../table/shell/PromptBox.tsx';
import { Postmark } from './Postmark.tsx';
import { Stars } from '../results/Stars.tsx';

export type { RuleTitles };

interface Props {
  readonly naming: LegalSession;
  readonly send: (intent: LegalIntent) => void;
  readonly saying: StatusMessage;
  readonly titles: RuleTitles;
  readonly share: ComponentChildren;
  readonly language: Language;
}

export function NamingBox({ naming, send, saying, titles, share, language }: Props) {
  const { t, names } = language;
  const { puzzle, state, wrong, wrongRules, status, hints, answer } = naming;
  const say = useRef<HTMLParagraphElement>(null);
  const was = useRef(status);
  // The button that was pressed is gone: move the focus to the message.
  useLayoutEffect(() => {
    if (status !== was.current) say.current?.focus({ preventScroll: true });
    was.current = status;
  }, [status]);
  const next = (hints + 1) as 1 | 2 | 3;
  return (
    <PromptBox saying={saying} language={language} anchor={say}>
      {status === 'done' && (
        <div class="verdict-box">
          {answer!.stars === 3 && <Postmark />}
          <Stars stars={answer!.stars} t={t} />
        </div>
      )}
      {status === 'choosing' && (
        <ol class="proposals" aria-label={t('puzzle.legal.proposals')}>
          {puzzle.actions.map((action, index) => (
            <li key={index}>
              <button
                type="button"
                class={wrong.includes(index) ? 'is-allowed' : undefined}
                aria-disabled={wrong.includes(index)}
                onClick={() => send({ type: 'pick', index })}
              >
                {actionLabel(action, state, t, names)}
              </button>
            </li>
          ))}
        </ol>
      )}
      {status === 'naming' && (
        <ol class="proposals" aria-label={t('puzzle.legal.rules')}>
          {puzzle.rules.map((rule) => (
            <li key={rule}>
              <button
                type="button"
                class={wrongRules.includes(rule) ? 'is-allowed' : undefined}
                aria-disabled={wrongRules.includes(rule)}
                onClick={() => send({ type: 'name', rule })}
              >
                <span class="rule-number">{`§\u00a0${rule}`}</span> {titles[rule]?.title}
              </button>
            </li>
          ))}
        </ol>
      )}
      {status === 'done' ? (
        <>
          <p class="buttons">
            <button type="button" onClick={() => send({ type: 'try-again' })}>
              {t('puzzle.try-again')}
            </button>
          </p>
          {share}
        </>
      ) : (
        <p class="buttons">
          <button type="button" onClick={() => send({ type: 'hint' })}>
            {t(`puzzle.legal.hint.${next}`)}
          </button>
          {!answer && <small>{t('puzzle.legal.costs')}</small>}
        </p>
      )}
    </PromptBox>
  );
}
