/** On a 360 × 740 phone, by touch. */
import type { Page } from '@playwright/test';
import {
  boardIsLive,
  camera,
  city,
  control,
  expect,
  language,
  LANGS,
  test,
  zoomOf,
} from '../support/browser.ts';

for (const lang of LANGS) {
  test(`${lang}: a route is laid by taps, board and answer share the screen`, async ({ page }) => {
    const { t, names } = language(lang);
    await page.goto(`/${lang}/`);
    await boardIsLive(page);
    await control(page, 'ulm').tap();
    await control(page, 'augsburg').tap();
    await control(page, 'passau').tap();
    const say = page.getByRole('main').getByRole('status');
    await expect(say).toHaveText(
      t(
        'illegal.no-road.two',
        names.params({
          city: 'passau',
          left: 'ulm',
          right: 'augsburg',
          roads: ['linz', 'muenchen', 'regensburg', 'salzburg'],
        }),
      ),
    );
    await expect(page.locator('.board-svg.is-live')).toBeInViewport({ ratio: 1 });
    await expect(say).toBeInViewport({ ratio: 0.9 });
  });
}

test('whoever comes for the first time sees the two doors to begin with, and the board', async ({ page }) => {
  const { t } = language('pl');
  await page.goto('/pl/');
  await boardIsLive(page);
  const main = page.getByRole('main');
  for (const key of ['page.learn.nav', 'page.rules.nav'] as const)
    await expect(main.getByRole('link', { name: t(key) }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.board-svg.is-live')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('status')).toBeInViewport({ ratio: 1 });
});

test('every point of the map belongs to a city near by', async ({ page }) => {
  await page.goto('/en/');
  await boardIsLive(page);
  const smallest = await page.evaluate(() => {
    const signs = [...document.querySelectorAll('.board-svg.is-live .city')].map((element) => ({
      id: element.getAttribute('data-city'),
      box: element.querySelector('.city-sign')!.getBoundingClientRect(),
    }));
    // From the middle of each sign 12 px in eight directions must still be that city.
    return signs.flatMap(({ id, box }) =>
      Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4)
        .map((angle) => {
          const x = box.left + box.width / 2 + Math.cos(angle) * 11.5;
          const y = box.top + box.height / 2 + Math.sin(angle) * 11.5;
          return document.elementFromPoint(x, y)?.closest('[data-city]')?.getAttribute('data-city');
        })
        .filter((hit) => hit !== id)
        .map((hit) => `${id} loses to ${hit}`),
    );
  });
  expect(smallest).toEqual([]);
});

/** Fingers on the middle of the live board. */
async function fingersOn(page: Page) {
  const box = (await page.locator('.board-svg.is-live').first().boundingBox())!;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const client = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly (readonly [number, number])[],
  ) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
    });
  return { x, y, touch };
}

/** Two fingers go apart, from 40 px to 140, and leave the glass. */
async function pinch({ x, y, touch }: Awaited<ReturnType<typeof fingersOn>>): Promise<void> {
  await touch('touchStart', [[x - 20, y]]);
  await touch('touchStart', [
    [x - 20, y],
    [x + 20, y],
  ]);
  for (let i = 1; i <= 5; i++)
    await touch('touchMove', [
      [x - 20 - i * 10, y],
      [x + 20 + i * 10, y],
    ]);
  await touch('touchEnd', []);
}

test('two fingers zoom, one finger then moves the map', async ({ page }) => {
  await page.goto('/en/');
  await boardIsLive(page);
  const fingers = await fingersOn(page);
  await pinch(fingers);
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(2);
  const { x, y, touch } = fingers;
  const before = await camera(page);
  await touch('touchStart', [[x, y]]);
  for (let i = 1; i <= 5; i++) await touch('touchMove', [[x - i * 8, y - i * 4]]);
  await touch('touchEnd', []);
  await expect.poll(() => camera(page)).not.toEqual(before);
  await expect.poll(() => page.evaluate(() => scrollY), 'the page stayed where it was').toBe(0);
});

test('a pinch that comes before the script that zooms is done when it comes', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/camera\.[\w-]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/');
  await boardIsLive(page);
  await pinch(await fingersOn(page));
  expect(await zoomOf(page), 'not yet').toBe(1);
  release();
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(2);
});

test('names on the cards appear when the map is enlarged', async ({ page }) => {
  await page.goto('/ru/');
  await boardIsLive(page);
  await expect(city(page, 'nuernberg').locator('.plate-printed')).toBeHidden();
  await page.getByRole('button', { name: language('ru').t('board.zoom-in') }).tap();
  await expect(city(page, 'nuernberg').locator('.plate-printed')).toBeVisible();
});

test('on its side the phone shows map and answer together', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/pl/');
  await boardIsLive(page);
  await control(page, 'ulm').tap();
  await page.locator('.board-svg.is-live').scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('.board-map')!.scrollIntoView());
  await expect(page.locator('.board-svg.is-live')).toBeInViewport({ ratio: 0.95 });
  await expect(page.getByRole('main').getByRole('status')).toBeInViewport({ ratio: 0.95 });
});

test('buttons are large enough for a thumb', async ({ page }) => {
  for (const address of ['/pl/', '/pl/board/#ulm']) {
    await page.goto(address);
    await boardIsLive(page);
    const small = await page
      .locator('button:visible, .doors a, .languages a, summary')
      .evaluateAll((elements) =>
        elements
          .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 24 || box.height < 24)
          .map(({ text }) => text),
      );
    expect(small).toEqual([]);
  }
});
