/** What search engines, browsers and previews read in the head of each page. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/i18n/locales.ts';
import { RULING_GROUPS } from '../../src/i18n/rulings.ts';
import { attributes, BUILDS, filesOf, pagesOf, type BuiltPage } from '../support/built.ts';

const SITE = 'https://posthorn.example';

describe.each(BUILDS)('$folder at $base', (built) => {
  const pages = pagesOf(built);
  const translated = pages.filter(({ url }) => LANGS.some((lang) => url.startsWith(`${built.base}${lang}/`)));
  const langOf = ({ url }: BuiltPage) => LANGS.find((lang) => url.startsWith(`${built.base}${lang}/`))!;

  test.each(translated.map((page) => [page.url, page] as const))(
    '%s: lang, title, description',
    (_, page) => {
      expect(page.root.querySelector('html')?.getAttribute('lang')).toBe(langOf(page));
      expect(page.root.querySelector('title')?.text.length).toBeGreaterThan(8);
      const description = page.root.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
      expect(description.length).toBeGreaterThan(50);
      expect(description.length).toBeLessThan(170);
      const headings = page.root.querySelectorAll('h1');
      const without = (hidden: string) => headings.filter((heading) => heading.closest(hidden) === null);
      expect(without('.without-script'), 'where scripts run').toHaveLength(1);
      expect(without('.needs-script'), 'where none run').toHaveLength(1);
    },
  );

  test('titles and descriptions tell pages apart', () => {
    const titles = translated.map(({ root }) => root.querySelector('title')!.text);
    expect(new Set(titles).size).toBe(titles.length);
    const descriptions = translated.flatMap(({ root }) =>
      attributes(root, 'meta[name="description"]', 'content'),
    );
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  test.each(translated.map((page) => [page.url, page] as const))(
    '%s: alternates point at each other',
    (_, page) => {
      const alternates = Object.fromEntries(
        page.root
          .querySelectorAll('link[rel="alternate"][hreflang]')
          .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
      const rest = page.url.slice(`${built.base}${langOf(page)}/`.length);
      for (const lang of LANGS) expect(alternates[lang]).toBe(`${SITE}${built.base}${lang}/${rest}`);
      expect(alternates['x-default']).toBe(`${SITE}${built.base}${rest === '' ? '' : `en/${rest}`}`);
      expect(Object.keys(alternates).length).toBe(LANGS.length + 1);
      expect(attributes(page.root, 'link[rel="canonical"]', 'href')).toEqual([`${SITE}${page.url}`]);
    },
  );

  test('the language switch leads to the same page', () => {
    for (const page of translated) {
      const rest = page.url.slice(`${built.base}${langOf(page)}/`.length);
      const links = attributes(page.root, 'nav.languages a', 'href');
      expect(links).toEqual(LANGS.map((lang) => `${built.base}${lang}/${rest}`));
    }
  });

  test('the sitemap lists exactly the translated pages, each with its alternates', () => {
    const sitemap = parse(readFileSync(join(built.folder, 'sitemap.xml'), 'utf8'));
    const listed = sitemap.querySelectorAll('loc').map((loc) => loc.text);
    // Of the pages in a language only the one for what is not kept is not to be found.
    const hidden = translated.filter(({ root }) => attributes(root, 'meta[name="robots"]', 'content').length);
    expect(hidden.map(({ url }) => url)).toEqual(LANGS.map((lang) => `${built.base}${lang}/offline/`));
    const found = translated.filter((page) => !hidden.includes(page));
    expect(listed.toSorted()).toEqual(found.map(({ url }) => `${SITE}${url}`).toSorted());
    expect(
      readFileSync(join(built.folder, 'sitemap.xml'), 'utf8').match(/hreflang="x-default"/g)?.length,
    ).toBe(listed.length);
    expect(readFileSync(join(built.folder, 'robots.txt'), 'utf8')).toContain(
      `${SITE}${built.base}sitemap.xml`,
    );
  });

  const ruled = translated.filter(({ url }) => /\/rulings\/./.test(url));
  /** Where the file of its preview picture is, as its head says. */
  const pictureOf = ({ root }: BuiltPage): string => {
    const [address, ...more] = attributes(root, 'meta[property="og:image"]', 'content');
    expect(more).toEqual([]);
    expect(address!.startsWith(`${SITE}${built.base}`), address).toBe(true);
    return join(built.folder, address!.slice(`${SITE}${built.base}`.length));
  };
  const altOf = ({ root }: BuiltPage) => attributes(root, 'meta[property="og:image:alt"]', 'content');

  test('a preview shows the board, or the ruling that the page is about', () => {
    for (const page of translated) {
      const own = page.url.slice(built.base.length).replace(/\/$/, '.png');
      expect(pictureOf(page)).toBe(join(built.folder, ruled.includes(page) ? own : 'social.png'));
      const png = readFileSync(pictureOf(page));
      expect(png.toString('latin1', 0, 8)).toBe('\u0089PNG\r\n\u001a\n');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  test('every ruling has a picture of its own in every language, and none is left over', () => {
    expect(ruled).toHaveLength(LANGS.length * Object.values(RULING_GROUPS).flat().length);
    const pictures = ruled.map((page) => readFileSync(pictureOf(page), 'base64'));
    expect(new Set(pictures).size).toBe(ruled.length);
    const drawn = filesOf(built.folder).filter((file) => /\/rulings\/.*\.png$/.test(file));
    expect(drawn).toHaveLength(ruled.length);
  });

  test.each(ruled.map((page) => [page.url, page] as const))('%s: its picture is described', (_, page) => {
    const said = (selector: string) => attributes(page.root, `meta[${selector}]`, 'content');
    expect(said('property="og:image:width"')).toEqual(['1200']);
    expect(said('property="og:image:height"')).toEqual(['630']);
    expect(said('name="twitter:card"')).toEqual(['summary_large_image']);
    const shown = [page.root.querySelector('h1')!, page.root.querySelector('.ruled > p')!];
    expect(altOf(page)).toEqual([shown.map(({ text }) => text.replaceAll(/[ \n]+/g, ' ').trim()).join(' ')]);
  });

  test('404 speaks all three languages', () => {
    const { root } = pages.find(({ file }) => file === '404.html')!;
    expect(attributes(root, 'section', 'lang')).toEqual(LANGS);
    expect(attributes(root, 'section a', 'href')).toEqual(LANGS.map((lang) => `${built.base}${lang}/`));
  });

  test('the chooser is three plain links', () => {
    const { root } = pages.find(({ url }) => url === built.base)!;
    expect(attributes(root, 'main a', 'href')).toEqual(LANGS.map((lang) => `${built.base}${lang}/`));
  });

  test('nothing is built that no page needs', () => {
    expect(filesOf(built.folder).filter((file) => /\.(map|ts|tsx|astro|mdx)$/.test(file))).toEqual([]);
    expect(existsSync(join(built.folder, 'fonts-licence.txt'))).toBe(true);
  });
});
