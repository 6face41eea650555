/** Without a network: what was kept works, a new build is taken as a whole, and nothing is mixed. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { offlineFiles } from '../../src/tools/offline.js';
import { serve, type Serving } from '../../src/tools/serve.ts';
import { boardIsLive, expect, language, test } from '../support/browser.ts';

test.use({ serviceWorkers: 'allow' });

const BASE = '/games/posthorn/';
const { t } = language('pl');

/** The language of the page is kept as a whole, the puzzles of the coming weeks last. */
const isKept = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => name.endsWith('-puzzles'));
          const kept = await Promise.all(
            names.map(async (name) => (await (await caches.open(name)).keys()).length),
          );
          return Math.max(0, ...kept);
        }),
      { timeout: 45_000 },
    )
    .toBeGreaterThanOrEqual(9);

async function opened(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

test('rules, play, the search and today’s puzzle work without a network; a new build is taken as a whole', async ({
  context,
}) => {
  test.slow();
  const root = mkdtempSync(join(tmpdir(), 'posthorn-'));
  let host: Serving | null = null;
  try {
    cpSync('dist-subpath', root, { recursive: true });
    host = await serve({ root, base: BASE, port: 0 });
    const { port } = host;
    const at = (path: string): string => `http://127.0.0.1:${port}${BASE}pl/${path}`;
    const page = await opened(context, at(''));
    await isKept(page);

    // The host is gone: pages that were never opened are there, with their scripts.
    await host.stop();
    await page.goto(at('rules/playing/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(at('play/'));
    await expect(page.getByRole('heading', { level: 1, name: t('play.heading') })).toBeVisible();
    await page.reload();
    await expect(page.locator('.lobby')).toBeVisible();
    await page.goto(at('referee/#q=remis'));
    await expect(page.locator('.found').first()).toBeVisible();
    await page.goto(at('puzzles/'));
    await expect(page.locator('.puzzle-table')).toBeVisible();
    await page.goto(at('puzzles/#calendar'));
    await expect(page.getByRole('grid')).toBeVisible();

    // Another build: a page differs, and so does the worker.
    const home = join(root, 'pl/index.html');
    writeFileSync(home, readFileSync(home, 'utf8').replace('</main>', '<p id="new-build"></p></main>'));
    const worker = join(root, 'sw.js');
    const list = JSON.stringify(await offlineFiles(root, BASE));
    writeFileSync(
      worker,
      readFileSync(worker, 'utf8').replace(/^self\.OFFLINE = .*$/m, () => `self.OFFLINE = ${list};`),
    );
    host = await serve({ root, base: BASE, port });
    expect(host.port).toBe(port);
    await page.goto(at(''));
    await expect(page.locator('#new-build')).toBeAttached();
    // It waits, with everything fetched, until no page of the old one is open.
    await expect
      .poll(
        () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state),
        {
          timeout: 45_000,
        },
      )
      .toBe('installed');
    await page.close();
    // A page opened before the browser has let go of the last one keeps the old build open; the next does not.
    let next!: Page;
    await expect(async () => {
      next = await opened(context, at(''));
      const isWhole = (): Promise<boolean> =>
        next.evaluate(async () =>
          (await caches.keys()).every((name, _, [first]) => name.split('-')[1] === first!.split('-')[1]),
        );
      try {
        await expect.poll(isWhole, { timeout: 5000 }).toBe(true);
      } catch (error) {
        await next.close();
        throw error;
      }
    }).toPass({ timeout: 45_000 });
    await isKept(next);
    await host.stop();
    await next.reload();
    await expect(next.locator('#new-build')).toBeAttached();
    await boardIsLive(next);
  } finally {
    await host?.stop();
    rmSync(root, { recursive: true, force: true });
  }
});
