/** A game on the plain table. */
import type { PlayIntent, Session } from '../../game/play/session.ts';
import type { Language } from '../page-texts.ts';
import { TableTop } from '../TableTop.tsx';

interface Props {
  readonly session: Session;
  readonly send: (intent: PlayIntent) => void;
  readonly language: Language;
}

export const PlainTable = ({ session, send, language }: Props) => (
  <TableTop
    id="game"
    title={language.t('play.heading')}
    table={session.table}
    send={send}
    show={['market', 'tiles', 'coaches', 'route', 'hand', 'officials', 'stock', 'score']}
    focus={undefined}
    language={language}
  />
);
