/** Points counted on a phone: from home in few taps, by keyboard alone, kept, shared, printed, and no link can harm it. */
import type { Locator, Page } from '@playwright/test';
import { sheetHash } from '../../src/features/referee/score/address.ts';
import { countSheet } from '../../src/features/referee/score/count.ts';
import { emptySheet, enter, type Entry, type Sheet } from '../../src/storage/sheets/sheet.ts';
import { doubtSentence } from '../../src/features/referee/score/words.ts';
import { navKey } from '../../src/i18n/pages.ts';
import { faultsOf } from '../support/axe.ts';
import { expect, language, LANGS, test, type Language } from '../support/browser.ts';

const GAME: readonly Entry[] = [
  { type: 'players', count: 2 },
  { type: 'coach', player: 0, coach: 7 },
  { type: 'tile', player: 0, tile: { stack: 'baden', value: 3 } },
  { type: 'tile', player: 0, tile: { stack: 'end', value: 1 } },
  { type: 'left', player: 0, left: 4 },
  { type: 'coach', player: 1, coach: 6 },
  { type: 'tile', player: 1, tile: { stack: 'provinces', value: 6 } },
  { type: 'left', player: 1, left: 3 },
];
const SHEET: Sheet = GAME.reduce(enter, emptySheet());

const room = (page: Page): Locator => page.locator('#score .sheet[data-ready]');
const playerOf = (page: Page, player: number): Locator => page.locator('.sheet-player').nth(player);

const tileIn = (page: Page, { t }: Language, player: number, name: string, value: number): Locator =>
  playerOf(page, player).getByRole('button', {
    name: t('table.tiles.held', { tile: name, points: t('count.points', { n: value }) }),
  });

const totalsOn = (page: Page): Promise<string[]> =>
  page
    .locator('.sheet-totals tbody td:last-child')
    .evaluateAll((cells) => cells.map((cell) => cell.lastChild!.textContent!));

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

for (const lang of LANGS) {
  test(`${lang}: a game is counted from home in few taps`, async ({ page }) => {
    const spoken = language(lang);
    const { t, names } = spoken;
    let taps = 0;
    const tap = async (what: Locator): Promise<void> => {
      await what.tap();
      taps++;
    };
    await page.goto(`/${lang}/`);
    await tap(page.getByRole('contentinfo').getByRole('link', { name: t(navKey('referee')), exact: true }));
    await tap(page.getByRole('link', { name: t('sheet.door'), exact: true }));
    await expect(room(page)).toBeVisible();
    await tap(page.locator('input[name="sheet-players"]').first());
    for (const entry of GAME) {
      if (entry.type === 'coach')
        await tap(
          playerOf(page, entry.player).getByRole('radio', { name: String(entry.coach), exact: true }),
        );
      if (entry.type === 'left') {
        await playerOf(page, entry.player).getByRole('combobox').selectOption(String(entry.left));
        taps += 2;
      }
      if (entry.type === 'tile') {
        const { stack, value } = entry.tile;
        const name =
          stack === 'baden' ? names.group('baden') : t(`table.tile.${stack as 'end' | 'provinces'}`);
        await tap(tileIn(page, spoken, entry.player, capital(name), value));
      }
    }
    expect(taps).toBeLessThanOrEqual(13);
    const { players, winner } = countSheet(SHEET);
    await expect.poll(() => totalsOn(page)).toEqual(players.map(({ total }) => String(total)));
    const called = t('player.number', { number: winner! + 1 });
    await expect(page.locator('.sheet-winner')).toContainText(t('table.wins', { seat: called }));
    // Level at ten points: the end tile is the reason.
    await expect(page.locator('.sheet-winner')).toContainText(
      t('end.tie.end-tile', {
        tied: names.list([0, 1].map((player) => t('player.number', { number: player + 1 }))),
        points: t('count.points', { n: 10 }),
        winner: called,
      }),
    );
    await expect(page.locator('.sheet-doubts')).toHaveCount(0);
    // Nobody else can be given what somebody has.
    await expect(tileIn(page, spoken, 1, capital(names.group('baden')), 3)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${sheetHash(SHEET).replaceAll('.', '\\.')}$`));
    expect(await faultsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faultsOf(page, { rules: 'of-colour' })).toEqual([]);
  });
}

test('kept, opened, removed and brought back; the address survives a reload; paper has the count alone', async ({
  page,
}) => {
  const { t } = language('pl');
  await page.goto(`/pl/referee/${sheetHash(SHEET)}`);
  await expect(room(page)).toBeVisible();
  await expect.poll(() => totalsOn(page)).toEqual(['10', '10']);
  await page.getByRole('button', { name: t('sheet.keep') }).tap();
  await expect(page.locator('.sheet-said')).toHaveText(t('sheet.kept'));
  await page.getByRole('button', { name: t('sheet.clear') }).tap();
  await expect.poll(() => totalsOn(page)).toEqual(['0', '0', '0', '0']);
  await page.getByRole('button', { name: t('play.saved.restore') }).tap();
  await expect.poll(() => totalsOn(page)).toEqual(['10', '10']);
  await page.reload();
  await expect(room(page)).toBeVisible();
  await expect.poll(() => totalsOn(page)).toEqual(['10', '10']);

  const kept = page.locator('.kept-sheets li');
  await kept.getByRole('button', { name: t('sheet.drop') }).tap();
  await expect(kept).toHaveCount(0);
  await page.getByRole('button', { name: t('play.saved.restore') }).tap();
  await page.getByRole('button', { name: t('sheet.clear') }).tap();
  await kept.getByRole('button', { name: t('sheet.open') }).tap();
  await expect.poll(() => totalsOn(page)).toEqual(['10', '10']);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.sheet-totals table')).toBeVisible();
  await expect(page.locator('.sheet-on-paper li')).toHaveCount(2);
  for (const gone of ['.sheet-entry', '.sheet-actions', '.kept-sheets', '.room-doors'])
    await expect(page.locator(gone)).toBeHidden();
});

test('by keyboard alone: names, coach, a tile, cities that do not earn it, and what is said about them', async ({
  page,
}) => {
  const spoken = language('ru');
  const { names } = spoken;
  await page.goto('/ru/referee/#score');
  await expect(room(page)).toBeVisible();
  const first = playerOf(page, 0);
  await page.locator('input[name="sheet-players"]:checked').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.sheet-player')).toHaveCount(3);
  // Modules, then the first player's name.
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
  await page.keyboard.type('Анна');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(first.getByRole('radio', { name: '3', exact: true })).toBeChecked();
  const baden = tileIn(page, spoken, 0, capital(names.group('baden')), 3);
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    if (await baden.evaluate((tile) => tile === document.activeElement)) break;
  }
  await expect(baden).toBeFocused();
  await page.keyboard.press('Space');
  await expect(baden).toHaveAttribute('aria-pressed', 'true');
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(first.getByRole('checkbox', { name: names.city('mannheim') })).toBeChecked();
  const sheet = (
    [
      { type: 'players', count: 3 },
      { type: 'name', player: 0, name: 'Анна' },
    ] as const
  ).reduce<Sheet>(enter, emptySheet());
  await expect(page.locator('.sheet-doubts li')).toHaveText([
    doubtSentence({ code: 'unearned', player: 0, stack: 'baden' }, sheet, spoken),
  ]);
});

test('a bad link gets a sentence and the empty tool', async ({ page }) => {
  const refusal = page.locator('.sheet-said.is-refusal');
  for (const said of ['1~~%3Cscript%3E', '%E0%A4', '1~~A.9..0...~B.5..4...', 'a'.repeat(9000)]) {
    await page.goto('about:blank');
    await page.goto(`/en/referee/#score=${said}`);
    await expect(refusal).toHaveText(language('en').t('sheet.broken.unreadable'));
    await expect.poll(() => totalsOn(page)).toEqual(['0', '0', '0', '0']);
  }
  // A good one, opened on the same page, takes its place.
  await page.evaluate((hash) => (location.hash = hash), sheetHash(SHEET));
  await expect(refusal).toBeHidden();
  await expect.poll(() => totalsOn(page)).toEqual(['10', '10']);
});

test('a sheet that is being filled in survives leaving, doors and reload, and a link does not erase it', async ({
  page,
}) => {
  const { t } = language('en');
  await page.goto('/en/referee/#score');
  await expect(room(page)).toBeVisible();
  await playerOf(page, 0).getByRole('radio', { name: '7', exact: true }).check();
  const own = await totalsOn(page);
  // Another page, another room, and back by the door.
  await page.goto('/en/about/');
  await page.goto('/en/referee/#may');
  await page.goto('/en/referee/#score');
  await expect.poll(() => totalsOn(page)).toEqual(own);
  await page.reload();
  await expect.poll(() => totalsOn(page)).toEqual(own);

  // Somebody's sheet is shown; one's own is still there, and comes back.
  await page.goto('about:blank');
  await page.goto(`/en/referee/${sheetHash(SHEET)}`);
  await expect.poll(() => totalsOn(page)).toEqual(['10', '10']);
  await expect(page.locator('.sheet-said')).toContainText(t('sheet.linked'));
  await page.goto('/en/about/');
  await page.goto('/en/referee/#score');
  await expect.poll(() => totalsOn(page)).toEqual(own);

  // Whoever enters something on that sheet finds the own one among the kept.
  await page.goto('about:blank');
  await page.goto(`/en/referee/${sheetHash(SHEET)}`);
  await expect(room(page)).toBeVisible();
  await playerOf(page, 0).getByRole('radio', { name: '6', exact: true }).check();
  await page.reload();
  await expect(page.locator('.kept-sheets li')).toHaveCount(1);
  await page
    .locator('.kept-sheets')
    .getByRole('button', { name: t('sheet.open'), exact: false })
    .first()
    .click();
  await expect.poll(() => totalsOn(page)).toEqual(own);
  await expect(page.locator('.sheet-said')).toContainText(t('sheet.set-aside'));
});
