/** Writes what is needed for use offline beside the built site: packs, pieces and the worker. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST_DAY } from '../../../features/puzzles/calendar/daily.ts';
import { numberOf } from '../../../text/day.ts';
import { LANGS } from '../../../i18n/locales.ts';
import { WEEKS } from '../../../puzzle-bank/addresses.ts';
import { digestOf } from '../../../site/offline/digest.ts';
import {
  contentPath,
  packOf,
  SHARED,
  weekOf,
  type Digest,
  type Pack,
  type Settings,
} from '../../../site/offline/pack.ts';
import { gather, type Page } from './pieces.ts';

/** The sections in the order in which they are needed at a table. */
const SECTIONS = ['', 'rules', 'referee', 'play', 'learn', 'puzzles', 'rulings'];

/** The path under which a file is requested: a page by its folder. */
const addressOf = (file: string): string => file.replace(/(^|\/)index\.html$/, '$1');

/** Not kept are the feed and the pictures of rulings: they are not meant for readers of the site. */
const isKept = (path: string): boolean =>
  /^(?:$|_astro\/|icons\/|favicon\.svg$|puzzles\/|\w\w\/)/.test(path) &&
  !/\/rulings\/[\w-]+\.png$|\.xml$/.test(path);

const isText = (path: string): boolean => path === '' || /(?:\/|\.json|\.webmanifest)$/.test(path);

const sectionOf = (path: string): string => {
  const [first = '', second = ''] = path.split('/');
  const name = LANGS.some((lang) => lang === first) ? second : first;
  return SECTIONS.includes(name) ? name : '';
};

export interface Written {
  readonly settings: Settings;
  readonly packs: Readonly<Record<string, Pack>>;
  /** Contents of `offline/`, by digest. */
  readonly contents: ReadonlyMap<Digest, string>;
}

/** What the packs of a built site hold. */
async function packSite(folder: string, base: string): Promise<Written> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .toSorted();
  const digests: Record<Digest, Digest> = Object.fromEntries(LANGS.map((lang) => [lang, '']));
  const packs: Record<string, Pack> = {};
  const contents = new Map<Digest, string>();
  for (const name of [SHARED, ...LANGS]) {
    const own = files.filter((file) => {
      const path = addressOf(file);
      return isKept(path) && packOf(path, digests) === name;
    });
    const pages: Page[] = [];
    const single: Record<string, Digest> = {};
    const weeks = Array.from({ length: WEEKS }, (_, i) => weekOf(name, i));
    const ofWeeks = new Map<string, Digest>();
    for (const file of own) {
      const path = addressOf(file);
      const bytes = Uint8Array.from(await readFile(join(folder, file)));
      if (weeks.includes(path)) ofWeeks.set(path, await digestOf(bytes));
      else if (isText(path))
        pages.push({ path, section: sectionOf(path), text: new TextDecoder().decode(bytes) });
      else single[path] = await digestOf(bytes);
    }
    const { texts, ...gathered } = await gather(pages, SECTIONS);
    const pack: Pack = { files: single, weeks: weeks.map((path) => ofWeeks.get(path) ?? ''), ...gathered };
    const text = JSON.stringify(pack);
    packs[name] = pack;
    digests[name] = await digestOf(text);
    for (const [digest, piece] of Object.entries(texts)) contents.set(digest, piece);
    contents.set(digests[name], text);
  }
  const settings: Settings = {
    base: base.replace(/\/?$/, '/'),
    firstDay: numberOf(FIRST_DAY),
    packs: digests,
  };
  return { settings, packs, contents };
}

/** The first line of `sw.js`; the rest is the same in every build of the same sources. */
const settingsLine = (settings: Settings): string => `self.OFFLINE=${JSON.stringify(settings)};\n`;

export async function writeOffline(folder: string, base: string, worker: string): Promise<Written> {
  const written = await packSite(folder, base);
  await rm(join(folder, 'offline'), { recursive: true, force: true });
  await mkdir(join(folder, 'offline'));
  for (const [digest, text] of written.contents) await writeFile(join(folder, contentPath(digest)), text);
  await writeFile(join(folder, 'sw.js'), settingsLine(written.settings) + worker);
  return written;
}
