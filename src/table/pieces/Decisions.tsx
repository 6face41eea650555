/** The buttons for what is done with no card, no city and no official. */
import type { Decision, Send, TableIntent, TableView, TableWords } from './types.ts';

interface Props {
  readonly view: TableView;
  readonly words: TableWords;
  readonly send: Send;
}

function intentOf(type: Decision['type']): TableIntent {
  if (type === 'wainwright') return { type: 'call', official: type };
  return { type: type === 'skip-hand-in' ? 'skip' : type };
}

export const Decisions = ({ view, words, send }: Props) =>
  view.decisions.length > 0 && (
    <p class="buttons decisions" role="group" aria-label={words.ui.decisions}>
      {view.decisions.map(({ type, isChosen, isPossible }) => (
        <button
          key={type}
          type="button"
          class={isPossible ? undefined : 'is-unavailable'}
          aria-pressed={type === 'new-route' ? isChosen : undefined}
          onClick={() => send(intentOf(type))}
        >
          {words.decision(type)}
        </button>
      ))}
    </p>
  );
