/** Where cards lie for everybody: face up, in the pile, among the discards. */
import { Card } from './Card.tsx';
import { Part } from './Part.tsx';
import type { Send, TableView, TableWords } from './types.ts';

interface Props {
  readonly view: TableView;
  readonly words: TableWords;
  /** Without it nothing can be pressed. */
  readonly send: Send | undefined;
}

export const Market = ({ view, words, send }: Props) => (
  <Part name={words.ui.market} className="market">
    <ol class={`cards ${view.canDraw ? 'is-open' : ''}`}>
      {view.market.map((city, slot) => (
        <li key={slot}>
          {city ? (
            <Card city={city} words={words} onPress={send && (() => send({ type: 'draw', from: slot }))} />
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
  readonly onPress: (() => void) | undefined;
}

/** The back of a card, or the place where none lies. */
function Blank({ text, count, note, onPress }: BlankProps) {
  const className = `card ${count ? 'is-back' : 'is-blank'}`;
  const face = (
    <>
      {count !== undefined && (
        <span class="card-count" aria-hidden="true">
          {count}
        </span>
      )}
      <span class="card-name">{text}</span>
      {note && <span class="visually-hidden">, {note}</span>}
    </>
  );
  return onPress ? (
    <button type="button" class={className} onClick={onPress}>
      {face}
    </button>
  ) : (
    <span class={className}>{face}</span>
  );
}

/** More than these need not be seen: the heading counts them all. */
const TOP = 6;

export const Discard = ({ view, words }: Props) => (
  <Part name={`${words.ui.discard}: ${words.cards(view.discard.length)}`} className="discard">
    {view.discard.length > 0 && (
      <ol class="chips">
        {view.discard.slice(-TOP).map((city, i) => (
          <li key={i}>
            <Card city={city} words={words} isSmall />
          </li>
        ))}
      </ol>
    )}
  </Part>
);
