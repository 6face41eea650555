/** Puzzles without end: chosen, made in the worker or without one, stopped, and found again by their address. */
import { expect, language, test } from '../support/browser.ts';
import { tableOn } from '../support/puzzle-page.ts';

const WORKER = '**/maker.worker*.js';

test('a kind and a level are chosen and remembered; the address brings the same puzzle again', async ({
  page,
}) => {
  const { t } = language('pl');
  await page.goto('/pl/puzzles/#endless');
  const nav = page.getByRole('navigation', { name: t('puzzle.rooms') });
  await expect(nav.getByRole('link', { name: t('puzzle.room.endless') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const kind = page.getByLabel(t('result.practice.kind'));
  const level = page.getByLabel(t('endless.level'));
  await level.selectOption('1');
  // No plan is as easy as that: the easiest there is takes its place.
  await kind.selectOption('plan');
  await expect(level).toHaveValue('3');
  await kind.selectOption('last');
  await level.selectOption('2');
  await page.getByRole('button', { name: t('endless.first') }).click();
  const head = tableOn(page).locator('.puzzle-kind');
  await expect(head).toContainText(t('puzzle.kind.last'));
  await expect(head).toContainText(t('puzzle.level', { level: 2 }));
  await expect(tableOn(page).locator('.puzzle-goal')).toBeFocused();
  await expect(page).toHaveURL(/#endless-last-2-[a-z0-9]+$/);
  const address = page.url();
  const cards = tableOn(page).locator('.market');
  const before = await cards.innerText();

  await page.getByRole('button', { name: t('endless.next') }).click();
  await expect(page).not.toHaveURL(address);
  await expect(tableOn(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(cards).toHaveText(before, { useInnerText: true });

  await page.goto('/pl/puzzles/#endless');
  await page.reload();
  await expect(kind).toHaveValue('last');
  await expect(level).toHaveValue('2');
});

test('without a worker a puzzle is made on the page', async ({ page }) => {
  await page.route(WORKER, (route) => route.abort());
  await page.goto('/en/puzzles/#endless-closing-2-a');
  await expect(tableOn(page)).toBeVisible();
});

test('the making is said and can be stopped', async ({ page }) => {
  const { t } = language('ru');
  await page.route(WORKER, () => {});
  await page.goto('/ru/puzzles/#endless-rome-5-a');
  const status = page.locator('.endless-room [role="status"]');
  await expect(status).toHaveText(t('endless.making'));
  await page.getByRole('button', { name: t('endless.stop') }).click();
  await expect(status).toHaveText(t('endless.stopped'));
  await expect(page.getByRole('button', { name: t('endless.stop') })).toHaveCount(0);
});
