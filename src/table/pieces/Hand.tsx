/**
 * The hand: cards that fit lie a little higher. For a card that fits both ends, the end is chosen here;
 * after a closing, so are the cards to discard.
 */
import type { End } from '../../engine/index.ts';
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
    {send && <Ends view={view} words={words} send={send} />}
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

function Ends({ view: { ends, route }, words, send }: Props & { readonly send: Send }) {
  const cityAt = (end: End) => (end === 'left' ? route[0] : route.at(-1))!;
  return (
    ends.length > 1 && (
      <p class="buttons ends">
        {ends.map((end) => (
          <button key={end} type="button" class="is-main" onClick={() => send({ type: 'end', end })}>
            {words.layAt(end, cityAt(end))}
          </button>
        ))}
        <button type="button" onClick={() => send({ type: 'cancel' })}>
          {words.ui.cancel}
        </button>
      </p>
    )
  );
}
