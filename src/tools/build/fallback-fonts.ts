/**
 * `npm run stand-ins`: measures the site's fonts and writes the fallback faces that are used until they
 * have loaded. Run it after `npm run fonts`; a test says when it has been forgotten.
 *
 * The widths of the faces on readers' devices are kept in `letter-widths.json`. To measure them anew
 * name a folder that holds them: `npm run stand-ins -- <folder>`, with files such as
 * `Noto Serif 400.ttf`; what is not in the folder stays as it was.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { format } from 'prettier';
import before from '../../assets/fonts/letter-widths.json' with { type: 'json' };
import { FONT_SETS } from '../../assets/fonts/sets.ts';
import { LANGS, type Lang } from '../../i18n/locales.ts';
import { MESSAGES } from '../../i18n/messages.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/chromium.ts';
import { FAMILIES, standInsCss, type Measured, type Own } from './fallback-faces.ts';

const FONTS = 'src/assets/fonts';
const letters = [...new Set(Object.values(FONT_SETS).join(''))].join('');
const folder = process.argv[2];
if (letters !== before.letters && !folder)
  throw new Error('The sets have other letters now: name the folder with the faces of devices too.');

/** How wide each letter is and how tall a line, in a family made of those files. */
async function measure(page: Page, files: readonly Buffer[], weight: string) {
  return page.evaluate(
    async ([sources, wanted, at]) => {
      document.fonts.clear();
      const names = await Promise.all(
        sources.map(async (source, i) => {
          const name = `face${i}`;
          const face = new FontFace(name, `url(data:font/sfnt;base64,${source})`, { weight: '100 900' });
          document.fonts.add(await face.load());
          return name;
        }),
      );
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = `${at} 1000px ${names.join(', ')}`;
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x');
      return {
        ascent,
        descent,
        widths: [...wanted].map((letter) => Math.round(context.measureText(letter).width)),
      };
    },
    [files.map((file) => file.toString('base64')), letters, weight] as const,
  );
}

async function measureOwn(page: Page, name: string, weights: readonly string[]): Promise<Own> {
  const names = Object.keys(FONT_SETS).map((set) => `${name.toLowerCase()}-${set}.woff2`);
  const files = await Promise.all(names.map((file) => readFile(join(FONTS, file))));
  const digests = names.map((file, i) => [file, createHash('sha256').update(files[i]!).digest('hex')]);
  const widths: Record<string, readonly number[]> = {};
  let line = { ascent: 0, descent: 0 };
  for (const weight of weights) ({ widths: widths[weight], ...line } = await measure(page, files, weight));
  return { digests: Object.fromEntries(digests), ...line, weights: widths };
}

/** The faces of devices as known, and over them what the folder holds. */
async function measureSystem(page: Page): Promise<Measured['system']> {
  const system: Record<string, Record<string, readonly number[]>> = structuredClone(before.system);
  for (const file of folder ? await readdir(folder) : []) {
    const [, name, weight] = /^(.*) (\d00)$/.exec(parse(file).name) ?? [];
    if (!name || !weight) continue;
    const { widths } = await measure(page, [await readFile(join(folder!, file))], 'normal');
    (system[name] ??= {})[weight] = widths;
  }
  return system;
}

function frequencyOf(lang: Lang): readonly number[] {
  const texts = Object.values(MESSAGES[lang]).flatMap((text) =>
    typeof text === 'string' ? text : Object.values(text),
  );
  const text = texts.join(' ').replaceAll(/\{\w*\}/g, '');
  const known = [...text].filter((letter) => letters.includes(letter));
  return [...letters].map((letter) =>
    Math.round((10_000 * known.filter((other) => other === letter).length) / known.length),
  );
}

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage();
const own: Record<string, Own> = {};
for (const family of FAMILIES)
  own[family.own] = await measureOwn(
    page,
    family.own,
    family.weights.map((weight) => weight.own),
  );
const system = await measureSystem(page);
await browser.close();

// Recounted only when devices' faces are measured: a new sentence alone must not change the styles.
const frequency = folder
  ? (Object.fromEntries(LANGS.map((lang) => [lang, frequencyOf(lang)])) as Measured['frequency'])
  : before.frequency;
const measured: Measured = { letters, frequency, own, system };
await writeFile(
  join(FONTS, 'letter-widths.json'),
  await format(JSON.stringify(measured), { parser: 'json', printWidth: 110 }),
);
await writeFile(
  'src/styles/stand-ins.css',
  await format(standInsCss(measured), { parser: 'css', singleQuote: true, printWidth: 110 }),
);
