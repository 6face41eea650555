/** What the page says when a file is chosen, in every case and every language: it always says something. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resultAfter } from '../../../src/storage/results/update-result.ts';
import { makeResults } from '../../../src/storage/results/results-text.ts';
import { makeBundle } from '../../../src/storage/transfer/bundle.ts';
import { workingDatabase } from '../../support/database.ts';
import { SCRIPT } from '../../support/first-lessons.ts';
import { isProse, LANGUAGES } from '../../support/language.ts';
import { finished, resultsOf } from '../../support/results.ts';
import { forbiddenStorage, workingStorage } from '../../support/storage.ts';

const openPage = async () => {
  vi.resetModules();
  return import('../../../src/features/data/taken.ts');
};
beforeEach(() => void vi.stubGlobal('document', new EventTarget()));

const EMPTY = { results: null, games: new Map<string, string>(), settings: {} };
const fileOf = (text: string): File => new File([text], 'posthorn.json');
const resultWith = (stars: 1 | 3): string =>
  makeResults(resultsOf(resultAfter(undefined, finished({ id: 'plan-1-1', day: null, stars }))));

describe.each(LANGUAGES)('a file in $lang', ({ t }) => {
  test('that only makes a known result better has brought something, and can be taken back', async () => {
    const kept = workingStorage({ 'posthorn.results': resultWith(1) });
    const { taken, takenBack } = await openPage();
    const said = await taken(fileOf(makeBundle({ ...EMPTY, results: resultWith(3) })), SCRIPT, t);
    expect(said).toMatchObject({ text: t('data.taken'), isRefusal: false });
    expect(await takenBack(said.undo!, t)).toEqual({ text: t('data.undone'), isRefusal: false });
    expect(kept.get('posthorn.results')).toBe(resultWith(1));
  });

  test('that changes nothing is said to, and there is nothing to take back', async () => {
    workingStorage({ 'posthorn.results': resultWith(3) });
    const { taken } = await openPage();
    const said = await taken(fileOf(makeBundle({ ...EMPTY, results: resultWith(3) })), SCRIPT, t);
    expect(said).toEqual({ text: t('data.taken.nothing'), isRefusal: false });
  });

  test('is refused in a sentence where a store does not answer', async () => {
    workingStorage();
    workingDatabase().refuse(true);
    const file = makeBundle({ ...EMPTY, games: new Map([['aaaaaaaa', 'broken']]) });
    const said = await (await openPage()).taken(fileOf(file), SCRIPT, t);
    expect(said).toEqual({ text: t('data.refused.archive'), isRefusal: true });
    forbiddenStorage();
    const blocked = await (await openPage()).taken(fileOf(file), SCRIPT, t);
    expect(blocked).toEqual({ text: t('data.refused.blocked'), isRefusal: true });
  });

  test('that breaks what reads it is refused too', async () => {
    workingStorage();
    vi.doMock('../../../src/storage/transfer/everything.ts', () => ({
      takeIn: () => Promise.reject(new RangeError('Maximum call stack size exceeded')),
    }));
    const said = await (await openPage()).taken(fileOf(makeBundle(EMPTY)), SCRIPT, t);
    vi.doUnmock('../../../src/storage/transfer/everything.ts');
    expect(said).toEqual({ text: t('data.refused.unread'), isRefusal: true });
  });

  test('that cannot be taken back now can be later', async () => {
    const { takenBack } = await openPage();
    const undo = () => Promise.resolve('not' as const);
    expect(await takenBack(undo, t)).toEqual({ text: t('data.undone.not'), isRefusal: true, undo });
  });

  test('what is said about it is whole', () => {
    for (const key of [
      'data.saved.unreached',
      'data.saved.unreadable',
      'data.saved.too-long',
      'play.saved.trouble.unreached',
      'data.unreached',
      'data.refused.archive',
      'data.refused.busy',
      'data.undone.not',
    ] as const)
      expect(t(key)).toSatisfy(isProse);
  });
});
