/** The page's side: one question at a time, the newest wins, late answers are dropped. */
import type { Choice, Request } from './levels.ts';
import type { FromBot, ToBot } from './protocol.ts';

export type BotState = 'idle' | 'thinking' | 'failed';

/** As much of a worker as is used. */
export interface BotPort {
  readonly postMessage: (message: ToBot) => void;
  readonly terminate: () => void;
}

export type OpenBot = (hear: (message: FromBot) => void, fail: () => void) => BotPort;

export interface BotListener {
  readonly best: (choice: Choice) => void;
  readonly info?: (nodes: number) => void;
  readonly state?: (state: BotState) => void;
}

export interface BotClient {
  readonly start: (request: Request) => void;
  readonly stop: () => void;
  /** Ends the worker; a later start opens another. */
  readonly destroy: () => void;
}

export const openWorker: OpenBot = (hear, fail) => {
  const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromBot>) => hear(data));
  worker.addEventListener('error', fail);
  return worker;
};

export function createClient(listener: BotListener, open: OpenBot = openWorker): BotClient {
  let port: BotPort | null = null;
  let id = 0;
  let state: BotState = 'idle';

  const enter = (next: BotState): void => {
    if (next === state) return;
    state = next;
    listener.state?.(next);
  };
  const close = (): void => {
    port?.terminate();
    port = null;
  };
  /** A worker that has failed is not asked again. */
  const fail = (): void => {
    close();
    enter('failed');
  };

  function hear(message: FromBot): void {
    if (message.id !== id || state !== 'thinking') return;
    if (message.type === 'failed') fail();
    else if (message.type === 'info') listener.info?.(message.nodes);
    else {
      enter('idle');
      listener.best({ action: message.action, reason: message.reason });
    }
  }

  function ask(message: ToBot): void {
    port ??= open(hear, fail);
    port.postMessage(message);
  }

  return {
    start(request) {
      id += 1;
      enter('thinking');
      ask({ type: 'think', id, ...request });
    },
    stop() {
      if (state === 'thinking') ask({ type: 'stop', id });
      enter('idle');
    },
    destroy() {
      close();
      enter('idle');
    },
  };
}
