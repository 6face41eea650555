/** The rules looked up: by number, by word, in the address. */
import type { Page } from '@playwright/test';
import { expect, language, test } from '../support/browser.ts';
import { settled } from '../support/settled.ts';

const rule = (page: Page, id: string) => page.locator(`.rule[id="${id}"]`);
const jumpBox = (page: Page) => page.locator('form.jump input:visible');

test('a number leads to its paragraph: typed, in the address of the list, and under a wrong chapter', async ({
  page,
}) => {
  await page.goto('/pl/rules/');
  await jumpBox(page).fill(' § 5,3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pl/rules/drawing/#5.3');
  await expect(rule(page, '5.3')).toBeInViewport();
  await page.goto('/pl/rules/#10.2');
  await expect(page).toHaveURL('/pl/rules/coaches/#10.2');
  await page.goto('/pl/rules/idea/#8.6');
  await expect(page).toHaveURL('/pl/rules/houses/#8.6');
  await jumpBox(page).fill('8.99');
  await page.keyboard.press('Enter');
  await expect(page.locator('form.jump output:visible')).toHaveText(
    language('pl').t('rules.jump.unknown', { name: '8.99' }),
  );
});

test('on the page of all rules a number leads past boards not laid out yet, and the paragraph stays', async ({
  page,
}) => {
  await page.goto('/en/rules/all/#8.6');
  await expect(rule(page, '8.6')).toBeInViewport();
  await settled(page);
  await expect(rule(page, '8.6')).toBeInViewport();
  await jumpBox(page).fill('4.1');
  await page.keyboard.press('Enter');
  await expect(rule(page, '4.1')).toBeInViewport();
});

test('words of the text and of the booklets thin the list out, also when typed in a chapter', async ({
  page,
}) => {
  const left = page.locator('.paragraphs li:visible');
  const found = page.locator('form.jump output');
  await page.goto('/pl/rules/idea/');
  await jumpBox(page).fill('pocztylion');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pl/rules/?q=pocztylion');
  await expect(left.and(page.locator('[id="6.6"]'))).toBeVisible();
  await expect(page.locator('[id="6.6"] mark')).toHaveText('pocztylion');
  await expect(page.locator('[id="1.1"]')).toBeHidden();
  await expect(async () => {
    const words = language('pl').t('rules.jump.found', { n: await left.count() });
    await expect(found).toHaveText(words, { timeout: 500 });
  }).toPass();
  await jumpBox(page).fill('§ 6,3');
  await expect(left).toHaveCount(1);
  await expect(left).toHaveId('6.3');
  await jumpBox(page).fill('no such word');
  await expect(left).toHaveCount(0);
  await expect(found).toHaveText(language('pl').t('rules.jump.none'));
});

test('without the index, titles are still searched', async ({ page, context }) => {
  await context.route('**/search.json', (route) => route.fulfill({ status: 204 }));
  await page.goto('/en/rules/');
  await jumpBox(page).fill('bailiff');
  await expect(page.locator('.paragraphs li:visible')).toHaveCount(1);
});
