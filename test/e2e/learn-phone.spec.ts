/** The guided first game by touch on a phone of 360 px. */
import { expect, language, test } from '../support/browser.ts';
import { play, scoreOn, tableOn } from '../support/first-game.ts';
import { tap } from '../support/table.ts';

test('en: the first game is finished as told, by thumb', async ({ page }) => {
  await page.goto('/en/learn/');
  await tableOn(page).scrollIntoViewIfNeeded();
  await expect(tableOn(page).locator('.board-svg.is-live')).toBeVisible();
  await play(page, language('en'), async (target) => {
    await tap(target);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
  await expect.poll(() => scoreOn(page)).toEqual(['2', '2', '−16', '−12']);
});
