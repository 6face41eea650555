/** Where cards lie for everybody: face up, in the pile, among the discards. */
import type { Source } from '../../engine/index.ts';
import { Card } from './Card.tsx';
import { Part } from './Part.tsx';
import type { Send, TableView, TableWords } from './types.ts';

interface Props {
  readonly view: TableView;
  readonly words: TableWords;
  /** Without it nothing can be pressed. */
  readonly send: Send | undefined;
}

/** While tokens are being handed in, the card chosen for them; it is drawn only when they are handed in. */
const chosenSource = ({ offices }: TableView): Source | undefined => offices?.handIn?.draw?.from;

export const Market = ({ view, words, send }: Props) => (
  <Part name={words.ui.market} className="market">
    <ol class={`cards ${view.canDraw ? 'is-open' : ''}`}>
      {view.market.map((city, slot) => (
        <li key={slot}>
          {city ? (
            <Card
              city={city}
              words={words}
              {...(view.offices?.handIn ? { isChosen: chosenSource(view) === slot } : {})}
              onPress={send && (() => send({ type: 'draw', from: slot }))}
            />
          ) : (
            <Blank
              text={words.ui['empty-slot']}
              onPress={send && (() => send({ type: 'draw', from: slot }))}
            />
          )}
        </li>
      ))}
      <li>
        <Blank
          text={words.ui.pile}
          count={view.pile}
          note={words.cards(view.pile)}
          {...(view.offices?.handIn ? { isChosen: chosenSource(view) === 'deck' } : {})}
          onPress={send && (() => send({ type: 'draw', from: 'deck' }))}
        />
      </li>
    </ol>
  </Part>
);

interface BlankProps {
  readonly text: string;
  readonly count?: number;
  readonly note?: string;
  readonly isChosen?: boolean;
  readonly onPress: (() => void) | undefined;
}

/** The back of a card, or the place where none lies. */
function Blank({ text, count, note, isChosen, onPress }: BlankProps) {
  const className = `card ${count ? 'is-back' : 'is-blank'} ${isChosen ? 'is-chosen' : ''}`;
  const face = (
    <>
      {count !== undefined && (
        <span class="card-count" aria-hidden="true">
          {count}
        </span>
      )}
      <span class="card-name" aria-hidden="true">
        {text}
      </span>
      <span class="visually-hidden">{note ? `${text}, ${note}` : text}</span>
    </>
  );
  return onPress ? (
    <button type="button" class={className} aria-pressed={isChosen} onClick={onPress}>
      {face}
    </button>
  ) : (
    <span class={className}>{face}</span>
  );
}

/** How many discards are shown: more need not be, as the heading counts them all. */
const TOP = 6;

/** An empty discard is shown only when the pile is empty as well. */
export function Discard({ view: { discard, pile }, words }: Props) {
  if (discard.length === 0 && pile > 0) return null;
  const count = discard.length > 0 ? words.cards(discard.length) : words.ui['discard-empty'];
  return (
    <Part name={`${words.ui.discard}: ${count}`} className="discard">
      {discard.length > 0 && (
        <ol class="chips">
          {discard.slice(-TOP).map((city, i) => (
            <li key={i}>
              <Card city={city} words={words} isSmall />
            </li>
          ))}
        </ol>
      )}
    </Part>
  );
}
