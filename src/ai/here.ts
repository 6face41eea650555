/** To think on the page itself, where a worker cannot run: in slices, so that the page stays awake. */
import type { OpenBot } from './client.ts';
import type { ToBot } from './protocol.ts';

export const openHere: OpenBot = (hear, fail) => {
  let isOpen = true;
  const defer = (task: () => void): void => {
    setTimeout(() => isOpen && task());
  };
  // Only those who need it fetch it.
  const bot = import('./bot.ts').then(({ createBot, SMALLEST_SLICE }) =>
    createBot((message) => isOpen && hear(message), defer, SMALLEST_SLICE),
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
