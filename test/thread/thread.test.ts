/** The conversation between a page and who thinks for it, here an automatic player. */
import { describe, expect, test } from 'vitest';
import { bot } from '../../src/ai/bot.ts';
import { choose, type Choice, type Request } from '../../src/ai/levels.ts';
import { newGame, viewFor } from '../../src/engine/index.ts';
import { byNodes, createAnswerer } from '../../src/thread/answerer.ts';
import { createClient, type Listener, type Open } from '../../src/thread/client.ts';
import { openOnMainThread as openOnPage } from '../../src/thread/main-thread.ts';
import type { FromThread, ToThread } from '../../src/thread/protocol.ts';

type FromBot = FromThread<Choice>;
type ToBot = ToThread<Request>;

const view = viewFor(newGame({ players: 2, seed: 'worker' }), 0);
const request: Request = { level: 'strong', view, seed: 's', budget: { nodes: 1000 } };
const think = (id: number, asked: Request = request): ToBot => ({ type: 'ask', id, question: asked });

function answerer() {
  const sent: FromBot[] = [];
  const tasks: (() => void)[] = [];
  const receive = createAnswerer(
    bot,
    byNodes(80),
    (message) => sent.push(message),
    (task) => tasks.push(task),
  );
  const run = (): void => {
    for (let task = tasks.shift(); task; task = tasks.shift()) task();
  };
  return { sent, tasks, receive, run };
}

describe('who thinks', () => {
  test('thinks in slices, tells how far it is, and comes to what it would choose in one go', () => {
    const { sent, tasks, receive, run } = answerer();
    receive(think(1));
    expect(tasks).toHaveLength(1);
    run();
    expect(sent.slice(0, -1).map(({ type }) => type)).toContain('busy');
    expect(sent.at(-1)).toEqual({ type: 'answer', id: 1, answer: choose(request) });
  });

  test('stops, and then says no more', () => {
    const { sent, receive, run } = answerer();
    receive(think(1));
    receive({ type: 'stop', id: 1 });
    run();
    expect(sent.filter(({ type }) => type === 'answer')).toEqual([]);
  });

  test('a stop that comes late does not touch the next question', () => {
    const { sent, receive, run } = answerer();
    receive(think(1));
    receive(think(2));
    receive({ type: 'stop', id: 1 });
    run();
    expect(sent.filter(({ type }) => type === 'answer').map(({ id }) => id)).toEqual([2]);
  });

  test('a question that makes no sense fails', () => {
    const { sent, receive } = answerer();
    receive(think(1, { ...request, view: { ...view, viewer: 1 } }));
    expect(sent).toEqual([{ type: 'failed', id: 1 }]);
  });
});

/** A way to think that says what it is told to. */
function way() {
  const posted: ToBot[] = [];
  let opened = 0;
  let closed = 0;
  let say: (message: FromBot) => void = () => {};
  let crash: () => void = () => {};
  const open: Open<Request, Choice> = (hear, fail) => {
    opened += 1;
    [say, crash] = [hear, fail];
    return { postMessage: (message) => posted.push(message), terminate: () => (closed += 1) };
  };
  return {
    open,
    posted,
    counts: () => ({ opened, closed }),
    say: (message: FromBot) => say(message),
    crash: () => crash(),
  };
}

/** What a page hears. */
function ear() {
  const heard: (Choice | number | 'failed')[] = [];
  const listener: Listener<Choice> = {
    answer: (choice) => heard.push(choice),
    busy: (nodes) => heard.push(nodes),
    failed: () => heard.push('failed'),
  };
  return { heard, listener };
}

const CHOICE: Choice = { action: { type: 'draw', from: 'deck' }, reason: { code: 'only-choice' } };
const best = (id: number): FromBot => ({ type: 'answer', id, answer: CHOICE });

describe('the client', () => {
  test('asks once, hears how far it is and then the answer', () => {
    const worker = way();
    const { heard, listener } = ear();
    createClient([worker.open]).ask(request, listener);
    expect(worker.posted).toEqual([think(1)]);
    worker.say({ type: 'busy', id: 1, nodes: 80 });
    worker.say(best(1));
    worker.say(best(1));
    expect(heard).toEqual([80, CHOICE]);
  });

  test('the newest question wins', () => {
    const worker = way();
    const [first, second] = [ear(), ear()];
    const { ask } = createClient([worker.open]);
    ask(request, first.listener);
    ask(request, second.listener);
    worker.say(best(1));
    worker.say(best(2));
    expect(first.heard).toEqual([]);
    expect(second.heard).toEqual([CHOICE]);
    expect(worker.counts().opened).toBe(1);
  });

  test('an answer after a stop is dropped', () => {
    const worker = way();
    const { heard, listener } = ear();
    const { ask, stop } = createClient([worker.open]);
    ask(request, listener);
    stop();
    worker.say(best(1));
    expect(heard).toEqual([]);
    expect(worker.posted.at(-1)).toEqual({ type: 'stop', id: 1 });
  });

  test.each<[string, (worker: ReturnType<typeof way>) => void]>([
    ['crashes', ({ crash }) => crash()],
    ['cannot answer', ({ say }) => say({ type: 'failed', id: 1 })],
  ])('when the worker %s, the question goes to the next way, and the later ones too', (_, go) => {
    const [worker, here] = [way(), way()];
    const { heard, listener } = ear();
    const { ask } = createClient([worker.open, here.open]);
    ask(request, listener);
    go(worker);
    expect(worker.counts()).toEqual({ opened: 1, closed: 1 });
    expect(here.posted).toEqual([think(1)]);
    worker.say(best(1));
    worker.crash();
    expect(heard).toEqual([]);
    here.say(best(1));
    ask(request, listener);
    here.say(best(2));
    expect(heard).toEqual([CHOICE, CHOICE]);
    expect([worker.counts().opened, here.counts()]).toEqual([1, { opened: 1, closed: 0 }]);
  });

  test('a worker that may not be made is no more than one that crashed', () => {
    const here = way();
    const { ask } = createClient([
      () => {
        throw new Error('blocked');
      },
      here.open,
    ]);
    ask(request, ear().listener);
    expect(here.posted).toEqual([think(1)]);
  });

  test('when the last way fails, the page hears so and may ask again', () => {
    const here = way();
    const { heard, listener } = ear();
    const { ask } = createClient([here.open]);
    ask(request, listener);
    here.crash();
    expect(heard).toEqual(['failed']);
    ask(request, listener);
    here.say(best(2));
    expect(heard).toEqual(['failed', CHOICE]);
    expect(here.counts()).toEqual({ opened: 2, closed: 1 });
  });

  test('destroyed, it is still', () => {
    const worker = way();
    const { heard, listener } = ear();
    const { ask, destroy } = createClient([worker.open]);
    ask(request, listener);
    destroy();
    worker.say(best(1));
    expect(heard).toEqual([]);
    expect(worker.counts().closed).toBe(1);
  });
});

describe('on the page itself', () => {
  const openHere = (clock: () => number) => openOnPage(() => Promise.resolve(bot), clock);

  const answer = (asked: Request, clock = () => performance.now()): Promise<Choice | 'failed'> =>
    new Promise((resolve) => {
      createClient([openHere(clock)]).ask(asked, {
        answer: resolve,
        failed: () => resolve('failed'),
      });
    });

  test('the answer is the same as in one go, whatever the clock says', async () => {
    expect(await answer(request)).toEqual(choose(request));
    expect(await answer(request, () => 0)).toEqual(choose(request));
    let late = 0;
    const short = { ...request, budget: { nodes: 100 } };
    expect(await answer(short, () => (late += 1000))).toEqual(choose(short));
  });

  test('there is time for others after every action that is tried', async () => {
    let late = 0;
    const heard: FromBot[] = [];
    await new Promise<void>((resolve) => {
      const port = openHere(() => (late += 1000))(
        (message) => {
          heard.push(message);
          if (message.type === 'answer') resolve();
        },
        () => {},
      );
      port.postMessage(think(1, { ...request, budget: { nodes: 60 } }));
    });
    const nodes = heard.flatMap((message) => (message.type === 'busy' ? [message.nodes] : []));
    const steps = nodes.slice(1).map((now, i) => now - nodes[i]!);
    expect(nodes.length).toBeGreaterThan(30);
    expect(Math.max(...steps)).toBeLessThanOrEqual(2);
  });

  test('a question that makes no sense fails', async () => {
    expect(await answer({ ...request, view: { ...view, viewer: 1 } })).toBe('failed');
  });

  test('given up, it says no more', async () => {
    const heard: FromBot[] = [];
    const port = openHere(() => performance.now())(
      (message) => heard.push(message),
      () => {},
    );
    port.postMessage(think(1));
    port.terminate();
    await answer(request);
    expect(heard).toEqual([]);
  });
});
