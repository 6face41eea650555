/** What the worker remembers beside the files: two changes at once do not undo each other. */
import { expect, test } from 'vitest';
import { createCaretaker, type Care } from '../../../src/site/offline/caretaker.ts';
import { readState, STATE_KEY } from '../../../src/site/offline/upkeep.ts';

/** A store that takes its time, as a disk does. */
function slowStore(): { readonly texts: Map<string, string>; readonly store: Care['store'] } {
  const texts = new Map<string, string>();
  const later = <T>(value: () => T): Promise<T> =>
    new Promise((done) => void setTimeout(() => done(value()), 1));
  const store = {
    read: (key: string) => later(() => (texts.has(key) ? new Response(texts.get(key)) : undefined)),
    put: async (key: string, response: Response) => {
      const text = await response.text();
      await later(() => texts.set(key, text));
    },
    keys: () => later(() => [...texts.keys()]),
  };
  return { texts, store: store as unknown as Care['store'] };
}

test('a language that is opened while the worker takes over is remembered', async () => {
  const { texts, store } = slowStore();
  const care = createCaretaker({
    store,
    storage: { keys: () => Promise.resolve([]) } as unknown as Care['storage'],
    library: { missing: () => Promise.resolve([]) } as unknown as Care['library'],
    settings: {
      base: '/',
      packs: { shared: 's', pl: 'p', en: 'e' },
      firstDay: 0,
    } as unknown as Care['settings'],
    fetch: () => Promise.reject(new Error('nothing is fetched here')),
    now: () => new Date(0),
  });
  await Promise.all([care.takeOver(['window']), care.keepLanguage('pl'), care.takeOver(['window'])]);
  await Promise.all([care.keepLanguage('en'), care.takeOver(['window'])]);
  expect(readState(JSON.parse(texts.get(STATE_KEY)!))).toMatchObject({
    languages: ['en', 'pl'],
    openBefore: ['window'],
  });
});
