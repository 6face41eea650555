/** What must outlive a reload, a closed tab or a crash: what is shown at the table and what is stored of it. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { parseSave } from '../../src/storage/games/save.ts';
import { actorOf, type Session } from '../../src/table/model/session.ts';
import { expect } from './browser.ts';
import { tableOn } from './play-page.ts';

interface Moment {
  readonly stored: Readonly<Record<string, unknown>>;
  readonly session: Session;
  /** Everything beside the map in words, and the log. */
  readonly shown: Readonly<Record<string, string>>;
}

/**
 * The table as a reader could describe it, and the saved game without the times it was saved. The
 * log takes a while to lay out and follows from the saved game: it need not be read every time.
 */
export async function momentOn(page: Page, hasLog = true): Promise<Moment> {
  const { id, text, shown } = await page.evaluate(async (isRead) => {
    const of = (selector: string): string =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((each) => each.innerText).join('\n');
    const pause = (): Promise<void> => new Promise((done) => void setTimeout(done, 50));
    /** The players and what lies for everybody follow a press in the next picture. */
    const painted = async (): Promise<void> => {
      for (let pictures = 0; pictures < 3; pictures++)
        await new Promise<void>((done) => void requestAnimationFrame(() => setTimeout(done)));
    };
    /** Pressed again where the page did not listen yet. */
    const showLog = async (isShown: boolean): Promise<void> => {
      while ((document.querySelector('.log-turns') !== null) !== isShown) {
        [...document.querySelectorAll<HTMLElement>('.tools .tool-button')].at(-2)!.click();
        await pause();
      }
    };
    const key = location.hash.replace('#game=', '');
    const saved = (): string => localStorage.getItem(`posthorn.game.${key}`)!;
    for (;;) {
      const before = saved();
      if (isRead) await showLog(true);
      // Older turns follow bit by bit.
      while (document.querySelector('.log-turns[aria-busy="true"]')) await pause();
      const log = of('.log-turns');
      if (isRead) await showLog(false);
      await painted();
      const parts = { turn: of('.turn'), tray: of('.table-tray'), curtain: of('.curtain') };
      // Meanwhile an automatic player may have gone on: then all of it is looked at again.
      if (saved() === before) return { id: key, text: before, shown: { ...parts, log } };
    }
  }, hasLog);
  const parsed = parseSave(id, text);
  if (!parsed.ok) throw new Error(`the saved game cannot be read: ${JSON.stringify(parsed)}`);
  const { stamp: _stamp, check: _check, ...rest } = JSON.parse(text) as Record<string, unknown>;
  // Of two spellings of an action, the game that is taken up again has the first.
  const stored = { ...rest, actions: parsed.session.table.done.map(({ action }) => action) };
  return { stored, session: parsed.session, shown };
}

/**
 * Reloads, and everything is as it was. An automatic player goes on by itself: then the game is at
 * least as far as it was. Gives what the person had begun.
 */
export async function reloadUnharmed(page: Page, hasLog = true): Promise<string> {
  const before = await momentOn(page, hasLog);
  await page.reload({ waitUntil: 'commit' });
  await expect(tableOn(page)).toBeVisible();
  const after = await momentOn(page, hasLog);
  const { pending, done } = before.session.table;
  if (actorOf(before.session)?.who === 'person')
    expect({ stored: after.stored, shown: after.shown }).toEqual({
      stored: before.stored,
      shown: before.shown,
    });
  else expect(after.session.table.done.slice(0, done.length)).toEqual(done);
  return pending?.type ?? 'nothing';
}

/** Presses a button and gives the text of the file that comes. */
export async function fileFrom(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await download.path(), 'utf8');
}

/** Fills the storage of the page to its last character. */
export const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let filler = '';
    for (let size = 2 ** 23; size >= 1; size /= 2)
      try {
        localStorage.setItem('filler', filler + 'x'.repeat(size));
        filler += 'x'.repeat(size);
      } catch {
        // That much does not fit any more; half of it may.
      }
  });
