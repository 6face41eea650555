/** One saved game in the list: continue, share, export or remove it. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ago } from './ago.ts';
import { hashOf } from './address.ts';
import { brokenSaveSentence } from '../../../table/words/broken-save.ts';
import { exportName, rawName } from '../../../storage/games/game-files.ts';
import type { GameCard, ReadableCard } from './game-cards.ts';
import { parseSave } from '../../../storage/games/save.ts';
import { recordOf } from '../../../table/model/session.ts';
import { LOCALES } from '../../../i18n/locales.ts';
import { hrefOf } from '../../../i18n/paths.ts';
import { makeLink } from '../../../notation/link.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { saveFile } from '../../../controls/save-file.ts';
import { CopyLink } from '../../../controls/CopyLink.tsx';
import { GameSummary } from './GameSummary.tsx';

interface Props<C extends GameCard> {
  readonly card: C;
  readonly language: Language;
}

interface RowProps extends Props<GameCard> {
  readonly isRemoved: boolean;
  readonly onToggle: () => void;
  /** While several are being chosen. */
  readonly choice: { readonly isChosen: boolean; readonly onChoose: (isChosen: boolean) => void } | null;
}

export function SavedGame({ card, isRemoved, onToggle, choice, language }: RowProps) {
  const { t, names } = language;
  // After a press, focus what has replaced the pressed button.
  const root = useRef<HTMLLIElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (isPressed.current) root.current!.querySelector<HTMLElement>('a, button')?.focus();
    isPressed.current = false;
  }, [isRemoved]);
  const toggle = (): void => {
    isPressed.current = true;
    onToggle();
  };
  // Every button says which game it is about.
  const about = { 'aria-describedby': `about-${card.id}` };
  return (
    <li class={`saved-game ${isRemoved ? 'is-removed' : ''}`} ref={root}>
      {isRemoved ? (
        <>
          <span role="status">{t('play.saved.removed')}</span>
          <button type="button" onClick={toggle}>
            {t('play.saved.restore')}
          </button>
        </>
      ) : (
        <>
          {choice && (
            <label class="saved-choice">
              <input
                type="checkbox"
                checked={choice.isChosen}
                aria-describedby={`about-${card.id}`}
                onChange={({ currentTarget }) => choice.onChoose(currentTarget.checked)}
              />
              <span>{t('play.several.this')}</span>
            </label>
          )}
          {card.isReadable ? (
            <Readable card={card} language={language} />
          ) : (
            <p class="fault" id={`about-${card.id}`}>
              {brokenSaveSentence(card.refusal, t, names)} {t('play.saved.kept')}
            </p>
          )}
          <div class="saved-actions">
            {card.isReadable && <CopyLink link={() => linkOf(card, language)} about={about} t={t} />}
            <button type="button" class="link" onClick={() => download(card)} {...about}>
              {t('share.file')}
            </button>
            <button type="button" class="link" onClick={toggle} {...about}>
              {t('play.saved.remove')}
            </button>
          </div>
        </>
      )}
    </li>
  );
}

function Readable({ card, language }: Props<ReadableCard>) {
  const { lang, t } = language;
  const { id, isOver, saved, isUnsaved } = card;
  const about = `about-${id}`;
  return (
    <>
      <GameSummary
        {...card}
        id={about}
        when={isUnsaved ? t('play.saved.unsaved') : ago(saved, Date.now(), LOCALES[lang].tag)}
        language={language}
      />
      <p class="buttons">
        <a class="button" href={hashOf({ type: 'game', id })} aria-describedby={about}>
          {t(isOver ? 'play.saved.result' : 'play.saved.continue')}
        </a>
        {isOver && (
          <a class="button" href={`${hrefOf(lang, 'replay')}#game=${id}`} aria-describedby={about}>
            {t('end.replay')}
          </a>
        )}
      </p>
    </>
  );
}

/** As it is stored, so that nothing is lost on the way. */
function download({ id, text, ...card }: GameCard): void {
  saveFile(card.isReadable ? exportName(card) : rawName(id), text);
}

/** A link to the replay of a finished game, or to the play page to continue an unfinished one. */
function linkOf({ id, text: saved, isOver }: ReadableCard, { lang }: Language): string | null {
  const parsed = parseSave(id, saved);
  if (!parsed.ok) return null;
  const text = makeLink(recordOf(parsed.session));
  const path = isOver ? `${hrefOf(lang, 'replay')}#${text}` : `${hrefOf(lang, 'play')}#link=${text}`;
  return new URL(path, location.href).href;
}
