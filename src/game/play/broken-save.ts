/** Why a saved game cannot be read, in a sentence. A code without one does not compile. */
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import { brokenSentence } from '../broken-text.ts';
import { SAVE_FORMAT, type SaveRefusal } from './save.ts';

export function brokenSaveSentence(refusal: SaveRefusal, t: Translate, names: Names): string {
  switch (refusal.code) {
    case 'save-changed':
      return t('broken.save-changed');
    case 'save-format':
      return t('broken.save-format', { format: refusal.format, known: SAVE_FORMAT });
    case 'save-seats':
      return t('broken.save-seats');
    default:
      return brokenSentence(refusal, t, names);
  }
}
