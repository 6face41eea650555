import { defineConfig, devices } from '@playwright/test';
import { PORT } from './support/ports.ts';
import { PATIENCE, TESTS_AT_ONCE } from './support/slow-down.ts';
import { CHROMIUM_ARGS, findChromium } from '../src/tools/scripts/chromium.ts';

const executablePath = findChromium();

/** Every browser test runs against the built files, served as a static host would. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  workers: TESTS_AT_ONCE,
  timeout: 60_000 * PATIENCE,
  // Pictures are kept once for every system; letters are our own, and edges may differ a little.
  snapshotPathTemplate: '{testDir}/{testFileName}-pictures/{arg}{ext}',
  expect: {
    timeout: 10_000 * PATIENCE,
    toHaveScreenshot: { scale: 'css', animations: 'disabled', threshold: 0.25, maxDiffPixelRatio: 0.01 },
  },
  use: {
    // Every page would fetch the whole site in the background; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, testIgnore: /no-js|phone/ },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
      testMatch: /phone/,
    },
    { name: 'no-js', use: { javaScriptEnabled: false }, testMatch: /no-js/ },
  ],
  webServer: {
    command: 'node test/support/serve-built.ts',
    cwd: new URL('..', import.meta.url).pathname,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
