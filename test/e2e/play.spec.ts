/** Whole games at the real table; by keys and commands in `play-games.spec.ts`, by touch in `play-phone.spec.ts`. */
import { allowMinutes, expect, language, test } from '../support/browser.ts';
import { expectScore } from '../support/play-end.ts';
import { atOnce, beginGame, play, savedGame, tableOn } from '../support/play-page.ts';

test('pl: two people at one device play a whole game by mouse', async ({ page }) => {
  allowMinutes(3);
  await beginGame(page, { lang: 'pl', who: ['person', 'person'], seed: 'ulm-linz-320' });
  const session = await play(page, 'pl');
  await expectScore(page, session, language('pl'));
});

test('en: one against three automatic players, at once', async ({ page }) => {
  allowMinutes(3);
  await atOnce(page);
  await beginGame(page, {
    lang: 'en',
    who: ['person', 'beginner', 'solid', 'strong'],
    seed: 'basel-lodz-38',
  });
  const session = await play(page, 'en');
  await expectScore(page, session, language('en'));
});

test('en: a hidden card seen in between makes undo ask; the log leads back to a moment and to now', async ({
  page,
}) => {
  const { t } = language('en');
  await beginGame(page, { lang: 'en', who: ['person', 'person'], seed: 'ulm-linz-7' });
  const table = tableOn(page);
  const undo = table.getByRole('button', { name: t('play.table.tool.undo') });
  await table.locator('.market li').last().getByRole('button').click();
  await undo.click();
  await expect(table).toContainText(t('play.table.undo-revealed'));
  await table.getByRole('button', { name: t('play.table.undo-leave') }).click();
  await expect.poll(async () => (await savedGame(page)).table.done).toHaveLength(1);
  await undo.click();
  await table.getByRole('button', { name: t('play.table.undo-anyway'), exact: true }).click();
  await expect.poll(async () => (await savedGame(page)).table.done).toHaveLength(0);

  await play(page, 'en', undefined, { actions: 3 });
  await table
    .getByRole('button', { name: t('play.table.tool.log') })
    .first()
    .click();
  await table.locator('.log-moment').first().click();
  await expect(table.locator('.hand .card')).toHaveCount(1);
  await expect(table.locator('.decisions')).toHaveCount(0);
  await table.getByRole('button', { name: t('play.table.back-to-now') }).click();
  await expect(table.locator('.looking')).toHaveCount(0);
});

test('pl: at 1280 × 800 everything of the table is on one screen', async ({ page }) => {
  await atOnce(page);
  await beginGame(page, { lang: 'pl', who: ['person', 'solid', 'solid', 'solid'], seed: 'ulm-linz-7' });
  const table = tableOn(page);
  await play(page, 'pl', undefined, { actions: 12 });
  await page.evaluate(() => scrollTo(0, 0));
  for (const part of ['.market', '.hand', '.route', '.officials', '.tiles', '.players', '.board-svg', '.say'])
    await expect(table.locator(part).first(), part).toBeInViewport({ ratio: 1 });
});
