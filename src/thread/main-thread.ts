/** Answers on the page itself where a worker cannot run, in slices so that the page stays responsive. */
import { createAnswerer, type Patience, type Think } from './answerer.ts';
import type { Open } from './client.ts';

/** Milliseconds of a slice: the page must respond to input in between. */
const SLICE = 8;

/**
 * `load` fetches the thinking code, so that only pages that need it fetch it. `clock` says only when to
 * pause; it has no influence on the answer.
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
      // Left unhandled on purpose: `site/offline/page/part-missing.js` tells the reader about any part of
      // a page that cannot be fetched.
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
