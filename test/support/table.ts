/** A position on a page of the rules, as a reader meets it: brought into sight, acted on, read. */
import type { Locator, Page } from '@playwright/test';
import { neighbourTowards, type Direction } from '../../src/board/map/direction.ts';
import { apply, type Action, type CityId, type State } from '../../src/engine/index.ts';
import { bookletOf, editionOf } from '../../src/i18n/booklet.ts';
import { stateOf, type Example } from '../../src/table/model/example.ts';
import { refusalSentence } from '../../src/table/words/refusal.ts';
import type { Lang } from '../../src/i18n/locales.ts';
import { expect, type Language } from './browser.ts';
import { PATIENCE } from './slow-down.ts';

/** The position as a reader sees it who has chosen no booklet. */
export const startOf = ({ position }: Pick<Example, 'position'>, lang: Lang): State =>
  stateOf(position, editionOf(bookletOf(null, lang)));

/** What the engine answers to an action it must refuse, and the paragraph it names. */
export function refusalOf(state: State, action: Action, { t, names }: Language) {
  const verdict = apply(state, action);
  if (verdict.ok) throw new Error(`allowed: ${JSON.stringify(action)}`);
  return { text: refusalSentence(verdict, t, names), rule: verdict.rule };
}

/** Scrolls a figure into sight and waits until it is alive. */
export async function awake(figure: Locator): Promise<Locator> {
  // What is laid out on the way, and letters that arrive, may carry it out of sight again.
  await expect(async () => {
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('.board-svg.is-live').first()).toBeVisible({ timeout: 2000 * PATIENCE });
  }).toPass({ timeout: 20_000 * PATIENCE });
  return figure;
}

export const exampleOn = (page: Page, id: string): Locator => page.locator(`#example-${id}`);
export const said = (figure: Locator): Locator => figure.locator('.tray > .say');
export const button = (figure: Locator, name: string): Locator =>
  figure.getByRole('button', { name, exact: true });
export const cardOf = (figure: Locator, cards: readonly CityId[], city: CityId): Locator =>
  figure.locator('.hand .card').nth(cards.indexOf(city));
/** A city of the route among the houses to choose. */
export const chipOf = (figure: Locator, route: readonly CityId[], city: CityId): Locator =>
  figure.locator('.closing-panel .chips .card').nth(route.indexOf(city));

export const citiesWithHouse = (figure: Locator, seat: number): Promise<string[]> =>
  figure
    .locator(`.city:has(.house.seat-${seat})`)
    .evaluateAll((cities) => cities.map((city) => city.getAttribute('data-city')!).toSorted());

/** How the reader does it: with a mouse, a thumb, or keys. */
export type Press = (target: Locator) => Promise<void>;
export const click: Press = (target) => target.click();
export const tap: Press = (target) => target.tap();

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Goes there by Tab alone, the shorter way round from where the keyboard is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isBehind = await target.evaluate(
    (element) =>
      document.activeElement !== document.body &&
      (document.activeElement!.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  );
  for (let i = 0; i < 200 && !(await isFocused(target)); i++)
    await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
  await expect(target).toBeFocused();
}

/** Reaches the control by Tab, presses Enter, and finds the keyboard still somewhere on the page. */
export const keys =
  (page: Page): Press =>
  async (target) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
    await expect(page.locator('body'), 'the focus is lost').not.toBeFocused();
  };

const DIRECTIONS: readonly (readonly [Direction, string])[] = [
  ['up', 'ArrowUp'],
  ['right', 'ArrowRight'],
  ['down', 'ArrowDown'],
  ['left', 'ArrowLeft'],
];

/** The arrow keys that lead over the map from one city to another. */
export function arrowsBetween(from: CityId, to: CityId): readonly string[] {
  const ways = new Map<CityId, readonly string[]>([[from, []]]);
  for (const [city, way] of ways)
    for (const [direction, key] of DIRECTIONS) {
      const next = neighbourTowards(city, direction);
      if (next && !ways.has(next)) ways.set(next, [...way, key]);
    }
  const found = ways.get(to);
  if (!found) throw new Error(`no way by arrows from ${from} to ${to}`);
  return found;
}
