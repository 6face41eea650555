/** The play page: the address says whether the lobby or a game is shown. */
import { chance, freshId } from '../game/play/chance.ts';
import { begin } from '../game/play/session.ts';
import type { PlaySetup } from '../game/play/setup.ts';
import type { Lang } from '../i18n/locales.ts';
import { usePageLanguage } from './page-texts.ts';
import { GameScreen } from './play/GameScreen.tsx';
import { Lobby } from './play/Lobby.tsx';
import { layOnTable, useGame } from './play/use-game.ts';
import { usePlace } from './play/use-place.ts';

export default function Play({ lang }: { readonly lang: Lang }) {
  const language = usePageLanguage(lang);
  const [place, goTo] = usePlace();
  const { game, send, takeOver } = useGame(place.type === 'game' ? place.id : null);
  const onPlay = (setup: PlaySetup): void => {
    const id = freshId(chance());
    layOnTable(begin(id, setup));
    goTo({ type: 'game', id });
  };
  if (game.type === 'open')
    return <GameScreen {...game} send={send} takeOver={takeOver} language={language} />;
  return <Lobby onPlay={onPlay} language={language} />;
}
