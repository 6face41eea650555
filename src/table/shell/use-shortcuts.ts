import { useLayoutEffect, useRef } from 'preact/hooks';
import { shortcutFor, type ShortcutEffect } from '../command/shortcuts.ts';
import type { Table } from '../model/reducer.ts';

/** Single-key shortcuts of the table. `?` works also when they are switched off. */
export function useShortcuts(
  table: Table,
  hasKeys: boolean,
  onShortcut: (effect: ShortcutEffect) => void,
): void {
  const latest = useRef({ table, hasKeys, onShortcut });
  latest.current = { table, hasKeys, onShortcut };
  // A layout effect, so that a key pressed right after the first paint counts.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { table: now, hasKeys: isOn, onShortcut: act } = latest.current;
      if (document.querySelector('dialog[open]')) return;
      const effect = shortcutFor(event, now);
      if (!effect || !(isOn || event.key === '?')) return;
      event.preventDefault();
      act(effect);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
