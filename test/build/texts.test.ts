/** A page carries every text that its islands can ask for: one left out would stop the page when it is asked for. */
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../src/i18n/messages.ts';
import { TEXTS_ID } from '../../src/controls/page-texts.ts';
import { attributes, BUILDS, pagesOf, type BuiltPage } from '../support/built.ts';
import { broughtBy, usesIn } from '../support/text-uses.ts';

/** Pages where only the base game is played go without these, and without what `table/words/base-texts.ts` leaves out. */
const MODULES =
  /^(audience|carriage|module|offices|rank|rome|town)\.|\.(seat|advance|hand-in|last-hand-in|carriage)$|^event\.(token|hand|point|seated|carriage|clergyman|dismissed|moves-lapsed)|^illegal\.(token|hand-in|reward|no-road-south|carriage|wrong-carriage|seating)|^act\.hand-in|^board\.state\.distance|^table\.help\./;

const textsOf = ({ root }: BuiltPage): Record<string, unknown> | null => {
  const script = root.querySelector(`#${TEXTS_ID}`);
  return script ? (JSON.parse(script.innerHTML) as Record<string, unknown>) : null;
};

/** Those of the rules go by a name of their own on the page. */
const NAMES: Readonly<Record<string, string>> = { ExampleIsland: 'Example', QuestionIsland: 'QuestionBoard' };

/** The one source of that name, wherever it lies. */
function fileOf(island: string): string {
  const files = globSync(`src/{table,features}/**/${island}.tsx`);
  if (files.length !== 1) throw new Error(`${files.length} files are called ${island}.tsx`);
  return files[0]!;
}

/** The islands that take their texts from the page; others are handed theirs. */
const islandsOf = ({ root }: BuiltPage): readonly string[] =>
  [...new Set(attributes(root, 'astro-island:not([props*="messages"])', 'opts'))].map((opts) => {
    const { name } = JSON.parse(opts.replaceAll('&quot;', '"')) as { name: string };
    return NAMES[name] ?? name;
  });

/** All chapters carry the same texts. */
const pages = pagesOf(BUILDS[0]!)
  .filter(({ url }) => /^\/en\/(?!rules\/(?!all))/.test(url))
  .flatMap((page) => {
    const texts = textsOf(page);
    return texts ? [[page.url, islandsOf(page), texts] as const] : [];
  });

test('there are such pages, with and without modules', () => {
  expect(pages.map(([url]) => url)).toEqual(
    expect.arrayContaining(['/en/learn/', '/en/play/', '/en/replay/', '/en/rules/all/']),
  );
});

const known = new Map<string, readonly string[]>();

/** Found out once for each set of islands: a hundred rulings have the same. */
function askedBy(islands: readonly string[]): readonly string[] {
  const set = islands.toSorted().join(' ');
  const files = new Set(islands.flatMap((island) => [...broughtBy(fileOf(island))]));
  const asked =
    known.get(set) ??
    Object.keys(MESSAGES.en).filter((key) =>
      [...files].some((file) => usesIn(file).some(({ pattern }) => pattern.test(key))),
    );
  known.set(set, asked);
  return asked;
}

test.each(pages)('%s has what %s ask for', (_, islands, texts) => {
  const asked = askedBy(islands);
  expect(asked.length, 'the walk finds the calls').toBeGreaterThan(100);
  const missing = asked.filter((key) => !(key in texts));
  expect('town.rome' in texts ? missing : missing.filter((key) => !MODULES.test(key))).toEqual([]);
});
