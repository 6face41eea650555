/** Examples of the expansion in use: tokens by mouse, carriages by keyboard alone; by touch in `rome-example-phone.spec.ts`. */
import { OFFICIALS } from '../../src/engine/index.ts';
import { lineInWords } from '../../src/table/words/line-words.ts';
import { faultsOf } from '../support/axe.ts';
import { expect, language, test } from '../support/browser.ts';
import { EXAMPLES } from '../support/content.ts';
import { awake, button, exampleOn, keys, refusalOf, said, startOf, tabTo } from '../support/table.ts';

test('ru: tokens are handed in by mouse, none and then three', async ({ page }) => {
  const spoken = language('ru');
  const { t, names } = spoken;
  const example = EXAMPLES['rome-rewards']!;
  const start = startOf(example, 'ru');
  await page.goto('/ru/rules/offices/');
  const figure = await awake(exampleOn(page, 'rome-rewards'));
  const token = (n: number) => figure.locator('.hand-in .figure').nth(n);
  const confirm = figure.locator('.hand-in .is-main');
  await confirm.click();
  await expect(said(figure)).toContainText(refusalOf(start, { type: 'hand-in', officials: [] }, spoken).text);
  for (const n of OFFICIALS.keys()) await token(n).click();
  await token(OFFICIALS.indexOf('wainwright')).click();
  await confirm.click();
  const three = example.lines.find(({ id }) => id === 'three')!;
  await expect(said(figure)).toContainText(lineInWords(start, three, t, names).sentences.join(' '));
  await button(figure, t('example.undo')).click();
  await expect(figure.locator('.hand-in')).toBeVisible();
  expect(await faultsOf(page, { include: '#example-rome-rewards' })).toEqual([]);
});

test('en: a carriage is driven to Rome by keyboard alone, after a town that no road leads to', async ({
  page,
}) => {
  const spoken = language('en');
  const { t, names } = spoken;
  const example = EXAMPLES['rome-arrival']!;
  const start = startOf(example, 'en');
  await page.goto('/en/rules/audience/');
  await page.locator('[id="13.5"] .rule-number').focus();
  const figure = exampleOn(page, 'rome-arrival');
  await tabTo(page, figure.locator('.in-words summary'));
  await awake(figure);
  const town = (id: string) => figure.locator(`g[data-town="${id}"] > .city-control`);
  await tabTo(page, figure.locator('.rome-svg [tabindex="0"]'));
  // A letter leads to a town, as on the map of cities.
  await page.keyboard.press('f');
  const reached = await page.locator(':focus').locator('xpath=..').getAttribute('data-town');
  await page.keyboard.press('Enter');
  const to = reached as 'freising';
  const wrong = refusalOf(start, { type: 'advance', carriage: 'baiern', to }, spoken);
  await expect(said(figure)).toContainText(wrong.text);
  await tabTo(page, figure.locator('.rome-svg [tabindex="0"]'));
  // There are others that begin with it.
  await expect(async () => {
    await page.keyboard.press('r');
    await expect(town('rome')).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
  const [line] = example.lines;
  await expect(said(figure)).toContainText(lineInWords(start, line!, t, names).sentences.join(' '));
  await keys(page)(button(figure, t('example.start-over')));
  await expect(figure.locator('.carriages')).toBeVisible();
  expect(await faultsOf(page, { include: '#example-rome-arrival' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsOf(page, { include: '#example-rome-arrival', rules: 'of-colour' })).toEqual([]);
});

test('on paper the chapter has the way to Rome, with what is reconstructed said to be so', async ({
  page,
}) => {
  await page.goto('/pl/rules/audience/');
  await page.emulateMedia({ media: 'print' });
  const figure = exampleOn(page, 'rome-arrival');
  await expect(figure.locator('.rome-svg')).toBeVisible();
  await expect(figure.locator('.rome-legend')).toContainText(language('pl').t('rome.reconstructed'));
});
