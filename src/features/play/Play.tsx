/** The play page: the address says whether the lobby or a game is shown. */
import { shutSentence } from '../../table/words/broken-save.ts';
import { chance, freshId } from '../../table/model/chance.ts';
import { keepGame } from '../../storage/games/saved-games.ts';
import { begin, type Session } from '../../table/model/session.ts';
import type { PlaySetup } from '../../table/model/setup.ts';
import type { Lang } from '../../i18n/locales.ts';
import { usePageLanguage } from '../../controls/page-texts.ts';
import { GameScreen } from './GameScreen.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { useGame } from './use-game.ts';
import { usePlace } from './use-place.ts';

export default function Play({ lang }: { readonly lang: Lang }) {
  const language = usePageLanguage(lang);
  const [place, goTo] = usePlace();
  const { game, send, takeOver } = useGame(place.type === 'game' ? place.id : null);
  const open = (session: Session): void => {
    keepGame(session);
    goTo({ type: 'game', id: session.id });
  };
  const onPlay = (setup: PlaySetup): void => open(begin(freshId(chance()), setup));
  if (game.type === 'open')
    return <GameScreen {...game} onPlay={onPlay} send={send} takeOver={takeOver} language={language} />;
  // The game is still being read: render nothing, so that the lobby does not flash up first.
  if (place.type === 'game' && game.type === 'none') return null;
  return (
    <Lobby
      link={place.type === 'link' ? place.text : null}
      shut={game.type === 'shut' ? shutSentence(game.read, language.t, language.names) : null}
      onPlay={onPlay}
      onTakeUp={open}
      onLeave={() => goTo({ type: 'lobby' })}
      language={language}
    />
  );
}
