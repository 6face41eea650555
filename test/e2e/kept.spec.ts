/**
 * Nothing shown is lost: a press, and in the same task the page is reloaded, left or closed. Whatever
 * the page would have shown as done is stored by then. `LOSS_ROUNDS=50` presses fifty times a kind.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { allowMinutes, expect, test } from '../support/browser.ts';
import { KINDS, type Kind } from '../support/losses.ts';
import { servedAs } from '../support/puzzle-page.ts';
import { LEGAL } from '../support/puzzles.ts';

const WAYS = ['reload', 'elsewhere', 'close'] as const;
type Way = (typeof WAYS)[number];

/** A page of this origin that weighs nothing: it sees what is stored. */
const ELSEWHERE = '/robots.txt';

type Stored = Readonly<Record<string, string>>;

const stored = (page: Page): Promise<Stored> => page.evaluate(() => ({ ...localStorage }));

/** Runs in the page: the press and the leaving are one task, and nothing can be painted in between. A page cannot close itself. */
function pressThenLeave([selector, way, elsewhere]: readonly [string, Way, string]): void {
  const target = document.querySelector(selector)!;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  if (way === 'reload') location.reload();
  else if (way === 'elsewhere') location.assign(elsewhere);
}

/** Returns what is stored once the page is gone. */
async function pressAndLeave(
  context: BrowserContext,
  path: string,
  kind: Kind,
  { way, slowdown }: { readonly way: Way; readonly slowdown: number },
): Promise<Stored> {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator(kind.ready).first().waitFor();
  // From the press on: to load slowly would take its time and show nothing.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const left = way === 'close' ? null : page.waitForEvent('domcontentloaded');
  const pressed = page.evaluate(pressThenLeave, [kind.press, way, ELSEWHERE] as const);
  // Leaving can be quicker than the answer.
  await (way === 'close' ? pressed : pressed.catch(() => undefined));
  if (way === 'close') await page.close();
  await left;
  if (way !== 'close') await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const after = way === 'close' ? await context.newPage() : page;
  await after.goto(ELSEWHERE);
  const found = await stored(after);
  await after.close();
  return found;
}

/** How many presses were lost. */
async function losses(
  context: BrowserContext,
  kind: Kind,
  { rounds, slowdown }: { readonly rounds: number; readonly slowdown: number },
): Promise<number> {
  await context.route('**/puzzles/week-*.json', (route) =>
    route.fulfill({ json: Array(7).fill(servedAs(LEGAL)) }),
  );
  const first = await context.newPage();
  await kind.prepare?.(first);
  const path = typeof kind.path === 'string' ? kind.path : kind.path(first);
  await first.goto(ELSEWHERE);
  const before = await stored(first);
  expect(kind.isKept(before), 'nothing is there before the press').toBe(false);
  let lost = 0;
  for (let round = 0; round < rounds; round++) {
    await first.evaluate((texts) => {
      localStorage.clear();
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    }, before);
    const after = await pressAndLeave(context, path, kind, { way: WAYS[round % WAYS.length]!, slowdown });
    if (!kind.isKept(after)) lost++;
  }
  return lost;
}

const ROUNDS = Number(process.env['LOSS_ROUNDS'] ?? 0);

for (const kind of KINDS) {
  for (const [speed, factor, rounds] of [
    ['at full speed', 1, ROUNDS || 2 * WAYS.length],
    ['six times slowed', 6, ROUNDS || WAYS.length],
  ] as const)
    test(`${kind.name}: pressed and left at once, ${speed}, nothing is lost`, async ({ context }) => {
      allowMinutes(1 + rounds / 3);
      expect(await losses(context, kind, { rounds, slowdown: factor })).toBe(0);
    });
}
