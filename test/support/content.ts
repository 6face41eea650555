/** Examples and rules in `content`, as the tests read them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Example } from '../../src/table/model/example.ts';
import { LANGS, type Lang } from '../../src/i18n/locales.ts';

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** The names of the files with that ending, without it. */
export const named = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => basename(file, ending));

export const EXAMPLES: Readonly<Record<string, Example>> = Object.fromEntries(
  named('content/examples', '.json').map((id) => [id, readJson<Example>(`content/examples/${id}.json`)]),
);

/** The chapters that are written so far, in each language that has any. */
export const WRITTEN: readonly (readonly [Lang, ReadonlyMap<string, string>])[] = LANGS.filter((lang) =>
  existsSync(join('content/rules', lang)),
).map((lang) => {
  const folder = join('content/rules', lang);
  return [
    lang,
    new Map(named(folder, '.mdx').map((slug) => [slug, readFileSync(join(folder, `${slug}.mdx`), 'utf8')])),
  ];
});

/** The ids of the tags of that name, in their order. */
export const idsOf = (source: string, tag: string): readonly string[] =>
  [...source.matchAll(new RegExp(`<${tag}\\b[^>]*?\\bid="([^"]*)"`, 'g'))].map(([, id]) => id!);
