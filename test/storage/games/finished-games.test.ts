/** Games in two stores: whatever happens in between, every game is in at least one of them. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeSave } from '../../../src/storage/games/save.ts';
import { begin } from '../../../src/table/model/session.ts';
import { playedOn, playedOut, setupOf } from '../../support/play.ts';
import { fullStorage, workingStorage } from '../../support/storage.ts';

/** A database that can be told to fail. */
const archive = vi.hoisted(() => ({ texts: new Map<string, string>(), isBroken: false, forgets: false }));
vi.mock('../../../src/storage/device/archive.ts', () => ({
  archivedText: (id: string) =>
    Promise.resolve(archive.isBroken ? undefined : (archive.texts.get(id) ?? null)),
  readArchive: () => Promise.resolve(new Map(archive.texts)),
  archiveTexts: async (texts: ReadonlyMap<string, string | null>, isWanted = () => true) => {
    // The database answers later than what a press does at once.
    await Promise.resolve();
    if (archive.isBroken || !isWanted()) return false;
    if (!archive.forgets)
      for (const [id, text] of texts) {
        if (text === null) archive.texts.delete(id);
        else archive.texts.set(id, text);
      }
    return true;
  },
}));

const OVER = playedOut(begin('aaaa', setupOf(['person', 'solid'])));
const overText = (id: string, saved: number): string =>
  makeSave({ ...OVER, id }, { revision: 1, begun: saved, saved });
const runningText = (id: string): string =>
  makeSave(playedOn(begin(id, setupOf(['person', 'solid'])), 9), { revision: 1, begun: 1, saved: 1 });

const games = (count: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`posthorn.game.over${i}`, overText(`over${i}`, 1000 + i)]),
  );
/** So many that the first store is crowded. */
const MANY = Math.ceil(1_600_000 / overText('over1', 1).length);

async function openTab() {
  vi.resetModules();
  return import('../../../src/storage/games/finished-games.ts');
}

const allGames = async (tab: Awaited<ReturnType<typeof openTab>>) => tab.gamesWith(await tab.archivedGames());

beforeEach(() => {
  archive.texts.clear();
  archive.isBroken = false;
  archive.forgets = false;
});

test('a game of an archive that does not answer is not called missing', async () => {
  workingStorage();
  archive.texts.set('over0', overText('over0', 1));
  archive.isBroken = true;
  expect(await (await openTab()).findGame('over0')).toEqual({ ok: false, why: 'blocked' });
});

describe('making room', () => {
  test('few games stay where they are', async () => {
    const kept = workingStorage(games(5));
    expect(await (await openTab()).makeRoom()).toBe(false);
    expect([kept.size, archive.texts.size]).toEqual([5, 0]);
  });

  test('of many, the oldest finished ones move, those in play stay, and all are found', async () => {
    const content = { ...games(MANY), 'posthorn.game.running': runningText('running') };
    const kept = workingStorage(content);
    const tab = await openTab();
    expect(await tab.makeRoom()).toBe(true);
    expect(archive.texts.get('over0')).toBe(content['posthorn.game.over0' as keyof typeof content]);
    expect(kept.has('posthorn.game.over0')).toBe(false);
    expect(kept.has(`posthorn.game.over${MANY - 1}`)).toBe(true);
    expect(kept.has('posthorn.game.running')).toBe(true);
    const all = await allGames(tab);
    expect(Object.fromEntries([...all].map(([id, text]) => [`posthorn.game.${id}`, text]))).toEqual(content);
    expect(await tab.findGame('over0')).toMatchObject({ ok: true, session: { id: 'over0' } });
    expect(await tab.findGame('nobody')).toEqual({ ok: false, why: 'missing' });
  }, 60_000);

  test.each(['isBroken', 'forgets'] as const)(
    'with an archive that %s, nothing leaves',
    async (fault) => {
      const kept = workingStorage(games(MANY));
      archive[fault] = true;
      await (await openTab()).makeRoom();
      expect(kept.size).toBe(MANY);
    },
    60_000,
  );

  test('what another tab goes on with in the meantime stays', async () => {
    const kept = workingStorage(games(2));
    const tab = await openTab();
    const moving = tab.makeRoom(0);
    kept.set('posthorn.game.over0', runningText('over0'));
    await moving;
    expect(kept.get('posthorn.game.over0')).toBe(runningText('over0'));
    expect((await allGames(tab)).get('over0')).toBe(runningText('over0'));
  });
});

describe('throwing away', () => {
  test('is done in both stores, many at once, and can be undone', async () => {
    const kept = workingStorage(games(3));
    archive.texts.set('old', overText('old', 1));
    const tab = await openTab();
    const before = await allGames(tab);
    expect(await tab.removeGames(['old', 'over0', 'over1'], new Set(['old']))).toBe(true);
    expect([...(await allGames(tab)).keys()]).toEqual(['over2']);
    const gone = new Map([...before].filter(([id]) => id !== 'over2'));
    expect(await tab.putBackGames(gone)).toBe(true);
    expect(new Map([...(await allGames(tab))].toSorted())).toEqual(new Map([...before].toSorted()));
    expect(kept.size).toBe(4);
  });

  test('a game that is thrown away while it moves to the archive is gone', async () => {
    workingStorage(games(2));
    const tab = await openTab();
    const moving = tab.makeRoom(0);
    expect(tab.removeGames(['over0', 'over1'], new Set())).toBe(true);
    await moving;
    expect([...(await allGames(tab)).keys()]).toEqual([]);
  });

  test('a game that another tab has moved to the archive since is gone, too', async () => {
    workingStorage();
    archive.texts.set('over0', overText('over0', 1));
    const tab = await openTab();
    await tab.removeGames(['over0'], new Set());
    expect([...(await allGames(tab)).keys()]).toEqual([]);
  });

  test('where the archive does not answer, none of several is gone', async () => {
    const kept = workingStorage(games(1));
    archive.texts.set('old', overText('old', 1));
    archive.isBroken = true;
    const tab = await openTab();
    expect(await tab.removeGames(['old', 'over0'], new Set(['old']))).toBe(false);
    expect(kept.has('posthorn.game.over0')).toBe(true);
  });

  test('one that another tab has gone on with since is not put back over it', async () => {
    const kept = workingStorage({ 'posthorn.game.a': runningText('a') });
    const tab = await openTab();
    expect(tab.removeGames(['a'], new Set())).toBe(true);
    const later = makeSave(playedOn(begin('a', setupOf(['person', 'solid'])), 12), {
      revision: 2,
      begun: 1,
      saved: 2,
    });
    kept.set('posthorn.game.a', later);
    expect(tab.putBackGames(new Map([['a', runningText('a')]]))).toBe(true);
    expect(kept.get('posthorn.game.a')).toBe(later);
  });

  test('where the first store is full, they come back into the archive', async () => {
    fullStorage();
    const tab = await openTab();
    expect(await tab.putBackGames(new Map([['old', overText('old', 1)]]))).toBe(true);
    expect(archive.texts.has('old')).toBe(true);
  });
});
