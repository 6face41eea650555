/** Every page in every language, each with its alternates. */
import type { APIRoute } from 'astro';
import { LANGS } from '../i18n/locales.ts';
import { allPaths } from '../i18n/pages.ts';
import { alternatesOf, withBase } from '../i18n/paths.ts';

export const GET: APIRoute = ({ site }) => {
  const absolute = (path: string): string => new URL(path, site).href;
  const entries = allPaths().flatMap((path) => {
    const alternates = alternatesOf(path).map(
      ([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${absolute(href)}"/>`,
    );
    return LANGS.map(
      (lang) => `<url><loc>${absolute(withBase(`${lang}/${path}`))}</loc>${alternates.join('')}</url>`,
    );
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  return new Response(body, { headers: { 'content-type': 'application/xml' } });
};
