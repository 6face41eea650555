/** Whole games at the real table; by touch in `play-phone.spec.ts`. */
import { recordOf } from '../../src/game/play/session.ts';
import { replay, scores } from '../../src/engine/index.ts';
import type { Session } from '../../src/game/play/session.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';
import { atOnce, beginGame, play, tableOn } from '../support/play-page.ts';

/** What the table shows is what the engine makes of the record. */
async function expectScore(page: Page, session: Session): Promise<void> {
  const replayed = replay(recordOf(session));
  if (!replayed.ok) throw new Error(JSON.stringify(replayed));
  const totals = scores(replayed.state).players.map(({ total }) => String(total).replace('-', '−'));
  await expect(tableOn(page).locator('.player .points')).toHaveText(
    totals.map((total) => new RegExp(`${total}$`)),
  );
}

test('pl: two people at one device play a whole game by mouse', async ({ page }) => {
  test.setTimeout(180_000);
  await beginGame(page, { lang: 'pl', who: ['person', 'person'], seed: 'ulm-linz-7' });
  const session = await play(page, 'pl');
  expect(session.table.now.step).toBe('over');
  await expectScore(page, session);
});

test('en: one against three automatic players, at once', async ({ page }) => {
  test.setTimeout(180_000);
  await atOnce(page);
  await beginGame(page, {
    lang: 'en',
    who: ['person', 'beginner', 'solid', 'strong'],
    seed: 'basel-lodz-12',
  });
  const session = await play(page, 'en');
  expect(session.table.now.step).toBe('over');
  await expectScore(page, session);
});
