/** A result to send to friends: it says how it went and where to try it, and nothing of the answer. */
import type { DayWords } from '../calendar/day-words.ts';
import type { Translate } from '../../../i18n/t.ts';
import type { Result } from '../../../storage/results/result.ts';

/** Solid and hollow: read aloud as stars everywhere, and the same width in every letter. */
const starsText = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(3 - stars);

interface Shared {
  readonly result: Pick<Result, 'day' | 'kind' | 'level' | 'stars'>;
  /** Days in a row, if they are to be told. */
  readonly streak: number;
  /** Of that very puzzle. */
  readonly address: string;
}

export function shareText({ result, streak, address }: Shared, t: Translate, words: DayWords): string {
  const { day, kind, level, stars } = result;
  const name = t('result.puzzle', { kind: t(`puzzle.kind.${kind}`), level });
  const first = t('result.shared', { when: day ? words.short(day) : t('result.practice'), name });
  const row = streak > 1 ? ` ${t('stats.streak', { n: streak })}` : '';
  return `${first} ${starsText(stars)}${row}\n${address}`;
}
