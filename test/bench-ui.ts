/**
 * `npm run bench:ui`: how soon the table answers on a processor four times slower. Every kind of action
 * and every tool is pressed, as a hand does it: the pointer comes to rest first. One JSON line for each
 * kind, from input to the next paint; one for the longest the page was blocked while an automatic
 * player thought, with a worker and without one, also at full speed; and one that says whether the
 * limits hold. Needs a built site, and plays it with the hands of the browser tests, which know what to
 * press for an action. Fails over the limits, and when a kind of action was pressed too seldom.
 */
/* oxlint-disable no-console -- to print is what it is for */
import { chromium, type Locator, type Page } from '@playwright/test';
import { legalActions, type Action } from '../src/engine/index.ts';
import { actorOf, type Session } from '../src/table/model/session.ts';
import type { PlainKey } from '../src/i18n/t.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../src/tools/scripts/chromium.ts';
import { serve } from '../src/tools/scripts/static-server.ts';
import { language } from './support/browser.ts';
import { atOnce, beginGame, doAction, personsMove, solidChoice, type Begin } from './support/play-page.ts';

const SLOWER = 4;
const PAINT_LIMIT = 100;
const BLOCK_LIMIT = 50;
/** How long a finger stays down, in milliseconds. Down and up each count, to the paint after them. */
const HOLD = 80;
/** So many presses of a kind at least: the middle one of fewer would be chance. */
const ENOUGH = 3;

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

/** What the browser itself measures: from an input to its paint, and tasks of more than 50 ms. */
interface Measured {
  presses: { readonly type: string; readonly duration: number; readonly painted: number }[];
  blocks: { readonly start: number; readonly duration: number }[];
}
declare global {
  interface Window {
    measured: Measured;
  }
}

function measure(): void {
  window.measured = { presses: [], blocks: [] };
  new PerformanceObserver((list) => {
    for (const {
      name: type,
      startTime,
      duration,
      interactionId,
    } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) window.measured.presses.push({ type, duration, painted: startTime + duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries())
      window.measured.blocks.push({ start, duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** Everything has been painted, and what was measured on the way handed over. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))));

/** The slowest part of the press that was made last. What follows its paint stays among the blocks. */
async function takePress(page: Page): Promise<number> {
  await settled(page);
  // The browser hands over what it measured when it has the time. Less than its least is never told.
  await page
    .waitForFunction(() => window.measured.presses.some(({ type }) => type === 'click'), null, {
      timeout: 500,
    })
    .catch(() => {});
  return page.evaluate(() => {
    const { presses, blocks } = window.measured;
    const painted = Math.max(0, ...presses.map((press) => press.painted));
    window.measured = { presses: [], blocks: blocks.filter(({ start }) => start >= painted) };
    return Math.max(16, ...presses.map(({ duration }) => duration));
  });
}

/** The longest block since it was last asked. */
async function takeBlock(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate(() => {
    const { blocks } = window.measured;
    window.measured = { presses: [], blocks: [] };
    return Math.max(0, ...blocks.map(({ duration }) => duration));
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
  await takeBlock(page);
  await page.mouse.down();
  await page.waitForTimeout(HOLD);
  await page.mouse.up();
  paints.set(kind, [...(paints.get(kind) ?? []), await takePress(page)]);
}

const tool = (page: Page, key: PlainKey): Locator =>
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

const isRare = (kind: string): boolean => (paints.get(kind)?.length ?? 0) < ENOUGH;

/** First what was pressed too seldom, then what a solid player does; many cards in hand lead to a discard. */
function nextAction(session: Session): Action {
  const legal = legalActions(session.table.now);
  return (
    legal.find(({ type }) => isRare(type)) ??
    legal.find((each) => isRare('discard') && each.type === 'call' && each.official === 'postmaster') ??
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
  let longest = 0;
  let known = 0;
  for (let done = 0; done < actions; done++) {
    const before = await personsMove(page);
    const { length } = before.table.done;
    const isAnswered = before.table.done.slice(known).some(({ player }) => begin.who[player] !== 'person');
    known = length;
    const block = await takeBlock(page);
    if (isAnswered) longest = Math.max(longest, block);
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
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });

const print = (line: object): void => console.log(JSON.stringify(line));
let isBlocked = false;
for (const hasWorker of [true, false])
  for (const slower of [1, SLOWER]) {
    const longestBlock = await measured({ who: ['person', 'strong'], actions: 20, hasWorker, slower });
    isBlocked ||= longestBlock > BLOCK_LIMIT;
    print({ kind: 'thinking', hasWorker, slower, longestBlock });
    // What was pressed at full speed is not what is asked about.
    if (slower === 1) paints.clear();
  }
await measured({ who: ['person', 'solid'], modules: ['officials', 'audience'], actions: 120 });

const found = [...paints].map(([kind, all]) => {
  const sorted = all.toSorted((a, b) => a - b);
  return { kind, times: all.length, median: sorted[Math.floor(all.length / 2)]!, worst: sorted.at(-1)! };
});
for (const line of found.toSorted((a, b) => b.median - a.median)) print(line);
const over = found.filter(({ worst }) => worst > PAINT_LIMIT).map(({ kind }) => kind);
const seldom = Object.keys(ACTIONS).filter(isRare);
const holds = over.length === 0 && !isBlocked && seldom.length === 0;
print({ kind: 'limits', holds, over, isBlocked, seldom });
await browser.close();
await stop();
process.exit(holds ? 0 : 1);
