/**
 * `npm run lighthouse`: the mobile audit of every page in every language; anything under 100 fails.
 * `npm run lighthouse -- rules/all/ ru/play/` audits only these, without a language in all of them.
 */
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { LANGS } from '../../i18n/locales.ts';
import { PAGES } from '../../i18n/pages.ts';
import { CHROMIUM_ARGS, ensureBrowser } from './chromium.ts';
import { serve } from './static-server.ts';

const DEBUG_PORT = 9333;
/** Tried again, because a busy machine can look like a slow page. Every audit is reported. */
const TRIES = 3;
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const known = LANGS.flatMap((lang) => PAGES.map(({ path }) => `${lang}/${path}`));
const asked = process.argv.slice(2).map((path) => path.replace(/^\/|\/$/g, '') + '/');
const paths = known.filter(
  (path) => asked.length === 0 || asked.some((page) => path === page || path.slice(3) === page),
);
const strangers = asked.filter((page) => !known.some((path) => path === page || path.slice(3) === page));
if (strangers.length > 0) {
  console.error(`No such page: ${strangers.join(', ')}. Pages are named as in ${known.at(-2)}`);
  process.exit(2);
}

const { port, stop } = await serve({ root: 'dist', port: 4377 });
// Canonical addresses must name the host that is audited, so the site is built for it.
spawnSync('astro', ['build', '--silent'], {
  stdio: 'inherit',
  env: { ...process.env, SITE: `http://localhost:${port}` },
});
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUG_PORT}`],
});

/** One audit; says what it found and whether it was perfect. */
async function audit(path: string): Promise<boolean> {
  const url = `http://localhost:${port}/${path}`;
  const result = await lighthouse(url, { port: DEBUG_PORT, onlyCategories: CATEGORIES, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const scores = CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100));
  const metrics = METRICS.map((id) => `${id} ${audits[id]?.displayValue ?? '?'}`);
  console.log(`${path}  ${scores.join(' / ')}  (${metrics.join(', ')})`);
  if (scores.every((score) => score === 100)) return true;
  for (const { score, id, displayValue, title } of Object.values(audits)) {
    if (score !== null && score < 0.9) console.log(`  ${id}: ${displayValue ?? title}`);
  }
  return false;
}

const slow: string[] = [];
let audits = 0;
for (const path of paths) {
  let passed = false;
  for (let i = 0; i < TRIES && !passed; i++) {
    passed = await audit(path);
    audits++;
  }
  if (!passed) slow.push(path);
}
await browser.close();
await stop();
console.log(`${paths.length - slow.length} of ${paths.length} pages at 100, in ${audits} audits`);
for (const path of slow) console.log(`  under 100 ${TRIES} times: ${path}`);
process.exit(slow.length === 0 ? 0 : 1);
