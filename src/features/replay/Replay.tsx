/** Any game that was played, from beginning to end: opened from an address, a file or a text. */
import type { Lang } from '../../i18n/locales.ts';
import { usePageLanguage } from '../../controls/page-texts.ts';
import { OpenGame } from './OpenGame.tsx';
import { useGame } from './use-game.ts';
import { ReplayScreen } from './ReplayScreen.tsx';

export default function Replay({ lang }: { readonly lang: Lang }) {
  const language = usePageLanguage(lang);
  const { game, wrong, open, close } = useGame(language);
  return game ? (
    <ReplayScreen key={game.session} game={game} language={language} onClose={close} />
  ) : (
    <OpenGame language={language} wrong={wrong} onOpen={open} />
  );
}
