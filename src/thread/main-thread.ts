/** To think on the page itself, where a worker cannot run: in slices, so that the page stays awake. */
import { createAnswerer, type Patience, type Think } from './answerer.ts';
import type { Open } from './client.ts';

/** Milliseconds at a time: the page must answer a hand in between. */
const SLICE = 8;

/**
 * `load` fetches who thinks: only those who need it fetch it. The page's clock says only when to
 * pause; what is thought stays the same.
 */
export const openOnMainThread =
  <Question, Answer>(
    load: () => Promise<Think<Question, Answer>>,
    clock: () => number,
  ): Open<Question, Answer> =>
  (hear, fail) => {
    const byClock: Patience = () => {
      const end = clock() + SLICE;
      return () => clock() < end;
    };
    let isOpen = true;
    const defer = (task: () => void): void => {
      setTimeout(() => isOpen && task());
    };
    const thinker = load().then((think) =>
      createAnswerer(think, byClock, (message) => isOpen && hear(message), defer),
    );
    thinker.catch((error: unknown) => {
      fail();
      // Left unhandled on purpose: what cannot be fetched is explained by the page
      // (`site/offline/page/part-missing.js`), as for every other part of it.
      throw error;
    });
    return {
      postMessage(message) {
        void thinker.then((receive) => defer(() => receive(message))).catch(() => {});
      },
      terminate() {
        isOpen = false;
      },
    };
  };
