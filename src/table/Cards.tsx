/** Where cards lie: face up, in the pile, among the discards, in the hand, in the route. */
import type { End } from '../engine/index.ts';
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

export const Discard = ({ view, words }: Props) => (
  <Part name={`${words.ui.discard}: ${words.cards(view.discard.length)}`} className="discard">
    {view.discard.length > 0 && (
      <ol class="chips">
        {view.discard.map((city, i) => (
          <li key={i}>
            <Card city={city} words={words} isSmall />
          </li>
        ))}
      </ol>
    )}
  </Part>
);

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

export function RouteRow({ view, words, send }: Props) {
  const { route, ends } = view;
  const place = (end: End) => {
    const city = end === 'left' ? route[0] : route.at(-1);
    return (
      send &&
      city &&
      ends.includes(end) && (
        <li>
          <button
            type="button"
            class="lay"
            aria-label={words.layAt(end, city)}
            title={words.layAt(end, city)}
            onClick={() => send({ type: 'end', end })}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M8,3V13M3,8H13" />
            </svg>
          </button>
        </li>
      )
    );
  };
  return (
    <Part name={words.ui.route} className="route">
      {route.length === 0 ? (
        <p class="nothing">{words.ui['route-empty']}</p>
      ) : (
        <ol class="chips row">
          {place('left')}
          {route.map((city, i) => (
            <li key={city} class={i === 0 || i === route.length - 1 ? 'is-live-end' : undefined}>
              <Card city={city} words={words} isSmall />
            </li>
          ))}
          {place('right')}
        </ol>
      )}
    </Part>
  );
}
