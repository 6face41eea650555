/** A page that arrives in two halves, while its scripts have long been there. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/browser.ts';

test('scripts that are there before the page wait for the rest of it', async ({ page, baseURL }) => {
  let halted: ServerResponse | null = null;
  let rest = '';
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url!, baseURL));
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type')! });
      const body = Buffer.from(await answer.arrayBuffer());
      if (request.url !== '/en/play/') return void response.end(body);
      const html = body.toString();
      const half = html.indexOf('id="texts"') + 1000;
      response.write(html.slice(0, half));
      rest = html.slice(half);
      halted = response;
    })();
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const isWoken = page.waitForRequest(/Play\.[\w-]+\.js/);
  await page.goto(`http://127.0.0.1:${port}/en/play/`, { waitUntil: 'commit' });
  // An island that does not wait wakes now, and fails over half of its texts.
  await Promise.race([isWoken, page.waitForTimeout(1500)]);
  await expect(page.locator('.setup[inert]')).toBeAttached();
  halted!.end(rest);
  await expect(page.locator('.setup:not([inert])')).toBeVisible();
  server.close();
  server.closeAllConnections();
});

test('what was typed into the search before its script came is looked up', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/Search\.[\w-]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/pl/referee/');
  const field = page.locator('#search');
  await field.fill('remis');
  release();
  await expect(page.locator('.found-list li').first()).toBeVisible();
  await expect(field).toHaveValue('remis');
  await expect(page).toHaveURL(/#q=remis$/);
});

test('who goes on by keyboard while the page is still waking is left where they are', async ({ page }) => {
  // Pictures that take long: an island counts as awake two of them after it listens.
  await page.addInitScript(() => {
    const next = requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (act) =>
      next(() => void setTimeout(() => act(performance.now()), 300));
  });
  await page.goto('/en/referee/#score');
  await expect(page.locator('#score .sheet[data-ready]')).toBeVisible();
  const players = page.locator('input[name="sheet-players"]');
  await players.last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(players.nth(1)).toBeFocused();
  await page.evaluate(async () => {
    for (let pictures = 0; pictures < 4; pictures++)
      await new Promise<void>((done) => void requestAnimationFrame(() => done()));
  });
  await expect(players.nth(1)).toBeFocused();
});
