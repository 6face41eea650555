/** Nothing that was shown is lost, whatever happens to the page, the tab or the storage. */
import type { Page } from '@playwright/test';
import { nextBelow, seedRandom } from '../../src/engine/index.ts';
import { brokenSaveSentence } from '../../src/table/words/broken-save.ts';
import { makeSave, parseSave } from '../../src/storage/games/save.ts';
import { begin as beginSession, type Session } from '../../src/table/model/session.ts';
import { parseGame } from '../../src/notation/parse-game.ts';
import { BEGUN, begunIn } from '../support/begun.ts';
import { allowMinutes, expect, language, test } from '../support/browser.ts';
import { CORRUPTIONS } from '../support/corrupt.ts';
import { fileFrom, fillStorage, momentOn, reloadUnharmed } from '../support/kill.ts';
import { begin, openLobby, tableOf } from '../support/lobby.ts';
import { atOnce, beginGame, play, savedGame } from '../support/play-page.ts';
import { playedOn, setupOf } from '../support/play.ts';
import type { Press } from '../support/table.ts';

const RELOADS = 50;

const saved = (page: Page) => page.locator('.saved-game');
const notice = (page: Page) => page.locator('.unsaved');
const hand = (page: Page) => page.locator('.hand .card');
const draw = (page: Page, slot = 0): Promise<void> => page.locator('.market button').nth(slot).click();
const textOf = (session: Session): string => makeSave(session, { revision: 7, begun: 1000, saved: 2000 });
const actionsIn = (text: string): number => {
  const parsed = parseGame(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.record.actions.length;
};

/** Puts texts where saved games lie. */
async function plant(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/en/about/');
  await page.evaluate((all) => {
    for (const [id, text] of Object.entries(all)) localStorage.setItem(`posthorn.game.${id}`, text);
  }, texts);
}

const goTo = (page: Page, id: string): Promise<void> =>
  page.evaluate((hash) => void (location.hash = hash), `game=${id}`);

/** A game in which the person has the first move and nothing was done yet. */
async function beginFirst(page: Page): Promise<string> {
  await openLobby(page, 'en');
  await page.getByLabel(language('en').t('play.starts')).selectOption('0');
  return begin(page);
}

test('reloaded at fifty moments of a game, it is each time exactly where it was', async ({ page }) => {
  allowMinutes(3);
  await atOnce(page);
  await beginGame(page, { lang: 'en', who: ['person', 'beginner'], seed: 'ulm-linz-50' });
  const dice = seedRandom('fifty reloads');
  const begun: string[] = [];
  const press: Press = async (target) => {
    await target.click();
    if (begun.length < RELOADS && nextBelow(dice, 2) === 0)
      begun.push(await reloadUnharmed(page, begun.length % 10 === 0));
  };
  while (begun.length < RELOADS) await play(page, 'en', { press }, { actions: 1 });
  expect(new Set(begun)).toEqual(new Set(['nothing', 'new-route', 'closing']));
});

test('reloaded in the middle of all that a person can begin, it is still begun', async ({ page }) => {
  const found = begunIn('begun');
  const texts = BEGUN.map((kind) => [kind.replace('-', ''), textOf(found.get(kind)!.at(-1)!)] as const);
  await plant(page, Object.fromEntries(texts));
  await openLobby(page, 'en');
  for (const [i, [id, text]] of texts.entries()) {
    await goTo(page, id);
    // A game is saved anew when it is opened.
    await page.waitForFunction(
      ([key, planted]) => localStorage.getItem(key!) !== planted,
      [`posthorn.game.${id}`, text],
    );
    expect(await reloadUnharmed(page)).toBe(BEGUN[i]);
  }
});

test('a tab that is closed or crashes right after an action has saved what it showed', async ({
  page: first,
  context,
}) => {
  await atOnce(first);
  const id = await beginFirst(first);
  let page = first;
  for (const [cards, pressed] of [
    [1, '.market button'],
    [0, '.tool-button'],
    [1, '.market button'],
    [0, '.tool-button'],
  ] as const) {
    const shown = await page.evaluate(async (selector) => {
      document.querySelector<HTMLElement>(selector)!.click();
      await new Promise(requestAnimationFrame);
      return document.querySelectorAll('.hand .card').length;
    }, pressed);
    expect(shown).toBe(cards);
    if (cards === 1) await page.close();
    else {
      const isCrashed = page.waitForEvent('crash');
      const devtools = await context.newCDPSession(page);
      devtools.send('Page.crash').catch(() => undefined);
      await isCrashed;
    }
    page = await context.newPage();
    await page.goto(`/en/play/#game=${id}`);
    await expect(tableOf(page)).toBeVisible();
    await expect(hand(page)).toHaveCount(cards);
  }
});

test('where storage is full, it says so, plays on, gives the game away, and saves when there is room', async ({
  page,
  context,
}) => {
  const { t } = language('en');
  const id = await beginFirst(page);
  await fillStorage(page);
  await draw(page);
  await expect(hand(page)).toHaveCount(1);
  await expect(notice(page)).toContainText(t('play.unsaved.full'));
  await expect.poll(async () => (await savedGame(page)).table.done).toHaveLength(0);
  const file = notice(page).getByRole('button', { name: t('share.file') });
  expect(actionsIn(await fileFrom(page, file))).toBe(1);

  // It is in the list, as it is now, and asks before it is lost.
  await page.evaluate(() => void (location.hash = ''));
  await expect(saved(page)).toContainText(t('play.saved.unsaved'));
  expect(actionsIn(await fileFrom(page, saved(page).getByRole('button', { name: t('share.file') })))).toBe(1);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await saved(page)
    .getByRole('link', { name: t('play.saved.continue') })
    .click();
  await expect(hand(page)).toHaveCount(1);
  await expect(notice(page)).toContainText(t('play.unsaved.full'));

  const other = await context.newPage();
  await other.goto('/en/about/');
  await other.evaluate(() => localStorage.removeItem('filler'));
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(async () => (await savedGame(page)).table.done).toHaveLength(1);
  await page.reload();
  await expect(hand(page)).toHaveCount(1);

  // Full again, and another tab goes on from what is saved: what only this one has can still be had.
  await fillStorage(page);
  await draw(page);
  await expect(hand(page)).toHaveCount(2);
  await other.goto(`/en/play/#game=${id}`);
  await expect(notice(page)).toContainText(t('play.unsaved.split'));
  expect(actionsIn(await fileFrom(page, file))).toBe(2);
});

for (const [how, lang] of [
  ['throws', 'ru'],
  ['is missing', 'pl'],
] as const) {
  test(`${lang}: where storage ${how}, it says so, plays on and gives the game away`, async ({ page }) => {
    const { t } = language(lang);
    await page.addInitScript((isThrowing) => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get: () => {
            if (isThrowing) throw new DOMException('The operation is insecure.', 'SecurityError');
            return null;
          },
        });
    }, how === 'throws');
    await openLobby(page, lang);
    await expect(notice(page)).toHaveText(t('play.saved.trouble.blocked'));
    await page.getByLabel(t('play.starts')).selectOption('0');
    await begin(page);
    await expect(notice(page)).toContainText(t('play.unsaved.blocked'));
    await draw(page);
    await expect(hand(page)).toHaveCount(1);
    const file = notice(page).getByRole('button', { name: t('share.file') });
    expect(actionsIn(await fileFrom(page, file))).toBe(1);
    await page.goBack();
    await expect(saved(page)).toContainText(t('play.saved.unsaved'));
    await page.goForward();
    await expect(hand(page)).toHaveCount(1);
    await page.goto(`/${lang}/play/#game=aaaa`);
    await expect(notice(page).first()).toHaveText(t('broken.save-blocked'));
  });
}

test('corrupted in many ways: each is listed with its reason, kept, and its address says why', async ({
  page,
}) => {
  const { t, names } = language('en');
  const good = textOf(playedOn(beginSession('good', setupOf(['person', 'solid'])), 60));
  const broken = CORRUPTIONS.map(([, corrupt], i) => [`broken${i}`, corrupt(good)] as const);
  const why = broken.map(([id, text]) => {
    const parsed = parseSave(id, text);
    if (parsed.ok) throw new Error(`it can be read: ${id}`);
    return brokenSaveSentence(parsed, t, names);
  });
  expect(broken.length).toBeGreaterThanOrEqual(20);
  await plant(page, { good, ...Object.fromEntries(broken) });
  await page.evaluate(() => localStorage.setItem('posthorn.play', '{"seats":7}'));
  await openLobby(page, 'en');
  await expect(saved(page)).toHaveCount(1 + broken.length);
  const listed = await saved(page).locator('.fault').allTextContents();
  expect(listed.toSorted()).toEqual(why.map((text) => `${text} ${t('play.saved.kept')}`).toSorted());
  await expect(saved(page).nth(1).getByRole('link')).toHaveCount(0);
  const later = saved(page).filter({ hasText: t('broken.save-format', { format: 2, known: 1 }) });
  expect(await fileFrom(page, later.getByRole('button', { name: t('share.file') }))).toBe(
    broken[CORRUPTIONS.findIndex(([, , code]) => code === 'save-format')]![1],
  );
  for (const [i, [id]] of broken.entries()) {
    await goTo(page, id);
    await expect(notice(page)).toHaveText(why[i]!);
    await expect(page.locator('.seat-row')).toHaveCount(3);
  }
  const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  for (const [id, text] of broken) expect(stored[`posthorn.game.${id}`] === text, id).toBe(true);
  await goTo(page, 'good');
  await expect(tableOf(page)).toBeVisible();
  await expect.poll(async () => (await momentOn(page)).session.table.done.length).toBeGreaterThanOrEqual(60);
});

test('the same game in two tabs: the older one stands still until it is taken over, and nothing is lost', async ({
  page,
  context,
}) => {
  const { t } = language('en');
  const id = await beginFirst(page);
  const newer = await context.newPage();
  await newer.goto(`/en/play/#game=${id}`);
  await expect(tableOf(newer)).toBeVisible();
  await expect(notice(page)).toContainText(t('play.unsaved.newer-elsewhere'));
  await draw(newer);
  await expect(hand(newer)).toHaveCount(1);
  await draw(page, 2);
  await expect(hand(page)).toHaveCount(0);
  await page.getByRole('button', { name: t('play.take-over') }).click();
  await expect(hand(page)).toHaveCount(1);
  await expect(notice(page)).toHaveCount(0);
  await expect(notice(newer)).toContainText(t('play.unsaved.newer-elsewhere'));
  await draw(page);
  await expect(hand(page)).toHaveCount(2);
  await newer.getByRole('button', { name: t('play.take-over') }).click();
  await expect(hand(newer)).toHaveCount(2);
  await expect(notice(newer)).toHaveCount(0);
  await expect
    .poll(async () => (await savedGame(newer)).table.done.map(({ action }) => action.type))
    .toEqual(['draw', 'draw']);
});
