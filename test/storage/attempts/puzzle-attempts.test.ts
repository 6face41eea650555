/** A puzzle on the table: what is shown as solved is counted, and two tabs do not undo each other. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Attempt } from '../../../src/storage/attempts/attempts.ts';
import { fullStorage, workingStorage } from '../../support/storage.ts';

async function newTab(puzzle: { readonly id: string } = PUZZLE) {
  vi.resetModules();
  const { attemptKeeper } = await import('../../../src/storage/attempts/puzzle-attempts.ts');
  const { readResults } = await import('../../../src/storage/results/puzzle-results.ts');
  return { keeper: attemptKeeper({ ...PUZZLE, ...puzzle }), readResults };
}

const PUZZLE = { id: 'plan-1-1', day: null, kind: 'plan', level: 1, best: 5 } as const;
const done = (answer: Attempt['answer'] = null, misses = 0) =>
  ({ id: PUZZLE.id, hints: 0, misses, answer, actions: [] }) as const;
const SOLVED = { reached: 5, stars: 3, hints: 0 } as const;

beforeEach(() => void vi.stubGlobal('document', new EventTarget()));

describe('an answer', () => {
  test('is counted before the attempt that shows it is written', async () => {
    workingStorage();
    const { keeper } = await newTab();
    const written: string[] = [];
    const set = localStorage.setItem.bind(localStorage);
    localStorage.setItem = (key, value) => {
      written.push(key);
      set(key, value);
    };
    keeper.save(done(SOLVED), true);
    expect(written).toEqual(['posthorn.results', 'posthorn.attempts']);
  });

  test('that was shown and not counted is counted when the puzzle is opened again', async () => {
    const kept = workingStorage();
    const first = await newTab();
    first.keeper.save(done(SOLVED), true);
    // As if the page had died between the two writes, the other way round.
    kept.delete('posthorn.results');
    const next = await newTab();
    expect(next.keeper.load()?.answer).toEqual(SOLVED);
    next.keeper.reconcile();
    expect(next.readResults().get(PUZZLE.id)).toMatchObject({ tries: 1, stars: 3 });
    next.keeper.reconcile();
    (await newTab()).keeper.reconcile();
    expect((await newTab()).readResults().get(PUZZLE.id)!.tries).toBe(1);
  });

  test('of earlier pages, which did not say when, is not counted twice', async () => {
    const kept = workingStorage();
    const first = await newTab();
    first.keeper.save(done(SOLVED), true);
    const [attempt] = JSON.parse(kept.get('posthorn.attempts')!) as Attempt[];
    const { answeredAt: _, ...old } = attempt!;
    kept.set('posthorn.attempts', JSON.stringify([old]));
    const next = await newTab();
    next.keeper.reconcile();
    expect(next.readResults().get(PUZZLE.id)!.tries).toBe(1);
  });

  test('says nothing else about its puzzle', async () => {
    const kept = workingStorage();
    const first = await newTab();
    first.keeper.save(done({ ...SOLVED, id: 'plan-9-9', kind: 'x', best: -1 } as typeof SOLVED), true);
    kept.delete('posthorn.results');
    const next = await newTab();
    next.keeper.reconcile();
    expect([...next.readResults()]).toMatchObject([[PUZZLE.id, { id: PUZZLE.id, kind: 'plan', best: 5 }]]);
  });

  test('is still there after midnight, and the next try goes on from it', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 19, 23, 58) });
    workingStorage();
    const { keeper, readResults } = await newTab();
    keeper.load();
    keeper.save(done(SOLVED), true);
    vi.setSystemTime(new Date(2026, 10, 20, 0, 1));
    expect(keeper.isChangedElsewhere()).toBe(false);
    expect(keeper.load()?.answer).toEqual(SOLVED);
    keeper.save(done({ ...SOLVED, stars: 1 }, 1), true);
    expect(keeper.isChangedElsewhere()).toBe(false);
    expect(readResults().get(PUZZLE.id)).toMatchObject({ tries: 2 });
    vi.useRealTimers();
  });

  test('given again counts again, also when it is as good as the last', async () => {
    workingStorage();
    const { keeper, readResults } = await newTab();
    keeper.save(done({ ...SOLVED, stars: 0 }, 1), true);
    keeper.save(done({ ...SOLVED, stars: 0 }, 1), false);
    keeper.save(done({ ...SOLVED, stars: 0 }, 2), true);
    expect(readResults().get(PUZZLE.id)!.tries).toBe(2);
  });
});

describe('two tabs', () => {
  test('with one puzzle: each sees what the other did', async () => {
    workingStorage();
    const [one, other] = [await newTab(), await newTab()];
    one.keeper.load();
    other.keeper.load();
    one.keeper.save(done(null, 1), false);
    expect([one.keeper.isChangedElsewhere(), other.keeper.isChangedElsewhere()]).toEqual([false, true]);
    expect(other.keeper.load()?.misses).toBe(1);
    expect(other.keeper.isChangedElsewhere()).toBe(false);
  });

  test.each([
    ['another', 'plan-1-2'],
    ['the same', PUZZLE.id],
  ])('after midnight, a step in %s puzzle leaves what is answered on the other table', async (_, id) => {
    vi.useFakeTimers({ now: new Date(2026, 10, 19, 23, 58) });
    workingStorage();
    const one = await newTab();
    one.keeper.load();
    one.keeper.save(done(SOLVED), true);
    vi.setSystemTime(new Date(2026, 10, 20, 0, 1));
    const other = await newTab({ id });
    expect(other.keeper.load(), 'begins anew').toBeUndefined();
    other.keeper.save({ ...done(id === PUZZLE.id ? SOLVED : null), id }, id === PUZZLE.id);
    expect(one.keeper.load()?.answer).toEqual(SOLVED);
    vi.useRealTimers();
  });

  test('a full storage is not taken for another tab', async () => {
    fullStorage();
    const { keeper } = await newTab();
    keeper.load();
    keeper.save(done(null, 1), false);
    expect(keeper.isChangedElsewhere()).toBe(false);
  });
});
