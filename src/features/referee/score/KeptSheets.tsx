/** The sheets that are kept on this device: to open, and to remove with undo. */
import { useState } from 'preact/hooks';
import { dropSheet, keepSheet, keptSheets, type KeptSheet } from '../../../storage/sheets/score-sheets.ts';
import type { Sheet } from '../../../storage/sheets/sheet.ts';
import { keptName } from './words.ts';
import type { Language } from '../../../controls/page-texts.ts';
import type { Said } from './Score.tsx';

interface Props {
  readonly language: Language;
  readonly tell: (said: Said | null) => void;
  readonly onOpen: (sheet: Sheet) => void;
}

export function KeptSheets({ language: { lang, t }, tell, onOpen }: Props) {
  const [kept, setKept] = useState(keptSheets);
  const drop = (one: KeptSheet): void => {
    dropSheet(one);
    setKept(keptSheets());
    tell({
      text: t('sheet.dropped'),
      undo: () => {
        keepSheet(one);
        setKept(keptSheets());
        tell(null);
      },
    });
  };
  if (kept.length === 0) return null;
  return (
    <section class="kept-sheets" aria-labelledby="kept-sheets-title">
      <h3 id="kept-sheets-title">{t('sheet.list')}</h3>
      <ul>
        {kept.map((one) => {
          const sheet = keptName(one, lang, t);
          return (
            <li key={one.at}>
              <span>{sheet}</span>
              <span class="buttons">
                <button
                  type="button"
                  aria-label={t('sheet.open.of', { sheet })}
                  onClick={() => onOpen(one.sheet)}
                >
                  {t('sheet.open')}
                </button>
                <button type="button" aria-label={t('sheet.drop.of', { sheet })} onClick={() => drop(one)}>
                  {t('sheet.drop')}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
