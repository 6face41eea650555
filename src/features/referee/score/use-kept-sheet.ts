/**
 * The sheet on the page: a draft of this device, kept with every entry. A link shows somebody's sheet;
 * the draft stays as it is until an entry is made there, and is then set aside among the kept sheets.
 */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { sheetHash, sheetInHash } from './address.ts';
import { emptySheet, enter, type Entry, type Sheet } from '../../../storage/sheets/sheet.ts';
import { draftKeeper } from '../../../storage/sheets/sheet-draft.ts';
import { setAsideSheet } from '../../../storage/sheets/score-sheets.ts';
import { useKeptReducer } from '../../../controls/use-kept-reducer.ts';

/** A link's sheet is shown in the place of this device's own, or could not be read. */
export type Opening =
  { readonly type: 'linked'; readonly own: Sheet } | { readonly type: 'unreadable' | 'newer' };

interface KeptSheetHandle {
  readonly sheet: Sheet;
  readonly send: (entry: Entry) => void;
}

export function useKeptSheet(onOpened: (opening: Opening | null) => void): KeptSheetHandle {
  const draft = useMemo(draftKeeper, []);
  /** The sheet shown came from a link, and nothing has been entered on it. */
  const isLinked = useRef(false);
  const { state, send, show } = useKeptReducer<Sheet, Entry>(emptySheet, {
    reduce: enter,
    keep: (next) => {
      const own = isLinked.current ? draft.load() : null;
      // If the draft cannot be set aside, it stays, and the link's sheet is kept only in the address.
      if (own === null || sheetHash(own) === sheetHash(next) || setAsideSheet(own)) {
        isLinked.current = false;
        draft.save(next);
      }
      showInAddress(next);
      return next;
    },
    newer: () => (!isLinked.current && draft.isChangedElsewhere() ? (draft.load() ?? emptySheet()) : null),
  });
  useLayoutEffect(() => {
    const read = (): void => {
      const found = sheetInHash(location.hash);
      const own = draft.load();
      if (found?.ok) {
        const isOwn = own === null || sheetHash(own) === sheetHash(found.sheet);
        isLinked.current = !isOwn;
        show(() => found.sheet);
        onOpened(isOwn ? null : { type: 'linked', own });
      } else {
        if (own) show(() => own);
        if (found) onOpened({ type: found.code });
      }
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return { sheet: state, send };
}

/** The address holds the sheet, to be sent to others; another room's address is left alone. */
function showInAddress(sheet: Sheet): void {
  const hash = sheetHash(sheet);
  if (/^#score(=|$)/.test(location.hash) && location.hash !== hash)
    history.replaceState(history.state, '', hash);
}
