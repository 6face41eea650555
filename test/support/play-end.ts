/** The end of a game played through the page: what it says and gives away is what the engine makes of it. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { replay, scores } from '../../src/engine/index.ts';
import { signed } from '../../src/table/words/moment-words.ts';
import { toldAt } from '../../src/table/words/status-message.ts';
import { nameOf, playersByName } from '../../src/table/words/player-names.ts';
import { recordOf, type Session } from '../../src/table/model/session.ts';
import { parseGame } from '../../src/notation/parse-game.ts';
import { expect, type Language } from './browser.ts';
import { MOUSE, type Hands } from './play-page.ts';

/** Takes the game out as a file, and finds every player's points on the page as the engine counts them from it. */
export async function expectScore(
  page: Page,
  session: Session,
  { t }: Language,
  { press }: Hands = MOUSE,
): Promise<void> {
  const end = page.locator('.end-of-game');
  await expect(end).toBeVisible();
  await press(end.getByRole('button', { name: t('end.share') }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(end.getByRole('button', { name: t('share.file') })),
  ]);
  const parsed = parseGame(await readFile(await download.path(), 'utf8'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  expect(parsed.record).toEqual(recordOf(session));
  const replayed = replay(parsed.record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed));
  expect(replayed.state.step).toBe('over');
  for (const [player, { total }] of scores(replayed.state).players.entries()) {
    const name = page.locator('.account-name', { hasText: nameOf(session.setup.seats[player]!, t) });
    await expect(end.locator('.account', { has: name }).locator('tfoot td')).toHaveText(signed(total));
  }
}

/** Keeps what is spoken from now on. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.locator('.game-table [role="log"]').evaluate((log) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent ?? '');
    }).observe(log, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { readonly heard: readonly string[] }).heard);
}

/** Every action in its order, each once; what is expected comes between. */
export function expectToldOnce(heard: readonly string[], { table, setup }: Session, spoken: Language): void {
  const words = { t: playersByName(spoken.t, setup), names: spoken.names };
  const told = table.done.map((_, index) => toldAt(table, index, words).join(' ')).filter(Boolean);
  expect(heard.filter((text) => told.includes(text))).toEqual(told);
}
