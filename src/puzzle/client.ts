/** The page's side: one question at a time, the newest wins; where no worker runs, it is answered on the page. */
import type { Answer, FromSolver, Question, ToSolver } from './protocol.ts';

/** As much of a worker as is used. */
export interface SolverPort {
  readonly postMessage: (message: ToSolver) => void;
  readonly terminate: () => void;
}

/** `fail` may be called at any time, also before this returns; to throw means the same. */
export type OpenSolver = (hear: (message: FromSolver) => void, fail: () => void) => SolverPort;

export interface SolverListener {
  readonly answer: (answer: Answer) => void;
  readonly busy?: (steps: number) => void;
  /** There was no way to find it out. */
  readonly failed: () => void;
}

export interface SolverClient {
  readonly ask: (question: Question, listener: SolverListener) => void;
  readonly stop: () => void;
  /** Ends the thread; a later question opens another. */
  readonly destroy: () => void;
}

export const openWorker: OpenSolver = (hear, fail) => {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromSolver>) => hear(data));
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  return worker;
};

/** In slices, so that the page stays awake. Only those who need it fetch it. */
export const openHere: OpenSolver = (hear, fail) => {
  let isOpen = true;
  const defer = (task: () => void): void => void setTimeout(() => isOpen && task());
  const solver = import('./solver.ts').then(({ createSolver }) =>
    createSolver((message) => isOpen && hear(message), defer),
  );
  solver.catch(fail);
  return {
    postMessage(message) {
      void solver.then((receive) => defer(() => receive(message))).catch(() => {});
    },
    terminate() {
      isOpen = false;
    },
  };
};

/** `ways` to find out, from the best down. One that cannot run is not tried again. */
export function createClient(ways: readonly OpenSolver[] = [openWorker, openHere]): SolverClient {
  let way = 0;
  let port: SolverPort | null = null;
  let lastId = 0;
  let current: {
    readonly id: number;
    readonly question: Question;
    readonly listener: SolverListener;
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
      if (open) post();
    } else if (open) {
      current = null;
      open.listener.failed();
    }
  }

  function hear(message: FromSolver): void {
    if (message.id !== current?.id) return;
    const { listener } = current;
    if (message.type === 'busy') {
      listener.busy?.(message.steps);
      return;
    }
    current = null;
    if (message.type === 'answer') listener.answer(message.answer);
    else listener.failed();
  }

  function post(): void {
    // What a way says after it was given up counts no more.
    const mine = way;
    const isMine = (): boolean => mine === way;
    try {
      port ??= ways[way]!(
        (message) => isMine() && hear(message),
        () => isMine() && fail(),
      );
      port.postMessage({ type: 'ask', id: current!.id, question: current!.question });
    } catch {
      if (isMine()) fail();
    }
  }

  return {
    ask(question, listener) {
      current = { id: ++lastId, question, listener };
      post();
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
