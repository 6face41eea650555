/** Banner shown while the map shows an earlier moment, with the button back to the present. */
import { useEffect } from 'preact/hooks';
import { turnOf } from '../turns.ts';
import type { PlayIntent, Session } from '../../../table/model/session.ts';
import type { Translate } from '../../../i18n/t.ts';

interface Props {
  readonly session: Session;
  readonly looking: number;
  readonly send: (intent: PlayIntent) => void;
  readonly speak: (texts: readonly string[]) => void;
  readonly t: Translate;
}

export function LookingBanner({ session, looking, send, speak, t }: Props) {
  const text = t('play.table.looking', { turn: turnOf(session.table, looking) });
  useEffect(() => speak([text]), [text]);
  return (
    <p class="looking">
      <span>{text}</span>
      <button type="button" class="is-main" onClick={() => send({ type: 'look', at: null })}>
        {t('play.table.back-to-now')}
      </button>
    </p>
  );
}
