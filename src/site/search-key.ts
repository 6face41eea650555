/** The key `/` leads to the search from every page, as the button in the header does. */
import { recall } from '../storage/settings/preferences.ts';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'target'
>;

const WRITTEN_IN = 'input, textarea, select, [contenteditable], dialog';

/** On a Russian keyboard the same key writes a full stop. Nothing while something is typed or a dialog is open. */
export const isSearchKey = (pressed: Pressed): boolean =>
  (pressed.key === '/' || (pressed.key === '.' && pressed.code === 'Slash')) &&
  !(pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.defaultPrevented) &&
  !(pressed.target as Element).closest(WRITTEN_IN);

/**
 * Single-key shortcuts can be switched off at the table, for readers who use speech input: then this one is
 * off as well. Read without `table-settings.ts`, since every page has this script.
 */
export const areKeysOff = (kept: string | null): boolean => kept?.includes('"hasKeys":false') ?? false;

export function startSearchKey(): void {
  document.addEventListener('keydown', (event) => {
    if (!isSearchKey(event) || areKeysOff(recall('table'))) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('.to-search')!.click();
  });
}
