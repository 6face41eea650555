/** `npm run icons`: the mark as pictures, for devices that put the site among their apps. */
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/chromium.ts';

const FOLDER = 'public/icons';
const mark = readFileSync('public/favicon.svg', 'utf8');
/** A device may cut a maskable one to any shape: the yellow goes to its edges, and the horn keeps clear of them. */
const maskable = mark
  .replace('viewBox="0 0 32 32"', 'viewBox="-7 -7 46 46"')
  .replace(/<rect[^>]*>/, '<rect x="-7" y="-7" width="46" height="46" fill="#f2b705"/>');
const ICONS = [
  ['any-192', 192, mark],
  ['any-512', 512, mark],
  ['maskable-512', 512, maskable],
  ['touch-180', 180, maskable],
] as const;

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
for (const [name, size, svg] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: `${FOLDER}/${name}.png`, omitBackground: true });
  await page.close();
  console.log(`${FOLDER}/${name}.png`);
}
await browser.close();
