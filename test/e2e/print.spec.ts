/** The rules on paper: a booklet of sensible length, nothing to press, every solution unfolded. */
import type { Page } from '@playwright/test';
import { expect, language, LANGS, test } from '../support/browser.ts';

/** What only looks like a button on paper: words of the glossary, seals, officials, cards. */
const CONTROLS = 'button:visible:not(.term, .seal, .figure, .card), select:visible, input:visible';

/** The text of an A4 page: 210 mm less the margins, at 96 dots an inch. */
const PAPER = Math.round(((210 - 2 * 20) / 25.4) * 96);

async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

async function asOnPaper(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: PAPER, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(address);
}

for (const lang of LANGS) {
  const { t } = language(lang);

  test(`${lang}: a chapter on paper`, async ({ page }) => {
    await asOnPaper(page, `/${lang}/rules/houses/`);
    await expect(page.locator(CONTROLS)).toHaveCount(0);
    await expect(page.locator('.example .needs-script:visible, .board-tools:visible')).toHaveCount(0);
    const examples = page.locator('figure.example');
    for (const example of await examples.all()) {
      await expect(example.locator('.in-words dd').first()).toBeVisible();
      await expect(example.locator('.board-svg')).toBeVisible();
    }
    await expect(page.locator('.right-answer').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('page.rules-houses.nav'));
    const wide = await page
      .locator('figure, svg, table')
      .evaluateAll(
        (elements, most) => elements.filter((e) => e.getBoundingClientRect().right > most).length,
        PAPER,
      );
    expect(wide).toBe(0);
    const pages = await pagesOf(page);
    expect(pages).toBeGreaterThanOrEqual(3);
    expect(pages).toBeLessThanOrEqual(10);
  });
}

test('an example that was woken prints like one that was not', async ({ page }) => {
  await page.goto('/en/rules/houses/');
  const before = await pagesOf(page);
  for (const figure of await page.locator('figure.example').all()) {
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('.board-svg.is-live')).toBeVisible();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(CONTROLS)).toHaveCount(0);
  expect(await pagesOf(page)).toBe(before);
});

test('all of the rules on paper', async ({ page }) => {
  test.slow();
  await asOnPaper(page, '/en/rules/all/');
  await expect(page.locator(CONTROLS)).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PAPER);
  const pages = await pagesOf(page);
  expect(pages).toBeGreaterThanOrEqual(30);
  expect(pages).toBeLessThanOrEqual(50);
});
