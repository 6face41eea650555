/** The page's side: one question at a time, the newest wins, late answers are dropped. */
import type { FromThread, ToThread } from './protocol.ts';

/** The part of `Worker` that is used here. */
interface Port<Question> {
  readonly postMessage: (message: ToThread<Question>) => void;
  readonly terminate: () => void;
}

/** `fail` may be called at any time, also before this returns; to throw means the same. */
export type Open<Question, Answer> = (
  hear: (message: FromThread<Answer>) => void,
  fail: () => void,
) => Port<Question>;

export interface Listener<Answer> {
  readonly answer: (answer: Answer) => void;
  readonly busy?: (nodes: number) => void;
  /** The last of the ways failed. */
  readonly failed: () => void;
}

export interface Client<Question, Answer> {
  readonly ask: (question: Question, listener: Listener<Answer>) => void;
  readonly stop: () => void;
  /** Ends the thread; a later question opens another. */
  readonly destroy: () => void;
}

/** Opens a worker. The caller makes it, because its address is relative to the module that names the file. */
export const openWorker =
  <Question, Answer>(make: () => Worker): Open<Question, Answer> =>
  (hear, fail) => {
    const worker = make();
    worker.addEventListener('message', ({ data }: MessageEvent<FromThread<Answer>>) => hear(data));
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    return worker;
  };

/**
 * `ways` to get an answer, the best first. One that fails is not tried again, and the open question is
 * passed to the next; the last one may fail a question and be asked another.
 */
export function createClient<Question, Answer>(
  ways: readonly Open<Question, Answer>[],
): Client<Question, Answer> {
  let way = 0;
  let port: Port<Question> | null = null;
  let lastId = 0;
  let current: {
    readonly id: number;
    readonly question: Question;
    readonly listener: Listener<Answer>;
  } | null = null;

  function close(): void {
    port?.terminate();
    port = null;
  }

  function fail(): void {
    close();
    const open = current;
    if (way < ways.length - 1) {
      way += 1;
      if (open) post(open.id, open.question);
    } else if (open) {
      current = null;
      open.listener.failed();
    }
  }

  function hear(message: FromThread<Answer>): void {
    if (!current || message.id !== current.id) return;
    const { listener } = current;
    if (message.type === 'failed') fail();
    else if (message.type === 'busy') listener.busy?.(message.nodes);
    else {
      current = null;
      listener.answer(message.answer);
    }
  }

  function post(id: number, question: Question): void {
    // Messages and errors of a way that was given up are ignored.
    const mine = way;
    const isMine = (): boolean => mine === way;
    try {
      port ??= ways[way]!(
        (message) => isMine() && hear(message),
        () => isMine() && fail(),
      );
      port.postMessage({ type: 'ask', id, question });
    } catch {
      if (isMine()) fail();
    }
  }

  return {
    ask(question, listener) {
      current = { id: ++lastId, question, listener };
      post(lastId, question);
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
