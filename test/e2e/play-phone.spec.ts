/** A whole game with both modules by touch on a phone of 360 px; the map and the tray share the screen. */
import { allowMinutes, expect, language, test } from '../support/browser.ts';
import { openMoment } from '../support/moments.ts';
import { expectScore } from '../support/play-end.ts';
import { THUMB } from '../support/play-hands.ts';
import { atOnce, beginGame, play, tableOn } from '../support/play-page.ts';
import { settled } from '../support/settled.ts';

test('ru: one against an automatic player with both modules, by thumb', async ({ page }) => {
  allowMinutes(4);
  await atOnce(page);
  await beginGame(page, {
    lang: 'ru',
    who: ['person', 'solid'],
    modules: ['officials', 'audience'],
    seed: 'ulm-linz-65',
  });
  const session = await play(page, 'ru', THUMB, {
    before: async () => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);
    },
  });
  await expectScore(page, session, language('ru'), THUMB);
});

test('pl: what the tray does not show is one tap away', async ({ page }) => {
  const { t } = language('pl');
  await beginGame(page, { lang: 'pl', who: ['person', 'person'], seed: 'ulm-linz-3' });
  const table = tableOn(page);
  await expect(table.locator('.market')).toBeVisible();
  for (const [tab, shown] of [
    [1, '.table-players'],
    [2, '.table-tiles'],
    [3, '.log'],
    [0, '.market'],
  ] as const) {
    await table.locator('.table-tabs button').nth(tab).tap();
    await expect(table.locator(shown)).toBeInViewport({ ratio: 0.1 });
    await expect(table.locator('.board-svg.is-live').first()).toBeInViewport();
    // A player's coaches do not stick out of the frame.
    const wide = await table
      .locator('.player')
      .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
    expect(wide).toBe(0);
  }
  // From another tab, a hint comes into sight.
  await table.locator('.table-tabs button').nth(1).tap();
  await table
    .locator('.tools')
    .getByRole('button', { name: t('play.table.tool.hint') })
    .tap();
  await expect(table.locator('.hint-box')).toBeInViewport({ ratio: 1 });
});

test('a game that is over is opened at its end, also when that has come before the first picture', async ({
  page,
}) => {
  // The end is a script of its own. Once the table stands, pictures wait until that is there, too.
  await page.addInitScript(() => {
    const next = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => {
      const drawInTime = (time: number): void => {
        if (document.querySelector('.game-table') && !document.querySelector('.end-of-game'))
          next(drawInTime);
        else draw(time);
      };
      return next(drawInTime);
    };
  });
  await openMoment(page, 'en', {
    game: 'four players, both modules',
    when: ({ step }) => step === 'over',
  });
  await expect(page.locator('#end-heading')).toBeFocused();
  await settled(page);
  await expect(page.locator('#end-heading')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
