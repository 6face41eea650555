/**
 * `npm run bench:ui`: how soon the table answers on a processor four times slower. Every kind of action
 * and every tool is pressed, as a hand does it: the pointer comes to rest first. One JSON line for each
 * kind, from input to the next paint; and one for the longest the page was blocked while an automatic
 * player thought: in a worker, also at full speed, and without one. Needs a built site, and plays it
 * with the hands of the browser tests, which know what to press for an action. Fails over the limits,
 * and when a kind of action was never pressed.
 */
/* oxlint-disable no-console -- to print is what it is for */
import { chromium, type Locator, type Page } from '@playwright/test';
import { legalActions, type Action } from '../src/engine/index.ts';
import { actorOf, type Session } from '../src/game/play/session.ts';
import type { MessageKey } from '../src/i18n/t.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../src/tools/chromium.ts';
import { serve } from '../src/tools/serve.ts';
import { language } from './support/browser.ts';
import { atOnce, beginGame, doAction, personsMove, solidChoice, type Begin } from './support/play-page.ts';

const SLOWER = 4;
const PAINT_LIMIT = 100;
const BLOCK_LIMIT = 50;
/** How long a finger stays down, in milliseconds. Down and up each count, to the paint after them. */
const HOLD = 80;

const ACTIONS: Readonly<Record<Action['type'], true>> = {
  draw: true,
  call: true,
  play: true,
  restart: true,
  close: true,
  discard: true,
  'take-coach': true,
  skip: true,
  end: true,
  'hand-in': true,
  seat: true,
  advance: true,
};

/** What the browser itself measures. */
interface Measured {
  paints: number[];
  blocks: number[];
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

const spoken = language('en');
const paints = new Map<string, number[]>();

/** Brings the pointer over what is to be pressed; what the last move set in motion comes to rest first. */
async function rest(page: Page, kind: string, target: Locator): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await target.boundingBox())!;
    const at = [x + width / 2, y + height / 2] as const;
    await page.mouse.move(...at);
    await page.waitForTimeout(50);
    const isThere = await target.evaluate(
      (element, [left, top]) => element.contains(document.elementFromPoint(left, top)),
      at,
    );
    if (isThere) return;
  }
  throw new Error(`something else lies where ${kind} is pressed`);
}

/** Playwright's own click would ask the page before and during each press what lies there. */
async function timed(page: Page, kind: string, target: Locator): Promise<void> {
  await rest(page, kind, target);
  await take(page);
  await page.mouse.down();
  await page.waitForTimeout(HOLD);
  await page.mouse.up();
  const { paint } = await take(page);
  paints.set(kind, [...(paints.get(kind) ?? []), paint]);
}

const tool = (page: Page, key: MessageKey): Locator =>
  page.locator('.tools').getByRole('button', { name: spoken.t(key), exact: true });

async function pressTools(page: Page): Promise<void> {
  const [log, counter] = [tool(page, 'play.table.tool.log'), tool(page, 'play.table.tool.count')];
  await timed(page, 'log', log);
  // While older turns are laid before them, the newest are kept in sight.
  await page.locator('.log-turns[aria-busy="false"]').waitFor();
  await timed(page, 'log-moment', page.locator('.log-moment').first());
  await timed(page, 'back-to-now', page.locator('.looking button'));
  await timed(page, 'log', log);
  await timed(page, 'counter', counter);
  await timed(page, 'counter', counter);
  await timed(page, 'city', page.locator('g[data-city="ulm"] > .city-control'));
  const rome = tool(page, 'play.table.tab.rome');
  if ((await rome.count()) > 0) for (const _ of ['there', 'back']) await timed(page, 'rome', rome);
  await timed(page, 'undo', tool(page, 'play.table.tool.undo'));
  await timed(page, 'hint', tool(page, 'play.table.tool.hint'));
}

/** First what was never pressed, then what a solid player does; many cards in hand lead to a discard. */
function nextAction(session: Session): Action {
  const legal = legalActions(session.table.now);
  return (
    legal.find(({ type }) => !paints.has(type)) ??
    legal.find((each) => !paints.has('discard') && each.type === 'call' && each.official === 'postmaster') ??
    solidChoice(session)
  );
}

interface Game extends Omit<Begin, 'lang' | 'seed'> {
  /** How many actions of the person. */
  readonly actions: number;
  readonly hasWorker?: boolean;
  /** How much slower the processor is. */
  readonly slower?: number;
}

/** Plays, measures every press, and gives the longest block while somebody else thought and moved. */
async function measured({ actions, hasWorker = true, slower = SLOWER, ...begin }: Game): Promise<number> {
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.addInitScript(measure);
  if (!hasWorker) await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await atOnce(page);
  await beginGame(page, { lang: 'en', seed: 'ulm-linz-9', ...begin });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await take(page);
  let longest = 0;
  for (let done = 0; done < actions; done++) {
    const before = await personsMove(page);
    longest = Math.max(longest, (await take(page)).block);
    if (!actorOf(before)) break;
    if (done % 12 === 9) await pressTools(page);
    const action = nextAction(await personsMove(page));
    await doAction(page, action, spoken, { press: (target) => timed(page, action.type, target) });
  }
  await page.close();
  return longest;
}

const { port, stop } = await serve({ root: 'dist', port: 4388 });
const baseURL = `http://localhost:${port}`;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });

const asItIs = await measured({ who: ['person', 'strong'], actions: 12, slower: 1 });
// What was pressed at full speed is not what is asked about.
paints.clear();
const thinking = {
  'worker, full speed': asItIs,
  worker: await measured({ who: ['person', 'strong'], actions: 40 }),
  'no-worker': await measured({ who: ['person', 'strong'], actions: 8, hasWorker: false }),
};
await measured({ who: ['person', 'solid'], modules: ['officials', 'audience'], actions: 110 });

let isSlow = false;
for (const [kind, all] of paints) {
  const sorted = all.toSorted((a, b) => a - b);
  const [median, worst] = [sorted[Math.floor(all.length / 2)]!, sorted.at(-1)!];
  isSlow ||= worst > PAINT_LIMIT;
  console.log(JSON.stringify({ kind, times: all.length, median, worst }));
}
for (const [how, longestBlock] of Object.entries(thinking)) {
  isSlow ||= longestBlock > BLOCK_LIMIT;
  console.log(JSON.stringify({ kind: 'thinking', how, longestBlock }));
}
const missing = Object.keys(ACTIONS).filter((type) => !paints.has(type));
if (missing.length > 0) console.error(`never pressed: ${missing.join(', ')}`);
await browser.close();
await stop();
process.exit(isSlow || missing.length > 0 ? 1 : 0);
