/**
 * A whole game through the real interface. What a person does is chosen by a solid automatic player
 * from what the saved game says, and done by pressing what a person would press.
 */
import type { Locator, Page } from '@playwright/test';
import { choose } from '../../src/ai/levels.ts';
import {
  GROUPS,
  OFFICIALS,
  viewFor,
  WAYS,
  type Action,
  type Module,
  type Source,
} from '../../src/engine/index.ts';
import { carriageAt } from '../../src/table/words/module-words.ts';
import { parseSave } from '../../src/storage/games/save.ts';
import { actorOf, type Session } from '../../src/table/model/session.ts';
import { peopleOf, type Occupant } from '../../src/table/model/setup.ts';
import type { Lang } from '../../src/i18n/locales.ts';
import { expect, language, type Language } from './browser.ts';
import { PATIENCE } from './slow-down.ts';
import { click, type Press } from './table.ts';

export interface Begin {
  readonly lang: Lang;
  /** In the order of play. */
  readonly who: readonly Occupant[];
  readonly modules?: readonly Module[];
  readonly seed: string;
}

/** How the one at the table does things; others bring keys, touch or commands. */
export interface Hands {
  readonly press: Press;
  /** Does one action whole, or leaves it to what is pressed. */
  readonly act?: (page: Page, action: Action, session: Session, spoken: Language) => Promise<boolean>;
}

export const MOUSE: Hands = { press: click };

export const tableOn = (page: Page): Locator => page.locator('.game-table');

const setupOn = (page: Page): Locator => page.locator('form.setup:not([inert])');

/** Begins with what else the form says, as the last set-up is in it again. */
export async function beginWith(page: Page, seed: string): Promise<void> {
  const form = setupOn(page);
  await form.locator('details.fold summary').last().click();
  await form.locator('#seed').fill(seed);
  await form.locator('button[type="submit"]').click();
}

/** Fills in the set-up as a person would, and begins. */
export async function beginGame(page: Page, { lang, who, modules = [], seed }: Begin): Promise<void> {
  const { t } = language(lang);
  await page.goto(`/${lang}/play/`);
  const form = setupOn(page);
  await form.locator(`.seat-count input[value="${who.length}"]`).check({ force: true });
  for (const [seat, occupant] of who.entries())
    await form.locator('.seat-who select').nth(seat).selectOption(occupant);
  await form.getByLabel(t('play.starts')).selectOption('0');
  // By key: on a phone the bar with the button lies over what is tapped.
  for (const module of modules) await form.getByLabel(t(`module.${module}`)).press('Space');
  await beginWith(page, seed);
  await expect(tableOn(page).locator('.board-svg.is-live')).toBeVisible();
}

/** Automatic players' moves come at once. */
export async function atOnce(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('posthorn.table', '{"speed":"at-once"}'));
}

const idOn = (page: Page): string => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('game')!;

/** To read a save is to play the game again: not once more for every look at the same text. */
let lastRead: { readonly id: string; readonly text: string; readonly session: Session } | null = null;

/** The game as it is saved: what a reload would bring back. */
export async function savedGame(page: Page): Promise<Session> {
  const id = idOn(page);
  const text = (await page.evaluate((key) => localStorage.getItem(key), `posthorn.game.${id}`)) ?? '';
  if (lastRead?.id === id && lastRead.text === text) return lastRead.session;
  const parsed = parseSave(id, text);
  if (!parsed.ok) throw new Error(`the saved game cannot be read: ${JSON.stringify(parsed)}`);
  lastRead = { id, text, session: parsed.session };
  return parsed.session;
}

/** Waits until a person is to move, or the game is over. */
export async function personsMove(page: Page): Promise<Session> {
  let session = await savedGame(page);
  await expect
    .poll(
      async () => {
        session = await savedGame(page);
        return actorOf(session)?.who ?? 'person';
      },
      { timeout: 60_000 * PATIENCE, intervals: [20, 50, 100] },
    )
    .toBe('person');
  return session;
}

/** What a solid player would do in place of the person. */
export const solidChoice = ({ table, setup }: Session): Action =>
  choose({
    level: 'solid',
    view: viewFor(table.now, table.now.player),
    seed: `${setup.seed}/${table.done.length}`,
    budget: { nodes: 1 },
  }).action;

/** Plays on until the game is over or has had so many of people's actions, and gives it back as it is saved. */
export async function play(
  page: Page,
  lang: Lang,
  hands: Hands = MOUSE,
  { actions = Infinity, before }: { actions?: number; before?: (session: Session) => Promise<void> } = {},
): Promise<Session> {
  const spoken = language(lang);
  let session = await personsMove(page);
  let seat = session.table.now.player;
  if (await page.locator('.curtain').isVisible()) await uncover(page, spoken, hands);
  for (let done = 0; done < actions && actorOf(session); done++) {
    const { player } = session.table.now;
    if (player !== seat && peopleOf(session.setup).length > 1) await uncover(page, spoken, hands);
    seat = player;
    await before?.(session);
    const action = solidChoice(session);
    const { length } = session.table.done;
    await doAction(page, action, spoken, hands);
    await expect
      .poll(async () => (await savedGame(page)).table.done.length, {
        message: JSON.stringify(action),
        intervals: [20, 50, 100],
      })
      .toBeGreaterThan(length);
    session = await personsMove(page);
  }
  return session;
}

/** Behind the curtain nobody's cards are on the page. */
async function uncover(page: Page, { t }: Language, { press }: Hands): Promise<void> {
  await expect(page.locator('.curtain')).toBeVisible();
  await expect(page.locator('.hand, .closing-panel')).toHaveCount(0);
  await press(page.locator('.curtain').getByRole('button', { name: t('play.curtain.here') }));
}

export async function doAction(page: Page, action: Action, spoken: Language, hands: Hands): Promise<void> {
  const session = await savedGame(page);
  if (await hands.act?.(page, action, session, spoken)) return;
  const { press } = hands;
  const { t } = spoken;
  const table = tableOn(page);
  const { now } = session.table;
  const { hand } = now.players[now.player]!;
  const decide = (name: string): Promise<void> =>
    press(table.locator('.decisions').getByRole('button', { name, exact: true }));
  const card = (index: number): Locator => table.locator('.hand .card').nth(index);
  switch (action.type) {
    case 'draw':
      return press(sourceOn(table, action.from));
    case 'call':
      return now.step === 'coach'
        ? decide(t('act.call', spoken.names.params({ official: action.official }, 'official')))
        : press(table.locator('.officials li').nth(OFFICIALS.indexOf(action.official)).getByRole('button'));
    case 'play': {
      await press(card(hand.indexOf(action.city)));
      const { pending } = (await savedGame(page)).table;
      if (pending?.type !== 'card') return undefined;
      return press(table.locator('.ends button').nth(pending.ends.indexOf(action.end)));
    }
    case 'restart':
      await decide(t('table.new-route'));
      return press(card(hand.indexOf(action.city)));
    case 'close':
      await decide(t('table.close'));
      return close(page, action, hands);
    case 'end':
      return decide(t('act.end'));
    case 'take-coach':
      return decide(t('act.take-coach'));
    case 'skip':
      return decide(t(now.step === 'coach' ? 'act.skip.coach' : 'act.skip'));
    case 'discard': {
      const left = hand.map((city) => city as string | null);
      for (const city of action.cities) {
        const index = left.indexOf(city);
        left[index] = null;
        await press(card(index));
      }
      return press(table.getByRole('button', { name: t('table.ui.discarding') }));
    }
    case 'seat':
      for (const [index, group] of GROUPS.entries()) {
        const rank = String(action.clergy[group]);
        await press(table.locator('.clergyman', { has: page.getByText(rank, { exact: true }) }));
        await press(table.locator('.seating .carriage').nth(index));
      }
      return press(table.locator('.seating button.is-main'));
    case 'advance': {
      const town = now.carriages![action.carriage]!;
      const named = carriageAt(action.carriage, town, t, spoken.names);
      await press(table.locator('.carriages.moment .carriage').filter({ hasText: named }));
      const { pending } = (await savedGame(page)).table;
      if (pending?.type !== 'carriage') return undefined;
      return press(
        table.locator('.carriages.moment').getByRole('button', { name: t(`town.${action.to}`), exact: true }),
      );
    }
    case 'hand-in':
      for (const official of action.officials)
        await press(table.locator('.hand-in li').nth(OFFICIALS.indexOf(official)).getByRole('button'));
      if (action.draw !== undefined) await press(sourceOn(table, action.draw));
      if (action.house) await press(table.locator(`g[data-city="${action.house}"] > .city-control`));
      return press(table.locator('.hand-in button.is-main'));
  }
}

const sourceOn = (table: Locator, from: Source): Locator =>
  from === 'deck'
    ? table.locator('.market li').last().getByRole('button')
    : table.locator('.market li').nth(from).getByRole('button');

/** Chooses the way and exactly these houses, then closes. */
async function close(
  page: Page,
  { way, houses }: Extract<Action, { readonly type: 'close' }>,
  { press }: Hands,
): Promise<void> {
  const panel = tableOn(page).locator('.closing-panel');
  const chosen = async () => {
    const { pending } = (await savedGame(page)).table;
    if (pending?.type !== 'closing') throw new Error('no closing was begun');
    return pending;
  };
  if ((await chosen()).way !== way) await press(panel.locator('.way').nth(WAYS.indexOf(way)));
  const { now } = (await savedGame(page)).table;
  const { route } = now.players[now.player]!;
  const chip = (city: (typeof route)[number]): Locator =>
    panel.locator('.chips .card').nth(route.indexOf(city));
  for (const city of (await chosen()).houses) if (!houses.includes(city)) await press(chip(city));
  for (const city of houses) if (!(await chosen()).houses.includes(city)) await press(chip(city));
  await press(panel.locator('button.is-main'));
}
