/** What the search looks into, in one language. */
import type { APIRoute } from 'astro';
import { chaptersIn } from '../../content/chapters.ts';
import { EDITION_WORDS } from '../../content/edition-texts.ts';
import { rulingsIn } from '../../content/rulings.ts';
import { packed } from '../../features/referee/search/entry.ts';
import { entriesIn } from '../../features/referee/search/make-entries.ts';
import type { Lang } from '../../i18n/locales.ts';
import { languagePaths } from '../../i18n/static-paths.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ lang: Lang }> = async ({ props: { lang } }) => {
  const outlines = (await chaptersIn(lang)).map(({ outline }) => outline);
  const rulings = await rulingsIn(lang);
  const entries = entriesIn(lang, { outlines, rulings, editions: EDITION_WORDS[lang] });
  return Response.json(entries.map(packed));
};
