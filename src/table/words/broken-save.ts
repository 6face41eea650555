/** Why a saved game cannot be read, in a sentence. A code without one does not compile. */
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import { brokenSentence } from './broken-text.ts';
import type { ReadGame } from '../../storage/games/saved-games.ts';
import type { SaveRefusal } from '../../storage/games/save.ts';

export function brokenSaveSentence(refusal: SaveRefusal, t: Translate, names: Names): string {
  switch (refusal.code) {
    case 'save-changed':
      return t('broken.save-changed');
    case 'save-format':
      return t('broken.save-format', { format: refusal.format, known: refusal.known });
    case 'save-seats':
      return t('broken.save-seats');
    default:
      return brokenSentence(refusal, t, names);
  }
}

/** Why a saved game cannot be opened: it is unreadable or missing, or storage is blocked. */
export const shutSentence = (
  read: Extract<ReadGame, { readonly ok: false }>,
  t: Translate,
  names: Names,
): string =>
  read.why === 'unreadable'
    ? brokenSaveSentence(read.refusal, t, names)
    : t(read.why === 'missing' ? 'broken.save-missing' : 'broken.save-blocked');
