/** What the moment of a replay is about: the move that led to it, as far as the open hands let it be known. */
import { eventFor, type GameEvent, type RuleId } from '../../engine/index.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import { told } from '../../table/words/narrate.ts';
import { ruleOf } from '../../table/words/event-rule.ts';
import type { Hands } from './replay-state.ts';
import type { Table } from '../../table/model/reducer.ts';

export interface MoveSentence {
  readonly text: string;
  readonly rule: RuleId;
}

/** Nothing before the first action. */
export function moveSentences(
  { done, past }: Pick<Table, 'done' | 'past'>,
  hands: Hands,
  words: { readonly t: Translate; readonly names: Names },
): readonly MoveSentence[] {
  const last = done.at(-1);
  if (!last) return [];
  const seen = last.events.map((event) => eventFor(event, viewerOf(event, hands)));
  return told(seen, past.at(-1)!, { ...words, you: null }).map(({ event, text }) => ({
    text,
    rule: ruleOf(event),
  }));
}

/** With all hands open everybody's draw is seen. */
function viewerOf(event: GameEvent, hands: Hands): number | null {
  if (hands === 'all') return 'player' in event ? event.player : null;
  return hands === 'none' ? null : hands;
}
