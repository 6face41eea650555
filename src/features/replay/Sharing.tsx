/** Shares the game, or this moment of it, with somebody else. */
import { exportName, exportText } from '../../storage/games/game-files.ts';
import { recordOf } from '../../table/model/session.ts';
import { replayHash } from '../../i18n/replay-address.ts';
import { hrefOf } from '../../i18n/paths.ts';
import { makeLink } from '../../notation/link.ts';
import type { Language } from '../../controls/page-texts.ts';
import { saveFile } from '../../controls/save-file.ts';
import { ShareGame } from '../../table/ending/ShareGame.tsx';
import type { WatchedGame } from './use-game.ts';

interface Props {
  readonly game: WatchedGame;
  readonly at: number;
  readonly language: Language;
}

export function Sharing({ game: { session }, at, language }: Props) {
  const { lang, t } = language;
  // Nobody else can open a game saved on this device, so the link holds the game itself.
  const hash = replayHash({ source: { type: 'link', text: makeLink(recordOf(session)) }, at });
  return (
    <details class="fold">
      <summary>{t('end.share')}</summary>
      <ShareGame
        link={new URL(hrefOf(lang, 'replay') + hash, location.href).href}
        language={language}
        onFile={() => saveFile(exportName(session), exportText(session))}
      />
    </details>
  );
}
