/** On a small screen, what the tray shows. */
import type { Translate } from '../../i18n/t.ts';
import { Icon } from './Icon.tsx';

const TABS = ['now', 'players', 'tiles', 'log'] as const;
/** The counter is opened by its tool. */
export type Tab = (typeof TABS)[number] | 'count';

interface Props {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly t: Translate;
}

export const Tabs = ({ tab, onTab, t }: Props) => (
  <nav class="table-tabs" aria-label={t('play.table.tabs')}>
    {TABS.map((name) => (
      <button key={name} type="button" aria-pressed={tab === name} onClick={() => onTab(name)}>
        <Icon name={name} />
        <span>{t(`play.table.tab.${name}`)}</span>
      </button>
    ))}
  </nav>
);
