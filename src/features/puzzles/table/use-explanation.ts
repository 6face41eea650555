/** Asks the solver for a best line, for the hints, and for where a checked answer went wrong. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { isBest, type RouteSession, type RouteIntent } from '../model/route-session.ts';
import { createSolverClient, type SolverClient } from '../../../solver/client.ts';
import type { Judgement } from '../../../solver/judge.ts';

export interface Explanation {
  /** Of the line that was checked. */
  readonly judgement: Judgement | null;
  /** It could not be found out on this device. */
  readonly hasFailed: boolean;
}

const NOTHING: Explanation = { judgement: null, hasFailed: false };

export function useExplanation(
  solving: RouteSession | null,
  send: (intent: RouteIntent) => void,
): Explanation {
  const client = useRef<SolverClient | null>(null);
  const [explanation, setExplanation] = useState(NOTHING);
  const isMissed = solving !== null && solving.status === 'checked' && !isBest(solving);
  const isAsked = solving !== null && solving.hints > 0 && !solving.solution;
  const wanted = isMissed ? 'judge' : isAsked ? 'solve' : null;
  const id = solving?.puzzle.id;
  const done = solving?.table.done;
  useEffect(() => {
    setExplanation(NOTHING);
    if (!solving || !wanted) return;
    client.current ??= createSolverClient(() => performance.now());
    const solver = client.current;
    const { state, seat, goal } = solving.line[0];
    const actions = solving.table.done.map(({ action }) => action);
    solver.ask(
      wanted === 'judge'
        ? { type: 'judge', state, seat, goal, actions }
        : { type: 'solve', state, seat, goal },
      {
        answer: (answer) => {
          if (answer.type === 'judged') {
            setExplanation({ judgement: answer.judgement, hasFailed: false });
            send({ type: 'solved', line: answer.judgement.line });
          } else if (answer.type === 'solved') send({ type: 'solved', line: answer.line });
        },
        failed: () => setExplanation({ judgement: null, hasFailed: true }),
      },
    );
    return () => solver.stop();
  }, [id, wanted, isMissed ? done : null]);
  useEffect(() => () => client.current?.destroy(), []);
  return explanation;
}
