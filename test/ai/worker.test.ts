/** The conversation between a page and its automatic player. */
import { describe, expect, test } from 'vitest';
import { createBot } from '../../src/ai/bot.ts';
import { createClient, type BotState, type OpenBot } from '../../src/ai/client.ts';
import { choose, type Choice, type Request } from '../../src/ai/levels.ts';
import type { FromBot, ToBot } from '../../src/ai/protocol.ts';
import { newGame, viewFor } from '../../src/engine/index.ts';

const view = viewFor(newGame({ players: 2, seed: 'worker' }), 0);
const request: Request = { level: 'strong', view, seed: 's', budget: { nodes: 1000 } };
const think = (id: number, asked: Request = request): ToBot => ({ type: 'think', id, ...asked });

function bot() {
  const sent: FromBot[] = [];
  const tasks: (() => void)[] = [];
  const receive = createBot(
    (message) => sent.push(message),
    (task) => tasks.push(task),
  );
  const run = (): void => {
    for (let task = tasks.shift(); task; task = tasks.shift()) task();
  };
  return { sent, tasks, receive, run };
}

describe('the bot', () => {
  test('thinks in slices, tells how far it is, and comes to what it would choose in one go', () => {
    const { sent, tasks, receive, run } = bot();
    receive(think(1));
    expect(tasks).toHaveLength(1);
    run();
    expect(sent.slice(0, -1).map(({ type }) => type)).toContain('info');
    expect(sent.at(-1)).toEqual({ type: 'best', id: 1, ...choose(request) });
  });

  test('stops, and then says no more', () => {
    const { sent, receive, run } = bot();
    receive(think(1));
    receive({ type: 'stop', id: 1 });
    run();
    expect(sent.filter(({ type }) => type === 'best')).toEqual([]);
  });

  test('a stop that comes late does not touch the next question', () => {
    const { sent, receive, run } = bot();
    receive(think(1));
    receive(think(2));
    receive({ type: 'stop', id: 1 });
    run();
    expect(sent.filter(({ type }) => type === 'best').map(({ id }) => id)).toEqual([2]);
  });

  test('a question that makes no sense fails', () => {
    const { sent, receive } = bot();
    receive(think(1, { ...request, view: { ...view, viewer: 1 } }));
    expect(sent).toEqual([{ type: 'failed', id: 1, code: 'crashed' }]);
  });
});

function client() {
  const posted: ToBot[] = [];
  const heard: Choice[] = [];
  const states: BotState[] = [];
  let opened = 0;
  let closed = 0;
  let say: (message: FromBot) => void = () => {};
  let crash: () => void = () => {};
  const open: OpenBot = (hear, fail) => {
    opened += 1;
    [say, crash] = [hear, fail];
    return { postMessage: (message) => posted.push(message), terminate: () => (closed += 1) };
  };
  const made = createClient({ best: (choice) => heard.push(choice), state: (s) => states.push(s) }, open);
  return {
    ...made,
    posted,
    heard,
    states,
    counts: () => ({ opened, closed }),
    say: (message: FromBot) => say(message),
    crash: () => crash(),
  };
}

const CHOICE: Choice = { action: { type: 'draw', from: 'deck' }, reason: { code: 'only-choice' } };
const best = (id: number): FromBot => ({ type: 'best', id, ...CHOICE });

describe('the client', () => {
  test('asks once and hears the answer', () => {
    const { start, posted, say, heard, states } = client();
    start(request);
    expect(posted).toEqual([think(1)]);
    say(best(1));
    expect(heard).toEqual([CHOICE]);
    expect(states).toEqual(['thinking', 'idle']);
  });

  test('the newest question wins', () => {
    const { start, say, heard, counts } = client();
    start(request);
    start(request);
    say(best(1));
    expect(heard).toEqual([]);
    say(best(2));
    expect(heard).toHaveLength(1);
    expect(counts().opened).toBe(1);
  });

  test('an answer after a stop is dropped', () => {
    const { start, stop, posted, say, heard, states } = client();
    start(request);
    stop();
    say(best(1));
    expect(heard).toEqual([]);
    expect(posted.at(-1)).toEqual({ type: 'stop', id: 1 });
    expect(states).toEqual(['thinking', 'idle']);
  });

  test('a failure ends the worker; the next question opens another', () => {
    const { start, crash, states, counts } = client();
    start(request);
    crash();
    expect(states).toEqual(['thinking', 'failed']);
    start(request);
    expect(states.at(-1)).toBe('thinking');
    expect(counts()).toEqual({ opened: 2, closed: 1 });
  });

  test('destroyed, it is still', () => {
    const { start, destroy, say, heard, counts } = client();
    start(request);
    destroy();
    say(best(1));
    expect(heard).toEqual([]);
    expect(counts().closed).toBe(1);
  });
});
