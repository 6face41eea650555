/**
 * `npm run bench:ui`: a game against a strong player on a processor four times slower. One JSON line
 * for each kind of action: the time from input to the next paint, and the processor time of all that
 * followed, which other work on the machine does not lengthen; and one for the longest the page was
 * blocked while the automatic player thought. Needs a built site.
 */
import { chromium, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.ts';
import { serve } from './serve.ts';
import {
  atOnce,
  beginGame,
  doAction,
  personsMove,
  savedGame,
  solidChoice,
} from '../../test/support/play-page.ts';
import { language } from '../../test/support/browser.ts';
import { actorOf } from '../game/play/session.ts';

const SLOWER = 4;
const MOST_ACTIONS = Number(process.argv[2] ?? 60);
const PAINT_LIMIT = 100;
const BLOCK_LIMIT = 50;

/** What the browser itself measures. */
interface Measured {
  readonly paints: number[];
  readonly blocks: number[];
}
declare global {
  interface Window {
    measured: Measured;
  }
}

function measure(): void {
  window.measured = { paints: [], blocks: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId) window.measured.paints.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.measured.blocks.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** The largest of each since it was last asked, once everything has been painted. */
async function take(page: Page): Promise<{ readonly paint: number; readonly block: number }> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))));
  return page.evaluate(() => {
    const { paints, blocks } = window.measured;
    // What took less than the least that is reported counts as that.
    const taken = { paint: Math.max(16, ...paints), block: Math.max(0, ...blocks) };
    window.measured = { paints: [], blocks: [] };
    return taken;
  });
}

const { port, stop } = await serve({ root: 'dist', port: 4388 });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage({
  baseURL: `http://localhost:${port}`,
  viewport: { width: 1280, height: 800 },
});
page.on('pageerror', (error) => {
  throw error;
});
await page.addInitScript(measure);
await atOnce(page);
const spoken = language('en');
await beginGame(page, { lang: 'en', who: ['person', 'strong'], seed: 'ulm-linz-9' });
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
await session.send('Performance.enable', { timeDomain: 'threadTicks' });
await take(page);

/** Milliseconds the page's main thread has worked so far. */
async function worked(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
}

const paints = new Map<string, { readonly paint: number; readonly processor: number }[]>();
let thinking = 0;

async function timed(kind: string, press: () => Promise<void>): Promise<void> {
  const before = await worked();
  await press();
  const { paint } = await take(page);
  const processor = Math.round((await worked()) - before);
  paints.set(kind, [...(paints.get(kind) ?? []), { paint, processor }]);
}
const pressing = (kind: string) => ({
  press: (target: Locator) => timed(kind, () => target.click()),
});

const tool = (icon: number) => page.locator('.tools button').nth(icon);
for (let actions = 0; actions < MOST_ACTIONS; actions++) {
  const now = await personsMove(page);
  if (!actorOf(now)) break;
  thinking = Math.max(thinking, (await take(page)).block);
  if (actions % 10 === 5) {
    await timed('log', () => tool(3).click());
    await timed('log-moment', () => page.locator('.log-moment').first().click());
    await timed('back-to-now', () => page.locator('.looking button').click());
    await timed('log', () => tool(3).click());
    await timed('counter', () => tool(2).click());
    await timed('counter', () => tool(2).click());
    await timed('city', () => page.locator('g[data-city="ulm"] > .city-control').click());
  }
  if (actions % 10 === 8) {
    await timed('undo', () => tool(0).click());
    await timed('hint', () => tool(1).click());
    await personsMove(page);
  }
  const saved = await savedGame(page);
  const action = solidChoice(saved);
  await doAction(page, action, spoken, pressing(action.type));
}

function spread(times: readonly number[]): { readonly median: number; readonly most: number } {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(times.length / 2)]!, most: sorted.at(-1)! };
}

let isSlow = thinking > BLOCK_LIMIT;
for (const [kind, all] of paints) {
  const { median, most } = spread(all.map(({ paint }) => paint));
  isSlow ||= most > PAINT_LIMIT;
  const processor = spread(all.map((each) => each.processor));
  console.log(JSON.stringify({ kind, times: all.length, median, most, processor }));
}
console.log(JSON.stringify({ kind: 'thinking', longestBlock: thinking }));
await browser.close();
await stop();
process.exit(isSlow ? 1 : 0);
