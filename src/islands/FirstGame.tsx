/** The guided first game: the guide speaks above, the learner acts on the table below. */
import { useEffect, useReducer, useRef } from 'preact/hooks';
import { editionOf } from '../game/booklet.ts';
import { isAsking, keptAs, lessonOf, showFor, type FirstGameScript } from '../game/first-game.ts';
import { learn, LEARNER, learning, type Learning } from '../game/first-game-table.ts';
import { narrate } from '../game/narrate.ts';
import { recall, remember } from '../game/remember.ts';
import type { Lang } from '../i18n/locales.ts';
import { usePageLanguage, type Language } from './page-texts.ts';
import { Say } from './Say.tsx';
import { TableTop } from './TableTop.tsx';
import { useBooklet } from './use-booklet.ts';

interface Props {
  readonly lang: Lang;
  readonly script: FirstGameScript;
}

export default function FirstGame({ lang, script }: Props) {
  const language = usePageLanguage(lang);
  const { t } = language;
  const edition = editionOf(useBooklet(lang));
  const [now, send] = useReducer(learn, edition, (first) => learning(script, first));
  const { game } = now;
  const lesson = lessonOf(game);
  const all = game.lessons.length;
  const number = Math.min(game.at + 1, all);
  const guide = useRef<HTMLParagraphElement>(null);
  // What was kept is read when the page stands, and again under another booklet.
  useEffect(() => send({ type: 'resume', kept: recall('first-game'), edition }), [edition]);
  const wasAt = useRef(0);
  useEffect(() => {
    // Back at the start there is nothing to take up; a page that has just begun has not read it yet.
    if (game.at > 0) remember('first-game', keptAs(game));
    else if (wasAt.current > 0) remember('first-game', null);
    wasAt.current = game.at;
    // The button that led here may be gone, and with it the reader's place on the page.
    if (game.at > 0 && document.activeElement === document.body)
      guide.current?.focus({ preventScroll: true });
  }, [game.at]);
  return (
    <div class="first-game">
      <TableTop
        id="first-game"
        title={t('learn.heading')}
        table={now.table}
        send={send}
        show={showFor(game)}
        focus={undefined}
        language={language}
        guide={
          <div class="guide">
            <p class="step">
              {t('learn.progress', { n: number, all })}
              <progress aria-hidden="true" value={number} max={all} />
            </p>
            <Say text={guideText(now, language)} isRefusal={false} answer={now} anchor={guide} />
            <p class="buttons needs-script">
              {lesson && !isAsking(lesson) && number < all && (
                <button type="button" class="primary" onClick={() => send({ type: 'next' })}>
                  {t('moves' in lesson ? 'learn.watch' : 'learn.go-on')}
                </button>
              )}
              <button type="button" aria-disabled={game.at === 0} onClick={() => send({ type: 'back' })}>
                {t('learn.back')}
              </button>
              <button type="button" aria-disabled={game.at === 0} onClick={() => send({ type: 'again' })}>
                {t('learn.again')}
              </button>
            </p>
          </div>
        }
      />
    </div>
  );
}

/** What the companion did is told before what comes next. */
function guideText({ game, isHasty, isResumed, table }: Learning, { t, names }: Language): string {
  const lesson = lessonOf(game) ?? game.lessons.at(-1)!;
  if (game.answer === 'instead' && isAsking(lesson)) return t(`lesson.${lesson.id}.instead`);
  const text = t(`lesson.${lesson.id}`);
  if (isHasty) return `${t('learn.first-read')} ${text}`;
  if (isResumed) return `${t('learn.resumed')} ${text}`;
  const others = game.events.filter((event) => 'player' in event && event.player !== LEARNER);
  if (table.done.length > 0 || others.length === 0) return text;
  return [...narrate(game.events, game.before, { t, names, you: LEARNER }), text].join(' ');
}
