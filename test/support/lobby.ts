/** The lobby of the play page, as a reader meets it. */
import type { Locator, Page } from '@playwright/test';
import { MARKET_SLOTS } from '../../src/engine/index.ts';
import type { Lang } from '../../src/i18n/locales.ts';
import { expect } from './browser.ts';

export async function openLobby(page: Page, lang: Lang, hash = ''): Promise<void> {
  await page.goto(`/${lang}/play/${hash}`);
  await expect(page.locator('.setup:not([inert]), .offer')).toBeVisible();
}

export const seatRow = (page: Page, seat: number): Locator => page.locator('.seat-row').nth(seat);
export const nameField = (page: Page, seat: number): Locator => seatRow(page, seat).getByRole('textbox');
export const lookList = (page: Page, seat: number): Locator =>
  seatRow(page, seat).getByRole('combobox').nth(0);
export const whoList = (page: Page, seat: number): Locator =>
  seatRow(page, seat).getByRole('combobox').nth(1);
export const playButton = (page: Page): Locator => page.locator('.play-bar button');
export const seedField = (page: Page): Locator => page.locator('#seed');
export const tableOf = (page: Page): Locator => page.locator('.game-table');

/** Presses “play” and waits for the table; the id of the new game. */
export async function begin(page: Page): Promise<string> {
  await playButton(page).click();
  return gameOn(page);
}

/** The id of the game whose table is on the page. */
export async function gameOn(page: Page): Promise<string> {
  await expect(tableOf(page)).toBeVisible();
  return new URL(page.url()).hash.replace('#game=', '');
}

interface StoredGame {
  readonly config: Readonly<Record<string, unknown>>;
  readonly seats: readonly { readonly name: string; readonly look: number; readonly who: string }[];
}

export const storedGame = (page: Page, id: string): Promise<StoredGame> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key)!) as StoredGame, `posthorn.game.${id}`);

/** Names of the open cards, as they lie; the pile comes after them. */
export const marketOn = async (page: Page): Promise<readonly string[]> =>
  (await tableOf(page).locator('.market .card-name').allTextContents()).slice(0, MARKET_SLOTS);
