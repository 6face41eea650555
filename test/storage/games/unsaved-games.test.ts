import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Cards from '../../../src/features/play/lobby/game-cards.ts';
import type * as Keeping from '../../../src/storage/games/saved-games.ts';
import { begin, type Session } from '../../../src/table/model/session.ts';
import { gameKey as keyOf } from '../../../src/storage/games/saved-games.ts';
import { playedOn, playedOut, setupOf } from '../../support/play.ts';
import { forbiddenStorage, fullStorage, workingStorage } from '../../support/storage.ts';

const game = (actions: number): Session => playedOn(begin('aaaa', setupOf(['person', 'solid'])), actions);

/** One page: what it remembers, and the list in it. */
let tab: typeof Keeping & typeof Cards;
beforeEach(async () => {
  vi.resetModules();
  tab = {
    ...(await import('../../../src/storage/games/saved-games.ts')),
    ...(await import('../../../src/features/play/lobby/game-cards.ts')),
  };
});

const actionsRead = (): number => {
  const found = tab.readGame('aaaa');
  if (!found.ok) throw new Error(JSON.stringify(found));
  return found.session.table.done.length;
};

describe.each([
  ['full', (): void => void fullStorage()],
  ['blocked', forbiddenStorage],
] as const)('where storage is %s', (why, stub) => {
  beforeEach(() => {
    stub();
    tab.keepGame(game(12));
  });

  test('a game is listed, opened and given away as long as the page lasts', () => {
    expect(tab.listGames(tab.gameTexts(), tab.isUnsaved)).toMatchObject([
      { id: 'aaaa', isReadable: true, isUnsaved: true },
    ]);
    expect(actionsRead()).toBe(12);
    expect(tab.keepGame(game(12))).toEqual({ ok: false, why });
    expect(JSON.parse(tab.rawOf('aaaa')!)).toMatchObject({ actions: { length: 12 } });
    expect([tab.isUnsaved('aaaa'), tab.hasUnsaved()]).toEqual([true, true]);
  });

  test('it can be thrown away and had back', () => {
    const text = tab.rawOf('aaaa')!;
    expect(tab.removeGame('aaaa')).toBe(true);
    expect(tab.listGames(tab.gameTexts(), tab.isUnsaved)).toEqual([]);
    expect(tab.putBackText('aaaa', text)).toBe(why);
    expect(tab.holdUnsaved('aaaa', text)).toBe(true);
    expect(actionsRead()).toBe(12);
    expect(tab.holdUnsaved('bbbb', 'not a game')).toBe(false);
  });

  test('a finished one is saved when it is opened and there is room', () => {
    const over = playedOut(begin('over', setupOf(['person', 'solid'])));
    tab.keepGame(over);
    expect(tab.keepOpened(over)).toEqual({ ok: false, why });
    const kept = workingStorage();
    const found = tab.readGame('over');
    expect(found.ok && tab.keepOpened(found.session)).toEqual({ ok: true });
    const text = kept.get(keyOf('over'));
    expect(text).toBeDefined();
    expect([tab.keepOpened(over), kept.get(keyOf('over'))]).toEqual([{ ok: true }, text]);
  });

  test('as soon as there is room it is saved, and nothing more is held back', () => {
    const kept = workingStorage();
    expect(tab.keepGame(game(13))).toEqual({ ok: true });
    expect([...kept.keys()]).toEqual([keyOf('aaaa')]);
    expect([tab.isUnsaved('aaaa'), tab.hasUnsaved()]).toEqual([false, false]);
    expect(tab.listGames(tab.gameTexts(), tab.isUnsaved)).toMatchObject([{ id: 'aaaa', isUnsaved: false }]);
  });
});

describe('a game of which an older text is stored', () => {
  beforeEach(() => {
    const kept = workingStorage();
    tab.keepGame(game(12));
    fullStorage(Object.fromEntries(kept));
    tab.keepGame(game(20));
  });

  test('is listed once and goes on where it was left', () => {
    expect(tab.listGames(tab.gameTexts(), tab.isUnsaved)).toHaveLength(1);
    expect(actionsRead()).toBe(20);
  });

  test('is gone altogether when it is thrown away', () => {
    tab.removeGame('aaaa');
    expect(tab.readGame('aaaa')).toEqual({ ok: false, why: 'missing' });
  });
});
