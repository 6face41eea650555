/** Puzzles made by hand on the puzzle page: what the bank would serve is served by the test. */
import type { Locator, Page } from '@playwright/test';
import type { Lang } from '../../src/i18n/locales.ts';
import { positionOf } from '../../src/puzzle-maker/position-of.ts';
import { stateOf } from '../../src/puzzle-bank/start.ts';
import type { Puzzle } from '../../src/puzzle-bank/types.ts';
import { expect } from './browser.ts';

/** As the bank serves it, which has no editions. */
export function servedAs(puzzle: Puzzle): Puzzle {
  const { players } = puzzle.position.config;
  const position = positionOf(stateOf({ position: { ...puzzle.position, config: { players } } }));
  return { ...puzzle, position };
}

/** Whatever day it is, that is its puzzle. */
export const serveDaily = (page: Page, puzzle: Puzzle): Promise<unknown> =>
  page.route('**/puzzles/week-*.json', (route) => route.fulfill({ json: Array(7).fill(servedAs(puzzle)) }));

export async function openPuzzle(page: Page, lang: Lang, puzzle: Puzzle, hash = ''): Promise<Locator> {
  await serveDaily(page, puzzle);
  await page.goto(`/${lang}/puzzles/${hash}`);
  const table = tableOn(page);
  await expect(table).toBeVisible();
  if (puzzle.kind !== 'legal') await expect(table.locator('.board-svg.is-live')).toBeVisible();
  return table;
}

export const tableOn = (page: Page): Locator => page.locator('.puzzle-table');
export const saidOn = (page: Page): Locator => tableOn(page).locator('.table-now .say');
export const starsOn = (page: Page): Locator => tableOn(page).locator('.stars');
export const button = (page: Page, name: string): Locator =>
  tableOn(page).locator('.table-tray').getByRole('button', { name, exact: true });
