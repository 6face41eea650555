/** The buttons for what is done with no card, no city and no official. */
import type { Send, TableView, TableWords } from './types.ts';

interface Props {
  readonly view: TableView;
  readonly words: TableWords;
  readonly send: Send;
}

export const Decisions = ({ view, words, send }: Props) =>
  view.decisions.length > 0 && (
    <p class="buttons decisions" role="group" aria-label={words.ui.decisions}>
      {view.decisions.map(({ type, isChosen }) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === 'new-route' ? isChosen : undefined}
          onClick={() => send(type === 'wainwright' ? { type: 'call', official: type } : { type })}
        >
          {words.decision(type)}
        </button>
      ))}
    </p>
  );
