/** Automatic players think off the page, and on it where they have to. */
import type { Locator, Page } from '@playwright/test';
import type { PlainKey } from '../../src/i18n/t.ts';
import { expect, language, test } from '../support/browser.ts';
import { SUBPATH_PORT } from '../support/ports.ts';

const { t } = language('en');
const button = (page: Page, key: PlainKey): Locator =>
  page.getByRole('button', { name: t(key), exact: true });

async function sitDown(page: Page, address = '/en/play/'): Promise<void> {
  await page.goto(address);
  await button(page, 'play.begin').click();
}

/** Plays one's turn by hints, lets the others have theirs, and waits for a hint in the next. */
async function playByHints(page: Page): Promise<void> {
  const [hint, take, skip] = [
    button(page, 'play.table.tool.hint'),
    button(page, 'play.table.hint-do'),
    button(page, 'play.table.skip'),
  ];
  await expect(hint.or(skip).first()).toBeVisible();
  for (let turns = 0; turns < 2; turns++) {
    if (await skip.isVisible()) await skip.click();
    await expect(hint).toBeEnabled();
    while (!(await skip.isVisible())) {
      await hint.click();
      await take.click();
      await expect(hint.and(page.locator(':enabled')).or(skip).first()).toBeVisible();
    }
  }
}

test('in a worker', async ({ page }) => {
  const opened = page.waitForEvent('worker');
  await sitDown(page);
  await playByHints(page);
  expect((await opened).url()).toContain('bot.worker');
});

test('in a worker below a sub-path', async ({ page }) => {
  const opened = page.waitForEvent('worker');
  await sitDown(page, `http://127.0.0.1:${SUBPATH_PORT}/games/posthorn/en/play/`);
  await button(page, 'play.table.tool.hint').click();
  await expect(button(page, 'play.table.hint-do')).toBeVisible();
  expect((await opened).url()).toContain('/games/posthorn/_astro/bot.worker');
});

test('on the page, when the worker cannot be fetched, and without a word about it', async ({ page }) => {
  let refused = 0;
  await page.route(/bot\.worker/, (route) => {
    refused += 1;
    return route.abort();
  });
  await sitDown(page);
  await playByHints(page);
  expect(refused).toBe(1);
});

test('on the page, when there are no workers', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await sitDown(page);
  await button(page, 'play.table.tool.hint').click();
  await expect(button(page, 'play.table.hint-do')).toBeVisible();
});
