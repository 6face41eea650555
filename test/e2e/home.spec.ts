/** The home page: a route grows under the reader's finger, and every refusal has its reason. */
import type { CityId } from '../../src/engine/index.ts';
import { boardIsLive, city, control, expect, language, LANGS, test } from '../support/browser.ts';

for (const lang of LANGS) {
  const { t, names } = language(lang);

  test(`${lang}: a route grows, a wrong city is refused with its reason, all of it can be taken back`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/`);
    await boardIsLive(page);
    const say = page.getByRole('main').getByRole('status');
    await expect(say).toHaveText(t('home.start'));

    await control(page, 'carlsruhe').click();
    await expect(say).toHaveText(
      t('home.begun', names.params({ city: 'carlsruhe', targets: ['freiburg', 'mannheim', 'stuttgart'] })),
    );
    await expect(page.locator('.is-target')).toHaveCount(3);
    for (const next of ['stuttgart', 'nuernberg', 'regensburg'] as const) await control(page, next).click();
    await expect(page.locator('.figures dd').first()).toHaveText('4');

    await control(page, 'innsbruck').click();
    await expect(say).toHaveText(
      t(
        'illegal.no-road.two',
        names.params({
          city: 'innsbruck',
          left: 'carlsruhe',
          right: 'regensburg',
          roads: ['augsburg', 'kempten', 'muenchen', 'salzburg'],
        }),
      ),
    );
    await expect(city(page, 'innsbruck')).toHaveClass(/is-bad/);

    await control(page, 'stuttgart').click();
    await expect(say).toHaveText(t('illegal.already-in-route', names.params({ city: 'stuttgart' })));
    await expect(page.locator('.figures dd').first(), 'a refusal changes nothing').toHaveText('4');

    const undo = page.getByRole('button', { name: t('home.undo') });
    for (let i = 0; i < 4; i++) await undo.click();
    await expect(say).toHaveText(t('home.start'));
    await expect(undo).toBeDisabled();
  });
}

test('a city that fits both ends moves when it is tapped again', async ({ page }) => {
  const { t, names } = language('en');
  await page.goto('/en/');
  await boardIsLive(page);
  // Ulm and Kempten are joined to each other and to Augsburg: a triangle.
  for (const id of ['ulm', 'augsburg', 'kempten'] as const) await control(page, id).click();
  const say = page.getByRole('main').getByRole('status');
  await expect(say).toContainText(t('home.both-ends', names.params({ city: 'kempten' })));
  await expect(say).toContainText('from Ulm to Kempten');
  await control(page, 'kempten').click();
  await expect(say).toContainText('from Kempten to Augsburg');
});

test('focus stays where it is when a button has nothing left to do', async ({ page }) => {
  const { t } = language('en');
  await page.goto('/en/');
  await boardIsLive(page);
  await control(page, 'ulm').click();
  const restart = page.getByRole('button', { name: t('home.restart') });
  await restart.focus();
  await page.keyboard.press('Enter');
  await expect(restart).toBeFocused();
  const undo = page.getByRole('button', { name: t('home.undo') });
  await undo.focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('Enter');
  await expect(undo).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(t('home.start'));
});

test('the same refusal twice is said twice', async ({ page }) => {
  await page.goto('/en/');
  await boardIsLive(page);
  await control(page, 'ulm').click();
  await control(page, 'zuerich').click();
  const said = page.getByRole('main').getByRole('status').locator('span');
  await said.evaluate((span) => span.setAttribute('data-old', ''));
  await control(page, 'zuerich').click();
  await expect(page.getByRole('main').getByRole('status').locator('span[data-old]')).toHaveCount(0);
  await expect(said).toContainText('Zurich has no road');
});

test('a trembling hand still clicks, and a double click is one', async ({ page }) => {
  await page.goto('/en/');
  await boardIsLive(page);
  const box = (await city(page, 'ulm').locator('.city-sign').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 3, box.y + box.height / 2 + 1);
  await page.mouse.up();
  await expect(city(page, 'ulm')).toHaveClass(/is-end/);
  await control(page, 'augsburg').dblclick();
  await expect(page.getByRole('main').getByRole('status')).not.toHaveClass(/is-refusal/);
  await expect(page.locator('.figures dd').first()).toHaveText('2');
});

test('the longest route is kept on the device', async ({ page }) => {
  await page.goto('/en/');
  await boardIsLive(page);
  for (const id of ['ulm', 'augsburg', 'muenchen'] as const) await control(page, id).click();
  await page.getByRole('button', { name: language('en').t('home.restart') }).click();
  await page.reload();
  await boardIsLive(page);
  await expect(page.locator('.figures dd').nth(1)).toHaveText('3');
});

test('a tampered record of the longest route is passed over', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('posthorn.longest-route', '99999'));
  await page.goto('/en/');
  await boardIsLive(page);
  await expect(page.locator('.figures dd').nth(1)).toHaveText('0');
});

test('all 22 cities fit in one route', async ({ page }) => {
  const { t } = language('en');
  await page.goto('/en/');
  await boardIsLive(page);
  const west = 'wuerzburg mannheim carlsruhe stuttgart ingolstadt muenchen innsbruck augsburg ulm kempten';
  const all = `lodz pilsen budweis linz salzburg passau regensburg nuernberg ${west} sigmaringen freiburg basel zuerich`;
  // Zürich has roads to Kempten and Sigmaringen too, but both are in the route by then.
  for (const id of all.split(' ')) await control(page, id as CityId).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(t('home.complete'));
  await expect(page.locator('.figures dd').first()).toHaveText('22');
});

test('closing is worth what the engine says', async ({ page }) => {
  const { t } = language('en');
  await page.goto('/en/');
  await boardIsLive(page);
  for (const id of ['sigmaringen', 'stuttgart'] as const) await control(page, id).click();
  await expect(page.locator('.closing')).toHaveText(t('home.to-close', { n: 1 }));
  for (const id of ['nuernberg', 'regensburg', 'ingolstadt', 'augsburg'] as const)
    await control(page, id).click();
  // The booklets' own example: three houses in three provinces, or four in Bavaria.
  const facts = page.locator('.closing dd');
  await expect(facts.nth(0)).toHaveText('3, one in each province, or 4, all in Bavaria');
  await expect(facts.nth(1)).toHaveText(t('count.points', { n: 3 }));
  await expect(facts.nth(2)).toHaveText(t('home.coach.value', { coach: 3, n: 2 }));
});
