import { test as unwatched, type Page } from '@playwright/test';
import { expect, language, test } from '../support/browser.ts';

const paper = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const { t } = language('en');
const DAY = 'rgb(246, 238, 221)';
const NIGHT = 'rgb(16, 21, 31)';

test('the system decides, the switch overrides it, and the choice is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en/about/');
  await expect.poll(() => paper(page)).toBe(NIGHT);
  await page.getByRole('button', { name: t('site.theme.system') }).click();
  await expect.poll(() => paper(page)).toBe(DAY);
  await page.reload();
  await expect.poll(() => paper(page)).toBe(DAY);
  await page.getByRole('button', { name: t('site.theme.day') }).click();
  await expect.poll(() => paper(page)).toBe(NIGHT);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => paper(page)).toBe(NIGHT);
  await page.getByRole('button', { name: t('site.theme.night') }).click();
  await expect.poll(() => paper(page)).toBe(DAY);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('posthorn.theme'))).toBeNull();
});

unwatched('a chosen night is there before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('posthorn.theme', 'night'));
  // No module may run: only the script in the head can have set it.
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/en/about/', { waitUntil: 'commit' });
  await expect.poll(() => paper(page)).toBe(NIGHT);
});

test('printing is black on white, whatever the theme', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('posthorn.theme', 'night'));
  await page.goto('/en/board/');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => paper(page)).toBe('rgb(255, 255, 255)');
  await expect(page.locator('.board-tools')).toBeHidden();
  await expect(page.locator('.theme-switch')).toBeHidden();
  const tint = await page
    .locator('.province-baden .province-tint')
    .first()
    .evaluate((path) => getComputedStyle(path).fill);
  expect(tint).toBe('rgb(255, 255, 255)');
});
