/** The state of a puzzle on the table, stored with every step; an answer is counted before it is shown. */
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Day } from '../../../text/day.ts';
import type { Answer, Attempt } from '../../../storage/attempts/attempts.ts';
import type { Puzzle } from '../../../puzzle-bank/types.ts';
import { attemptKeeper, type AttemptKeeper } from '../../../storage/attempts/puzzle-attempts.ts';
import { useKeptReducer } from '../../../controls/use-kept-reducer.ts';

interface Answering {
  readonly answer: Answer | null;
}

interface Kind<State extends Answering, Intent> {
  readonly best: number;
  readonly resume: (attempt: Attempt | undefined) => State;
  readonly reduce: (now: State, intent: Intent) => State;
  readonly toAttempt: (state: State) => Parameters<AttemptKeeper['save']>[0];
}

export function useKeptAttempt<State extends Answering, Intent>(
  { id, kind, level }: Puzzle,
  day: Day | null,
  { best, resume, reduce, toAttempt }: Kind<State, Intent>,
) {
  const keeper = useMemo(() => attemptKeeper({ id, day, kind, level, best }), [id, day]);
  const { state, send } = useKeptReducer<State, Intent>(() => resume(keeper.load()), {
    reduce,
    keep: (next, before) => {
      keeper.save(toAttempt(next), next.answer !== before.answer);
      return next;
    },
    newer: () => (keeper.isChangedElsewhere() ? resume(keeper.load()) : null),
  });
  useLayoutEffect(keeper.reconcile, [keeper]);
  return [state, send] as const;
}
