/** A stand-in for the browser's database: it answers later, holds one store, and can be made to refuse. */
import { vi } from 'vitest';

class Request extends EventTarget {
  result: unknown = undefined;
  error: DOMException | null = null;
}

const soon = (work: () => void): void => void setTimeout(work, 1);

/** Puts it in the page's place; `refuse` makes it refuse to be opened from then on, or answer again. */
export function workingDatabase(kept: Map<string, string> = new Map()): {
  readonly kept: Map<string, string>;
  readonly refuse: (isRefusing: boolean) => void;
  /** Done once, between the answer to the next reading of everything and its being heard. */
  readonly afterRead: (work: () => void) => void;
} {
  let isRefusing = false;
  let whenRead: (() => void) | null = null;
  const onRead = (): void => {
    const work = whenRead;
    whenRead = null;
    work?.();
  };
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request = new Request();
      soon(() => {
        if (isRefusing) request.error = new DOMException('not now', 'UnknownError');
        else request.result = database(kept, onRead);
        request.dispatchEvent(new Event(isRefusing ? 'error' : 'success'));
      });
      return request;
    },
  });
  return { kept, refuse: (next) => void (isRefusing = next), afterRead: (work) => void (whenRead = work) };
}

const database = (kept: Map<string, string>, onRead: () => void): EventTarget =>
  Object.assign(new EventTarget(), { close: () => undefined, transaction: () => transaction(kept, onRead) });

/** Complete when nothing more is asked of it. */
function transaction(kept: Map<string, string>, onRead: () => void): EventTarget {
  const target = Object.assign(new EventTarget(), { error: null, objectStore: () => store });
  let pending = 0;
  const asked = (answer: () => unknown): Request => {
    const request = new Request();
    pending += 1;
    soon(() => {
      request.result = answer();
      request.dispatchEvent(new Event('success'));
      pending -= 1;
      soon(() => pending === 0 && target.dispatchEvent(new Event('complete')));
    });
    return request;
  };
  const store = {
    get: (id: string) => asked(() => kept.get(id)),
    put: (text: string, id: string) => asked(() => void kept.set(id, text)),
    delete: (id: string) => asked(() => void kept.delete(id)),
    clear: () => asked(() => void kept.clear()),
    getAll: () =>
      asked(() => {
        const texts = [...kept.values()];
        queueMicrotask(onRead);
        return texts;
      }),
    getAllKeys: () => asked(() => [...kept.keys()]),
  };
  return target;
}
