/**
 * Every page in every language, at every width: clean, and readable for everyone. Colours are the same in
 * all languages, and are looked at by day and by night in one of them.
 */
import { PAGES } from '../../src/i18n/pages.ts';
import { faultsOf } from '../support/axe.ts';
import { expect, language, LANGS, test } from '../support/browser.ts';
import { EXAMPLES } from '../support/content.ts';
import { settled } from '../support/settled.ts';
import { awake, button, chipOf, exampleOn, said } from '../support/table.ts';

interface Visit {
  readonly address: string;
  readonly hasColours: boolean;
}

/** Chapters are made of the same pieces, so each is looked at in one language; every other page in all. */
const chapters = PAGES.filter(({ id }) => id.startsWith('rules-') && id !== 'rules-all');
const others = PAGES.filter(({ id }) => !id.startsWith('rules-'));
const visits: readonly Visit[] = [
  ...others.flatMap(({ path }, i) =>
    LANGS.map((lang, n) => ({ address: `/${lang}/${path}`, hasColours: n === i % LANGS.length })),
  ),
  ...chapters.map(({ path }, i) => ({
    address: `/${LANGS[i % LANGS.length]}/${path}`,
    hasColours: true,
  })),
  // Everything on it stands in a chapter, too.
  { address: '/pl/rules/all/', hasColours: false },
  { address: '/ru/rulings/neighbours-without-road/', hasColours: true },
  { address: '/404.html', hasColours: true },
];

for (const { address, hasColours } of visits) {
  test(`${address} has no accessibility fault, and is never wider than the page`, async ({ page }) => {
    // Fifty boards on one page take a while to look through.
    if (address.endsWith('/rules/all/')) test.slow();
    await page.goto(address);
    await settled(page);
    expect(await faultsOf(page, { rules: hasColours ? 'all' : 'not-of-colour' })).toEqual([]);
    if (hasColours) {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await faultsOf(page, { rules: 'of-colour' }), 'by night').toEqual([]);
    }
    const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
    for (const width of [1280, 768, 320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expect.poll(() => wide()).toBeLessThanOrEqual(width);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => wide(), 'text at 200 % on a phone').toBeLessThanOrEqual(360);
  });
}

for (const address of ['/ru/board/#ulm', '/pl/board/#budweis-basel']) {
  test(`${address}: text at 200 % stays on a phone's page`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await page.locator('.board-svg.is-live').waitFor();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
  });
}

test('the open table and a picked city have no accessibility fault either', async ({ page }) => {
  await page.goto('/pl/');
  await page.locator('.board-svg.is-live').waitFor();
  await page.locator('.board-table summary').click();
  await page.locator('.board-table button.link').first().click();
  expect(await faultsOf(page)).toEqual([]);
});

test('a table that is acted on has no accessibility fault by day or night', async ({ page }) => {
  const { t } = language('ru');
  await page.goto('/ru/rules/houses/');
  const figure = await awake(exampleOn(page, 'sigmaringen-augsburg'));
  await button(figure, t('table.close')).click();
  const { route } = EXAMPLES['sigmaringen-augsburg']!.position.players![0]!;
  await chipOf(figure, route!, 'sigmaringen').click();
  await expect(said(figure)).toHaveClass(/is-refusal/);
  const include = '#example-sigmaringen-augsburg';
  expect(await faultsOf(page, { include })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsOf(page, { include, rules: 'of-colour' })).toEqual([]);
});

test('the first game that has begun has no accessibility fault by day or night', async ({ page }) => {
  await page.goto('/ru/learn/');
  await awake(page.locator('.first-game'));
  await button(page.locator('.first-game'), language('ru').t('learn.go-on')).click();
  await page.locator('.market .card').first().click();
  expect(await faultsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsOf(page, { rules: 'of-colour' })).toEqual([]);
});

test('doors that do not fit are swiped: none covers another, the current one is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  // The letters come late, and with them the doors get other widths.
  const { promise: letters, resolve: sendLetters } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await letters;
    await route.continue();
  });
  await page.goto('/ru/about/', { waitUntil: 'domcontentloaded' });
  const doors = page.locator('.doors a');
  await expect(page.locator('.doors [aria-current]')).toBeInViewport({ ratio: 1 });
  sendLetters();
  await page.waitForLoadState();
  await expect(page.locator('.doors [aria-current]')).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const edges = await doors.evaluateAll((links) =>
    links.map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      const { left, right } = words.getBoundingClientRect();
      return [left, right];
    }),
  );
  expect(edges.flat()).toEqual(edges.flat().toSorted((a, b) => a - b));
});

test('a page that does not exist says so in three languages', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const response = await page.request.get('/en/nowhere/');
  expect(response.status()).toBe(404);
  const body = await response.text();
  for (const lang of LANGS) expect(body).toContain(language(lang).t('page.missing.title'));
});
