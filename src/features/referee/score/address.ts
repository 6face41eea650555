/** The sheet in the address of the referee's page, and the whole address for others. */
import { readSheet, writeSheet, type ReadSheet } from '../../../storage/sheets/sheet-text.ts';
import { emptySheet, type Sheet } from '../../../storage/sheets/sheet.ts';

/** For an empty sheet the address of its room is enough. */
export function sheetHash(sheet: Sheet): string {
  const text = writeSheet(sheet);
  return text === writeSheet(emptySheet()) ? '#score' : `#score=${encodeURIComponent(text)}`;
}

/** `null` if the address holds no sheet at all. */
export function sheetInHash(hash: string): ReadSheet | null {
  if (!hash.startsWith('#score=')) return null;
  try {
    return readSheet(decodeURIComponent(hash.slice('#score='.length)));
  } catch {
    return { ok: false, code: 'unreadable' };
  }
}
