/** Asks for the move of the automatic player who is to act, and on request for a hint for a person. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { DEFAULT_BUDGET } from '../../../ai/budget.ts';
import { createBotClient, type BotClient } from '../../../ai/client.ts';
import type { Choice, Level } from '../../../ai/levels.ts';
import { viewFor, type State } from '../../../engine/index.ts';

export interface Position {
  readonly state: State;
  /** The seed of the game; with the number of actions so far, so that the same game gets the same answers. */
  readonly seed: string;
  readonly actions: number;
  /** Of the seat that acts, if it is automatic and shall think now. */
  readonly level: Level | null;
}

export interface Bot {
  /** What the automatic player does in this position, as soon as it knows. */
  readonly choice: Choice | null;
  /** What the best of them would do in place of the person who acts, once `hint` was asked. */
  readonly advice: Choice | null;
  /** How far the thinking is, from 0 to 1 in tenths; `null` when nobody thinks. */
  readonly progress: number | null;
  /** No answer could be computed for this position; `again` retries. */
  readonly hasFailed: boolean;
  readonly hint: () => void;
  readonly again: () => void;
}

const ADVISER: Level = 'strong';

/** Valid only as long as its position and level are the current ones. */
interface Answer {
  readonly to: State;
  readonly level: Level | null;
  readonly choice: Choice | null;
}

export function useBot({ state, seed, actions, level }: Position): Bot {
  const client = useRef<BotClient | null>(null);
  const [asked, setAsked] = useState<State | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [tries, setTries] = useState(0);
  const isOver = state.step === 'over';
  const isAsked = level === null && asked === state;
  const asking = isOver ? null : isAsked ? ADVISER : level;

  useEffect(() => {
    if (asking === null) return;
    client.current ??= createBotClient(() => performance.now());
    const bot = client.current;
    const finish = (choice: Choice | null): void => {
      setProgress(null);
      setAnswer({ to: state, level, choice });
    };
    setProgress(0);
    bot.ask(
      {
        level: asking,
        view: viewFor(state, state.player),
        seed: `${seed}/${actions}`,
        budget: DEFAULT_BUDGET,
      },
      {
        answer: finish,
        failed: () => finish(null),
        busy: (nodes) => setProgress(Math.min(10, Math.floor((10 * nodes) / DEFAULT_BUDGET.nodes)) / 10),
      },
    );
    return () => {
      bot.stop();
      setProgress(null);
    };
  }, [state, seed, actions, level, asking, tries]);

  useEffect(() => () => client.current?.destroy(), []);

  const heard = answer?.to === state && answer.level === level ? answer : null;
  return {
    choice: level === null ? null : (heard?.choice ?? null),
    advice: isAsked ? (heard?.choice ?? null) : null,
    progress,
    hasFailed: heard !== null && heard.choice === null,
    hint: useCallback(() => setAsked(state), [state]),
    again: useCallback(() => {
      setAnswer(null);
      setTries((n) => n + 1);
    }, []),
  };
}
