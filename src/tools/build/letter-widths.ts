/**
 * `npm run letters`: measures the letters of all names on the maps in the label font, so that name plates
 * can be drawn to fit on the server. Run it after `npm run fonts` or when a name gets a new letter.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { CITIES, TOWNS } from '../../engine/index.ts';
import { LANGS } from '../../i18n/locales.ts';
import { MESSAGES } from '../../i18n/messages.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/chromium.ts';

const names = [
  ...CITIES.flatMap(({ id, printed }) => [
    printed,
    ...LANGS.map((lang) => MESSAGES[lang][`city.${id}`] as string),
  ]),
  ...TOWNS.flatMap(({ id }) => LANGS.map((lang) => MESSAGES[lang][`town.${id}`] as string)),
];
const letters = [...new Set(names.join(''))].toSorted();

const fonts = await Promise.all(
  ['latin', 'polish', 'cyrillic'].map(async (set) =>
    (await readFile(`src/assets/fonts/piazzolla-${set}.woff2`)).toString('base64'),
  ),
);
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage();
const widths = await page.evaluate(
  async ([wanted, sources]) => {
    const family = await Promise.all(
      sources.map(async (font, i) => {
        const face = new FontFace(`set${i}`, `url(data:font/woff2;base64,${font})`, { weight: '400 700' });
        document.fonts.add(await face.load());
        return `set${i}`;
      }),
    );
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = `600 1000px ${family.join(', ')}`;
    return Object.fromEntries(
      wanted.map((letter) => [letter, Math.round(context.measureText(letter).width) / 1000]),
    );
  },
  [letters, fonts] as const,
);
await browser.close();
await writeFile('src/board/map/letter-widths.json', `${JSON.stringify(widths, null, 2)}\n`);
console.log(`src/board/map/letter-widths.json  ${letters.length} letters`);
