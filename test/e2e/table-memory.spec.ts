/** A table that is played at for hours needs no more of the device than one that was just opened. */
import type { Page } from '@playwright/test';
import { allowMinutes, expect, test } from '../support/browser.ts';
import { atOnce, beginGame, beginWith } from '../support/play-page.ts';
import { PATIENCE } from '../support/slow-down.ts';

test.use({
  // Little is painted, and as soon as it can be: only what is kept matters here.
  viewport: { width: 360, height: 300 },
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--disable-frame-rate-limit',
        // Optimised code is counted with the heap, and there is more of it the longer a page has run.
        '--js-flags=--max-opt=1',
      ],
    });
  },
});

const METRICS = ['JSHeapUsedSize', 'Nodes', 'JSEventListeners'] as const;
const GAMES = 3;
/** Of a short game: 293 actions. */
const SEED = 'post-100';
/** How much more than after a reload. */
const LIMIT = 1.5;

type Needs = Readonly<Record<(typeof METRICS)[number], number>>;

/** What is left when the garbage is collected. */
async function needsOf(page: Page): Promise<Needs> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Elements let go of by the first round can hold the last of what the second collects.
  for (const _ of ['first', 'second']) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const valueOf = (name: string): number => metrics.find((metric) => metric.name === name)!.value;
  return Object.fromEntries(METRICS.map((name) => [name, valueOf(name)])) as Needs;
}

/** The game is over, and all that is shown then is drawn and awake. */
async function gameIsOver(page: Page): Promise<void> {
  await expect(page.locator('.end-of-game .board-svg.is-live')).toBeVisible({ timeout: 120_000 * PATIENCE });
}

test('three games in a row leave nothing behind', async ({ page }) => {
  allowMinutes(4);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await atOnce(page);
  await beginGame(page, {
    lang: 'en',
    who: ['beginner', 'beginner', 'beginner', 'beginner'],
    modules: ['officials', 'audience'],
    seed: SEED,
  });
  for (let game = 1; game < GAMES; game++) {
    await gameIsOver(page);
    await page.goBack();
    await beginWith(page, SEED);
    await expect(page.locator('.end-of-game')).toHaveCount(0);
  }
  await gameIsOver(page);
  expect(loads).toBe(1);
  const played = await needsOf(page);
  await page.reload();
  await gameIsOver(page);
  const fresh = await needsOf(page);
  for (const name of METRICS)
    expect(
      played[name] / fresh[name],
      `${name}: ${played[name]}, after a reload ${fresh[name]}`,
    ).toBeLessThan(LIMIT);
});
