import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listGames, type GameCard } from '../../../src/features/play/lobby/game-cards.ts';
import type * as Keeping from '../../../src/storage/games/saved-games.ts';
import { makeSave } from '../../../src/storage/games/save.ts';
import { begin, go, type Session } from '../../../src/table/model/session.ts';
import { gameKey as keyOf } from '../../../src/storage/games/saved-games.ts';
import { onward, playedOn, playedOut, setupOf } from '../../support/play.ts';
import { forbiddenStorage, fullStorage, throwingStorage, workingStorage } from '../../support/storage.ts';

type Keep = typeof Keeping;

/** A tab remembers what it has saved: another one starts without. */
async function openTab(): Promise<Keep> {
  vi.resetModules();
  return import('../../../src/storage/games/saved-games.ts');
}

const game = (id = 'aaaa', actions = 12): Session =>
  playedOn(begin(id, setupOf(['person', 'solid'])), actions);

let tab: Keep;
beforeEach(async () => {
  tab = await openTab();
});

function read(from: Keep, id: string): Session {
  const found = from.readGame(id);
  if (!found.ok) throw new Error(JSON.stringify(found));
  return found.session;
}

describe('saving', () => {
  test('after every action, one key and one text; what comes back is the game as it was', () => {
    const kept = workingStorage();
    let session = game('aaaa', 0);
    for (let i = 0; i < 30; i++) {
      session = onward(session);
      expect(tab.keepGame(session)).toEqual({ ok: true });
      expect([...kept.keys()]).toEqual([keyOf('aaaa')]);
      expect(read(tab, 'aaaa').table.now).toEqual(session.table.now);
    }
  });

  test('is a single write', () => {
    workingStorage();
    const set = vi.spyOn(localStorage, 'setItem');
    tab.keepGame(game());
    expect(set).toHaveBeenCalledTimes(1);
  });

  test('several games stand side by side', () => {
    workingStorage();
    tab.keepGame(game('aaaa', 5));
    tab.keepGame(game('bbbb', 9));
    expect(read(tab, 'aaaa').table.done).toHaveLength(5);
    expect(read(tab, 'bbbb').table.done).toHaveLength(9);
    expect(tab.removeGame('aaaa')).toBe(true);
    expect(tab.readGame('aaaa')).toEqual({ ok: false, why: 'missing' });
    expect(read(tab, 'bbbb').table.done).toHaveLength(9);
  });

  test('a full storage is said, and what was saved before stays', async () => {
    const before = game('aaaa', 5);
    const kept = fullStorage({ [keyOf('aaaa')]: makeSave(before, { revision: 1, begun: 0, saved: 0 }) });
    const session = onward(read(tab, 'aaaa'));
    expect(tab.keepGame(session)).toEqual({ ok: false, why: 'full' });
    expect(read(await openTab(), 'aaaa').table.now).toEqual(before.table.now);
    expect(kept.size).toBe(1);
  });

  test.each([
    ['throws on every call', throwingStorage],
    ['may not even be looked at', forbiddenStorage],
  ])('a storage that %s is said to be blocked, and nothing throws', (_, stub) => {
    stub();
    expect(tab.keepGame(game())).toEqual({ ok: false, why: 'blocked' });
    expect(tab.readGame('bbbb')).toEqual({ ok: false, why: 'blocked' });
    expect(tab.rawOf('bbbb')).toBeNull();
    expect(tab.removeGame('bbbb')).toBe(false);
    expect(tab.isNewerElsewhere('aaaa')).toBe(false);
    expect(listGames(tab.gameTexts(), tab.isUnsaved)).toMatchObject([{ id: 'aaaa', isUnsaved: true }]);
  });

  test('a game with more actions than a record can have is said to be too long', () => {
    workingStorage();
    const session = game();
    const endless = Array.from({ length: 1501 }, () => session.table.done[0]!);
    expect(tab.keepGame({ ...session, table: { ...session.table, done: endless } })).toEqual({
      ok: false,
      why: 'too-long',
    });
  });
});

describe('two tabs', () => {
  test('the one that is behind does not overwrite, and can take the newer game up', async () => {
    workingStorage();
    tab.keepGame(game('aaaa', 5));
    const other = await openTab();
    const theirs = onward(read(other, 'aaaa'));
    expect(other.keepGame(theirs)).toEqual({ ok: true });
    expect(tab.isNewerElsewhere('aaaa')).toBe(true);
    expect(tab.keepGame(game('aaaa', 9))).toEqual({ ok: false, why: 'newer-elsewhere' });
    expect(read(other, 'aaaa').table.now).toEqual(theirs.table.now);
    const mine = onward(read(tab, 'aaaa'));
    expect(tab.keepGame(mine)).toEqual({ ok: true });
    expect(other.keepGame(theirs)).toEqual({ ok: false, why: 'newer-elsewhere' });
  });

  test('moves that could not be saved outlast another tab that goes on, until they are given up', async () => {
    const kept = workingStorage();
    tab.keepGame(game('aaaa', 12));
    const text = kept.get(keyOf('aaaa'))!;
    fullStorage({ [keyOf('aaaa')]: text });
    expect(tab.keepGame(game('aaaa', 14))).toEqual({ ok: false, why: 'full' });
    const other = await openTab();
    workingStorage({ [keyOf('aaaa')]: text });
    other.readGame('aaaa');
    expect(other.keepGame(onward(game('aaaa', 12)))).toEqual({ ok: true });
    expect(tab.keepGame(game('aaaa', 14))).toEqual({ ok: false, why: 'split' });
    expect(read(tab, 'aaaa').table.done, 'also from the list of games').toHaveLength(14);
    expect(JSON.parse(tab.rawOf('aaaa')!), 'as a file').toMatchObject({ actions: { length: 14 } });
    expect(tab.hasUnsaved()).toBe(true);
    expect(read(other, 'aaaa').table.done, 'and the other tab is left alone').toHaveLength(13);
    expect(tab.takeOverGame('aaaa')).toMatchObject({
      ok: true,
      session: { table: { done: { length: 13 } } },
    });
    expect(tab.hasUnsaved()).toBe(false);
    expect(tab.keepGame(game('aaaa', 15))).toEqual({ ok: true });
  });

  test('of two that were equally far, the first one wins', async () => {
    const kept = workingStorage();
    tab.keepGame(game('aaaa', 5));
    const other = await openTab();
    other.readGame('aaaa');
    const lastOfBoth = kept.get(keyOf('aaaa'))!;
    other.keepGame(game('aaaa', 6));
    const first = kept.get(keyOf('aaaa'))!;
    kept.set(keyOf('aaaa'), lastOfBoth);
    tab.keepGame(game('aaaa', 7));
    kept.set(keyOf('aaaa'), first);
    expect(tab.keepGame(game('aaaa', 8))).toEqual({ ok: false, why: 'newer-elsewhere' });
  });

  test('of a made-up revision above all others, one tab still hears of the other', async () => {
    workingStorage({ [keyOf('aaaa')]: makeSave(game('aaaa', 4), { revision: 1e12, begun: 1, saved: 1 }) });
    const other = await openTab();
    for (const [at, each] of [tab, other].entries()) each.keepGame(read(each, 'aaaa'), at);
    expect(tab.isNewerElsewhere('aaaa')).toBe(true);
    expect(read(tab, 'aaaa').table.done).toHaveLength(4);
    expect(tab.keepGame(game('aaaa', 7))).toEqual({ ok: true });
    expect(other.keepGame(game('aaaa', 5))).toEqual({ ok: false, why: 'newer-elsewhere' });
    expect(tab.keepGame(game('aaaa', 8))).toEqual({ ok: true });
  });

  test('a tab that never read the game does not write over it', () => {
    workingStorage({ [keyOf('aaaa')]: makeSave(game(), { revision: 0, begun: 0, saved: 0 }) });
    expect(tab.keepGame(game('aaaa', 1))).toEqual({ ok: false, why: 'newer-elsewhere' });
  });

  test('what a newer version of the site wrote is not overwritten', () => {
    const kept = workingStorage();
    tab.keepGame(game());
    kept.set(keyOf('aaaa'), kept.get(keyOf('aaaa'))!.replace('"save":1', '"save":2'));
    expect(tab.keepGame(game('aaaa', 13))).toEqual({ ok: false, why: 'newer-elsewhere' });
  });

  test.each([
    ['broken meanwhile', '{"half'],
    ['thrown away meanwhile', null],
  ])('a game in play whose text was %s is written again', (_, text) => {
    const kept = workingStorage();
    tab.keepGame(game());
    if (text === null) kept.delete(keyOf('aaaa'));
    else kept.set(keyOf('aaaa'), text);
    expect(tab.keepGame(game('aaaa', 13))).toEqual({ ok: true });
    expect(read(tab, 'aaaa').table.done).toHaveLength(13);
  });

  test('a watching tab hears of it at once, or when it wakes, until it stops watching', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('document', new EventTarget());
    workingStorage();
    tab.keepGame(game('aaaa', 5));
    const heard = vi.fn<() => void>();
    const room = vi.fn<() => void>();
    const stop = tab.watchGame('aaaa', heard, room);
    const storage = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    storage(keyOf('aaaa'));
    expect(heard).not.toHaveBeenCalled();
    const other = await openTab();
    other.keepGame(onward(read(other, 'aaaa')));
    storage(keyOf('bbbb'));
    expect(heard).not.toHaveBeenCalled();
    expect(room).toHaveBeenCalledTimes(1);
    storage(keyOf('aaaa'));
    expect(heard).toHaveBeenCalledTimes(1);
    page.dispatchEvent(new Event('pageshow'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    storage(keyOf('aaaa'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toHaveBeenCalledTimes(3);
  });
});

describe('the list', () => {
  test('shows who plays, how far it is and how it stands; the last saved first', () => {
    workingStorage({ 'posthorn.lang': 'pl', other: 'theirs' });
    tab.keepGame(game('aaaa', 0), 1000);
    const over = playedOut(begin('bbbb', setupOf(['person', 'solid'], ['audience'])));
    tab.keepGame(over, 3000);
    tab.keepGame(game('cccc', 40), 2000);
    tab.keepGame(go(game('cccc', 40), { type: 'undo' }), 2500);
    const cards = listGames(tab.gameTexts(), tab.isUnsaved);
    expect(cards.map(({ id }) => id)).toEqual(['bbbb', 'cccc', 'aaaa']);
    const [first, second, third] = cards as readonly Extract<GameCard, { isReadable: true }>[];
    expect(first!.isOver).toBe(true);
    expect(first!.winner).not.toBeNull();
    expect(second).toMatchObject({ isOver: false, winner: null, begun: 2000, saved: 2500 });
    expect(third).toMatchObject({ turn: 1, totals: [-20, -20], setup: setupOf(['person', 'solid']) });
  });

  test('keeps what cannot be read, raw, and last, until it is thrown away', () => {
    const kept = workingStorage({ [keyOf('zzzz')]: 'not a game' });
    tab.keepGame(game());
    const [readable, broken] = listGames(tab.gameTexts(), tab.isUnsaved);
    expect(readable!.isReadable).toBe(true);
    expect(broken).toEqual({
      id: 'zzzz',
      text: 'not a game',
      isReadable: false,
      refusal: { ok: false, code: 'bad-json' },
    });
    expect(tab.rawOf('zzzz')).toBe('not a game');
    expect(tab.removeGame('zzzz')).toBe(true);
    expect(kept.has(keyOf('zzzz'))).toBe(false);
  });
});
