/** Puzzles on a phone, with a thumb. */
import { goalSentence } from '../../src/game/puzzle/words.ts';
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
  });

test('by touch: a poor closing, what it lacks, a hint, and then the best for a star less', async ({
  page,
}) => {
  const { t } = language('en');
  const solver = Promise.withResolvers<void>();
  await page.route('**/solver.worker*.js', (route) => solver.promise.then(() => route.continue()));
  const table = await openPuzzle(page, 'en', CLOSING);
  await button(page, t('act.end')).tap();
  await button(page, t('puzzle.check')).tap();
  await expect(starsOn(page)).toContainText(t('puzzle.stars', { stars: 0 }));
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
