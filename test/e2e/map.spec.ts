/** The map page: distances, shortest ways, sorting, addresses. */
import { CITY_IDS, distancesFrom, shortestPaths } from '../../src/engine/index.ts';
import { boardIsLive, city, control, expect, language, LANGS, test } from '../support/browser.ts';

for (const lang of LANGS) {
  const { t, names } = language(lang);

  test(`${lang}: one city shows every distance, two show the shortest ways`, async ({ page }) => {
    await page.goto(`/${lang}/board/`);
    await boardIsLive(page);
    const say = page.getByRole('main').getByRole('status').first();
    await expect(say).toHaveText(t('map.none'));

    await control(page, 'ulm').click();
    await expect(say).toHaveText(t('map.one', { n: 5, ...names.params({ city: 'ulm' }) }));
    await expect(page).toHaveURL(`/${lang}/board/#ulm`);
    const distances = distancesFrom('ulm');
    for (const id of CITY_IDS.filter((other) => other !== 'ulm')) {
      await expect(city(page, id).locator('.badge')).toHaveText(String(distances[id]));
    }

    await control(page, 'linz').click();
    const ways = shortestPaths('ulm', 'linz');
    await expect(say).toHaveText(t('map.two', { n: 4, ...names.params({ from: 'ulm', to: 'linz' }) }));
    await expect(page.locator('.ways li')).toHaveCount(ways.length);
    await expect(page).toHaveURL(`/${lang}/board/#ulm-linz`);

    const first = page.locator('.ways button').first();
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.board-svg.is-live .is-on-route')).toHaveCount(5);

    await page.getByRole('button', { name: t('map.clear') }).click();
    await expect(say).toHaveText(t('map.none'));
    await expect(page).toHaveURL(`/${lang}/board/`);
  });

  test(`${lang}: the list sorts by its headings, in the alphabet of the language`, async ({ page }) => {
    await page.goto(`/${lang}/board/`);
    await boardIsLive(page);
    const rows = page.locator('.city-list tbody th');
    const alphabetical = CITY_IDS.map(names.city).toSorted(names.compare);
    await expect(rows).toHaveText(alphabetical);
    await page
      .locator('.city-list')
      .getByRole('button', { name: t('board.column.city'), exact: true })
      .click();
    await expect(rows).toHaveText(alphabetical.toReversed());
    await page
      .locator('.city-list')
      .getByRole('button', { name: t('board.column.roads'), exact: true })
      .click();
    await expect(rows.first()).toHaveText(names.city('stuttgart'));
    await expect(rows.last()).toHaveText(names.city('lodz'));
    await expect(page.locator('.city-list th[aria-sort="ascending"]')).toHaveText(t('board.column.roads'));
  });
}

test('an address with a city opens on that city, with the map in sight', async ({ page }) => {
  await page.goto('/en/board/#passau');
  await boardIsLive(page);
  await expect(city(page, 'passau')).toHaveClass(/is-selected/);
  await expect(page.locator('.board-svg.is-live')).toBeInViewport({ ratio: 0.6 });
});

test('an address that names no city is refused in words, at first and later', async ({ page }) => {
  const wrong = ['vienna', 'ulm-vienna', 'ulm-linz-passau', '%E0%A4%A', '__proto__', 'x'.repeat(5000)];
  await page.goto(`/en/board/#${wrong.at(-1)}`);
  await boardIsLive(page);
  const say = page.getByRole('main').getByRole('status').first();
  for (const hash of [wrong.at(-1)!, ...wrong]) {
    await page.evaluate((to) => (location.hash = to), `#${hash}`);
    await expect(say, hash.slice(0, 20)).toHaveClass(/is-refusal/);
    await expect(say).toContainText('does not name one or two cities of this map');
    await control(page, 'ulm').click();
    await expect(say).not.toHaveClass(/is-refusal/);
  }
});

test('the skip link and the headings are not taken for cities', async ({ page }) => {
  await page.goto('/en/board/#legend');
  await boardIsLive(page);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(language('en').t('map.none'));
});

test('with the keyboard, a shared address leads to the picked city first', async ({ page }) => {
  await page.goto('/en/board/#basel');
  await boardIsLive(page);
  await expect(city(page, 'basel')).toHaveClass(/is-selected/);
  await page.keyboard.press('Tab');
  await expect(control(page, 'basel')).toBeFocused();
});

test('focus is never lost with what it stood on', async ({ page }) => {
  const { t } = language('en');
  await page.goto('/en/board/#ulm');
  await boardIsLive(page);
  await page.locator('.links button').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status').first()).toBeFocused();
  const clear = page.getByRole('button', { name: t('map.clear') });
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(clear).toBeFocused();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(t('map.none'));
});

test('a way that is shown is taken off by a second press', async ({ page }) => {
  await page.goto('/en/board/#ulm-linz');
  await boardIsLive(page);
  const way = page.locator('.ways button').nth(1);
  await way.click();
  await expect(way).toHaveAttribute('aria-pressed', 'true');
  await way.click();
  await expect(way).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.board-svg.is-live .is-on-route')).toHaveCount(0);
});

test('an answer to a pick in the table is in sight there', async ({ page }) => {
  await page.goto('/en/board/');
  await boardIsLive(page);
  await page.locator('.city-list button.link').last().click();
  await expect(page.locator('.table-note')).toBeInViewport();
  await expect(page.locator('.table-note')).toContainText('Zurich');
});

test('back and forward in the address are followed', async ({ page }) => {
  await page.goto('/en/board/#ulm');
  await boardIsLive(page);
  await page.evaluate(() => (location.hash = '#linz'));
  await expect(city(page, 'linz')).toHaveClass(/is-selected/);
  await page.goBack();
  await expect(city(page, 'ulm')).toHaveClass(/is-selected/);
});

test('the address can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/board/#ulm');
  await boardIsLive(page);
  const { t } = language('en');
  await page.getByRole('button', { name: t('map.copy') }).click();
  await expect(page.getByText(t('map.copied'))).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/en/board/#ulm');
});
