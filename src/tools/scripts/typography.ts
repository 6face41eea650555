/**
 * Binds what must not be torn apart at a line's end: a one-letter word and the word after it in
 * Polish and Russian, a dash and the word before it, and on the narrow parts of a screen a number and
 * what it counts. `npm run fix` applies it, a test demands it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const NBSP = '\u00a0';

/** One-letter words of the two languages that have them in every sentence. */
const SHORT: Readonly<Record<string, string>> = { pl: 'aiouwzAIOUWZ', ru: 'авикосуяАВИКОСУЯ' };

export function bind(lang: string, text: string): string {
  let bound = text;
  const short = SHORT[lang];
  if (short) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])([${short}]) (?=\\S)`, 'gu');
    bound = bound.replace(pattern, `$1${NBSP}`);
  }
  return bound.replaceAll(' —', `${NBSP}—`).replaceAll(' –', `${NBSP}–`);
}

/** What follows a number without being counted by it. */
const UNCOUNTED =
  'and|or|of|to|in|at|is|are|by|with|lub|albo|oraz|do|na|po|od|za|to|или|до|из|на|по|от|за|это';

/** The placeholder `n` is always a number. */
const bindNumbers = (text: string): string =>
  text.replace(new RegExp(`(\\d|\\{n\\}) (?=\\p{L}{2})(?!(?:${UNCOUNTED})(?!\\p{L}))`, 'gu'), `$1${NBSP}`);

/** Every text of a language under `content/`. */
export const filesOf = (lang: string, folder = 'content'): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter(
      (file) => /\.(mdx|json)$/.test(file) && (file.includes(`/${lang}/`) || file.endsWith(`/${lang}.json`)),
    )
    .toSorted();

/** Frontmatter and code are for machines; only what is read is bound. */
export function bindFile(lang: string, source: string, isJson: boolean): string {
  if (isJson) return bindNumbers(bind(lang, source));
  const [, head = '', body = source] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(source) ?? [];
  return bind(lang, head) + bind(lang, body);
}

/** In the glossary each text stands under its language, or under the booklet whose word it is. */
const LANG_OF: Readonly<Record<string, string>> = { 'rebel-pl': 'pl', 'bard-pl': 'pl', 'smart-ru': 'ru' };
export const GLOSSARY_FILE = 'content/glossary.json';

export const bindGlossary = (source: string): string =>
  source.replace(
    /^(\s*"([\w-]+)": ")(.*)(",?)$/gm,
    (_, before: string, key: string, text: string, after: string) =>
      `${before}${bind(LANG_OF[key] ?? key, text)}${after}`,
  );

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rewrite = (file: string, binder: (source: string) => string): void => {
    const source = readFileSync(file, 'utf8');
    const bound = binder(source);
    if (bound === source) return;
    writeFileSync(file, bound);
    console.log(`bound ${file}`);
  };
  for (const lang of ['en', 'pl', 'ru']) {
    for (const file of filesOf(lang))
      rewrite(file, (source) => bindFile(lang, source, file.endsWith('.json')));
  }
  rewrite(GLOSSARY_FILE, bindGlossary);
}
