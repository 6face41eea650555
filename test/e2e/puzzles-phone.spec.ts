/** Puzzles on a phone, with a thumb. */
import type { Locator } from '@playwright/test';
import { CITY_IDS } from '../../src/engine/index.ts';
import { ROOMS } from '../../src/features/puzzles/model/address.ts';
import { goalSentence } from '../../src/features/puzzles/words/goal-words.ts';
import type { Lang } from '../../src/i18n/locales.ts';
import { isLong } from '../../src/table/pieces/long-name.ts';
import { expect, language, LANGS, test } from '../support/browser.ts';
import { button, openPuzzle, saidOn, starsOn } from '../support/puzzle-page.ts';
import { CLOSING, PLAN } from '../support/puzzles.ts';

for (const lang of LANGS)
  test(`${lang}: goal, turns, map, coming cards and what is expected are on the first screen`, async ({
    page,
  }) => {
    const { t } = language(lang);
    const table = await openPuzzle(page, lang, PLAN);
    await expect(table.getByRole('heading', { name: goalSentence(PLAN, t) })).toBeInViewport({ ratio: 1 });
    await expect(table.locator('.turns-left')).toBeInViewport({ ratio: 1 });
    await expect(table.locator('.table-map .board-svg')).toBeInViewport({ ratio: 0.98 });
    await expect(saidOn(page)).toBeInViewport({ ratio: 1 });
    await expect(table.locator('.hand')).toBeInViewport({ ratio: 1 });
    await expect(table.locator('.coming .card').first()).toBeInViewport({ ratio: 1 });
    // No city's name breaks within a word on a card, wherever the card lies.
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await brokenNames(table, lang)).toEqual([]);
    }
  });

/** Each name is written on a card of the market and on one of the hand; what needs a second line is broken. */
function brokenNames(table: Locator, lang: Lang): Promise<string[]> {
  const { names } = language(lang);
  const all = CITY_IDS.map((id) => {
    const name = names.city(id);
    return [name, isLong(name)] as const;
  });
  return table.locator(':is(.market, .hand) li:first-child .card').evaluateAll(
    (cards, written) =>
      cards.flatMap((card) => {
        const line = card.querySelector<HTMLElement>('.card-name')!;
        line.textContent = 'Ulm';
        const { offsetHeight } = line;
        return written.flatMap(([name, isSmaller]) => {
          line.textContent = name;
          card.classList.toggle('is-long', isSmaller);
          return line.offsetHeight > offsetHeight ? [name] : [];
        });
      }),
    all,
  );
}

test('every room has its door in sight', async ({ page }) => {
  await page.goto('/ru/puzzles/#statistics');
  const doors = page.getByRole('navigation', { name: language('ru').t('puzzle.rooms') }).getByRole('link');
  await expect(doors).toHaveCount(ROOMS.length + 1);
  for (const door of await doors.all()) await expect(door).toBeInViewport({ ratio: 1 });
});

test('by touch: a poor closing, what it lacks, a hint, and then the best for a star less', async ({
  page,
}) => {
  const { t } = language('en');
  const solver = Promise.withResolvers<void>();
  await page.route('**/solver.worker*.js', (route) => solver.promise.then(() => route.continue()));
  const table = await openPuzzle(page, 'en', CLOSING);
  await button(page, t('act.end')).tap();
  // From another tab or the end of the tray, what is asked for comes into sight.
  await table.locator('.table-tabs button').last().tap();
  await table
    .locator('.tools')
    .getByRole('button', { name: t('puzzle.check') })
    .tap();
  await expect(starsOn(page)).toContainText(t('puzzle.stars', { stars: 0 }));
  await expect(starsOn(page)).toBeInViewport({ ratio: 1 });
  await expect(button(page, t('result.share'))).toBeInViewport({ ratio: 1 });
  // What was missed comes a moment later, and moves nothing that stands below it.
  const hint = button(page, t('puzzle.hint.1'));
  await expect(table).toContainText(t('puzzle.thinking'));
  const place = await hint.boundingBox();
  solver.resolve();
  await expect(table).not.toContainText(t('puzzle.thinking'));
  expect(await hint.boundingBox()).toEqual(place);
  await hint.tap();
  await expect(table.locator('.puzzle-help')).toContainText(t('puzzle.idea.closings', { n: 1 }));
  await button(page, t('puzzle.try-again')).tap();
  await button(page, t('table.close')).tap();
  await table.locator('.closing-panel .way').nth(1).tap();
  await table.locator('.closing-panel button.is-main').tap();
  await button(page, t('puzzle.check')).tap();
  await expect(starsOn(page)).toContainText(t('puzzle.stars', { stars: 1 }));
  const sizes = await table
    .locator('button:visible')
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});
