/** What a page fetches, as the network carries it: nothing for an example that nobody sees, a worker for a game. */
import type { Page } from '@playwright/test';
import { expect, LANGS, test } from '../support/browser.ts';
import { begin, whoList } from '../support/lobby.ts';
import { settled } from '../support/settled.ts';

const KB = 1024;

/** The scripts fetched so far, by name, with the bytes that travelled. */
function scriptsOf(page: Page): () => Promise<ReadonlyMap<string, number>> {
  const seen: Promise<readonly [string, number]>[] = [];
  page.on('requestfinished', (request) => {
    // A worker's own script is of another type.
    if (!request.url().endsWith('.js')) return;
    seen.push(request.sizes().then(({ responseBodySize }) => [request.url(), responseBodySize] as const));
  });
  return async () => new Map(await Promise.all(seen));
}

const sum = (scripts: ReadonlyMap<string, number>): number =>
  [...scripts.values()].reduce((a, b) => a + b, 0);

for (const lang of LANGS) {
  test(`${lang}: no script for an example before it is seen, 60 KB at most when it is used`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    const scripts = scriptsOf(page);
    await page.goto(`/${lang}/rules/playing/`);
    await settled(page);
    const islands = await page
      .locator('astro-island')
      .evaluateAll((all) => all.map((island) => island.getAttribute('component-url')!));
    expect(islands.length).toBeGreaterThan(1);
    const early = await scripts();
    expect([...early.keys()].filter((url) => islands.includes(new URL(url).pathname))).toEqual([]);
    expect(sum(early)).toBeLessThanOrEqual(7 * KB);

    const example = page.locator('.rules-text figure.example').first();
    await example.scrollIntoViewIfNeeded();
    await expect(example.locator('.board-svg.is-live')).toBeVisible();
    const live = await scripts();
    expect(live.size).toBeGreaterThan(early.size);
    await example.locator('.board-tools button').first().click();
    await expect(example.locator('.board-svg.is-zoomed')).toBeVisible();
    await settled(page);
    const all = await scripts();
    expect(all.size).toBeGreaterThan(live.size);
    expect(sum(all)).toBeLessThanOrEqual(60 * KB);
  });
}

test('a game against automatic players takes 110 KB at most, their worker included', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/en/play/');
  await settled(page);
  // Whoever has the first turn, an automatic player thinks at once.
  await whoList(page, 0).selectOption('strong');
  await begin(page);
  await expect
    .poll(async () => [...(await scripts()).keys()].some((url) => url.includes('worker')))
    .toBe(true);
  await page.locator('.board-tools button').first().click();
  await settled(page);
  expect(sum(await scripts())).toBeLessThanOrEqual(110 * KB);
});
