/** The rulings of a language as the pages need them, in their order. */
import { getEntry } from 'astro:content';
import type { RuleId } from '../engine/index.ts';
import type { RulingData, RulingText } from './ruling.ts';
import { LANGS, type Lang } from '../i18n/locales.ts';
import { RULING_GROUPS, type RulingGroup, type RulingSlug } from '../i18n/rulings.ts';

export interface Ruling {
  readonly slug: RulingSlug;
  readonly group: RulingGroup;
  readonly data: RulingData;
  readonly text: RulingText;
}

async function groupIn(lang: Lang, group: RulingGroup): Promise<readonly Ruling[]> {
  const words = await getEntry('rulingWords', `${lang}/${group}`);
  return Promise.all(
    RULING_GROUPS[group].map(async (slug) => {
      const shared = await getEntry('rulings', slug);
      const text = words?.data[slug];
      if (!shared || !text) throw new Error(`content/rulings has no ${slug} in ${lang}`);
      return { slug, group, data: shared.data as unknown as RulingData, text: text as RulingText };
    }),
  );
}

const read = new Map<Lang, Promise<readonly Ruling[]>>();

/** All of them; read once a language, since every page of the rules asks. */
export function rulingsIn(lang: Lang): Promise<readonly Ruling[]> {
  const groups = Object.keys(RULING_GROUPS) as RulingGroup[];
  const known =
    read.get(lang) ?? Promise.all(groups.map((group) => groupIn(lang, group))).then((found) => found.flat());
  read.set(lang, known);
  return known;
}

/** The rulings whose first paragraph is this one. */
export const rulingsAbout = async (lang: Lang, rule: RuleId): Promise<readonly Ruling[]> =>
  (await rulingsIn(lang)).filter(({ data }) => data.rules[0] === rule);

/** One page a ruling and language. */
export const rulingPaths = () =>
  LANGS.flatMap((lang) =>
    Object.values(RULING_GROUPS)
      .flat()
      .map((slug) => ({ params: { lang, slug }, props: { lang, slug } })),
  );
