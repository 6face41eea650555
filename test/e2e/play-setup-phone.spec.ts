/** Setting up a game by thumb, at 360 × 740. */
import { faultsOf } from '../support/axe.ts';
import { expect, LANGS, test } from '../support/browser.ts';
import { fillStorage } from '../support/kill.ts';
import { begin, nameField, openLobby, playButton, whoList } from '../support/lobby.ts';

for (const lang of LANGS) {
  test(`${lang}: the button to play is in sight, whatever is unfolded`, async ({ page }) => {
    await openLobby(page, lang);
    await expect(playButton(page)).toBeInViewport({ ratio: 1 });
    await page.locator('.seat-count label').nth(2).tap();
    await whoList(page, 3).selectOption('beginner');
    for (const fold of await page.locator('.lobby summary').all()) await fold.tap();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(playButton(page)).toBeInViewport({ ratio: 1 });
    // What has the focus is not behind it.
    await nameField(page, 3).focus();
    const [bar, field] = [
      await page.locator('.play-bar').boundingBox(),
      await nameField(page, 3).boundingBox(),
    ];
    expect(field!.y + field!.height).toBeLessThanOrEqual(bar!.y);
    const small = await page
      .locator(
        '.lobby :is(button, select, input[type="text"], summary, .button, .seat-count label, .modules label)',
      )
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 43.9).map((one) => one.outerHTML),
      );
    expect(small).toEqual([]);
    const id = await begin(page);
    await page.goBack();
    await page.locator('.last-game').tap();
    await expect(page).toHaveURL(new RegExp(`#game=${id}$`));
    await expect(page.locator('.game-table')).toBeVisible();
  });
}

test('pl: on phones of every size nothing is half behind the button, and the end of the page is above it', async ({
  page,
}) => {
  await openLobby(page, 'pl');
  for (const [width, height] of [
    [412, 823],
    [360, 740],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(playButton(page)).toBeInViewport({ ratio: 1 });
    expect(await faultsOf(page), `${width} × ${height}`).toEqual([]);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [bar, footer] = [
    await page.locator('.play-bar').boundingBox(),
    await page.locator('body > footer > :last-child').boundingBox(),
  ];
  expect(footer!.y + footer!.height).toBeLessThanOrEqual(bar!.y);
});

test('pl: what is said of a full storage does not hide the button', async ({ page }) => {
  await openLobby(page, 'pl');
  await fillStorage(page);
  await nameField(page, 0).fill('Jan z Pragi');
  const notice = page.locator('#storage-notice p');
  await expect(notice).toBeInViewport({ ratio: 1 });
  const [above, bar] = [await notice.boundingBox(), await page.locator('.play-bar').boundingBox()];
  expect(above!.y + above!.height).toBeLessThanOrEqual(bar!.y + 1);
  await playButton(page).tap();
  await expect(page.locator('.game-table')).toBeVisible();
});
