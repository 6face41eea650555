/** The board itself: by keyboard, by wheel and buttons, and for those who do not see it. */
import type { Page } from '@playwright/test';
import { CITY_IDS, neighbours, type CityId } from '../../src/engine/index.ts';
import { DIRECTIONS, neighbourTowards, type Direction } from '../../src/board/map/direction.ts';
import { boardIsLive, camera, control, expect, language, test, zoomOf } from '../support/browser.ts';

const KEYS: Record<Direction, string> = {
  up: 'ArrowUp',
  right: 'ArrowRight',
  down: 'ArrowDown',
  left: 'ArrowLeft',
};
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.closest('[data-city]')?.getAttribute('data-city') ?? null);

/** The way by arrow keys from one city to another. */
function keysBetween(from: CityId, to: CityId): readonly Direction[] {
  const queue: { readonly at: CityId; readonly keys: readonly Direction[] }[] = [{ at: from, keys: [] }];
  const seen = new Set([from]);
  for (const { at, keys } of queue) {
    if (at === to) return keys;
    for (const direction of DIRECTIONS) {
      const next = neighbourTowards(at, direction);
      if (next && !seen.has(next)) {
        seen.add(next);
        queue.push({ at: next, keys: [...keys, direction] });
      }
    }
  }
  throw new Error(`${to} cannot be reached from ${from}`);
}

test('with the keyboard alone: in by one Tab, over all 22 cities by arrows, Enter picks, Escape leaves', async ({
  page,
}) => {
  await page.goto('/en/');
  await boardIsLive(page);
  await expect.poll(() => page.locator('.board-svg.is-live [tabindex="0"]').count(), 'one tab stop').toBe(1);
  await page.locator('.welcome a').last().focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page), 'the first Tab into the map is on a city').not.toBeNull();
  let at = (await focused(page)) as CityId;
  for (const goal of CITY_IDS) {
    for (const direction of keysBetween(at, goal)) await page.keyboard.press(KEYS[direction]);
    at = goal;
    await expect.poll(() => focused(page)).toBe(goal);
  }
  await expect
    .poll(() => page.locator('.board-svg.is-live [tabindex="0"]').count(), 'still one tab stop')
    .toBe(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.figures dd').first()).toHaveText('1');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBeNull();
  await expect(page.locator(':focus')).toHaveAccessibleName(language('en').t('board.zoom-in'));
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => focused(page), 'coming back finds the same city').toBe(at);
});

test('a Tab from the top reaches the board, a letter jumps to a city, a route is laid without a mouse', async ({
  page,
}) => {
  await page.goto('/pl/');
  await boardIsLive(page);
  for (let i = 0; i < 30 && (await focused(page)) === null; i++) await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).not.toBeNull();
  await page.keyboard.press('l');
  await expect.poll(() => focused(page)).toBe('lodz');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press(' ');
  await expect(page.locator('.figures dd').first()).toHaveText('2');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Pilzna');
});

test('focus is visible', async ({ page }) => {
  await page.goto('/en/');
  await boardIsLive(page);
  await page.locator('.board-svg.is-live [tabindex="0"]').focus();
  await page.keyboard.press('ArrowUp');
  const ring = page.locator('.city:focus-within .city-focus');
  await expect.poll(() => ring.evaluate((circle) => getComputedStyle(circle).stroke)).toBe('rgb(42, 36, 27)');
});

test('every city says its name, province, neighbours and state', async ({ page }) => {
  const { names, t } = language('en');
  await page.goto('/en/');
  await boardIsLive(page);
  await control(page, 'carlsruhe').click();
  for (const id of CITY_IDS) {
    const label = (await control(page, id).getAttribute('aria-label')) ?? '';
    expect(label).toContain(names.city(id));
    for (const next of neighbours(id)) expect(label).toContain(names.city(next));
  }
  await expect(control(page, 'carlsruhe')).toHaveAccessibleName(
    /Karlsruhe, end of the route\. .*Carlsruhe, Baden\./,
  );
  await expect(control(page, 'stuttgart')).toHaveAccessibleName(new RegExp(t('board.state.target'), 'i'));
});

test('the same position stands in the table, which can be used to pick', async ({ page }) => {
  const { t, names } = language('en');
  await page.goto('/en/');
  await boardIsLive(page);
  await page.locator('.board-table summary').click();
  await page
    .locator('.board-table')
    .getByRole('button', { name: names.city('lodz'), exact: true })
    .click();
  await page
    .locator('.board-table')
    .getByRole('button', { name: names.city('pilsen'), exact: true })
    .click();
  const row = page.locator('.board-table tbody tr', {
    has: page.getByRole('button', { name: names.city('pilsen'), exact: true }),
  });
  await expect(row.locator('td').last()).toHaveText(t('board.state.end'));
  await expect(page.getByRole('main').getByRole('status')).toContainText('Pilsen');
});

test.describe('zoom', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('by buttons, in bounds, and back to the whole map', async ({ page }) => {
    const { t } = language('en');
    await page.goto('/en/');
    await boardIsLive(page);
    await expect.poll(() => zoomOf(page)).toBe(1);
    await page.getByRole('button', { name: t('board.zoom-in') }).click();
    await expect.poll(() => zoomOf(page)).toBe(2);
    for (let i = 0; i < 9; i++) await page.getByRole('button', { name: t('board.zoom-in') }).click();
    await expect.poll(() => zoomOf(page)).toBe(6);
    await page.getByRole('button', { name: t('board.fit') }).click();
    await expect.poll(() => zoomOf(page)).toBe(1);
    await page.getByRole('button', { name: t('board.zoom-out') }).click();
    await expect.poll(() => zoomOf(page), 'never smaller than the whole').toBe(1);
  });

  test('by keys, with the focused city kept in sight', async ({ page }) => {
    await page.goto('/en/');
    await boardIsLive(page);
    await control(page, 'muenchen').focus();
    await page.keyboard.press('l');
    for (let i = 0; i < 3; i++) await page.keyboard.press('+');
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(4);
    await expect(
      page.locator('.city:focus-within .city-sign'),
      'a city at the edge stays in sight',
    ).toBeInViewport();
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(page.locator('.city:focus-within .city-sign')).toBeInViewport();
    const inside = await page.locator('.city:focus-within').evaluate((element) => {
      const map = element.closest('svg')!.getBoundingClientRect();
      const sign = element.querySelector('.city-sign')!.getBoundingClientRect();
      return sign.left > map.left && sign.right < map.right && sign.top > map.top && sign.bottom < map.bottom;
    });
    expect(inside).toBe(true);
    const before = await camera(page);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => camera(page)).not.toEqual(before);
    await page.keyboard.press('0');
    await expect.poll(() => zoomOf(page)).toBe(1);
  });

  test('by wheel where the map is meant, and not where the page is', async ({ page }) => {
    await page.goto('/en/board/');
    await boardIsLive(page);
    await page.locator('.board-svg.is-live').hover();
    await page.mouse.wheel(0, 200);
    await expect
      .poll(() => page.evaluate(() => scrollY), 'a plain wheel down scrolls the page')
      .toBeGreaterThan(0);
    await expect.poll(() => zoomOf(page)).toBe(1);
    await page.mouse.wheel(0, -40);
    await expect(page.locator('.board-hint')).toBeVisible();
    await control(page, 'muenchen').focus();
    await page.mouse.wheel(0, -200);
    await expect.poll(() => zoomOf(page), 'on a map in use the wheel means the map').toBeGreaterThan(1);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, 4000);
    await page.keyboard.up('Control');
    await expect.poll(() => zoomOf(page)).toBe(1);
  });

  test('a wheel that comes before the script that zooms is told of, or done when it comes', async ({
    page,
  }) => {
    let release = (): void => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route(/camera\.[\w-]+\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/en/board/');
    await boardIsLive(page);
    await page.locator('.board-svg.is-live').hover();
    await page.mouse.wheel(0, -40);
    await expect(page.locator('.board-hint')).toBeVisible();
    await control(page, 'muenchen').focus();
    await page.mouse.wheel(0, -400);
    expect(await zoomOf(page), 'not yet').toBe(1);
    release();
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(1.5);
    expect(await page.evaluate(() => scrollY), 'the wheel was the map’s').toBe(0);
  });

  test('an enlarged map is moved by buttons at its edges', async ({ page }) => {
    const { t } = language('en');
    await page.goto('/en/');
    await boardIsLive(page);
    await expect(page.locator('.board-pan')).toHaveCount(0);
    await page.getByRole('button', { name: t('board.zoom-in') }).click();
    await expect.poll(() => zoomOf(page)).toBe(2);
    const at = () => camera(page);
    const start = await at();
    await page.getByRole('button', { name: t('board.pan.right') }).click();
    await expect.poll(async () => (await at()).e).toBeLessThan(start.e);
    await page.getByRole('button', { name: t('board.pan.left') }).click();
    await expect.poll(async () => (await at()).e).toBeCloseTo(start.e);
    await page.getByRole('button', { name: t('board.pan.down') }).click();
    await expect.poll(async () => (await at()).f).toBeLessThan(start.f);
    await page.getByRole('button', { name: t('board.pan.up') }).click();
    await expect.poll(async () => (await at()).f).toBeCloseTo(start.f);
    await page.getByRole('button', { name: t('board.fit') }).click();
    await expect(page.locator('.board-pan')).toHaveCount(0);
  });

  test('a dragged map moves, and the drag picks no city', async ({ page }) => {
    const { t } = language('en');
    await page.goto('/en/');
    await boardIsLive(page);
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: t('board.zoom-in') }).click();
    await expect.poll(() => zoomOf(page)).toBe(6);
    const box = (await page.locator('.board-svg.is-live').boundingBox())!;
    const before = await camera(page);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 150, box.y + box.height / 2 - 60, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => camera(page)).not.toEqual(before);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(t('home.start'));
  });
});

test('motion is off for those who asked for less', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/');
  const motion = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--motion'),
  );
  expect(Number.parseFloat(motion)).toBe(0);
});

test('forced colours keep route, ends and plates visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/en/');
  await boardIsLive(page);
  for (const id of ['ulm', 'augsburg'] as const) await control(page, id).click();
  const colour = (selector: string, property: 'stroke' | 'fill'): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  await expect.poll(() => colour('.ribbon-band', 'stroke')).not.toBe(await colour('.province-tint', 'fill'));
  await expect
    .poll(() => colour('.is-on-route .plate rect', 'fill'))
    .not.toBe(await colour('.is-on-route .plate text', 'fill'));
});
