/** The tools of the table that belong to no step of a turn. */
import type { PlayIntent, Session } from '../../../table/model/session.ts';
import { undoOf } from '../../../table/model/undo.ts';
import type { Translate } from '../../../i18n/t.ts';
import type { Tab } from '../../../table/shell/Tabs.tsx';
import { ToolButton } from '../../../table/shell/ToolButton.tsx';

interface Props {
  readonly session: Session;
  readonly send: (intent: PlayIntent) => void;
  readonly canHint: boolean;
  readonly onHint: () => void;
  readonly hasCounter: boolean;
  readonly hasRome: boolean;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly onMore: () => void;
  readonly t: Translate;
}

export function Toolbar({
  session,
  send,
  canHint,
  onHint,
  hasCounter,
  hasRome,
  tab,
  onTab,
  onMore,
  t,
}: Props) {
  const toggle = (name: Tab) => () => onTab(tab === name ? 'now' : name);
  return (
    <div class="tools" role="group" aria-label={t('play.table.tools')}>
      <ToolButton
        icon="undo"
        text={t('play.table.tool.undo')}
        isDisabled={!session.table.pending && !undoOf(session)}
        onPress={() => send({ type: 'undo' })}
      />
      <ToolButton icon="hint" text={t('play.table.tool.hint')} isDisabled={!canHint} onPress={onHint} />
      {hasRome && (
        <ToolButton
          icon="rome"
          className="only-wide"
          text={t('play.table.tab.rome')}
          isPressed={tab === 'rome'}
          onPress={toggle('rome')}
        />
      )}
      {hasCounter && (
        <ToolButton
          icon="cards"
          text={t('play.table.tool.count')}
          isPressed={tab === 'count'}
          onPress={toggle('count')}
        />
      )}
      <ToolButton
        icon="log"
        className="only-wide"
        text={t('play.table.tool.log')}
        isPressed={tab === 'log'}
        onPress={toggle('log')}
      />
      <ToolButton icon="more" text={t('play.table.tool.more')} onPress={onMore} />
    </div>
  );
}
