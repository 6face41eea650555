/** What a device remembers: days in a row under a faked clock, the calendar, and two devices put together. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dayWords } from '../../src/features/puzzles/calendar/day-words.ts';
import { resultAfter } from '../../src/storage/results/update-result.ts';
import { makeResults } from '../../src/storage/results/results-text.ts';
import { faultsOf } from '../support/axe.ts';
import { expect, language, test } from '../support/browser.ts';
import { openPuzzle, saidOn, starsOn, tableOn } from '../support/puzzle-page.ts';
import { LEGAL } from '../support/puzzles.ts';
import { finished, resultsOf } from '../support/results.ts';

const { t } = language('en');
const words = dayWords('en');

async function solve(page: Page): Promise<void> {
  const proposals = tableOn(page).locator('.proposals button');
  await proposals.nth(1).click();
  await expect(saidOn(page)).toHaveText(t('puzzle.legal.name'));
  await tableOn(page).locator('.proposals button', { hasText: '6.3' }).click();
  await expect(starsOn(page)).toContainText(t('puzzle.stars', { stars: 3 }));
}

test('days in a row: solved on its day, opened before midnight and finished after it, seen in the calendar', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [opens, ends] of [
    ['2026-11-14T20:00', '2026-11-14T20:05'],
    ['2026-11-15T07:00', '2026-11-15T07:10'],
    ['2026-11-16T23:58', '2026-11-17T00:03'],
  ] as const) {
    await page.clock.setFixedTime(new Date(opens));
    await openPuzzle(page, 'en', LEGAL);
    await page.clock.setFixedTime(new Date(ends));
    await solve(page);
    await page.goto('about:blank');
  }

  // On the next day it is a row of three, which today's puzzle could make longer.
  await page.goto('/en/puzzles/#calendar');
  const room = page.locator('.calendar-room');
  await expect(room).toContainText(t('stats.streak', { n: 3 }));
  await expect(room).toContainText(t('stats.streak.today'));
  const solved = t('day.told', { mark: t('day.mark.solved'), stars: 3 });
  const day = (date: string, told: string) =>
    room.getByRole('link', { name: t('day.label', { day: words.long(date), told }), exact: true });
  for (const date of ['2026-11-14', '2026-11-15', '2026-11-16'])
    await expect(day(date, solved)).toBeVisible();
  await expect(day('2026-11-13', t('day.mark.none'))).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  // By keys from today to yesterday, which opens at its own address with its result to share.
  await room.locator('.is-today').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(day('2026-11-16', solved)).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(day('2026-11-02', t('day.mark.none'))).toBeFocused();
  await page.goto('/en/puzzles/#2026-11-16');
  await expect(starsOn(page)).toContainText(t('puzzle.stars', { stars: 3 }));
  await page.locator('.share-puzzle button').click();
  await expect(page.locator('.share-puzzle')).toContainText(t('result.share.copied'));
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/★★★\nhttp.*\/en\/puzzles\/#2026-11-16$/);

  // Two days later the row has ended, and the longest is remembered.
  await page.clock.setFixedTime(new Date('2026-11-18T09:00'));
  await page.goto('/en/puzzles/#statistics');
  await page.reload();
  const figures = page.locator('.statistics-room');
  await expect(figures).toContainText(t('stats.streak.over'));
  await expect(figures).toContainText(t('stats.streak.longest', { n: 3 }));
  expect(await faultsOf(page)).toEqual([]);
});

test('two devices: what was failed is due, a file is refused or taken in as a whole, and everything is there', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-18T09:00'));
  const here = resultAfter(
    undefined,
    finished({ id: 'closing-1-1', day: null, kind: 'closing', stars: 0, reached: 0 }),
  );
  const there = resultAfter(undefined, finished({ stars: 3 }));
  const put = (text: string, theme: string) =>
    page.evaluate(
      ([results, look]) => {
        localStorage.clear();
        localStorage.setItem('posthorn.results', results!);
        localStorage.setItem('posthorn.theme', look!);
      },
      [text, theme],
    );
  const open = async (): Promise<void> => {
    await page.goto('/en/data/');
    await expect(page.locator('.data-parts[data-ready]')).toBeVisible();
  };

  await open();
  await put(makeResults(resultsOf(there)), 'night');
  await open();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('data.save') }).click();
  const file = await (await download).path();
  await put(makeResults(resultsOf(here)), 'day');
  await open();

  const text = readFileSync(file, 'utf8');
  const choose = (content: string) =>
    page
      .locator('.data-parts input[type="file"]')
      .setInputFiles({ name: 'posthorn.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  const before = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  await choose(text.replace('plan', 'line'));
  await expect(page.locator('.data-said')).toHaveText(t('data.refused.changed'));
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(before);
  expect(await faultsOf(page)).toEqual([]);
  await choose(text);
  await expect(page.locator('.data-said')).toContainText(t('data.taken.results', { n: 1 }));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('posthorn.theme'))).toBe('day');
  await choose(text);
  await expect(page.locator('.data-said')).toHaveText(t('data.taken.nothing'));

  await page.goto('/en/puzzles/#again');
  await expect(page.locator('.puzzle-list a')).toHaveText([
    t('result.puzzle', { kind: t('puzzle.kind.closing'), level: 1 }),
  ]);
  await page.goto('/en/puzzles/#statistics');
  await expect(page.locator('.statistics-room')).toContainText(
    t('stats.all', { n: 2, solved: 1, partly: 0 }),
  );
});
