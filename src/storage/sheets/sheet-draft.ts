/** The score sheet that is being filled in: it survives leaving, another room, a reload and a closed phone. */
import { emptySheet, type Sheet } from './sheet.ts';
import { readSheet, writeSheet } from './sheet-text.ts';
import { slotOf } from '../settings/preferences.ts';

export interface DraftKeeper {
  /** `null` where none was begun. */
  readonly load: () => Sheet | null;
  readonly save: (sheet: Sheet) => void;
  readonly isChangedElsewhere: () => boolean;
}

const EMPTY = writeSheet(emptySheet());

export function draftKeeper(): DraftKeeper {
  const slot = slotOf('sheet-draft');
  return {
    load: () => {
      const text = slot.load();
      const read = text === null ? null : readSheet(text);
      return read?.ok ? read.sheet : null;
    },
    save: (sheet) => {
      const text = writeSheet(sheet);
      slot.save(text === EMPTY ? null : text);
    },
    isChangedElsewhere: slot.isChangedElsewhere,
  };
}
