/** Takes a file in and says what came of it. */
import type { FirstGameScript } from '../../table/model/first-game.ts';
import type { Translate } from '../../i18n/t.ts';
import { LONGEST_BUNDLE, parseBundle } from '../../storage/transfer/bundle.ts';
import { takeIn, type Undone } from '../../storage/transfer/everything.ts';
import { textOfFile } from '../../controls/read-file.ts';

export interface Said {
  readonly text: string;
  readonly isRefusal: boolean;
  readonly undo?: () => Promise<Undone>;
}

export async function taken(file: File, script: FirstGameScript, t: Translate): Promise<Said> {
  try {
    return await saidOf(await textOfFile(file, LONGEST_BUNDLE), script, t);
  } catch {
    // Whatever is wrong with a file, its choice is answered.
    return { text: t('data.refused.unread'), isRefusal: true };
  }
}

async function saidOf(text: string, script: FirstGameScript, t: Translate): Promise<Said> {
  const refused = (sentence: string): Said => ({ text: sentence, isRefusal: true });
  const parsed = parseBundle(text);
  if (!parsed.ok) return refused(t(`data.refused.${parsed.code}`));
  const outcome = await takeIn(parsed.bundle, script);
  if (!outcome.ok) return refused(t(`data.refused.${outcome.why === 'newer' ? 'newer-here' : outcome.why}`));
  const { results, games, hasChanged, undo } = outcome;
  if (!hasChanged) return { text: t('data.taken.nothing'), isRefusal: false };
  const counts = [t('data.taken.results', { n: results }), t('data.taken.games', { n: games })];
  // Both counts are 0 if the file only improved what was already here.
  const isNew = results + games > 0;
  return { text: [t('data.taken'), ...(isNew ? counts : [])].join(' '), isRefusal: false, undo };
}

/** Undoes a file that was taken in and says what came of it; a refused undo can be tried again. */
export async function takenBack(undo: () => Promise<Undone>, t: Translate): Promise<Said> {
  const outcome = await undo();
  if (outcome === 'not') return { text: t('data.undone.not'), isRefusal: true, undo };
  const isWhole = outcome === 'whole';
  return { text: t(isWhole ? 'data.undone' : 'data.undone.partly'), isRefusal: !isWhole };
}
