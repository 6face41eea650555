/** The tools of a puzzle that belong to no step of a turn, such as undo, hint and check. */
import type { RouteSession, RouteIntent } from '../model/route-session.ts';
import type { Translate } from '../../../i18n/t.ts';
import type { Tab } from '../../../table/shell/Tabs.tsx';
import { ToolButton } from '../../../table/shell/ToolButton.tsx';

interface Props {
  readonly solving: RouteSession;
  readonly send: (intent: RouteIntent) => void;
  readonly hasRome: boolean;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly t: Translate;
}

export function PuzzleTools({ solving, send, hasRome, tab, onTab, t }: Props) {
  const { table, status, hints } = solving;
  const isFresh = table.done.length === 0 && !table.pending;
  return (
    <div class="tools" role="group" aria-label={t('play.table.tools')}>
      <ToolButton
        icon="undo"
        text={t('play.table.tool.undo')}
        isDisabled={isFresh || status === 'shown'}
        onPress={() => send({ type: 'undo' })}
      />
      <ToolButton
        icon="again"
        text={t('example.start-over')}
        isDisabled={isFresh}
        onPress={() => send({ type: 'start-over' })}
      />
      {hasRome && (
        <ToolButton
          icon="rome"
          className="only-wide"
          text={t('play.table.tab.rome')}
          isPressed={tab === 'rome'}
          onPress={() => onTab(tab === 'rome' ? 'now' : 'rome')}
        />
      )}
      <ToolButton
        icon="hint"
        text={t('play.table.tool.hint')}
        isDisabled={hints === 3}
        onPress={() => send({ type: 'hint' })}
      />
      <ToolButton
        icon="check"
        text={t('puzzle.check')}
        isDisabled={status !== 'solving' || table.done.length === 0}
        onPress={() => send({ type: 'check' })}
      />
    </div>
  );
}
