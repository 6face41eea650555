/** Tabs that choose, on a small screen, what the tray shows. */
import type { Translate } from '../../i18n/t.ts';
import { Icon } from '../../controls/Icon.tsx';

const TABS = ['now', 'players', 'tiles', 'log'] as const;
/** The counter is opened by its tool; the way to Rome has a tab only in games that use it. */
export type Tab = (typeof TABS)[number] | 'rome' | 'count';

interface Props {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly hasRome: boolean;
  /** All of them unless some are left out. */
  readonly tabs?: readonly (typeof TABS)[number][];
  readonly t: Translate;
}

export const Tabs = ({ tab, onTab, hasRome, tabs = TABS, t }: Props) => (
  <nav class="table-tabs" aria-label={t('play.table.tabs')}>
    {[...tabs, ...(hasRome ? (['rome'] as const) : [])].map((name) => (
      <button key={name} type="button" aria-pressed={tab === name} onClick={() => onTab(name)}>
        <Icon name={name} />
        <span>{t(`play.table.tab.${name}`)}</span>
      </button>
    ))}
  </nav>
);
