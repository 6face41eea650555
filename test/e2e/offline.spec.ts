/** Without a network: everything in the reader's language works, whether it was opened before or not. */
import type { Page } from '@playwright/test';
import { serve } from '../../src/tools/scripts/static-server.ts';
import { boardIsLive, expect, language, test } from '../support/browser.ts';
import { PATIENCE } from '../support/slow-down.ts';

test.use({ serviceWorkers: 'allow' });

const BASE = '/games/posthorn/';
const { t } = language('pl');
const sign = (page: Page) => page.locator('.offline-sign');

test('rules, rulings, play, the search and all puzzles work without a network, on the site as it is', async ({
  page,
}) => {
  const host = await serve({ root: 'dist-subpath', base: BASE, port: 0 });
  const at = (path: string): string => `http://127.0.0.1:${host.port}${BASE}pl/${path}`;
  await page.goto(at(''));
  await expect(sign(page)).toHaveAttribute('data-ready', 'true', { timeout: 45_000 * PATIENCE });
  await expect(sign(page)).toContainText(t('offline.ready'));

  // The host is gone: pages that were never opened are there, with their scripts.
  await host.stop();
  await page.goto(at('rules/playing/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sign(page)).toContainText(t('offline.now'));
  await page.goto(at('rulings/tie/'));
  await boardIsLive(page);
  await page.goto(at('play/'));
  await expect(page.getByRole('heading', { level: 1, name: t('play.heading') })).toBeVisible();
  await page.reload();
  await expect(page.locator('.lobby')).toBeVisible();
  await page.goto(at('referee/#q=remis'));
  await expect(page.locator('.found').first()).toBeVisible();
  await page.goto(at('puzzles/'));
  await expect(page.locator('.puzzle-table')).toBeVisible();
  await page.goto(at('puzzles/#plan-3-7'));
  await expect(page.locator('.puzzle-table')).toBeVisible();
  await page.goto(at('puzzles/#calendar'));
  await expect(page.getByRole('grid')).toBeVisible();
});
