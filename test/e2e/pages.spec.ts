/** Every page in every language, by day and by night: clean, and readable for everyone. */
import { AxeBuilder } from '@axe-core/playwright';
import { PAGES, type Page } from '../../src/i18n/pages.ts';
import { expect, language, LANGS, test } from '../support/browser.ts';
import { EXAMPLES } from '../support/content.ts';
import { awake, button, chipOf, exampleOn, said } from '../support/table.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const addressesOf = (pages: readonly Page[]): readonly string[] =>
  LANGS.flatMap((lang) => pages.map(({ path }) => `/${lang}/${path}`));

/**
 * Chapters are made of the same pieces, so each language has its own third of them looked at by day and
 * another third by night; every other page is looked at in both.
 */
const chapters = PAGES.filter(({ id }) => id.startsWith('rules-'));
const others = PAGES.filter(({ id }) => !id.startsWith('rules-'));
const thirdOf = (first: number): readonly string[] =>
  LANGS.flatMap((lang, l) =>
    chapters
      .filter((_, i) => i % LANGS.length === (l + first) % LANGS.length)
      .map(({ path }) => `/${lang}/${path}`),
  );
const general = [...addressesOf(others), '/404.html'];
const addresses = [...general, ...thirdOf(0)];
const looks = [
  ['light', [...general, ...thirdOf(0)]],
  ['dark', [...general, ...thirdOf(1)]],
] as const;

for (const [scheme, shown] of looks) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme });
    for (const address of shown) {
      test(`${address} has no accessibility fault`, async ({ page }) => {
        // Fifty boards on one page take a while to look through.
        if (address.endsWith('/rules/all/')) test.slow();
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
        ).toEqual([]);
      });
    }
  });
}

test('the open table and a picked city have no accessibility fault either', async ({ page }) => {
  await page.goto('/pl/');
  await page.locator('.board-svg.is-live').waitFor();
  await page.locator('.board-table summary').click();
  await page.locator('.board-table button.link').first().click();
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  expect(violations).toEqual([]);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`${scheme}: a table that is acted on has no accessibility fault either`, async ({ page }) => {
    const { t } = language('ru');
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/ru/rules/houses/');
    const figure = await awake(exampleOn(page, 'sigmaringen-augsburg'));
    await button(figure, t('table.close')).click();
    await chipOf(
      figure,
      EXAMPLES['sigmaringen-augsburg']!.position.players![0]!.route!,
      'sigmaringen',
    ).click();
    await expect(said(figure)).toHaveClass(/is-refusal/);
    const found = await new AxeBuilder({ page })
      .include('#example-sigmaringen-augsburg')
      .withTags(WCAG)
      .analyze();
    expect(
      found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html + node.failureSummary).join(' | ')}`,
      ),
    ).toEqual([]);
    await page.goto('/ru/learn/');
    await awake(page.locator('.first-game'));
    await button(page.locator('.first-game'), t('learn.go-on')).click();
    await page.locator('.market .card').first().click();
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
    expect(violations).toEqual([]);
  });
}

for (const width of [320, 360, 768, 1280]) {
  test(`nothing is wider than the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const address of addresses) {
      await page.goto(address);
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scroll, address).toBeLessThanOrEqual(width);
    }
  });
}

test('text at 200 % stays on the page, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of [...addresses, '/ru/board/#ulm', '/pl/board/#budweis-basel']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scroll, address).toBeLessThanOrEqual(360);
  }
});

test('doors that do not fit are swiped: none covers another, the current one is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/ru/about/');
  const doors = page.locator('.doors a');
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
