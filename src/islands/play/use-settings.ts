import { useCallback, useState } from 'preact/hooks';
import { recall, remember } from '../../game/remember.ts';
import { settingsFrom, type TableSettings } from '../../game/table-settings.ts';

/** How this device plays, kept as soon as it changes. */
export function useSettings(): readonly [TableSettings, (change: Partial<TableSettings>) => void] {
  const [settings, setSettings] = useState(() => settingsFrom(recall('table')));
  const change = useCallback((part: Partial<TableSettings>): void => {
    setSettings((before) => {
      const after = { ...before, ...part };
      remember('table', JSON.stringify(after));
      return after;
    });
  }, []);
  return [settings, change];
}
