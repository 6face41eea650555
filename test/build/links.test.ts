/** Every link and every anchor in the built site leads somewhere, under the root and under a sub-path. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../../src/features/puzzles/model/address.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { allPaths } from '../../src/i18n/pages.ts';
import { attributes, BUILDS, pagesOf } from '../support/built.ts';

describe.each(BUILDS)('$folder at $base', (built) => {
  const pages = pagesOf(built);
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  // All rules on one page have thousands of links and ids: each page is searched once.
  const idsOn = new Map(pages.map(({ url, root }) => [url, attributes(root, '[id]', 'id')]));
  const anchors = new Map([...idsOn].map(([url, ids]) => [url, new Set(ids)]));

  test('has every page in every language', () => {
    for (const lang of LANGS) {
      for (const path of allPaths()) expect([...byUrl.keys()]).toContain(`${built.base}${lang}/${path}`);
    }
    expect(byUrl.has(built.base)).toBe(true);
    expect(byUrl.has(`${built.base}404.html`)).toBe(true);
  });

  test.each(pages.map((page) => [page.url, page] as const))(
    '%s: links, scripts, styles and anchors exist',
    (_, page) => {
      const found = [
        ...attributes(page.root, 'a[href]', 'href'),
        ...attributes(page.root, 'link[rel="icon"], link[rel="stylesheet"], link[rel="preload"]', 'href'),
        ...attributes(page.root, 'script[src]', 'src'),
        ...attributes(page.root, 'astro-island', 'component-url'),
        ...attributes(page.root, 'astro-island', 'renderer-url'),
      ];
      expect(found.length).toBeGreaterThan(0);
      for (const href of new Set(found)) {
        const { pathname, hash, host } = new URL(href, `http://site${page.url}`);
        expect(host, href).toBe('site');
        expect(pathname.startsWith(built.base), `${href} leaves ${built.base}`).toBe(true);
        const target = byUrl.get(pathname);
        const file = join(built.folder, pathname.slice(built.base.length));
        expect(
          target !== undefined || (existsSync(file) && !pathname.endsWith('/')),
          `${href} leads nowhere`,
        ).toBe(true);
        // The rooms of the puzzle page are opened by its script.
        const isRoom = pathname.endsWith('/puzzles/') && placeOf(hash).type === 'room';
        if (hash && !isRoom)
          expect(anchors.get(pathname)?.has(hash.slice(1)), `${href} has no anchor`).toBe(true);
      }
    },
  );

  test.each(pages.map((page) => [page.url, page] as const))(
    '%s: no id twice, references resolve',
    (url, { root }) => {
      const known = anchors.get(url)!;
      const left = new Set(known);
      expect(idsOn.get(url)!.filter((id) => !left.delete(id))).toEqual([]);
      const references = [
        ...attributes(root, '[aria-labelledby]', 'aria-labelledby'),
        ...attributes(root, '[aria-describedby]', 'aria-describedby'),
        ...attributes(root, '[popovertarget]', 'popovertarget'),
        ...attributes(root, 'use[href]', 'href').map((href) => href.slice(1)),
        ...attributes(root, '[fill^="url(#"]', 'fill').map((fill) => fill.slice(5, -1)),
      ];
      expect(references.filter((id) => !known.has(id))).toEqual([]);
    },
  );

  test('links of a page stay in its language, except for the language switch', () => {
    for (const lang of LANGS) {
      for (const page of pages.filter(({ url }) => url.startsWith(`${built.base}${lang}/`))) {
        const links = page.root.querySelectorAll('a[href]').filter((link) => !link.hasAttribute('hreflang'));
        const foreign = links
          .map((link) => new URL(link.getAttribute('href')!, `http://site${page.url}`).pathname)
          .filter((path) =>
            LANGS.some((other) => other !== lang && path.startsWith(`${built.base}${other}/`)),
          );
        expect(foreign, page.url).toEqual([]);
      }
    }
  });
});
