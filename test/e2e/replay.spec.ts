/** Games watched again: from links, texts and files, by mouse and by keyboard, in each language. */
import type { Page } from '@playwright/test';
import { scoreTimelineOf, played } from '../../src/table/model/timeline/score-timeline.ts';
import { turnName } from '../../src/table/words/moment-words.ts';
import { brokenSentence } from '../../src/table/words/broken-text.ts';
import { makeLink } from '../../src/notation/link.ts';
import { makeRecord } from '../../src/notation/record.ts';
import { parseGame } from '../../src/notation/parse-game.ts';
import { readGames, recordOf } from '../../src/tools/scripts/golden/store.ts';
import { faultsOf } from '../support/axe.ts';
import { expect, language, LANGS, test } from '../support/browser.ts';

const stored = (name: string) => {
  const game = readGames().find((each) => each.name === name)!;
  const record = recordOf(game);
  return { text: game.text, record, link: makeLink(record), course: scoreTimelineOf(played(record)) };
};
const game = stored('tokens-219');
const length = game.record.actions.length;

const hash = (page: Page): string => new URL(page.url()).hash;
const told = (page: Page) => page.locator('.replay-told .told');
const moment = (page: Page) => page.locator('.replay-told h2');

for (const lang of LANGS) {
  const { t } = language(lang);
  const at = (n: number): string => t('replay.at', { at: n, length });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test(`${lang}: a shared game is stepped through, and the address follows`, async ({ page }) => {
    await page.goto(`/${lang}/replay/#${game.link}`);
    await expect(moment(page)).toContainText(at(0));
    await expect(told(page)).toContainText(t('replay.begins'));
    await button(page, t('replay.do.on')).click();
    await expect(moment(page)).toContainText(at(1));
    await expect(told(page).locator('.rule-link').first()).toBeVisible();
    await expect.poll(() => hash(page)).toBe(`#${game.link}&at=1`);
    await button(page, t('replay.do.turn-on')).click();
    const [first] = game.course.turns;
    await expect(moment(page)).toContainText(turnName(first!, t));
    await expect.poll(() => hash(page)).toBe(`#${game.link}&at=${first!.to}`);
    await button(page, t('replay.do.last')).click();
    await expect(moment(page)).toContainText(at(length));
    await expect(button(page, t('replay.do.on'))).toHaveAttribute('aria-disabled', 'true');
    await button(page, t('replay.do.back')).click();
    await expect.poll(() => hash(page)).toBe(`#${game.link}&at=${length - 1}`);
    await page.reload();
    await expect(moment(page)).toContainText(at(length - 1));
  });

  test(`${lang}: jumps by turn, from the list, the chart and the moments`, async ({ page }) => {
    await page.goto(`/${lang}/replay/#${game.link}`);
    const turn = game.course.turns[20]!;
    await page.getByLabel(t('replay.jump'), { exact: true }).selectOption(turnName(turn, t));
    await expect(moment(page)).toContainText(at(turn.to));
    const chart = page.getByRole('slider');
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    await expect(moment(page)).toContainText(at(game.course.turns[21]!.to));
    await expect(chart).toHaveAttribute('aria-valuenow', '22');
    await page.keyboard.press('Home');
    await expect(moment(page)).toContainText(at(0));
    await page.locator('.moments button').last().click();
    await expect(moment(page)).toBeFocused();
    await expect.poll(() => hash(page)).toMatch(/&at=\d+$/);
  });

  test(`${lang}: a broken link is answered in a sentence`, async ({ page }) => {
    const broken = `${game.link.slice(0, 40)}x${game.link.slice(41)}`;
    await page.goto(`/${lang}/replay/#${broken}&at=7`);
    const parsed = parseGame(broken);
    const { names } = language(lang);
    await expect(page.locator('.say.is-refusal')).toHaveText(
      parsed.ok ? 'not broken at all' : brokenSentence(parsed, t, names),
    );
    await page.getByLabel(t('share.paste')).fill(game.text);
    await button(page, t('replay.open.show')).click();
    await expect(moment(page)).toContainText(at(0));
    await expect.poll(() => hash(page)).toBe(`#${game.link}`);
  });
}

const { t } = language('en');

test('by keyboard alone: steps, turns, ends and play', async ({ page }) => {
  await page.goto(`/en/replay/#${game.link}`);
  await expect(moment(page)).toBeVisible();
  const at = (n: number) => expect(moment(page)).toContainText(t('replay.at', { at: n, length }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await at(2);
  await page.keyboard.press('ArrowLeft');
  await at(1);
  await page.keyboard.press('Shift+ArrowRight');
  await at(game.course.turns[0]!.to);
  await page.keyboard.press('End');
  await at(length);
  await page.keyboard.press('Home');
  await at(0);
  await page.getByLabel(t('replay.speed'), { exact: true }).selectOption('fast');
  await page.locator('h1').click();
  await page.keyboard.press('Space');
  await at(3);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: t('replay.do.play'), exact: true })).toBeVisible();
  const shown = await moment(page).innerText();
  await page.waitForTimeout(1200);
  expect(await moment(page).innerText(), 'it stands still').toBe(shown);
});

test('a file is opened, with the hands of one seat or of nobody', async ({ page }) => {
  await page.goto('/en/replay/');
  await expect(page.locator('.open-game:not([inert])')).toBeVisible();
  await page.getByLabel(t('replay.open.file')).setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(makeRecord(game.record)),
  });
  await expect(moment(page)).toBeVisible();
  await page.keyboard.press('End');
  const hands = page.locator('.replay-seats .hand');
  await expect(hands).toHaveCount(game.course.start.length);
  const choice = page.getByLabel(t('replay.hands'), { exact: true });
  await choice.selectOption('1');
  await expect(hands).toHaveCount(1);
  await choice.selectOption('none');
  await expect(hands).toHaveCount(0);
});

test('a file that is no game is answered, and so is a game that is not saved here', async ({ page }) => {
  await page.goto('/en/replay/');
  await expect(page.locator('.open-game:not([inert])')).toBeVisible();
  await page.getByLabel(t('replay.open.file')).setInputFiles({
    name: 'film.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from([0, 1, 2, 255, 254, 0x7b]),
  });
  await expect(page.locator('.say.is-refusal')).toBeVisible();
  await page.goto('/en/replay/#game=k2k2k2k2');
  await expect(page.locator('.say.is-refusal')).toHaveText(t('broken.save-missing'));
});

test('the score at the end is the engine’s, and the link that is shared leads back here', async ({
  page,
}) => {
  await page.goto(`/en/replay/#${game.link}&at=9`);
  await expect(moment(page)).toBeVisible();
  const points = game.course.turns.at(-1)!.points.toSorted((a, b) => b - a);
  await expect(page.locator('.account tfoot td')).toHaveText(points.map((n) => `${n}`.replace('-', '−')));
  await page.getByText(t('end.share')).click();
  await expect(page.getByRole('textbox', { name: t('share.link') })).toHaveValue(page.url());
  await expect(page.getByRole('img', { name: t('share.qr') })).toBeVisible();
});

test('„what if” takes the moments up to here to the play page', async ({ page }) => {
  await page.goto(`/en/replay/#${game.link}`);
  await expect(moment(page)).toBeVisible();
  const branch = page.getByRole('button', { name: t('replay.what-if.play') });
  await page.keyboard.press('End');
  await expect(branch).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel(t('replay.jump'), { exact: true }).selectOption({ index: 6 });
  await branch.click();
  await page.waitForURL(/\/en\/play\/#/);
  const actions = game.record.actions.slice(0, game.course.turns[5]!.to);
  await expect.poll(() => hash(page)).toBe(`#link=${makeLink({ ...game.record, actions })}`);
});

test('an open game has no accessibility fault by day or night', async ({ page }) => {
  await page.goto(`/ru/replay/#${stored('mixed-14').link}&at=344`);
  await expect(moment(page)).toBeVisible();
  // The way to Rome is drawn, with its carriages.
  await expect(page.locator('.replay .rome-board .town-sign').first()).toBeVisible();
  await expect(page.locator('.replay .rome-board .map-carriage').first()).toBeVisible();
  await page.locator('.points-chart summary').click();
  await page.locator('.replay-more > .fold summary').click();
  expect(await faultsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsOf(page, { rules: 'of-colour' }), 'by night').toEqual([]);
});

test('on a phone nothing is wider than the page, and the chart is tapped', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(`/ru/replay/#${stored('mixed-14').link}&at=344`);
  const chart = page.getByRole('slider');
  await chart.scrollIntoViewIfNeeded();
  const box = (await chart.boundingBox())!;
  await page.mouse.click(box.x + 36, box.y + box.height / 2);
  await expect(chart).toHaveAttribute('aria-valuenow', /^[0-3]$/);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
