/** Why the game on the table is not being saved, and what can be done about it. */
import { exportName, exportText } from '../../storage/games/game-files.ts';
import type { Session } from '../../table/model/session.ts';
import type { Translate } from '../../i18n/t.ts';
import { saveFile } from '../../controls/save-file.ts';
import type { Unsaved } from './use-game.ts';

interface Props {
  readonly why: Unsaved;
  readonly session: Session;
  readonly takeOver: () => void;
  readonly t: Translate;
}

export const UnsavedNotice = ({ why, session, takeOver, t }: Props) => (
  <p class="unsaved">
    <span>{t(`play.unsaved.${why}`)}</span>
    {(why === 'full' || why === 'blocked' || why === 'split') && (
      <button type="button" onClick={() => saveFile(exportName(session), exportText(session))}>
        {t('share.file')}
      </button>
    )}
    {(why === 'newer-elsewhere' || why === 'split') && (
      <button type="button" onClick={takeOver}>
        {t(why === 'split' ? 'play.take-over.split' : 'play.take-over')}
      </button>
    )}
  </p>
);
