import { expect, language, LANGS, test } from '../support/browser.ts';
import { SUBPATH_PORT } from '../support/ports.ts';

for (const lang of LANGS) {
  test.describe(`a browser in ${lang}`, () => {
    test.use({ locale: { en: 'en-GB', pl: 'pl-PL', ru: 'ru-RU' }[lang] });
    test('is led to its language', async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveURL(`/${lang}/`);
    });
  });
}

test.describe('a browser in none of them', () => {
  test.use({ locale: 'de-DE' });

  test('is led to English, until the reader chooses', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/en/');
    await page.getByRole('link', { name: 'Polski' }).click();
    await expect(page).toHaveURL('/pl/');
    await page.goto('/');
    await expect(page).toHaveURL('/pl/');
  });

  test('a damaged choice in storage is passed over', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('posthorn.lang', '../../evil'));
    await page.goto('/');
    await expect(page).toHaveURL('/en/');
  });
});

test('the switch keeps page and anchor', async ({ page }) => {
  await page.goto('/en/about/#privacy');
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL('/ru/about/#privacy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('the switch keeps the picked city', async ({ page }) => {
  await page.goto('/en/board/#ulm-linz');
  await page.getByRole('link', { name: 'Polski' }).click();
  await expect(page).toHaveURL('/pl/board/#ulm-linz');
  const { t, names } = language('pl');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    t('map.two', { n: 4, ...names.params({ from: 'ulm', to: 'linz' }) }),
  );
});

test('works with storage blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/ru/');
  await page.locator('.board-svg.is-live').waitFor();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/');
});

test('under a sub-path everything works the same', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${SUBPATH_PORT}/games/posthorn/`);
  await expect(page).toHaveURL(/\/games\/posthorn\/(en|pl|ru)\/$/);
  await page.locator('.board-svg.is-live').waitFor();
  await page.getByRole('link', { name: 'Polski' }).click();
  await expect(page).toHaveURL(/\/games\/posthorn\/pl\/$/);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: language('pl').t('page.board.nav') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/games\/posthorn\/pl\/board\/$/);
  await page.locator('.board-svg.is-live').waitFor();
});
