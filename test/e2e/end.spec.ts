/** The end of a game on the play page: what it says is the engine's, and everything leads on. */
import type { Page } from '@playwright/test';
import { scores } from '../../src/engine/index.ts';
import { tieSentence } from '../../src/table/words/moment-words.ts';
import { exportText, importGame } from '../../src/storage/games/game-files.ts';
import { parseGame } from '../../src/notation/parse-game.ts';
import { playersByName } from '../../src/table/words/player-names.ts';
import { recordOf, type Session } from '../../src/table/model/session.ts';
import { makeLink } from '../../src/notation/link.ts';
import { readGames } from '../../src/tools/scripts/golden/store.ts';
import { faultsOf } from '../support/axe.ts';
import { expect, language, LANGS, test } from '../support/browser.ts';

const ID = 'k2k2k2k2';
const NAMES = ['Anna', 'Bartłomiej', '', 'Борис'];

/** A stored game, played by these. */
function stored(name: string): Session {
  const taken = importGame(ID, readGames().find((game) => game.name === name)!.text, parseGame);
  if (!taken.ok) throw new Error(JSON.stringify(taken));
  const { session } = taken;
  const seats = session.setup.seats.map((seat, i) => ({ ...seat, name: NAMES[i]! }));
  return { ...session, setup: { ...session.setup, seats } };
}

async function open(page: Page, address: string, session: Session): Promise<void> {
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key!, text!),
    [`posthorn.game.${ID}`, exportText(session)],
  );
  await page.goto(`${address}#game=${ID}`);
  await expect(page.locator('#end-heading')).toBeFocused();
}

/** A tie that the end tile breaks. */
const tied = stored('tokens-260');

for (const lang of LANGS)
  test(`${lang}: winner, tie and bills are the engine’s`, async ({ page }) => {
    const spoken = language(lang);
    const t = playersByName(spoken.t, tied.setup);
    await open(page, `/${lang}/play/`, tied);
    const { players, winner } = scores(tied.table.now);
    await expect(page.locator('#end-heading')).toContainText(NAMES[winner!]!);
    await expect(page.locator('.end-tie')).toHaveText(tieSentence(tied.table.now, { ...spoken, t })!);
    const totals = players.map(({ total }) => total).toSorted((a, b) => b - a);
    await expect(page.locator('.account tfoot td')).toHaveText(totals.map((n) => `${n}`.replace('-', '−')));
  });

const { t } = language('en');

test('once more: the same people, another game, and the next one begins if asked', async ({ page }) => {
  await open(page, '/en/play/', tied);
  await page.getByRole('button', { name: t('end.swap') }).click();
  await page.waitForURL((url) => /^#game=\w+$/.test(url.hash) && !url.hash.endsWith(ID));
  const id = new URL(page.url()).hash.slice('#game='.length);
  const saved = await page.evaluate((key) => localStorage.getItem(key), `posthorn.game.${id}`);
  const { seats } = JSON.parse(saved!) as { readonly seats: readonly { readonly name: string }[] };
  expect(seats.map(({ name }) => name)).toEqual([...NAMES.slice(1), NAMES[0]]);
});

test('the game is shared, and a moment of it is watched with the names of its players', async ({ page }) => {
  await open(page, '/en/play/', tied);
  await page.getByRole('button', { name: t('end.share') }).click();
  const link = await page.getByRole('textbox', { name: t('share.link') }).inputValue();
  expect(link).toMatch(new RegExp(`/en/replay/#${makeLink(recordOf(tied))}$`));
  await page.locator('.moments button').first().click();
  await page.waitForURL(new RegExp(`/en/replay/#game=${ID}&at=\\d+$`));
  await expect(page.locator('.replay-seats')).toContainText('Bartłomiej');
});

test('the end has no accessibility fault by day or night', async ({ page }) => {
  await open(page, '/ru/play/', stored('mixed-14'));
  await page.getByRole('button', { name: language('ru').t('end.share') }).click();
  const include = '.end-of-game';
  expect(await faultsOf(page, { include })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsOf(page, { include, rules: 'of-colour' }), 'by night').toEqual([]);
});
