/** On a phone, with a thumb: from home to the answer of an argument. */
import { expect, language, LANGS, test } from '../support/browser.ts';

const TYPED = { en: 'hand limit', pl: 'ile kart na rece', ru: 'сколько карт на руке' } as const;

for (const lang of LANGS) {
  const { t } = language(lang);

  test(`${lang}: one tap from home, and the answer is on the first screen`, async ({ page }) => {
    await page.goto(`/${lang}/`);
    const button = page.getByRole('link', { name: t('find.button') });
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(33);
    await button.tap();
    await expect(page.locator('.search[data-ready="true"]')).toBeVisible();
    const field = page.getByRole('searchbox', { name: t('find.label') });
    await field.fill(TYPED[lang]);
    const first = page.locator('.found').first();
    await expect(first.locator('p')).toBeInViewport();
    // All of the header is on one line with the brand, but the doors.
    const tops = await page
      .locator('.site-header > :not(nav.doors)')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
    expect(new Set(tops.map(({ y, height }) => Math.round(y + height / 2))).size).toBe(1);
    await first.getByRole('link').tap();
    await expect(page).toHaveURL(new RegExp(`/${lang}/(rules|rulings|editions|board)/`));
  });
}
