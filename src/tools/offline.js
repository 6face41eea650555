// @ts-check
/**
 * Writes `sw.js` into the build: `offline-worker.js` with the list of files it may keep. The name of a
 * build follows from its files, so that the same sources always make the same worker.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { numberOf } from '../game/days/day.ts';
import { FIRST_DAY } from '../game/days/daily.ts';
import { LANGS } from '../i18n/locales.ts';
import { WEEKS } from '../puzzle/bank-address.ts';

const WORKER = new URL('./offline-worker.js', import.meta.url);

/** As it is asked for: a page by its folder. */
const addressOf = (/** @type {string} */ file) => file.replace(/(^|\/)index\.html$/, '$1');

/**
 * Everything a language needs; feed and pictures of rulings are for others than browsers, and of the days
 * only today's is named. @param {string} file
 */
function setOf(file) {
  const lang = LANGS.find((each) => file.startsWith(`${each}/`));
  if (lang) return /\/(puzzles\/(feed\.xml|week-\d+\.json)|rulings\/[\w-]+\.png)$/.test(file) ? null : lang;
  return /^(_astro\/|index\.html$|favicon\.svg$|icons\/)/.test(file) ? 'shared' : null;
}

/** @param {string} folder @param {string} base */
export async function offlineFiles(folder, base) {
  /** @type {Record<string, Record<string, string>>} */
  const sets = { shared: {}, ...Object.fromEntries(LANGS.map((lang) => [lang, {}])) };
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''),
    );
  for (const file of files.toSorted()) {
    const set = sets[setOf(file) ?? ''];
    const digest = createHash('sha256')
      .update(await readFile(join(folder, file)))
      .digest('base64');
    if (set) set[addressOf(file)] = digest.slice(0, 16);
  }
  const build = createHash('sha256').update(JSON.stringify(sets)).digest('hex').slice(0, 12);
  return { build, base: base.replace(/\/?$/, '/'), firstDay: numberOf(FIRST_DAY), weeks: WEEKS, sets };
}

/** @type {() => import('astro').AstroIntegration} */
export const offline = () => {
  let base = '/';
  return {
    name: 'offline',
    hooks: {
      'astro:config:done': ({ config }) => void (base = config.base),
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const list = JSON.stringify(await offlineFiles(folder, base));
        await writeFile(join(folder, 'sw.js'), `self.OFFLINE = ${list};\n${await readFile(WORKER, 'utf8')}`);
      },
    },
  };
};
