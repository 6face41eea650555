/** The games kept on this device: one by one, or several at once to be thrown away. */
import { useState } from 'preact/hooks';
import type { Language } from '../../../controls/page-texts.ts';
import { SavedGame } from './SavedGame.tsx';
import type { SavedList } from './use-saved-games.ts';

interface Props {
  readonly saved: SavedList;
  readonly language: Language;
}

export function SavedGames({ saved, language }: Props) {
  const { games, removed, trouble, remove, restore } = saved;
  const { t } = language;
  /** Nothing while games are not being chosen. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  if (games.length === 0 && !trouble) return null;
  const present = games.filter(({ id }) => !removed.has(id));
  const picked = present.filter(({ id }) => chosen?.has(id)).map(({ id }) => id);
  const finished = present.filter((card) => card.isReadable && card.isOver).map(({ id }) => id);
  const choose = (id: string, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <section class="saved-games" aria-labelledby="saved-games">
      <h2 id="saved-games">{t('play.saved')}</h2>
      {trouble && <p class="unsaved">{t(`play.saved.trouble.${trouble}`)}</p>}
      {games.length > 1 && (
        <div class="saved-several buttons">
          <button
            type="button"
            class={chosen ? undefined : 'link'}
            aria-expanded={chosen !== null}
            onClick={() => setChosen(chosen ? null : new Set())}
          >
            {t(chosen ? 'play.several.done' : 'play.several')}
          </button>
          {chosen && (
            <>
              <button
                type="button"
                aria-disabled={finished.length === 0}
                onClick={() => setChosen(new Set(finished))}
              >
                {t('play.several.finished')}
              </button>
              <button type="button" onClick={() => setChosen(new Set(present.map(({ id }) => id)))}>
                {t('play.several.all')}
              </button>
              <button
                type="button"
                aria-disabled={picked.length === 0}
                onClick={() => {
                  if (picked.length > 0) remove(picked);
                }}
              >
                {t('play.several.remove', { n: picked.length })}
              </button>
            </>
          )}
          {removed.size > 1 && (
            <button type="button" onClick={() => restore([...removed.keys()])}>
              {t('play.several.restore', { n: removed.size })}
            </button>
          )}
        </div>
      )}
      <ul>
        {games.map((card) => (
          <SavedGame
            key={card.id}
            card={card}
            isRemoved={removed.has(card.id)}
            onToggle={() => (removed.has(card.id) ? restore([card.id]) : remove([card.id]))}
            choice={chosen && { isChosen: chosen.has(card.id), onChoose: (is) => choose(card.id, is) }}
            language={language}
          />
        ))}
      </ul>
    </section>
  );
}
