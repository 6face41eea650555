/** The policy of every page, and that no page needs an exception from it. */
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attributes, BUILDS, filesOf, pagesOf } from '../support/built.ts';

describe.each(BUILDS)('$folder', (built) => {
  const pages = pagesOf(built);

  test.each(pages.map((page) => [page.url, page] as const))(
    '%s: a strict policy without inline exceptions',
    (_, page) => {
      const [policy, ...more] = attributes(
        page.root,
        'meta[http-equiv="content-security-policy"]',
        'content',
      );
      expect(more).toEqual([]);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("worker-src 'self';");
      expect(policy).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
      const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      for (const element of page.root.querySelectorAll(
        'script:not([src], [type="application/json"]), style',
      )) {
        expect(policy, element.outerHTML.slice(0, 80)).toContain(hash(element.innerHTML));
      }
    },
  );

  test.each(pages.map((page) => [page.url, page] as const))(
    '%s: no inline styles or handlers',
    (_, { root }) => {
      expect(attributes(root, '[style]', 'style')).toEqual([]);
      const handlers = root.querySelectorAll('*').flatMap((element) => Object.keys(element.attributes));
      expect(handlers.filter((name) => /^on/i.test(name))).toEqual([]);
    },
  );

  test('nothing is fetched from another host', () => {
    for (const file of filesOf(built.folder).filter((name) => name.endsWith('.css'))) {
      expect(readFileSync(join(built.folder, file), 'utf8'), file).not.toMatch(
        /url\(["']?(https?:)?\/\/|@import/,
      );
    }
    for (const { root, url } of pages) {
      const fetched = [
        ...attributes(root, '[src]', 'src'),
        ...attributes(root, 'link[rel="stylesheet"], link[rel="preload"], link[rel="icon"]', 'href'),
      ];
      expect(
        fetched.filter((address) => /^(https?:)?\/\//.test(address)),
        url,
      ).toEqual([]);
    }
  });
});
