import type { APIRoute } from 'astro';
import { chaptersIn } from '../../../content/chapters.ts';
import { searchIndexOf } from '../../../features/rules/search-index.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { languagePaths } from '../../../i18n/static-paths.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ lang: Lang }> = async ({ props: { lang } }) => {
  const chapters = await chaptersIn(lang);
  return Response.json(
    searchIndexOf(
      chapters.map(({ outline }) => outline),
      lang,
    ),
  );
};
