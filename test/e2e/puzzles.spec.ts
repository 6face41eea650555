/** Puzzles on a desktop: solved by mouse, by keys and by typed commands, in the three languages. */
import { actionLabel } from '../../src/table/words/action-label.ts';
import { commandFor } from '../../src/table/command/phrase.ts';
import { goalSentence } from '../../src/features/puzzles/words/goal-words.ts';
import { outcome } from '../../src/features/puzzles/words/messages.ts';
import { begin, solve, type RouteIntent } from '../../src/features/puzzles/model/route-session.ts';
import { faultsOf } from '../support/axe.ts';
import { expect, language, LANGS, test } from '../support/browser.ts';
import { lexicaOf } from '../support/commands.ts';
import { button, openPuzzle, saidOn, serveDaily, starsOn, tableOn } from '../support/puzzle-page.ts';
import { CLOSING, COACH, LEGAL, PLAN } from '../support/puzzles.ts';
import { keys } from '../support/table.ts';

test('en, by mouse: an illegal try is answered, the best is celebrated, and all of it is there after a reload', async ({
  page,
}) => {
  const { t } = language('en');
  const table = await openPuzzle(page, 'en', CLOSING);
  await expect(table.getByRole('heading', { level: 2 })).toHaveText(goalSentence(CLOSING, t));
  await table.locator('.hand .card').click();
  await expect(saidOn(page)).toHaveClass(/is-refusal/);
  await expect(saidOn(page).getByRole('link')).toBeVisible();
  await button(page, t('table.close')).click();
  const panel = table.locator('.closing-panel');
  await expect(panel.locator('.way.is-chosen, .way[aria-pressed="true"], .way:has(:checked)')).toHaveCount(1);
  await panel.locator('.way').nth(1).click();
  await panel.locator('button.is-main').click();
  await expect(saidOn(page)).toHaveText(t('puzzle.over'));
  await page.reload();
  await expect(saidOn(page)).toHaveText(t('puzzle.over'));
  await button(page, t('puzzle.check')).click();
  await expect(starsOn(page)).toContainText(t('puzzle.stars', { stars: 3 }));
  await expect(table.locator('.verdict-box')).toContainText(t('puzzle.best.lines', { n: 1 }));
  expect(await faultsOf(page)).toEqual([]);
  await page.reload();
  await expect(starsOn(page)).toContainText(t('puzzle.stars', { stars: 3 }));
});

test('pl, by keys alone: less than the best is explained, hinted at in three steps, and shown', async ({
  page,
}) => {
  const { t, names } = language('pl');
  const table = await openPuzzle(page, 'pl', PLAN);
  const press = keys(page);
  await expect(table.locator('.coming .card').first()).toContainText(names.city('nuernberg'));
  await expect(table.locator('.sit-out')).toHaveText(t('puzzle.sit-out'));
  await press(table.locator('.hand .card').first());
  await press(button(page, t('act.end')));
  await expect(table.locator('.turns-left')).toHaveText(t('puzzle.turns-left', { n: 1 }));
  await press(table.locator('.tools').getByRole('button', { name: t('puzzle.check') }));
  await press(button(page, t('puzzle.check-anyway')));
  const missed = (
    [
      { type: 'act', action: { type: 'play', city: 'muenchen', end: 'right' } },
      { type: 'act', action: { type: 'end' } },
      { type: 'check' },
      { type: 'check-anyway' },
    ] as readonly RouteIntent[]
  ).reduce(solve, begin(PLAN));
  await expect(saidOn(page)).toContainText(outcome(missed, t));
  await expect(starsOn(page)).toContainText(t('puzzle.stars', { stars: 0 }));
  await press(button(page, t('puzzle.hint.1')));
  const help = table.locator('.puzzle-help');
  await expect(help).toContainText(t('puzzle.idea.closings', { n: 1 }));
  await press(button(page, t('puzzle.hint.2')));
  await expect(help).toContainText(
    t('puzzle.first-move', {
      action: actionLabel({ type: 'play', city: 'muenchen', end: 'right' }, missed.table.start, t, names),
    }),
  );
  await press(button(page, t('puzzle.hint.3')));
  await expect(table).toHaveAttribute('data-status', 'shown');
  await press(button(page, t('puzzle.solution.next')));
  await expect(table.locator('.route .card')).toHaveCount(3);
  expect(await faultsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsOf(page, { rules: 'of-colour' })).toEqual([]);
  await press(button(page, t('puzzle.try-again')));
  await expect(table.locator('.route .card')).toHaveCount(2);
});

test('ru, by typed commands alone: the fastest way, checked by a word', async ({ page }) => {
  const { t } = language('ru');
  const table = await openPuzzle(page, 'ru', COACH);
  await page.keyboard.press('t');
  const line = page.getByRole('combobox', { name: t('command.label') });
  await expect(line).toBeFocused();
  let solving = begin({ ...COACH, position: { ...COACH.position, config: { players: 2 } } });
  for (const action of [
    { type: 'draw', from: 0 },
    { type: 'play', city: 'muenchen', end: 'right' },
    { type: 'close', way: 'each-province', houses: ['augsburg', 'ulm'] },
    { type: 'call', official: 'wainwright' },
  ] as const) {
    await page.keyboard.insertText(commandFor(action, solving.table.now, lexicaOf('ru')[0]));
    await page.keyboard.press('Enter');
    solving = solve(solving, { type: 'act', action });
    await expect(table.getByRole('log').locator('p').last()).not.toBeEmpty();
  }
  await expect(saidOn(page)).toHaveText(t('puzzle.arrived'));
  await page.keyboard.insertText(t('command.verb.check').split('|')[0]!);
  await page.keyboard.press('Enter');
  await expect(starsOn(page)).toContainText(t('puzzle.stars', { stars: 3 }));
  await expect(table.getByRole('log')).toContainText(t('puzzle.best'));
});

test('legal or not: a mistake is explained, the rule is named, the engine says why', async ({ page }) => {
  const { t, names } = language('ru');
  const table = await openPuzzle(page, 'ru', LEGAL);
  const start = begin(PLAN).table.start;
  const proposals = table.locator('.proposals button');
  await expect(proposals).toHaveCount(3);
  await proposals.nth(0).click();
  await expect(saidOn(page)).toContainText(
    actionLabel({ type: 'play', city: 'muenchen', end: 'right' }, start, t, names),
  );
  await proposals.nth(1).click();
  await expect(saidOn(page)).toHaveText(t('puzzle.legal.name'));
  expect(await faultsOf(page)).toEqual([]);
  await table.locator('.proposals button', { hasText: '6.3' }).click();
  await expect(saidOn(page).getByRole('link')).toHaveAttribute('href', '/ru/rules/playing/#6.3');
  await expect(starsOn(page)).toContainText(t('puzzle.stars', { stars: 2 }));

  await button(page, t('puzzle.try-again')).click();
  await expect(proposals).toHaveCount(3);
  await page.keyboard.press('2');
  await expect(saidOn(page)).toHaveText(t('puzzle.legal.name'));
  const line = table.getByRole('combobox');
  await line.fill('возьми 3');
  await line.press('Enter');
  await expect(table.getByRole('log')).toContainText(t('puzzle.legal.looking'));
  await line.fill('6.4');
  await line.press('Enter');
  await expect(table.locator('.proposals .is-allowed')).toContainText('6.4');
  await line.fill('1');
  await line.press('Enter');
  await expect(saidOn(page).getByRole('link')).toHaveAttribute('href', '/ru/rules/playing/#6.3');
});

test('where no worker can run, hints come all the same', async ({ page }) => {
  const { t } = language('en');
  await page.addInitScript(() => Object.defineProperty(window, 'Worker', { value: undefined }));
  const table = await openPuzzle(page, 'en', CLOSING);
  await table
    .locator('.tools')
    .getByRole('button', { name: t('play.table.tool.hint') })
    .click();
  await expect(table.locator('.puzzle-help')).toContainText(t('puzzle.idea.closings', { n: 1 }));
});

test('a puzzle begun before midnight stays, and the new one is offered', async ({ page }) => {
  const { t } = language('pl');
  await page.clock.install({ time: '2026-11-16T23:50:00' });
  const table = await openPuzzle(page, 'pl', PLAN);
  await table.locator('.hand .card').first().click();
  await expect(table.locator('.route .card')).toHaveCount(3);
  await page.clock.fastForward('11:00');
  const note = page.locator('.puzzle-note');
  await expect(note).toContainText(t('puzzle.new-day'));
  await expect(table.locator('.puzzle-kind')).toContainText('16');
  await page.reload();
  await expect(table.locator('.route .card')).toHaveCount(3);
  await note.getByRole('link').click();
  await expect(table.locator('.puzzle-kind')).toContainText('17');
  await expect(table.locator('.route .card')).toHaveCount(2);
});

for (const hash of ['#nothing!', '#plan-9-9', '#2026-02-30', '#%E0%A4%A'])
  test(`the address ${hash} gets a sentence, and today's puzzle`, async ({ page }) => {
    const { t } = language('en');
    await openPuzzle(page, 'en', CLOSING, hash);
    await expect(page.locator('.puzzle-note')).toHaveText(t('puzzle.unknown'));
  });

test('a day to come is not opened, and what cannot be fetched is said', async ({ page }) => {
  const { t } = language('ru');
  await page.clock.setFixedTime('2026-11-16T12:00:00');
  await openPuzzle(page, 'ru', CLOSING, '#2026-12-24');
  await expect(page.locator('.puzzle-note')).toContainText('24');
  await expect(tableOn(page).locator('.puzzle-kind')).toContainText('16');
  await page.unroute('**/puzzles/week-*.json');
  await page.route('**/puzzles/week-*.json', (route) => route.fulfill({ status: 200, body: 'x' }));
  await page.goto('/ru/puzzles/');
  await page.reload();
  await expect(page.locator('.puzzle-note')).toContainText(t('puzzle.load-failed'));
  await page.unroute('**/puzzles/week-*.json');
  await serveDaily(page, CLOSING);
  await page.getByRole('button', { name: t('play.table.bot-again') }).click();
  await expect(tableOn(page)).toBeVisible();
});

test('the feeds are well-formed, and every entry leads to a day', async ({ page }) => {
  await page.goto('/en/about/');
  for (const lang of LANGS) {
    const text = await (await page.request.get(`/${lang}/puzzles/feed.xml`)).text();
    const links = await page.evaluate((xml) => {
      const read = new DOMParser().parseFromString(xml, 'application/xml');
      if (read.querySelector('parsererror')) return null;
      return [...read.querySelectorAll('item > link')].map(({ textContent }) => textContent);
    }, text);
    expect(links, text.slice(0, 200)).not.toBeNull();
    expect(links!.length).toBeGreaterThan(0);
    for (const link of links!) expect(link).toMatch(new RegExp(`/${lang}/puzzles/#\\d{4}-\\d\\d-\\d\\d$`));
  }
});
