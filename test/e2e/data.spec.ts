/** What the device keeps, as a whole: a file taken in and taken back, everything erased, a full storage told once. */
import type { Page } from '@playwright/test';
import { makeResults } from '../../src/storage/results/results-text.ts';
import { resultAfter } from '../../src/storage/results/update-result.ts';
import { makeBundle } from '../../src/storage/transfer/bundle.ts';
import { faultsOf } from '../support/axe.ts';
import { expect, language, LANGS, test } from '../support/browser.ts';
import { fillStorage } from '../support/kill.ts';
import { finished, resultsOf } from '../support/results.ts';

const stored = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...localStorage }));
const said = (page: Page) => page.locator('.data-said');

async function open(page: Page, lang: string): Promise<void> {
  await page.goto(`/${lang}/data/`);
  await expect(page.locator('.data-parts[data-ready]')).toBeVisible();
}

const choose = (page: Page, text: string): Promise<void> =>
  page
    .locator('.data-parts input[type="file"]')
    .setInputFiles({ name: 'posthorn.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('a file is taken in and taken back: everything is as it was', async ({ page }) => {
  const { t } = language('en');
  await open(page, 'en');
  await page.evaluate(
    (text) => localStorage.setItem('posthorn.results', text),
    makeResults(
      resultsOf(resultAfter(undefined, finished({ id: 'closing-1-1', day: null, kind: 'closing' }))),
    ),
  );
  await open(page, 'en');
  const before = await stored(page);
  const file = makeBundle({
    results: makeResults(resultsOf(resultAfter(undefined, finished({ stars: 3 })))),
    games: new Map([['abcdefgh', 'not a game']]),
    settings: {
      questions: 'idea-1',
      'first-game': JSON.stringify({ places: { 'bard-pl': Array(40).fill('next') } }),
    },
  });
  await choose(page, file);
  await expect(said(page)).toContainText(t('data.taken.results', { n: 1 }));
  expect(await page.evaluate(() => localStorage.getItem('posthorn.first-game'))).toBeNull();
  await said(page)
    .getByRole('button', { name: t('data.undo') })
    .click();
  await expect(said(page)).toHaveText(t('data.undone'));
  expect(await stored(page)).toBe(before);
});

for (const lang of LANGS)
  test(`${lang}: everything is erased, but only after a question`, async ({ page }) => {
    const { t } = language(lang);
    await open(page, lang);
    await page.evaluate(() => {
      localStorage.setItem('posthorn.theme', 'night');
      localStorage.setItem('posthorn.game.abcdefgh', 'broken');
      localStorage.setItem('other', 'theirs');
    });
    await open(page, lang);
    await page.getByRole('button', { name: t('data.erase'), exact: true }).click();
    await expect(page.getByRole('button', { name: t('data.erase.no') })).toBeFocused();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => localStorage.length)).toBe(3);
    await page.getByRole('button', { name: t('data.erase'), exact: true }).click();
    await page.getByRole('button', { name: t('data.erase.yes') }).click();
    await expect(said(page)).toHaveText(t('data.erased'));
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['other']);
  });

for (const lang of LANGS)
  test(`${lang}: a full storage is told once, with the way to a file, until there is room`, async ({
    page,
  }) => {
    const { t } = language(lang);
    await page.goto(`/${lang}/referee/#score`);
    await expect(page.locator('#score .sheet[data-ready]')).toBeVisible();
    await fillStorage(page);
    const player = page.locator('.sheet-player').first();
    const notice = page.locator('#storage-notice p');
    await player.getByRole('radio', { name: '5', exact: true }).check();
    await expect(notice).toContainText(t('storage.full'));
    await player.getByRole('radio', { name: '6', exact: true }).check();
    await expect(notice).toHaveCount(1);
    await expect(notice.getByRole('link')).toHaveAttribute('href', `/${lang}/data/`);
    await page.evaluate(() => localStorage.removeItem('filler'));
    await player.getByRole('radio', { name: '7', exact: true }).check();
    await expect(notice).toHaveCount(0);
  });
