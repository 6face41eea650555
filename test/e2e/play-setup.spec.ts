/** Setting up a game: defaults, by keyboard alone, what is remembered, what is refused. */
import { faultsOf } from '../support/axe.ts';
import { expect, language, LANGS, test } from '../support/browser.ts';
import { tabTo } from '../support/table.ts';
import {
  begin,
  gameOn,
  lookList,
  marketOn,
  nameField,
  openLobby,
  playButton,
  seatRow,
  seedField,
  storedGame,
  whoList,
} from '../support/lobby.ts';

for (const lang of LANGS) {
  const { t } = language(lang);

  test(`${lang}: from the first visit one press leads to the table`, async ({ page }) => {
    await openLobby(page, lang);
    await expect(playButton(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.seat-row')).toHaveCount(3);
    const game = await storedGame(page, await begin(page));
    expect(game.seats.map(({ who }) => who).toSorted()).toEqual(['person', 'solid', 'solid']);
    expect(game.seats.map(({ name }) => name)).toContain(t('play.postmaster.1'));
    expect(game.config).toMatchObject({ players: 3, modules: [] });
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.locator('.setup')).toBeVisible();
    await page.goForward();
    await gameOn(page);
  });
}

test('ru: everything is set by keyboard alone, played so, and remembered', async ({ page }) => {
  const { t } = language('ru');
  await openLobby(page, 'ru');
  const { keyboard } = page;
  /** By its first letters, as the list itself understands it. */
  const choose = async (list: ReturnType<typeof whoList>, value: string): Promise<void> => {
    await tabTo(page, list);
    const values = await list
      .locator('option')
      .evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value));
    await keyboard.press('Home');
    for (let i = 0; i < values.indexOf(value); i++) await keyboard.press('ArrowDown');
    await expect(list).toHaveValue(value);
  };
  await tabTo(page, page.locator('.seat-count input:checked'));
  await keyboard.press('ArrowRight');
  await expect(page.locator('.seat-row')).toHaveCount(4);
  await choose(lookList(page, 0), '3');
  await expect(lookList(page, 3)).toHaveValue('0');
  await tabTo(page, nameField(page, 0));
  await keyboard.type('Ада');
  await choose(whoList(page, 1), 'person');
  await choose(whoList(page, 2), 'beginner');
  await choose(whoList(page, 3), 'strong');
  await choose(page.getByLabel(t('play.starts')), '2');
  for (const module of ['officials', 'audience'] as const) {
    await tabTo(page, page.getByLabel(t(`module.${module}`)));
    await keyboard.press('Space');
  }
  const [rules, cards] = [page.locator('.setup summary').nth(0), page.locator('.setup summary').nth(1)];
  await tabTo(page, rules);
  await keyboard.press('Enter');
  await choose(page.locator('.setup').getByLabel(t('play.booklet.choose')), 'rebel-pl');
  await choose(page.getByLabel(t('play.option.coach')), 'may');
  await expect(page.getByLabel(t('play.option.placement'))).toBeDisabled();
  await tabTo(page, cards);
  await keyboard.press('Enter');
  await tabTo(page, seedField(page));
  await keyboard.type('зерно');
  await tabTo(page, playButton(page));
  await keyboard.press('Enter');

  const game = await storedGame(page, await gameOn(page));
  expect(game.config).toMatchObject({
    seed: 'зерно',
    edition: 'rebel-pl',
    modules: ['officials', 'audience'],
  });
  expect(game.config['options']).toMatchObject({ coach: 'may' });
  expect(game.seats.map(({ look, who }) => [look, who])).toEqual([
    [2, 'beginner'],
    [0, 'strong'],
    [3, 'person'],
    [1, 'person'],
  ]);
  expect(game.seats[2]!.name).toBe('Ада');

  await openLobby(page, 'ru');
  await expect(nameField(page, 0)).toHaveValue('Ада');
  await expect(whoList(page, 3)).toHaveValue('strong');
  await expect(page.getByLabel(t('play.starts'))).toHaveValue('2');
  await expect(page.getByRole('checkbox', { name: t('module.audience') })).toBeChecked();
  await expect(seedField(page)).toHaveValue('');
});

test('the same seed lays the same cards, another one others', async ({ page }) => {
  const markets: (readonly string[])[] = [];
  for (const seed of ['ulm', 'ulm', 'linz']) {
    await openLobby(page, 'en');
    // Nobody takes a card before it is looked at.
    await page.getByLabel(language('en').t('play.starts')).selectOption('0');
    await page.locator('.setup summary').nth(1).click();
    await seedField(page).fill(seed);
    await begin(page);
    markets.push(await marketOn(page));
  }
  expect(markets[0]).toHaveLength(6);
  expect(markets[1]).toEqual(markets[0]);
  expect(markets[2]).not.toEqual(markets[0]);
});

test('pl: what cannot be played with is said at its field, and nothing typed is lost', async ({ page }) => {
  const { t } = language('pl');
  await openLobby(page, 'pl');
  await nameField(page, 0).fill('Ewa');
  await nameField(page, 2).fill('ewa');
  await page.locator('.setup summary').nth(1).click();
  await seedField(page).fill('x'.repeat(70));
  await page.locator('.setup summary').nth(1).click();
  await playButton(page).click();
  await expect(nameField(page, 2)).toBeFocused();
  await expect(nameField(page, 2)).toHaveAccessibleDescription(t('play.name.taken', { name: 'ewa' }));
  await expect(seedField(page)).toBeVisible();
  await expect(seedField(page)).toHaveAccessibleDescription(t('broken.seed-too-long', { limit: 64 }));
  expect(await faultsOf(page)).toEqual([]);
  // A page that is left in the middle has everything as it was.
  await page.reload();
  await expect(nameField(page, 2)).toHaveValue('ewa');
  await expect(seedField(page)).toHaveValue('x'.repeat(70));
  await nameField(page, 2).fill('');
  await page.locator('.setup summary').nth(1).click();
  await seedField(page).fill('krótkie');
  const { seats, config } = await storedGame(page, await begin(page));
  expect(seats.map(({ name }) => name).toSorted()).toEqual(['', 'Ewa', t('play.postmaster.1')]);
  expect(config['seed']).toBe('krótkie');
});

test('a seat that is left out comes back as it was', async ({ page }) => {
  await openLobby(page, 'en');
  await nameField(page, 2).fill('Ada');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await expect(seatRow(page, 2)).toHaveCount(0);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await expect(nameField(page, 2)).toHaveValue('Ada');
});
