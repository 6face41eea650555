import { useMemo } from 'preact/hooks';
import { settingsFrom, type TableSettings } from '../model/settings.ts';
import { slotOf } from '../../storage/settings/preferences.ts';
import { useKeptReducer } from '../../controls/use-kept-reducer.ts';

/** The table settings of this device, stored on every change. */
export function useSettings(): readonly [TableSettings, (change: Partial<TableSettings>) => void] {
  const slot = useMemo(() => slotOf('table'), []);
  const load = (): TableSettings => settingsFrom(slot.load());
  const { state, send } = useKeptReducer<TableSettings, Partial<TableSettings>>(load, {
    reduce: (now, change) => ({ ...now, ...change }),
    keep: (next) => {
      slot.save(JSON.stringify(next));
      return next;
    },
    newer: () => (slot.isChangedElsewhere() ? load() : null),
  });
  return [state, send];
}
