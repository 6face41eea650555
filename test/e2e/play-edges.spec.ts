/** The edges of playing: once more, from a moment of a saved game on, from addresses and files that are none. */
import { exportText, importGame } from '../../src/storage/games/game-files.ts';
import { parseGame } from '../../src/notation/parse-game.ts';
import { readGames } from '../../src/tools/scripts/golden/store.ts';
import { expect, language, test } from '../support/browser.ts';
import { gameOn, openLobby, storedGame, tableOf } from '../support/lobby.ts';
import { openMoment } from '../support/moments.ts';

const { t } = language('en');
const ID = 'k2k2k2k2';
const BOTH = 'four players, both modules';

test('a rematch has the same people and other cards; what if from a saved game leaves it as it is', async ({
  page,
}) => {
  const taken = importGame(ID, readGames().find(({ name }) => name === 'tokens-260')!.text, parseGame);
  if (!taken.ok) throw new Error(taken.code);
  const text = exportText(taken.session);
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key!, value!),
    [`posthorn.game.${ID}`, text],
  );
  await page.goto(`/en/play/#game=${ID}`);
  await expect(page.locator('#end-heading')).toBeFocused();
  const before = await storedGame(page, ID);
  await page.getByRole('button', { name: t('end.rematch'), exact: true }).click();
  await page.waitForURL((url) => url.hash.startsWith('#game=') && !url.hash.endsWith(ID));
  await expect(tableOf(page)).toBeVisible();
  const again = await storedGame(page, await gameOn(page));
  expect(again).toMatchObject({ seats: (before as { seats: unknown }).seats, actions: [] });
  expect(again.config['seed']).not.toBe(taken.session.setup.seed);

  await page.goto(`/en/replay/#game=${ID}&at=10`);
  await page.getByRole('button', { name: t('replay.what-if.play') }).click();
  await page.waitForURL(/\/en\/play\/#game=/);
  const branch = await gameOn(page);
  expect(branch).not.toBe(ID);
  await expect
    .poll(async () => (await storedGame(page, branch)) as unknown)
    .toMatchObject({
      actions: taken.session.table.done.slice(0, 10).map(({ action }) => action),
    });
  await expect
    .poll(async () => (await storedGame(page, ID)) as unknown)
    .toMatchObject({
      actions: { length: taken.session.table.done.length },
    });
});

test('hostile addresses, wrong files and folders are answered in a sentence', async ({ page }) => {
  const hashes = ['#game=', '#game=__proto__', '#link=', '#link=%E0%A4%A', '#%', `#link=${'A'.repeat(9000)}`];
  for (const hash of hashes) {
    await openLobby(page, 'en', hash);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('play.heading'));
    await page.goto(`/en/replay/${hash}`);
    await expect(page.locator('.open-game:not([inert])')).toBeVisible();
  }
  await openLobby(page, 'en');
  await page.locator('.import-game summary').click();
  const drop = (kind: 'folder' | 'picture' | 'deep') =>
    page.locator('.import-game form').evaluate((form, what) => {
      // A folder can be dropped like a file, but not read.
      const folder = { slice: () => ({ text: () => Promise.reject(new DOMException('', 'NotFoundError')) }) };
      const file = new File(
        [what === 'deep' ? '['.repeat(500_000) : new Uint8Array([137, 80, 78, 71])],
        what,
      );
      const event = new Event('drop', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'dataTransfer', { value: { files: [what === 'folder' ? folder : file] } });
      form.dispatchEvent(event);
    }, kind);
  const said = page.locator('.import-game [role=status]');
  await drop('folder');
  await expect(said).toHaveText(t('share.unread'));
  await drop('deep');
  await expect(said).toHaveText(t('broken.bad-record.record'));
  await drop('picture');
  await expect(said).not.toHaveText(t('broken.bad-record.record'));
  await expect(said).not.toBeEmpty();
});

test.describe('with all that a game can have on the table', () => {
  const late =
    (step: string) =>
    (state: {
      readonly step: string;
      readonly players: readonly { readonly houses: readonly unknown[] }[];
      readonly player: number;
    }) =>
      state.step === step && state.players[state.player]!.houses.length >= 6;

  test('at 1280 × 800 market, hand, route, officials, coaches, tiles and tokens are in sight', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openMoment(page, 'ru', { game: BOTH, when: late('draw') });
    await expect(page.locator('.market')).toBeVisible();
    for (const piece of [
      '.market .card',
      '.hand',
      '.route',
      '.officials .figure',
      '.coach-track',
      '.stacks .tile',
      '.tokens .token',
    ])
      for (const each of await page.locator(piece).all())
        await expect(each, piece).toBeInViewport({ ratio: 1 });
  });

  test('on a phone a carriage that has to move is in sight, in the list and on the map', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openMoment(page, 'pl', { game: BOTH, when: late('carriage') });
    await expect(page.locator('button.carriage.is-possible').first()).toBeInViewport({ ratio: 0.5 });
    await expect(page.locator('.rome-svg .is-target').first()).toBeInViewport();
  });
});
