/** What is written in the picture of each ruling. */
import type { FrameWords, RulingWords } from '../../src/features/rulings/picture/layout.ts';
import { verdictWord, type RulingData, type RulingText } from '../../src/content/ruling.ts';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';
import { translate } from '../../src/i18n/messages.ts';
import { RULING_GROUPS, type RulingGroup } from '../../src/i18n/rulings.ts';
import { readJson } from './content.ts';

export interface RulingPicture {
  readonly lang: Lang;
  readonly name: string;
  readonly frame: FrameWords;
  readonly words: RulingWords;
}

export const RULING_PICTURES: readonly RulingPicture[] = LANGS.flatMap((lang) => {
  const t = translate(lang);
  return (Object.keys(RULING_GROUPS) as RulingGroup[]).flatMap((group) => {
    const texts = readJson<Record<string, RulingText>>(`content/rulings/${lang}/${group}.json`);
    return RULING_GROUPS[group].map((slug) => {
      const { verdict } = readJson<RulingData>(`content/rulings/${slug}.json`);
      const { ask, answer } = texts[slug]!;
      return {
        lang,
        name: `${lang} ${slug}`,
        frame: { site: t('site.name'), group: t(`rulings.group.${group}`), page: t('page.rulings.title') },
        words: { ask, answer, verdict, word: verdictWord(verdict, t) },
      };
    });
  });
});

/** Those with the longest question, the longest answer and the most to read in each language. */
export const LONGEST: readonly RulingPicture[] = LANGS.flatMap((lang) => {
  const own = RULING_PICTURES.filter((picture) => picture.lang === lang);
  const longest = (length: (words: RulingWords) => number): RulingPicture =>
    own.toSorted((a, b) => length(b.words) - length(a.words))[0]!;
  return [
    ...new Set([
      longest(({ ask }) => ask.length),
      longest(({ word, answer }) => word.length + answer.length),
      longest(({ ask, word, answer }) => ask.length + word.length + answer.length),
    ]),
  ];
});
