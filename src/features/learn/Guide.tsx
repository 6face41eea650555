/**
 * The guide of the first game. It is the only one who speaks: first what has happened, then what to
 * do. The button that leads on comes right after the words, also for the keyboard.
 */
import type { ComponentChildren, RefObject } from 'preact';
import { isAsking, isLast, lessonOf } from '../../table/model/first-game.ts';
import type { LearnIntent, Learning } from './first-game-table.ts';
import { guideWords } from './first-game-words.ts';
import { hrefOf } from '../../i18n/paths.ts';
import type { Language } from '../../controls/page-texts.ts';
import { RuleLink } from '../../table/shell/RuleLink.tsx';
import { useSerial } from '../../controls/use-serial.ts';

interface Props {
  readonly now: Learning;
  readonly send: (intent: LearnIntent) => void;
  readonly language: Language;
  readonly anchor: RefObject<HTMLDivElement>;
}

export function Guide({ now, send, language, anchor }: Props) {
  const { lang, t } = language;
  const { game } = now;
  const lesson = lessonOf(game);
  const all = game.lessons.length;
  const number = Math.min(game.at + 1, all);
  const isStart = game.at === 0;
  return (
    <div class={`guide ${isLast(game) ? 'is-last' : ''}`}>
      <div class="guide-head">
        <p class="step">{t('learn.progress', { n: number, all })}</p>
        <progress aria-hidden="true" value={number} max={all} />
        <p class="steps-back needs-script">
          <button
            type="button"
            class="link"
            aria-disabled={isStart}
            onClick={() => !isStart && send({ type: 'back' })}
          >
            {t('learn.back')}
          </button>
          <button
            type="button"
            class="link"
            aria-disabled={isStart}
            onClick={() => !isStart && send({ type: 'again' })}
          >
            {t('learn.again')}
          </button>
        </p>
      </div>
      <Speech now={now} language={language} anchor={anchor} />
      {lesson && !isAsking(lesson) && !isLast(game) && (
        <p class="buttons needs-script">
          <button type="button" class="primary" onClick={() => send({ type: 'next' })}>
            {t('moves' in lesson ? 'learn.watch' : 'learn.go-on')}
          </button>
        </p>
      )}
      {isLast(game) && (
        <ul class="learn-onward">
          <li>
            <a href={hrefOf(lang, 'rules')}>{t('learn.done.rules')}</a>
          </li>
          <li>
            <a href={hrefOf(lang, 'rules-turn')}>{t('learn.done.turn')}</a>
          </li>
        </ul>
      )}
    </div>
  );
}

function Speech({ now, language, anchor }: Omit<Props, 'send'>) {
  const { told, task } = guideWords(now, language);
  const { refusal } = now.table;
  const serial = useSerial(now);
  const rest: ComponentChildren = refusal && <RuleLink rule={refusal.rule} language={language} />;
  return (
    <div class={`say ${refusal ? 'is-refusal' : ''}`} role="status" tabindex={0} ref={anchor}>
      <div key={serial}>
        {told.length > 0 && (
          <ul class="told">
            {told.map((sentence, i) => (
              <li key={i}>
                {sentence} {rest}
              </li>
            ))}
          </ul>
        )}
        <p class="task">{task}</p>
      </div>
    </div>
  );
}
