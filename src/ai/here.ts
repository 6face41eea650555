/** To think on the page itself, where a worker cannot run: in slices, so that the page stays awake. */
import type { Patience } from './bot.ts';
import type { OpenBot } from './client.ts';
import type { ToBot } from './protocol.ts';

/** Milliseconds at a time: the page must answer a hand in between. */
const SLICE = 8;

/** The page's clock says only when to pause; what is thought stays the same. */
export const openHere =
  (clock: () => number): OpenBot =>
  (hear, fail) => {
    const byClock: Patience = () => {
      const end = clock() + SLICE;
      return () => clock() < end;
    };
    let isOpen = true;
    const defer = (task: () => void): void => {
      setTimeout(() => isOpen && task());
    };
    // Only those who need it fetch it.
    const bot = import('./bot.ts').then(({ createBot }) =>
      createBot((message) => isOpen && hear(message), defer, byClock),
    );
    bot.catch(fail);
    return {
      postMessage(message: ToBot) {
        void bot.then((receive) => defer(() => receive(message))).catch(() => {});
      },
      terminate() {
        isOpen = false;
      },
    };
  };
