/** What the box for a word looks into besides titles: `/xx/rules/search.json`, made when the site is built. */
import type { Lang } from '../../i18n/locales.ts';
import type { Outline, Paragraph } from '../../content/chapter-outline.ts';
import { GLOSSARY, type TermId } from '../../content/glossary.ts';
import { plainText } from '../../content/plain-text.ts';
import { matches } from './search.ts';

export interface SearchIndex {
  /** By number: the text, and the words of the game that are explained in it. */
  readonly rules: Readonly<Record<string, readonly [text: string, terms: readonly string[]]>>;
  /** What a word is called here, and in the booklets. */
  readonly terms: Readonly<Record<string, string>>;
}

const allNames = (id: TermId, lang: Lang): string => {
  const { ours, names } = GLOSSARY[id];
  return [...new Set([ours[lang], ...Object.values(names)])].join(' · ');
};

export function searchIndexOf(outlines: readonly Outline[], lang: Lang): SearchIndex {
  const used = [...new Set(outlines.flatMap(({ terms }) => terms))] as TermId[];
  /** Terms marked in the text, and terms in the paragraph's title. */
  const termsIn = ({ title, body }: Paragraph): readonly string[] =>
    used.filter((id) => body.includes(`<Term id="${id}"`) || matches(title, GLOSSARY[id].ours[lang]));
  return {
    rules: Object.fromEntries(
      outlines.flatMap(({ rules }) => rules.map((rule) => [rule.id, [plainText(rule.body), termsIn(rule)]])),
    ),
    terms: Object.fromEntries(used.map((id) => [id, allNames(id, lang)])),
  };
}
