/** The web app manifest: what a device needs to know to install the site as an app. */
import type { APIRoute } from 'astro';
import type { Lang } from '../../i18n/locales.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { translate } from '../../i18n/messages.ts';
import { hrefOf, withBase } from '../../i18n/paths.ts';
import { languagePaths } from '../../i18n/static-paths.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ readonly lang: Lang }> = ({ props: { lang } }) => {
  const t = translate(lang);
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: withBase(`icons/${purpose}-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return new Response(
    JSON.stringify({
      id: hrefOf(lang, 'home'),
      name: t('site.name'),
      short_name: t('site.name'),
      description: t('page.home.description'),
      lang: LOCALES[lang].tag,
      start_url: hrefOf(lang, 'home'),
      scope: withBase('/'),
      display: 'standalone',
      background_color: '#f6eedd',
      theme_color: '#f6eedd',
      icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
      shortcuts: (['puzzles', 'play', 'rules'] as const).map((page) => ({
        name: t(`page.${page}.nav`),
        url: hrefOf(lang, page),
      })),
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  );
};
