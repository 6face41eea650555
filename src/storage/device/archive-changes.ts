/** Changes of the archive that depend on what is there: to take a file in, to undo that, to erase everything. */
import { asPromise, hasDatabase, inStore, put, textOf } from './archive.ts';

/** The text under a key or an id before and after the change; `null` for none. */
export interface Change {
  readonly at: string;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Makes all changes, or none: where the stored text is not `before`, another tab has written since it was
 * read.
 */
export const exchangeTexts = async (changes: readonly Change[]): Promise<'done' | 'changed' | 'failed'> =>
  changes.length === 0
    ? 'done'
    : inStore('readwrite', 'failed', async (store) => {
        for (const { at, before } of changes)
          if (textOf(await asPromise(store.get(at))) !== before) return 'changed';
        for (const { at, after } of changes) await put(store, at, after);
        return 'done';
      });

/** Whether nothing is left. */
export const emptyArchive = async (): Promise<boolean> =>
  !hasDatabase() ||
  inStore('readwrite', false, async (store) => {
    await asPromise(store.clear());
    return true;
  });
