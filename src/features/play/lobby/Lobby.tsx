/** The lobby: set up a new game, continue a saved one, or take up one from elsewhere. */
import { useMemo, useState } from 'preact/hooks';
import { brokenSaveSentence } from '../../../table/words/broken-save.ts';
import { importGame } from '../../../storage/games/game-files.ts';
import { parseRecordOrLink } from '../../../notation/parse-record-or-link.ts';
import type { Session } from '../../../table/model/session.ts';
import type { PlaySetup } from '../../../table/model/setup.ts';
import { hrefOf } from '../../../i18n/paths.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { ImportGame } from './ImportGame.tsx';
import { LastGame } from './LastGame.tsx';
import { ImportedGame } from './ImportedGame.tsx';
import { SavedGames } from './SavedGames.tsx';
import { SetupForm } from './SetupForm.tsx';
import { useSavedGames } from './use-saved-games.ts';

interface Props {
  /** The shared game that the address holds. */
  readonly link: string | null;
  /** Why the game named in the address cannot be opened. */
  readonly shut: string | null;
  readonly onPlay: (setup: PlaySetup) => void;
  readonly onTakeUp: (session: Session) => void;
  /** Back to the lobby without a game or link in the address. */
  readonly onLeave: () => void;
  readonly language: Language;
}

export function Lobby({ link, shut, onPlay, onTakeUp, onLeave, language }: Props) {
  const { t, names } = language;
  const saved = useSavedGames();
  const [imported, setImported] = useState<Session | null>(null);
  const linked = useMemo(
    () => (link === null ? null : importGame('linked', link, parseRecordOrLink)),
    [link],
  );
  const offered = linked?.ok ? linked.session : imported;
  const wrong = linked && !linked.ok ? brokenSaveSentence(linked, t, names) : shut;
  const leave = (): void => {
    setImported(null);
    onLeave();
  };
  return (
    <div class="lobby">
      <h1>{t('play.heading')}</h1>
      {wrong && (
        <p class="unsaved" role="status">
          {wrong}
        </p>
      )}
      {offered ? (
        <ImportedGame
          key={link ?? imported?.id}
          session={offered}
          onTakeUp={onTakeUp}
          onLeave={leave}
          language={language}
        />
      ) : (
        <div class="lobby-parts">
          <div>
            <LastGame games={saved.games} language={language} />
            <SetupForm onPlay={onPlay} language={language} />
          </div>
          <div class="lobby-side">
            <SavedGames saved={saved} language={language} />
            <ImportGame onGame={setImported} language={language} />
            <p>
              {t('play.data')} <a href={hrefOf(language.lang, 'data')}>{t('page.data.nav')}</a>
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
