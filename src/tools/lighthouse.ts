/** `npm run lighthouse`: the mobile audit of the pages that weigh most, in every language; anything under 100 fails. */
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { LANGS } from '../i18n/locales.ts';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.ts';
import { serve } from './serve.ts';

const DEBUG_PORT = 9333;
const TRIES = 3;
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const { port, stop } = await serve({ root: 'dist', port: 4377 });
// Canonical addresses must name the host that is audited, so the site is built for it.
spawnSync('astro', ['build', '--silent'], {
  stdio: 'inherit',
  env: { ...process.env, SITE: `http://localhost:${port}` },
});
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUG_PORT}`],
});

/** One audit; says what it found and whether it was perfect. */
async function audit(url: string): Promise<boolean> {
  const result = await lighthouse(url, { port: DEBUG_PORT, onlyCategories: CATEGORIES, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const scores = CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100));
  const metrics = METRICS.map((id) => `${id} ${audits[id]?.displayValue ?? '?'}`);
  console.log(`${url}  ${scores.join(' / ')}  (${metrics.join(', ')})`);
  if (scores.every((score) => score === 100)) return true;
  for (const { score, id, displayValue, title } of Object.values(audits)) {
    if (score !== null && score < 0.9) console.log(`  ${id}: ${displayValue ?? title}`);
  }
  return false;
}

/** The heaviest chapters stand for all of them. */
const PATHS = [
  '',
  'board/',
  'learn/',
  'rules/',
  'rules/playing/',
  'rules/drawing/',
  'rules/end/',
  'rules/all/',
];

let isPerfect = true;
for (const lang of LANGS) {
  for (const path of PATHS) {
    const url = `http://localhost:${port}/${lang}/${path}`;
    // A busy machine looks like a slow page; a slow page stays slow.
    let passed = false;
    for (let i = 0; i < TRIES && !passed; i++) passed = await audit(url);
    isPerfect &&= passed;
  }
}
await browser.close();
await stop();
process.exit(isPerfect ? 0 : 1);
