/** Everything that can be found in a language, from the contents of the site. Only the build and tests use it. */
import { CITIES, neighbours, provinceOf, PROVINCES, type RuleId } from '../../../engine/index.ts';
import { chapterOf } from '../../../i18n/chapters.ts';
import { LANGS, type Lang } from '../../../i18n/locales.ts';
import { translate } from '../../../i18n/messages.ts';
import { namesIn } from '../../../i18n/names.ts';
import { navKey } from '../../../i18n/pages.ts';
import type { Outline } from '../../../content/chapter-outline.ts';
import { cellsOf, DIFFERENCES, type DifferenceId } from '../../../content/editions.ts';
import { GLOSSARY, type TermId } from '../../../content/glossary.ts';
import { plainText } from '../../../content/plain-text.ts';
import { readingsOf, type RulingData, type RulingText } from '../../../content/ruling.ts';
import type { Entry } from './entry.ts';

export interface Sources {
  readonly outlines: readonly Outline[];
  readonly rulings: readonly {
    readonly slug: string;
    readonly data: RulingData;
    readonly text: RulingText;
  }[];
  /** `content/editions/<language>.json` */
  readonly editions: Readonly<Record<string, string>>;
}

/** “coachman (Postillion)” and „dom(ek), placówka” are two names each, the optional part of a word belongs to it. */
const namesOf = (written: string): readonly string[] =>
  written
    .replace(/(\p{L})\((\p{L}+)\)/gu, '$1$2')
    .split(/[,()]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

const distinct = (names: readonly string[], own: string): readonly string[] =>
  [...new Set(names)].filter((name) => name !== own);

export function entriesIn(lang: Lang, { outlines, rulings, editions }: Sources): readonly Entry[] {
  const t = translate(lang);
  const names = namesIn(lang, t);
  const paragraphs = outlines.flatMap((outline) => outline.rules);
  const who = (booklets: readonly string[]): string =>
    names.list(booklets.map((booklet) => t(`booklet.${booklet as 'none'}`)));

  /** Text shown in one piece must itself say whose reading a passage is and where a list item begins. */
  const inOnePiece = (body: string): string =>
    plainText(
      body
        .replace(/<Reading of="([^"]+)">\s*/g, (_, of: string) => `${who(of.split(' '))}: `)
        .replace(/([^:\s])\s*\n\s*(?:\d+\.|[-*]) /g, '$1 · '),
    );

  const rules = paragraphs.map(({ id, title, body }): Entry => ({
    kind: 'rule',
    id,
    title,
    text: inOnePiece(body),
    // Only with its chapter is it clear that “For the length of a route” is about tiles.
    aliases: [`${t(navKey(`rules-${chapterOf(id as RuleId)}`))} ${title}`],
  }));
  const settled = rulings.map(({ slug, data, text }): Entry => ({
    kind: 'ruling',
    id: slug,
    title: text.ask,
    text: text.answer,
    aliases: text.aliases.split('|'),
    more: text.why,
    verdict: data.verdict,
    rules: data.rules,
    readings: readingsOf(data, text).map(({ booklets, text: said }) => [who(booklets), said]),
  }));
  const words = (Object.keys(GLOSSARY) as TermId[]).map((id): Entry => {
    const { ours, says, names: others, note } = GLOSSARY[id];
    const hasNames = Object.keys(others).length > 0;
    const first = paragraphs.find(({ body }) => body.includes(`<Term id="${id}"`));
    return {
      kind: 'word',
      id,
      title: ours[lang],
      text: says[lang],
      aliases: distinct(
        [...LANGS.map((each) => ours[each]), ...Object.values(others).flatMap(namesOf)],
        ours[lang],
      ),
      ...(note && { more: note[lang] }),
      ...(!hasNames && first && { rules: [first.id] }),
    };
  });
  const cities = CITIES.map(({ id, printed }): Entry => {
    const province = provinceOf(id);
    const lands = PROVINCES.find((each) => each.id === province)!;
    return {
      kind: 'city',
      id,
      title: names.city(id),
      text: t('find.city', { province: names.province(province), roads: names.cities(neighbours(id)) }),
      aliases: distinct(
        [printed, t(`city.${id}.gen`), ...LANGS.map((each) => translate(each)(`city.${id}`))],
        names.city(id),
      ),
      more: lands.printed,
    };
  });
  const differences = (Object.keys(DIFFERENCES) as DifferenceId[]).map((id): Entry => {
    const { quoted = {} } = DIFFERENCES[id];
    const cells = cellsOf(DIFFERENCES[id]).map(({ says, booklets }): readonly [string, string] => {
      const said =
        says === 'silent' || says === 'unknown' ? t(`editions.says.${says}`) : editions[`${id}.${says}`];
      return [who(booklets), [quoted[says], said].filter((part) => part !== undefined).join(' ')];
    });
    return {
      kind: 'difference',
      id,
      title: editions[`${id}.title`]!,
      text: editions[`${id}.note`] ?? '',
      readings: cells,
    };
  });
  return [...settled, ...rules, ...words, ...cities, ...differences];
}
