/** Without script the site is complete to read, and hides what could not work. */
import { CITIES, CITY_IDS, PROVINCES } from '../../src/engine/index.ts';
import { expect, language, LANGS, test } from '../support/browser.ts';

test('the front door is three links', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(3);
  await page.getByRole('link', { name: 'Polski' }).click();
  await expect(page).toHaveURL('/pl/');
});

for (const lang of LANGS) {
  const { t, names } = language(lang);

  test(`${lang}: the board is drawn in full, with its table`, async ({ page }) => {
    await page.goto(`/${lang}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.heading'));
    for (const { id, printed } of CITIES) {
      const drawn = page.locator(`g.city[data-city="${id}"]`);
      await expect(drawn.locator('.city-control')).toHaveAttribute('role', 'img');
      const shown = await drawn.locator('.plate text').allTextContents();
      expect(shown).toContain(names.city(id));
      if (printed !== names.city(id)) expect(shown).toContain(printed);
    }
    await expect(page.locator('.province')).toHaveCount(PROVINCES.length);
    await expect(page.locator('.board-tools')).toHaveCount(0);
    await expect(page.getByText(t('home.without-script'))).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('.theme-switch')).toBeHidden();
    await page.locator('summary').click();
    await expect(page.locator('.board-table tbody tr')).toHaveCount(CITY_IDS.length);
  });

  test(`${lang}: a shared address leads to the row of its city`, async ({ page }) => {
    await page.goto(`/${lang}/board/#passau`);
    const row = page.locator('tr#passau');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(row).toBeInViewport();
    await expect(row).toContainText(names.cities(['linz', 'muenchen', 'regensburg', 'salzburg']));
  });
}
