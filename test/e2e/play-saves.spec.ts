/** Saved games: gone on with, thrown away and had back, given away, taken in. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import LINKS from '../golden/links.json' with { type: 'json' };
import { parseGame } from '../../src/notation/parse-game.ts';
import { faultsOf } from '../support/axe.ts';
import { expect, language, test } from '../support/browser.ts';
import { begin, gameOn, openLobby, storedGame } from '../support/lobby.ts';
import { savedAt } from '../support/moments.ts';

const saved = (page: Page) => page.locator('.saved-game');
const notice = (page: Page) => page.locator('.unsaved');
const link = (name: string): string => LINKS.find((each) => each.name === name)!.link;

/** Games as a reader would have left them, the last one first in the list. */
async function withGames(page: Page, count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    await openLobby(page, 'en');
    ids.unshift(await begin(page));
  }
  await openLobby(page, 'en');
  await expect(saved(page)).toHaveCount(count);
  return ids;
}

test('a saved game is gone on with, thrown away, had back, and thrown away for good', async ({ page }) => {
  const { t } = language('en');
  const [last, first] = await withGames(page, 2);
  await saved(page)
    .nth(1)
    .getByRole('link', { name: t('play.saved.continue') })
    .click();
  await expect.poll(() => gameOn(page)).toBe(first);
  await openLobby(page, 'en');
  const opened = saved(page).first();
  const text = await page.evaluate((id) => localStorage.getItem(`posthorn.game.${id}`), first);
  await opened.getByRole('button', { name: t('play.saved.remove') }).click();
  await expect(opened.getByRole('button')).toBeFocused();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.game.'))),
  ).toEqual([`posthorn.game.${last}`]);
  await page.keyboard.press('Enter');
  await expect(opened.getByRole('link')).toBeFocused();
  await expect
    .poll(() => page.evaluate((id) => localStorage.getItem(`posthorn.game.${id}`), first))
    .toBe(text);
  await opened.getByRole('button', { name: t('play.saved.remove') }).click();
  await page.reload();
  await expect(saved(page)).toHaveCount(1);
  await openLobby(page, 'en', `#game=${first}`);
  await expect(notice(page)).toHaveText(t('broken.save-missing'));
});

test('a game leaves as a file and as a link, and comes back as either', async ({ page, context }) => {
  const { t } = language('en');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [id] = await withGames(page, 1);
  const kept = await storedGame(page, id!);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    saved(page)
      .getByRole('button', { name: t('share.file') })
      .click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(parseGame(file)).toMatchObject({ ok: true, record: { config: { seed: kept.config['seed'] } } });
  await saved(page)
    .getByRole('button', { name: t('share.copy') })
    .click();
  await expect(saved(page).locator('.copy-said')).toHaveText(t('share.said.copied'));
  const address = await page.evaluate(() => navigator.clipboard.readText());

  await page.evaluate(() => localStorage.clear());
  await openLobby(page, 'en');
  await page.locator('.import-game summary').click();
  await page.locator('.import-game input[type="file"]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await expect(page.locator('.offer .game-players')).toContainText(t('play.postmaster.1'));
  await page.getByRole('button', { name: t('play.offer.continue') }).click();
  await expect.poll(async () => (await storedGame(page, await gameOn(page))).seats).toEqual(kept.seats);

  await page.goto('/en/about/');
  await page.goto(address);
  await page.locator('.offer-seats').getByLabel(t('seat.1')).selectOption('strong');
  await page.getByRole('button', { name: t('play.offer.continue') }).click();
  const again = await storedGame(page, await gameOn(page));
  expect(again.config).toEqual(kept.config);
  expect(again.seats.map(({ who }) => who)).toEqual(['person', 'strong', 'person']);
});

test('pl: a shared game that is over can be watched; a damaged link gets its sentence', async ({ page }) => {
  const { t } = language('pl');
  await openLobby(page, 'pl', `#link=${link('two players, base game')}`);
  await expect(page.locator('.offer .game-players b')).toHaveText([/−3$/, /8$/]);
  await expect(page.locator('.offer-seats')).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('end.replay') })).toHaveAttribute(
    'href',
    `/pl/replay/#${link('two players, base game')}`,
  );
  await page.getByRole('button', { name: t('play.offer.leave') }).click();
  await expect(page.locator('.setup')).toBeVisible();
  await page.goto('/pl/about/');
  await openLobby(page, 'pl', `#link=${link('two players, base game').replace('A', 'B')}`);
  await expect(notice(page)).toHaveText(t('broken.format-version', { version: 5, known: 1 }));
  await page.locator('.import-game summary').click();
  await page.locator('.import-game textarea').fill('"><img src=x onerror=alert(1)>');
  await page.getByRole('button', { name: t('play.import.open') }).click();
  await expect(page.locator('.import-game .fault')).toContainText(/\p{L}{3,}/u);
  await expect(page.locator('.import-game textarea')).toHaveValue(/onerror/);
});

test('several games are thrown away at once and had back; each is told apart', async ({ page }) => {
  const { t } = language('en');
  const ids = await withGames(page, 3);
  const keys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('posthorn.game.')));
  await page.getByRole('button', { name: t('play.several'), exact: true }).click();
  const choose = saved(page).getByRole('checkbox', { name: t('play.several.this') });
  await choose.nth(0).check();
  await choose.nth(2).check();
  await page.getByRole('button', { name: t('play.several.remove', { n: 2 }) }).click();
  await expect(saved(page).filter({ hasText: t('play.saved.removed') })).toHaveCount(2);
  expect(await keys()).toEqual([`posthorn.game.${ids[1]}`]);
  expect(await faultsOf(page)).toEqual([]);
  // Back from another tab: the list is read anew, without what was thrown away.
  await page.evaluate(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    // As the list does, and after it.
    const asked = indexedDB.open('posthorn', 1);
    await new Promise((done) => asked.addEventListener('success', done));
    asked.result.close();
  });
  await page.getByRole('button', { name: t('play.several.restore', { n: 2 }) }).click();
  await expect(saved(page).getByRole('link')).toHaveCount(3);
  expect(await keys()).toHaveLength(3);
  await page.getByRole('button', { name: t('play.several.all') }).click();
  await page.getByRole('button', { name: t('play.several.remove', { n: 3 }) }).click();
  await expect.poll(keys).toEqual([]);
});

test('finished games move to the archive when there are many, and stay what they were', async ({ page }) => {
  const { t } = language('en');
  const over = savedAt({ game: 'two players, base game', when: ({ step }) => step === 'over' });
  await openLobby(page, 'en');
  const count = Math.ceil(1_600_000 / over.length);
  await page.evaluate(
    ([text, many]) => {
      for (let i = 0; i < many; i++) localStorage.setItem(`posthorn.game.over${i}`, text);
    },
    [over, count] as const,
  );
  await page.reload();
  await expect(saved(page)).toHaveCount(count);
  const inFirst = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('posthorn.game.')).length);
  await expect.poll(inFirst).toBeLessThan(count / 2 + 1);
  await page.reload();
  await expect(saved(page)).toHaveCount(count);
  // One that has moved is opened, watched, thrown away and had back.
  const gone = await page.evaluate(
    (many) =>
      Array.from({ length: many }, (_, i) => `over${i}`).find(
        (id) => localStorage.getItem(`posthorn.game.${id}`) === null,
      )!,
    count,
  );
  await page.goto('/en/about/');
  await page.goto(`/en/play/#game=${gone}`);
  await expect(page.locator('.end-of-game')).toBeVisible();
  await page.goto(`/en/replay/#game=${gone}`);
  await expect(page.locator('.replay')).toBeVisible();
  await openLobby(page, 'en');
  await page.getByRole('button', { name: t('play.several'), exact: true }).click();
  await page.getByRole('button', { name: t('play.several.finished') }).click();
  await page.getByRole('button', { name: t('play.several.remove', { n: count }) }).click();
  await expect(saved(page).filter({ hasText: t('play.saved.removed') })).toHaveCount(count);
  expect(await inFirst()).toBe(0);
  await page.reload();
  await expect(page.locator('.setup')).toBeVisible();
  await expect(saved(page)).toHaveCount(0);
});
