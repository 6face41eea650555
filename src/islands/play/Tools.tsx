/** What helps at the table and belongs to no step of a turn. */
import type { PlayIntent, Session } from '../../game/play/session.ts';
import { undoOf } from '../../game/play/undo.ts';
import type { Translate } from '../../i18n/t.ts';
import { Icon, type IconName } from './Icon.tsx';

interface Props {
  readonly session: Session;
  readonly send: (intent: PlayIntent) => void;
  readonly t: Translate;
}

export const Tools = ({ session, send, t }: Props) => (
  <div class="tools" role="group" aria-label={t('play.table.tools')}>
    <Tool
      icon="undo"
      text={t('play.table.tool.undo')}
      isDisabled={!session.table.pending && !undoOf(session)}
      onPress={() => send({ type: 'undo' })}
    />
  </div>
);

interface ToolProps {
  readonly icon: IconName;
  readonly text: string;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

const Tool = ({ icon, text, isDisabled, isPressed, onPress }: ToolProps) => (
  <button
    type="button"
    class="tool-button"
    aria-disabled={isDisabled}
    aria-pressed={isPressed}
    onClick={() => !isDisabled && onPress()}
  >
    <Icon name={icon} />
    <span>{text}</span>
  </button>
);
