import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeResults, MOST_RESULTS, parseResults } from '../../../src/storage/results/results-text.ts';
import { resultAfter } from '../../../src/storage/results/update-result.ts';
import { finished, manyResults, resultsOf } from '../../support/results.ts';
import { forbiddenStorage, fullStorage, workingStorage } from '../../support/storage.ts';

const KEY = 'posthorn.results';

/** Every tab has a memory of its own: a module that is loaded anew. */
async function newTab() {
  vi.resetModules();
  return import('../../../src/storage/results/puzzle-results.ts');
}

beforeEach(() => void vi.stubGlobal('document', new EventTarget()));

const ids = (text: string | undefined): readonly string[] => {
  const parsed = parseResults(text);
  return parsed.ok ? [...parsed.results.values()].map(({ id }) => id).toSorted() : [];
};
const plan = (n: number) => finished({ id: `plan-1-${n}`, day: null });

describe('results on this device', () => {
  test('are there after a reload, the opening included', async () => {
    const kept = workingStorage();
    const tab = await newTab();
    tab.keepOpening(finished());
    expect(tab.keepFinished(finished({ at: finished().at + 1000 }))).toBe(true);
    expect(ids(kept.get(KEY))).toEqual(['day-15']);
    const later = (await newTab()).readResults().get('2026-11-16');
    expect(later).toMatchObject({ tries: 1, ownDay: 'solved', stars: 3 });
  });

  test('an opening is kept once: it never hides a try', async () => {
    workingStorage();
    const tab = await newTab();
    tab.keepFinished(finished());
    tab.keepOpening(finished({ at: finished().at + 5 }));
    expect(tab.readResults().get('2026-11-16')?.tries).toBe(1);
  });

  test('two tabs take each other in', async () => {
    const kept = workingStorage();
    const [one, other] = [await newTab(), await newTab()];
    one.readResults();
    other.readResults();
    one.keepFinished(plan(1));
    other.keepFinished(plan(2));
    one.keepFinished(plan(3));
    expect(ids(kept.get(KEY))).toEqual(['plan-1-1', 'plan-1-2', 'plan-1-3']);
    expect(other.readResults().size).toBe(3);
  });

  test('what cannot be read is set aside, said so, and never thrown away', async () => {
    const kept = workingStorage({ [KEY]: 'broken' });
    const tab = await newTab();
    expect(tab.unreadableResults()).toEqual(['broken']);
    expect(tab.keepFinished(plan(1))).toBe(true);
    expect(ids(kept.get(KEY))).toEqual(['plan-1-1']);
    expect(tab.unreadableResults()).toEqual(['broken']);
    expect([...kept.values()]).toContain('broken');
  });

  test('one damaged line is set aside, and all other results stay in use', async () => {
    const text = makeResults(resultsOf(...[1, 2, 3].map((n) => resultAfter(undefined, plan(n)))));
    const damaged = text.replace('"plan-1-2"', '"plan-1-x"');
    const kept = workingStorage({ [KEY]: damaged });
    const tab = await newTab();
    expect([...tab.readResults().keys()]).toEqual(['plan-1-1', 'plan-1-3']);
    const [line] = tab.unreadableResults();
    expect(line).toContain('plan-1-x');
    expect(tab.keepFinished(plan(4))).toBe(true);
    expect(ids(kept.get(KEY))).toEqual(['plan-1-1', 'plan-1-3', 'plan-1-4']);
    expect((await newTab()).unreadableResults()).toEqual([line]);
  });

  test('what another tab erased does not come back with the next answer', async () => {
    const kept = workingStorage();
    const tab = await newTab();
    tab.keepFinished(plan(1));
    // This tab slept, and heard nothing of it.
    kept.clear();
    expect(tab.readResults().size).toBe(0);
    tab.keepFinished(plan(2));
    expect(ids(kept.get(KEY))).toEqual(['plan-1-2']);
  });

  test('an import that another tab has undone is undone here too', async () => {
    const text = makeResults(resultsOf(resultAfter(undefined, plan(1))));
    const kept = workingStorage({ [KEY]: makeResults(manyResults(20)) });
    const tab = await newTab();
    expect(tab.readResults().size).toBe(20);
    kept.set(KEY, text);
    tab.keepFinished(plan(2));
    expect(ids(kept.get(KEY))).toEqual(['plan-1-1', 'plan-1-2']);
  });

  test('a line that was damaged while this tab knew it is written whole again', async () => {
    const kept = workingStorage();
    const tab = await newTab();
    for (const n of [1, 2]) tab.keepFinished(plan(n));
    kept.set(KEY, kept.get(KEY)!.replace('"plan-1-2"', '"plan-1-x"'));
    tab.keepFinished(plan(3));
    expect(ids(kept.get(KEY))).toEqual(['plan-1-1', 'plan-1-2', 'plan-1-3']);
  });

  test('what newer pages wrote is not written over', async () => {
    const newer = '{"results":9}';
    const kept = workingStorage({ [KEY]: newer });
    const tab = await newTab();
    expect(tab.keepFinished(plan(1))).toBe(false);
    expect(tab.whyUnkept()).toBe('newer');
    expect(kept.get(KEY)).toBe(newer);
    expect(tab.readResults().size).toBe(1);
  });

  test('a full storage keeps what it had, and the page keeps the rest', async () => {
    const text = makeResults(resultsOf(resultAfter(undefined, plan(1))));
    const kept = fullStorage({ [KEY]: text });
    const tab = await newTab();
    expect(tab.keepFinished(plan(2))).toBe(false);
    expect(tab.whyUnkept()).toBe('full');
    expect(kept.get(KEY)).toBe(text);
    expect(tab.readResults().size).toBe(2);
    workingStorage({ [KEY]: text });
    expect(tab.keepFinished(plan(3))).toBe(true);
    expect(tab.whyUnkept()).toBeNull();
    expect((await newTab()).readResults().size).toBe(3);
  });

  test('more results than can be read again are not written over those that can', async () => {
    const text = makeResults(manyResults(MOST_RESULTS));
    const kept = workingStorage({ [KEY]: text });
    const tab = await newTab();
    expect(tab.keepFinished(plan(1))).toBe(false);
    expect(tab.whyUnkept()).toBe('full');
    expect(kept.get(KEY)).toBe(text);
    expect(tab.readResults().size).toBe(MOST_RESULTS + 1);
  });

  test('an unreadable text in a full storage stays where it is', async () => {
    const kept = fullStorage({ [KEY]: 'broken' });
    const tab = await newTab();
    expect(tab.keepFinished(plan(1))).toBe(false);
    expect([...kept]).toEqual([[KEY, 'broken']]);
  });

  test('a forbidden storage is no reason to stop', async () => {
    forbiddenStorage();
    const tab = await newTab();
    expect(tab.keepFinished(plan(1))).toBe(false);
    expect(tab.whyUnkept()).toBe('blocked');
    expect(tab.readResults().size).toBe(1);
    expect(tab.unreadableResults()).toEqual([]);
  });

  test('every change is told', async () => {
    workingStorage();
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    const tab = await newTab();
    const told = vi.fn<() => void>();
    const stop = tab.watchResults(told);
    tab.keepFinished(plan(1));
    expect(told).toHaveBeenCalledTimes(1);
    stop();
    tab.keepFinished(plan(2));
    expect(told).toHaveBeenCalledTimes(1);
  });
});
