/**
 * `npm run picture`: photographs the built home page's board for link previews and the README.
 * Run it after `npm run build` when the board looks different.
 */
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/chromium.ts';
import { serve } from '../scripts/static-server.ts';

const TARGET = 'public/social.png';
const ROUTE = ['stuttgart', 'ulm', 'augsburg', 'muenchen', 'passau'];

const { port, stop } = await serve({ root: 'dist', port: 0 });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  bypassCSP: true,
  colorScheme: 'light',
});
await page.goto(`http://127.0.0.1:${port}/en/`);
await page.locator('.board-svg.is-live').waitFor();
for (const city of ROUTE) await page.locator(`g.city[data-city="${city}"] > .city-control`).click();
await page.addStyleTag({
  content: `
    .site-header, .site-footer, .panel, .lead, .onward, .board-bar, h1 { display: none !important }
    body, main { padding: 0 !important; margin: 0 !important; max-width: none !important; overflow: hidden }
    .bench { display: block !important }
    .board-map { width: 905px; margin: 4px auto 0 }
  `,
});
await page.mouse.move(0, 0);
await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
await page.screenshot({ path: TARGET });
await browser.close();
await stop();
console.log(TARGET);
