/** A store in memory and a host of a few files, for the worker's parts without a browser. */
import { digestOf } from '../../src/site/offline/digest.ts';
import { contentPath, type Pack, type Settings } from '../../src/site/offline/pack.ts';
import type { Store } from '../../src/site/offline/store.ts';
import { gather, type Page } from '../../src/tools/build/offline/pieces.ts';

export function memoryStore(): Store & { readonly kept: Map<string, Response> } {
  const kept = new Map<string, Response>();
  return {
    kept,
    has: async (key) => kept.has(key),
    read: async (key) => kept.get(key)?.clone(),
    put: async (key, response) => void kept.set(key, response),
    remove: async (key) => void kept.delete(key),
    keys: async () => [...kept.keys()],
  };
}

export interface Site {
  readonly settings: Settings;
  readonly pack: Pack;
  /** What the host has, by address below the base. */
  readonly files: Map<string, string>;
}

/** A site of one pack, `shared`, with these texts as pages and one script. */
export async function siteOf(pages: readonly Page[], script = 'let a;'): Promise<Site> {
  const sections = [...new Set(pages.map(({ section }) => section))];
  const { texts, ...gathered } = await gather(pages, sections);
  const week = '[]';
  const pack: Pack = {
    files: { '_astro/a.js': await digestOf(script) },
    weeks: [await digestOf(week)],
    ...gathered,
  };
  const text = JSON.stringify(pack);
  const digest = await digestOf(text);
  return {
    settings: { base: '/', firstDay: 0, packs: { shared: digest } },
    pack,
    files: new Map([
      [contentPath(digest), text],
      ['_astro/a.js', script],
      ['puzzles/week-1.json', week],
      ...pages.map((page) => [page.path, page.text] as const),
      ...Object.entries(texts).map(([name, piece]) => [contentPath(name), piece] as const),
    ]),
  };
}

/** A page with much in it that other pages of its kind have too. */
export const pageLike = (path: string, section: string, own: string): Page => ({
  path,
  section,
  text: `<style>${Array.from({ length: 400 }, (_, i) => `.${section}${i % 40}{top:${i}px}`).join('')}</style>
<p>${Array.from({ length: 60 }, (_, i) => `${own} ${i},`).join('')}</p>`,
});
