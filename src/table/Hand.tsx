/** The hand: cards that fit lie a little higher; after a closing, what goes is chosen here. */
import { Card } from './Card.tsx';
import { Part } from './Part.tsx';
import type { Send, TableView, TableWords } from './types.ts';

interface Props {
  readonly view: TableView;
  readonly words: TableWords;
  /** Without it nothing can be pressed. */
  readonly send: Send | undefined;
}

export const Hand = ({ view, words, send }: Props) => (
  <Part name={words.ui.hand} className="hand">
    {view.hand.length === 0 ? (
      <p class="nothing">{words.ui['hand-empty']}</p>
    ) : (
      <ul class="cards">
        {view.hand.map(({ city, isRaised, isChosen }, index) => (
          <li key={index}>
            <Card
              city={city}
              words={words}
              isRaised={isRaised}
              isChosen={isChosen}
              note={isRaised ? words.ui.fits : undefined}
              onPress={send && (() => send({ type: 'card', index }))}
            />
          </li>
        ))}
      </ul>
    )}
    {view.discarding && send && (
      <p class="buttons">
        <button type="button" class="is-main" onClick={() => send({ type: 'confirm' })}>
          {words.ui.discarding}
        </button>
        <span>{words.chosenOf(view.discarding.chosen, view.discarding.needed)}</span>
      </p>
    )}
  </Part>
);
