/** The page's side: one question at a time, the newest wins, late answers are dropped. */
import type { Choice, Request } from './levels.ts';
import type { FromBot, ToBot } from './protocol.ts';

/** As much of a worker as is used. */
export interface BotPort {
  readonly postMessage: (message: ToBot) => void;
  readonly terminate: () => void;
}

/** `fail` may be called at any time, also before this returns; to throw means the same. */
export type OpenBot = (hear: (message: FromBot) => void, fail: () => void) => BotPort;

export interface BotListener {
  readonly best: (choice: Choice) => void;
  readonly info: (nodes: number) => void;
  /** No way to think was left. */
  readonly failed: () => void;
}

export interface BotClient {
  readonly start: (request: Request, listener: BotListener) => void;
  readonly stop: () => void;
  /** Ends the thread; a later start opens another. */
  readonly destroy: () => void;
}

interface Question {
  readonly id: number;
  readonly request: Request;
  readonly listener: BotListener;
}

export const openWorker: OpenBot = (hear, fail) => {
  const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromBot>) => hear(data));
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  return worker;
};

/**
 * `ways` to think, from the best down. One that fails is not tried again, and the open question goes
 * to the next; the last one may fail a question and be asked another.
 */
export function createClient(ways: readonly OpenBot[]): BotClient {
  let way = 0;
  let port: BotPort | null = null;
  let lastId = 0;
  let current: Question | null = null;

  function close(): void {
    port?.terminate();
    port = null;
  }

  function fail(): void {
    close();
    const question = current;
    if (way < ways.length - 1) {
      way += 1;
      if (question) ask(question);
    } else if (question) {
      current = null;
      question.listener.failed();
    }
  }

  function hear(message: FromBot): void {
    if (!current || message.id !== current.id) return;
    const { listener } = current;
    if (message.type === 'failed') fail();
    else if (message.type === 'info') listener.info(message.nodes);
    else {
      current = null;
      listener.best({ action: message.action, reason: message.reason });
    }
  }

  function ask({ id, request }: Question): void {
    // What a way says after it was given up counts no more.
    const mine = way;
    const isMine = (): boolean => mine === way;
    try {
      port ??= ways[way]!(
        (message) => isMine() && hear(message),
        () => isMine() && fail(),
      );
      port.postMessage({ type: 'think', id, ...request });
    } catch {
      if (isMine()) fail();
    }
  }

  return {
    start(request, listener) {
      current = { id: ++lastId, request, listener };
      ask(current);
    },
    stop() {
      if (current) port?.postMessage({ type: 'stop', id: current.id });
      current = null;
    },
    destroy() {
      current = null;
      close();
    },
  };
}
