/** A line of an example in words: what is done, and what comes of it. */
import type { GameEvent, Refusal, State } from '../../engine/index.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import { actionLabel } from './action-label.ts';
import { type Line } from '../model/example.ts';
import { replayActions } from '../model/replay-actions.ts';
import { narrate } from './narrate.ts';
import { resultOf } from './prompt.ts';

export interface LineInWords {
  readonly label: string;
  readonly sentences: readonly string[];
  readonly refusal: Refusal | null;
}

export function lineInWords(start: State, { actions }: Line, t: Translate, names: Names): LineInWords {
  const { states, events, refusal } = replayActions(start, actions);
  const labels = actions
    .slice(0, states.length)
    .map((action, i) => actionLabel(action, states[i]!, t, names));
  const sentences = events.flatMap((happened, i) => {
    const before = states[i]!;
    const isLast = i === actions.length - 1;
    return narrate(isLast ? ownEvents(happened) : happened, before, { t, names, you: start.player });
  });
  const end = states.at(-1)!;
  const result = end.step === 'over' && !refusal ? [resultOf(end, t)] : [];
  return { label: labels.join(' · '), sentences: [...sentences, ...result], refusal };
}

/** The turn that follows is no part of the example. */
function ownEvents(events: readonly GameEvent[]): readonly GameEvent[] {
  const next = events.findIndex(({ type }) => type === 'turn-began');
  return next < 0 ? events : events.slice(0, next);
}
