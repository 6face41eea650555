/** Other ways to play than by mouse: with a thumb, with keys alone, with typed commands alone. */
import type { Locator, Page } from '@playwright/test';
import type { CityId, PlayerCount } from '../../src/engine/index.ts';
import { commandFor } from '../../src/table/command/phrase.ts';
import { FIRST_DRAFT, type Draft } from '../../src/features/play/lobby/draft.ts';
import { keptAs } from '../../src/features/play/lobby/kept-draft.ts';
import type { Lang } from '../../src/i18n/locales.ts';
import { expect, language } from './browser.ts';
import { lexicaOf } from './commands.ts';
import { openLobby, playButton } from './lobby.ts';
import { tableOn, type Begin, type Hands } from './play-page.ts';
import { arrowsBetween, tap, type Press } from './table.ts';

export const THUMB: Hands = { press: tap };

/** A page left with the set-up filled in; from there the game is begun by keyboard. */
export async function beginByKeys(page: Page, { lang, who, modules = [], seed }: Begin): Promise<void> {
  const draft: Draft = {
    ...FIRST_DRAFT,
    count: who.length as PlayerCount,
    seats: FIRST_DRAFT.seats.map((seat, i) => ({ ...seat, who: who[i] ?? seat.who })),
    starts: 0,
    modules,
    seed,
  };
  await page.addInitScript((kept) => localStorage.setItem('posthorn.play', kept), keptAs(draft));
  await openLobby(page, lang);
  await keysOn(page).press(playButton(page));
  await expect(tableOn(page).locator('.board-svg.is-live')).toBeVisible();
}

/** Tab and Enter, arrows over the map, single keys for what happens every turn. */
export const keysOn = (page: Page): Hands => {
  const press: Press = async (target) => {
    const city = await target.evaluate((element) =>
      element.closest('[data-city]')?.getAttribute('data-city'),
    );
    if (city) await walkTo(page, city as CityId);
    else await tabThere(page, target);
    await expect(target).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('body'), 'the focus is lost').not.toBeFocused();
  };
  return {
    press,
    act: async (_, action, { table: { now } }) => {
      // On the map letters lead to cities.
      const isOnMap = (await page.locator('.table-map :focus').count()) > 0;
      if (action.type === 'draw' && !isOnMap)
        await page.keyboard.press(action.from === 'deck' ? '0' : String(action.from + 1));
      else if (action.type === 'end' && !isOnMap) await page.keyboard.press('e');
      else if (action.type === 'play' && now.players[now.player]!.route.length === 1)
        await press(tableOn(page).locator(`[data-city="${action.city}"] .city-control`));
      else return false;
      return true;
    },
  };
};

/** Every action is typed as the list of commands would word it. */
export const commandsOn = (page: Page, lang: Lang): Hands => ({
  ...keysOn(page),
  act: async (_, action, { table }) => {
    const line = page.getByRole('combobox', { name: language(lang).t('command.label') });
    const isThere = await line.evaluate((field) => field === document.activeElement);
    if (!isThere) await page.keyboard.press('t');
    await expect(line).toBeFocused();
    await page.keyboard.insertText(commandFor(action, table.now, lexicaOf(lang)[0]));
    await page.keyboard.press('Enter');
    return true;
  },
});

/** As `tabTo`, but counts the stops on the way first: a table has many. */
async function tabThere(page: Page, target: Locator): Promise<void> {
  const stops = await target.evaluate((element) => {
    const all = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]'),
    ];
    const stop = all.filter(
      (each) =>
        (each as HTMLElement).tabIndex >= 0 &&
        each.checkVisibility({ visibilityProperty: true }) &&
        !each.matches('input[type="radio"]:not(:checked)'),
    );
    const from = document.activeElement!;
    const isAfter = (a: Element, b: Element): boolean =>
      (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const ahead = stop.filter((each) => isAfter(from, each) && !isAfter(element, each)).length;
    const behind = stop.filter((each) => isAfter(each, from) && !isAfter(each, element)).length;
    return from === element ? 0 : isAfter(from, element) ? ahead : -behind;
  });
  for (let i = 0; i < Math.abs(stops); i++) await page.keyboard.press(stops < 0 ? 'Shift+Tab' : 'Tab');
}

async function walkTo(page: Page, city: CityId): Promise<void> {
  const stop = page.locator('.game-table .city-control[tabindex="0"]');
  await tabThere(page, stop);
  const from = await stop.evaluate((element) => element.closest('[data-city]')!.getAttribute('data-city'));
  for (const key of arrowsBetween(from as CityId, city)) await page.keyboard.press(key);
}
