/** The games kept on this device. */
import type { Language } from '../page-texts.ts';
import { SavedGame } from './SavedGame.tsx';
import type { SavedList } from './use-saved-games.ts';

interface Props {
  readonly saved: SavedList;
  readonly language: Language;
}

export function SavedGames({ saved: { games, isBlocked }, language }: Props) {
  const { t } = language;
  if (games.length === 0 && !isBlocked) return null;
  return (
    <section class="saved-games" aria-labelledby="saved-games">
      <h2 id="saved-games">{t('play.saved')}</h2>
      {isBlocked && <p class="unsaved">{t('play.saved.blocked')}</p>}
      <ul>
        {games.map((card) => (
          <SavedGame key={card.id} card={card} language={language} />
        ))}
      </ul>
    </section>
  );
}
