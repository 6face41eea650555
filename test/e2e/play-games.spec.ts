/** Whole games without a mouse; by mouse in `play.spec.ts`, by touch in `play-phone.spec.ts`. */
import { allowMinutes, expect, language, test } from '../support/browser.ts';
import { expectScore, expectToldOnce, listen } from '../support/play-end.ts';
import { beginByKeys, commandsOn, keysOn } from '../support/play-hands.ts';
import { atOnce, play } from '../support/play-page.ts';
import { PATIENCE } from '../support/slow-down.ts';

test('en: with the officials’ module, by keyboard alone, every event spoken once', async ({ page }) => {
  allowMinutes(3);
  const spoken = language('en');
  const hands = keysOn(page);
  await atOnce(page);
  await beginByKeys(page, {
    lang: 'en',
    who: ['person', 'solid'],
    modules: ['officials'],
    seed: 'ulm-passau-101',
  });
  const heard = await listen(page);
  const session = await play(page, 'en', hands);
  // The last words may still be on their way.
  await expect(async () => expectToldOnce(await heard(), session, spoken)).toPass({
    timeout: 10_000 * PATIENCE,
  });
  await expectScore(page, session, spoken, hands);
});

test('pl: with the audience, by commands alone', async ({ page }) => {
  allowMinutes(3);
  const hands = commandsOn(page, 'pl');
  await atOnce(page);
  await beginByKeys(page, {
    lang: 'pl',
    who: ['person', 'solid'],
    modules: ['audience'],
    seed: 'pilzno-bazylea-38',
  });
  const session = await play(page, 'pl', hands);
  await expectScore(page, session, language('pl'), hands);
});
