/** The guided first game, by mouse and by keyboard alone; by touch in `learn-phone.spec.ts`. */
import type { Page } from '@playwright/test';
import { expect, language, LANGS, test } from '../support/browser.ts';
import { beginning, expectStep, guideOn, play, scoreOn, tableOn } from '../support/first-game.ts';
import { button, citiesWithHouse, click, keys, refusalOf } from '../support/table.ts';
import { learn } from '../../src/features/learn/first-game-table.ts';

async function open(page: Page, lang: string): Promise<void> {
  await page.goto(`/${lang}/learn/`);
  await expect(tableOn(page).locator('.board-svg.is-live')).toBeVisible();
}

/** Four houses, coach 3 and the tile for five cities: 2 + 2 − 16. */
const SCORE = ['2', '2', '−16', '−12'];

test('pl: the first game is finished as told, by mouse', async ({ page }) => {
  await open(page, 'pl');
  const { game } = await play(page, language('pl'), click);
  await expect.poll(() => citiesWithHouse(tableOn(page), 0)).toHaveLength(4);
  await expect.poll(() => scoreOn(page)).toEqual(SCORE);
  expect(game.at).toBe(game.lessons.length - 1);
  await page.locator('.learn-onward a').first().click();
  await expect(page).toHaveURL('/pl/rules/');
});

test('ru: the first game is finished by keyboard alone, and the focus is never lost', async ({ page }) => {
  test.slow();
  await open(page, 'ru');
  await play(page, language('ru'), keys(page));
  await expect.poll(() => scoreOn(page)).toEqual(SCORE);
});

for (const lang of LANGS) {
  const spoken = language(lang);
  const { t } = spoken;

  test(`${lang}: a mistake is explained, and changes nothing`, async ({ page }) => {
    await open(page, lang);
    const table = tableOn(page);
    await table.locator('.market .card').first().click();
    await expect(guideOn(page)).toContainText(t('learn.first-read'));
    const now = await play(page, spoken, click, { until: 'first-card' });
    const { state } = now.game;

    await table.locator('.city[data-city="ulm"] .city-control').click();
    const refused = refusalOf(state, { type: 'play', city: 'ulm', end: 'right' }, spoken);
    await expect(guideOn(page)).toContainText(refused.text);
    await expect(guideOn(page).getByRole('link')).toHaveText(`§ ${refused.rule}`);
    await expectStep(page, now, spoken);

    const other = state.market.findIndex((city) => city !== 'ulm');
    await table.locator('.market .card').nth(other).click();
    await expect(guideOn(page)).toHaveText(t('lesson.first-card.instead'));
    await expect(table.locator('.hand .card')).toHaveCount(0);
    await expect(table.locator('.market .card-name').nth(other)).toHaveText(
      spoken.names.city(state.market[other]!),
    );
    const ulm = state.market.indexOf('ulm');
    await table.locator('.market .card').nth(ulm).click();
    await expectStep(page, learn(now, { type: 'draw', from: ulm }), spoken);
  });

  test(`${lang}: left in the middle, taken up again, one step back, and from the start`, async ({ page }) => {
    await open(page, lang);
    const left = await play(page, spoken, click, { until: 'bailiff' });
    await page.reload();
    await expectStep(page, left, spoken);
    await expect(guideOn(page)).toContainText(t('learn.resumed'));
    const on = await play(page, spoken, click, { from: left, until: 'fourth-card' });
    const table = tableOn(page);
    await button(table, t('learn.back')).click();
    await expectStep(page, learn(on, { type: 'back' }), spoken);
    await play(page, spoken, click, { from: left, until: 'lay-third' });
    await button(table, t('learn.again')).click();
    await expectStep(page, beginning(spoken), spoken);
    await page.reload();
    await expect(table.locator('.board-svg.is-live')).toBeVisible();
    await expectStep(page, beginning(spoken), spoken);
  });
}

test('another language keeps a place of its own, and erases none', async ({ page }) => {
  const [english, polish] = [language('en'), language('pl')];
  await open(page, 'en');
  const left = await play(page, english, click, { until: 'bailiff' });
  await open(page, 'pl');
  await expectStep(page, beginning(polish), polish);
  const later = await play(page, polish, click, { until: 'first-card' });
  await open(page, 'en');
  await expectStep(page, left, english);
  await open(page, 'pl');
  await expectStep(page, later, polish);
});

test('two tabs show one first game: what is done in one is done in the other', async ({ page, context }) => {
  const spoken = language('en');
  await open(page, 'en');
  const other = await context.newPage();
  await open(other, 'en');
  const now = await play(page, spoken, click, { until: 'first-card' });
  await expectStep(other, now, spoken);
});

test('what was kept and is damaged is passed over', async ({ page }) => {
  const spoken = language('en');
  const edition = 'biancheria-en';
  const damaged = [
    '{',
    'null',
    '"><script>alert(1)</script>',
    '{"inputs":7,"edition":"biancheria-en"}',
    JSON.stringify({ edition, inputs: [null, {}, []] }),
    JSON.stringify({ edition, inputs: ['next', { type: 'draw', from: 99 }] }),
    JSON.stringify({ edition, inputs: ['next', { type: 'draw', from: 1 }] }),
    JSON.stringify({ edition, inputs: Array.from({ length: 5000 }, () => 'next') }),
    JSON.stringify({ edition: '__proto__', inputs: ['next'] }),
  ];
  await open(page, 'en');
  for (const kept of damaged) {
    await page.evaluate((value) => localStorage.setItem('posthorn.first-game', value), kept);
    await page.reload();
    await expect(tableOn(page).locator('.board-svg.is-live')).toBeVisible();
    await expectStep(page, beginning(spoken), spoken);
  }
  await play(page, spoken, click, { until: 'second-card' });
});
