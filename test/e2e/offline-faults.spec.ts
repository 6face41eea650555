/** What can go wrong between a reader and the host, and what the reader sees then. */
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { contentPath, piecesOf, type Pack, type Settings } from '../../src/site/offline/pack.ts';
import { language } from '../support/browser.ts';
import {
  BASE,
  faultHost,
  forget,
  rebuild,
  smallSite,
  type Fault,
  type FaultHost,
} from '../support/fault-host.ts';
import { PATIENCE } from '../support/slow-down.ts';

const { t } = language('pl');
const sign = (page: Page): Locator => page.locator('.offline-sign');
/** A whole language is fetched, one small file after the other. */
const TO_BE_READY = 20_000 * PATIENCE;
const isReady = (page: Page): Promise<void> =>
  expect(sign(page)).toHaveAttribute('data-ready', 'true', { timeout: TO_BE_READY });
const heading = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** A small site, made once, and a host of its own for each test. No page may throw. */
const test = base.extend<{ host: FaultHost; watch: void }, { site: string; newSite: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names off the pattern
    async ({}, use) => {
      const root = await smallSite();
      await use(root);
      forget(root);
    },
    { scope: 'worker' },
  ],
  newSite: [
    async ({ site }, use) => {
      const root = mkdtempSync(join(tmpdir(), 'posthorn-'));
      cpSync(site, root, { recursive: true });
      await rebuild(root);
      await use(root);
      forget(root);
    },
    { scope: 'worker' },
  ],
  host: async ({ site }, use) => {
    const host = await faultHost(site);
    await use(host);
    await host.stop();
  },
  watch: [
    async ({ context }, use) => {
      const wrong: string[] = [];
      context.on('weberror', (error) => wrong.push(error.error().message));
      await use();
      expect(wrong.filter((message) => !message.includes('dynamically imported module'))).toEqual([]);
    },
    { auto: true },
  ],
});
test.use({ serviceWorkers: 'allow' });

async function kept(page: Page, host: FaultHost, path = 'pl/about/'): Promise<void> {
  await page.goto(host.at(path));
  await isReady(page);
}

test.describe('what is kept is shown when the host', () => {
  const faults: readonly (Fault | 'is gone')[] = [
    'is gone',
    'answers 500',
    'is cut in half',
    'is behind a portal that answers 200',
    'is behind a portal that redirects',
    'does not answer',
  ];
  for (const fault of faults)
    test(fault, async ({ page, host }) => {
      await kept(page, host);
      if (fault === 'is gone') await host.stop();
      else host.fail(fault);
      await page.goto(host.at('pl/puzzles/'));
      await heading(page, t('puzzle.heading'));
      await expect(page.locator('.puzzle-table')).toBeVisible();
      await expect(sign(page)).toHaveAttribute('data-sign', 'offline');
      await expect(sign(page)).toContainText(t('offline.now'));
      // Nothing that came meanwhile has taken the place of what was kept.
      if (fault === 'is gone') await host.start();
      else host.fail(null);
      await page.goto(host.at('pl/about/'));
      await expect(sign(page)).toHaveAttribute('data-sign', 'ready');
      await host.stop();
      await page.goto(host.at('pl/puzzles/'));
      await expect(page.locator('.puzzle-table')).toBeVisible();
    });
});

test('a network that was only slow is not called offline for long', async ({ page, host }) => {
  await kept(page, host);
  host.fail('does not answer', /pl\/puzzles\/$/);
  await page.goto(host.at('pl/puzzles/'));
  await expect(sign(page)).toHaveAttribute('data-sign', 'offline');
  host.answerLate();
  await expect(sign(page)).toHaveAttribute('data-sign', 'ready');
});

test('a page that is not kept has a page of its own in its language, which tries again', async ({
  page,
  host,
}) => {
  await kept(page, host);
  await host.stop();
  for (const [path, lang] of [
    ['pl/nowhere/', 'pl'],
    ['en/', 'en'],
    ['nowhere/', 'pl'],
  ] as const) {
    const { t: say } = language(lang);
    await page.goto(host.at(path));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await heading(page, say('offline.heading'));
    // It has been opened, and yet nobody has chosen its language.
    await expect(sign(page)).toHaveAttribute('data-sign', 'offline');
    // Only what is really there.
    const links = page.locator('.on-device li:visible a');
    await expect(links).toHaveText(
      lang === 'pl' ? [t('page.referee.nav'), t('page.play.nav'), t('page.puzzles.nav')] : ['Polski'],
    );
  }
  await page.goto(host.at('en/'));
  await page.locator('.on-device li:visible a').click();
  await expect(page).toHaveURL(host.at('pl/'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await page.goto(host.at('en/'));
  const again = page.getByRole('button', { name: language('en').t('offline.again') });
  await again.click();
  await expect(again).toBeVisible();
  await host.start();
  await again.click();
  await heading(page, language('en').t('home.heading'));
});

test('a fetch that stalls does not keep other pages from saying how things stand', async ({
  page,
  context,
  host,
}) => {
  await kept(page, host);
  host.asked.length = 0;
  host.fail('does not answer', /\/offline\/|pl\/puzzles\/$/);
  const other = await context.newPage();
  await other.goto(host.at('en/'));
  await expect.poll(() => host.asked.some((url) => url.startsWith(`${BASE}offline/`))).toBe(true);
  await page.goto(host.at('pl/puzzles/'));
  await expect(sign(page)).toHaveAttribute('data-sign', 'offline');
});

test('an address without its last slash leads to the kept page', async ({ page, host }) => {
  await kept(page, host);
  await host.stop();
  await page.goto(host.at('pl/rules/idea'));
  await expect(page).toHaveURL(host.at('pl/rules/idea/'));
});

test('when storage is full, the network still delivers', async ({ page, context, host }) => {
  const devtools = await context.newCDPSession(page);
  await page.goto(host.at('pl/about/'));
  await isReady(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 1 });
  // Nothing of it is kept any more, and nothing can be.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await caches.open('probe')).put('/probe', new Response('x'.repeat(9999))).then(
          () => 'fits',
          (error: Error) => error.name,
        ),
      ),
    )
    .toBe('QuotaExceededError');
  await page.goto(host.at('pl/puzzles/'));
  await expect(page.locator('.puzzle-table')).toBeVisible();
  await page.reload();
  await expect(page.locator('.puzzle-table')).toBeVisible();
  // How things stand, and how they stand once the worker has tried to keep it again.
  const said = await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const heard: unknown[] = [];
    const areBoth = new Promise<void>((done) => {
      port1.addEventListener('message', ({ data }) => void (heard.push(data) === 2 && done()));
      port1.start();
    });
    const opened = { type: 'opened', lang: 'pl', mayFetch: true };
    navigator.serviceWorker.controller!.postMessage(opened, [port2]);
    await areBoth;
    return heard;
  });
  const isNot = { isReady: false, isFromDevice: false };
  expect(said).toEqual([isNot, isNot]);
  await expect(sign(page)).toHaveAttribute('data-ready', 'false');
});

test('what was evicted is fetched again', async ({ page, host }) => {
  await kept(page, host);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto(host.at('pl/rules/idea/'));
  await isReady(page);
  await host.stop();
  await page.goto(host.at('pl/puzzles/'));
  await expect(page.locator('.puzzle-table')).toBeVisible();
});

test('a new deployment is shown at once, and costs only what changed', async ({ page, host, site }) => {
  await kept(page, host);
  const root = mkdtempSync(join(tmpdir(), 'posthorn-'));
  cpSync(site, root, { recursive: true });
  await rebuild(root, { words: 'OTHER', withScript: false });
  await host.stop();
  await host.start(root);
  host.asked.length = 0;
  await page.goto(host.at('pl/about/'));
  await expect(page.locator('#new-words')).toHaveText('OTHER');
  const contents = (): readonly string[] => host.asked.filter((url) => url.startsWith(`${BASE}offline/`));
  await expect.poll(() => contents().length).toBe(2);
  // No script has changed: the new worker takes over without a word, and nothing is loaded anew.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { installing, waiting } = (await navigator.serviceWorker.getRegistration())!;
        return installing ?? waiting;
      }),
    )
    .toBeNull();
  await isReady(page);
  await host.stop();
  await page.goto(host.at('pl/about/'));
  await expect(page.locator('#new-words')).toHaveText('OTHER');
  expect(contents()).toHaveLength(2);
  expect(host.asked.filter((url) => url.includes('/_astro/'))).toEqual([]);
  forget(root);
});

test('a new build waits while a game is on the table, and comes when the reader wants it', async ({
  page,
  host,
  newSite,
}) => {
  await kept(page, host, 'pl/play/');
  await page.getByLabel(t('play.starts')).selectOption('0');
  await page.locator('form.setup:not([inert]) button[type="submit"]').click();
  const hand = page.locator('.hand .card');
  await page.locator('.market button').first().click();
  await expect(hand).toHaveCount(1);
  await page.evaluate(() => void Object.assign(window, { isSame: true }));
  await host.stop();
  await host.start(newSite);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
  await expect(sign(page)).toHaveAttribute('data-sign', 'new', { timeout: TO_BE_READY });
  // Told, and nothing else: the game goes on where it was, under the worker it had.
  const isWaiting = (): Promise<boolean> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.waiting !== null);
  expect(await isWaiting()).toBe(true);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await expect(hand).toHaveCount(1);
  await sign(page)
    .getByRole('button', { name: t('offline.take') })
    .click();
  await expect.poll(() => page.evaluate(() => 'isSame' in window).catch(() => true)).toBe(false);
  await expect(hand).toHaveCount(1);
  await expect(page.locator('script[src*="NEW"]')).toBeAttached();
  await expect(sign(page)).toHaveAttribute('data-sign', 'ready');
});

test('of two windows, the other is told and keeps its scripts until it is closed', async ({
  page,
  context,
  host,
  newSite,
}) => {
  await kept(page, host);
  const other = await context.newPage();
  await other.goto(host.at('pl/play/'));
  await isReady(other);
  const script = await other.locator('script[src*="/Base."]').getAttribute('src');
  await other.evaluate(() => void Object.assign(window, { isSame: true }));
  await host.stop();
  await host.start(newSite);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
  await expect(sign(page)).toHaveAttribute('data-sign', 'new', { timeout: TO_BE_READY });
  await sign(page).getByRole('button').click();
  await expect(page.locator('script[src*="NEW"]')).toBeAttached();
  await expect(sign(other)).toHaveAttribute('data-sign', 'new');
  expect(await other.evaluate(() => 'isSame' in window)).toBe(true);
  // The host no longer has it.
  const status = (where: Page) =>
    where.evaluate(async (src) => (await fetch(src!, { cache: 'reload' })).status, script);
  // As often as the new worker may have tidied up.
  for (let times = 0; times < 2; times++) {
    await page.reload();
    await isReady(page);
    expect(await status(other)).toBe(200);
  }
  await other.close();
  await expect
    .poll(async () => {
      await page.reload();
      await isReady(page);
      return status(page);
    })
    .toBe(404);
});

test('two deployments on one origin leave each other alone', async ({ page, site }) => {
  const root = await smallSite('dist', '/');
  const host = await faultHost(site, { root, base: '/' });
  await page.goto(`${host.origin}/pl/about/`);
  await isReady(page);
  await kept(page, host);
  expect((await page.evaluate(() => caches.keys())).toSorted()).toEqual(['posthorn:/', `posthorn:${BASE}`]);
  await host.stop();
  for (const path of ['/', BASE]) {
    await page.goto(`${host.origin}${path}pl/puzzles/`);
    await expect(page.locator('.puzzle-table')).toBeVisible();
    await expect(page.locator('.brand')).toHaveAttribute('href', `${path}pl/`);
  }
  forget(root);
});

test('caches of the worker before this one go, those of another deployment stay', async ({ page, host }) => {
  // A page that has no worker yet.
  await page.goto(`${host.origin}${BASE}404.html`);
  await page.evaluate(async (below) => {
    const put = async (name: string, path: string): Promise<void> =>
      (await caches.open(name)).put(path, new Response('old'));
    await put('posthorn-0123456789ab-pl', `${below}pl/rules/idea/`);
    await put('posthorn-0123456789ab-puzzles', `${below}puzzles/week-1.json`);
    await put('posthorn-ba9876543210-pl', '/pl/rules/idea/');
  }, BASE);
  // It had kept Polish: the new worker fetches that by itself, whatever is opened.
  await page.goto(host.at('en/'));
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).toSorted()))
    .toEqual(['posthorn-ba9876543210-pl', `posthorn:${BASE}`]);
  await host.stop();
  await page.goto(host.at('pl/rules/idea/'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.locator('.rules-text h1')).toBeVisible();
});

test('a page that the host alters is kept as it was built', async ({ page, host, site }) => {
  const file = readFileSync(join(site, 'pl/rules/idea/index.html'), 'utf8');
  host.alter(`${BASE}pl/rules/idea/`, file.replace('</main>', '<p id="added">Buy!</p></main>'));
  await kept(page, host);
  await page.goto(host.at('pl/rules/idea/'));
  await expect(page.locator('#added')).toBeAttached();
  await host.stop();
  await page.goto(host.at('pl/rules/idea/'));
  await expect(page.locator('.rules-text h1')).toBeVisible();
  await expect(page.locator('#added')).toHaveCount(0);
});

test('a piece that comes in half costs its pages’ own addresses, and nothing is missing', async ({
  page,
  host,
  site,
}) => {
  const [, settings] = /^self\.OFFLINE=(.*);$/m.exec(readFileSync(join(site, 'sw.js'), 'utf8'))!;
  const { packs } = JSON.parse(settings!) as Settings;
  const pack = JSON.parse(readFileSync(join(site, contentPath(packs['pl']!)), 'utf8')) as Pack;
  const last = pack.pieces.length - 1;
  const [needy] = Object.entries(pack.pages).find(([, recipe]) => piecesOf(recipe).has(last))!;
  host.fail('is cut in half', new RegExp(pack.pieces[last]!));
  await kept(page, host);
  expect(host.asked).toContain(BASE + needy);
  await host.stop();
  const whole = await page.evaluate(async (path) => (await fetch(path)).text(), BASE + needy);
  expect(whole).toBe(readFileSync(join(site, needy, needy.endsWith('/') ? 'index.html' : ''), 'utf8'));
});

/**
 * What the page asks of its worker once it is idle, until it has heard whether there is one. When a page
 * is idle is the browser's affair, and some never say so: here it is at once.
 */
async function askedWhenIdle(page: Page, host: FaultHost, saveData: boolean): Promise<readonly string[]> {
  await page.addInitScript(
    (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
      globalThis.requestIdleCallback = (begin) => Number(setTimeout(begin));
      const workers = navigator.serviceWorker;
      const asked: string[] = [];
      Object.assign(globalThis, { asked });
      const { getRegistration, register } = workers;
      workers.getRegistration = (scope) => {
        asked.push('is there one?');
        return getRegistration.call(workers, scope);
      };
      workers.register = (script) => {
        asked.push('register');
        return register.call(workers, script);
      };
    },
    { saveData },
  );
  await page.goto(host.at('pl/about/'));
  await page.waitForFunction(() => (Reflect.get(globalThis, 'asked') as readonly string[]).length > 0);
  return page.evaluate(async () => {
    // Answered after the page's own question, and so after what the page does upon it.
    await navigator.serviceWorker.getRegistrations();
    return Reflect.get(globalThis, 'asked') as readonly string[];
  });
}

test('whoever saves data fetches nothing ahead', async ({ page, host }) => {
  expect(await askedWhenIdle(page, host, true)).toEqual(['is there one?']);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(host.asked.filter((url) => url.includes('sw.js') || url.includes('/offline/'))).toEqual([]);
});

test('whoever does not save data has it begin', async ({ page, host }) => {
  expect(await askedWhenIdle(page, host, false)).toEqual(['is there one?', 'register']);
  await isReady(page);
});

test.describe('a script that is gone', () => {
  test.use({ serviceWorkers: 'block' });
  const GONE = /_astro\/(Puzzles|Play)\b/;

  test('is explained; the page loads itself anew once, and the button does so again', async ({
    page,
    host,
  }) => {
    host.fail('answers 500', GONE);
    await page.goto(host.at('pl/puzzles/'));
    const notice = page.locator('.part-missing');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText(t('offline.part-missing'));
    const loads = (): number => host.asked.filter((url) => url === `${BASE}pl/puzzles/`).length;
    // The page, the look whether it can be had, and the page again.
    expect(loads()).toBe(3);
    host.fail(null);
    await notice.getByRole('button', { name: t('offline.reload') }).click();
    await expect(page.locator('.puzzle-table')).toBeVisible();
    await expect(notice).toBeHidden();
    expect(loads()).toBe(4);
  });

  test('heals by itself if a new version has come', async ({ page, host, site, newSite }) => {
    await host.stop();
    await host.start(newSite);
    // The page was on its way when the host was updated.
    const path = join(site, 'pl/puzzles/index.html');
    await page.route(host.at('pl/puzzles/'), (route) => route.fulfill({ path }), { times: 1 });
    await page.goto(host.at('pl/puzzles/'));
    await expect(page.locator('script[src*="NEW"]')).toBeAttached();
    await expect(page.locator('.puzzle-table')).toBeVisible();
    await expect(page.locator('.part-missing')).toBeHidden();
  });

  test('does not take the page from under a reader’s hands', async ({ page, host }) => {
    await page.goto(host.at('pl/rules/playing/'));
    await page.keyboard.press('Shift');
    host.fail('answers 500', /_astro\/.*\.js/);
    await page.locator('astro-island .board-svg').first().scrollIntoViewIfNeeded();
    await expect(page.locator('.part-missing')).toBeVisible();
    expect(host.asked.filter((url) => url === `${BASE}pl/rules/playing/`)).toHaveLength(1);
  });

  test('of an automatic player is explained at the table, and the game goes on from where it was', async ({
    page,
    host,
  }) => {
    // The worker, and what thinks in its place where no worker can run.
    host.fail('answers 500', /_astro\/bot\b/);
    await page.goto(host.at('pl/play/'));
    await page.getByLabel(t('play.starts')).selectOption('1');
    await page.locator('form.setup:not([inert]) button[type="submit"]').click();
    await expect(page.locator('.pace')).toContainText(t('play.table.bot-failed'));
    const notice = page.locator('.part-missing');
    await expect(notice).toContainText(t('offline.part-missing'));
    host.fail(null);
    await notice.getByRole('button', { name: t('offline.reload') }).click();
    await expect(page.locator('.market button').first()).toBeEnabled();
    await expect(notice).toBeHidden();
  });
});
