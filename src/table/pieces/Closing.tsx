/** Closing a route: one of two ways, the houses, and what it brings. */
import { Part } from './Part.tsx';
import { Card } from './Card.tsx';
import type { ClosingView, Send, TableWords } from './types.ts';

interface Props {
  readonly closing: ClosingView;
  readonly words: TableWords;
  readonly send: Send;
}

export const Closing = ({ closing, words, send }: Props) => (
  <Part name={words.ui.closing} className="closing-panel">
    <div class="ways-of-closing">
      {closing.ways.map(({ way, gains }) => (
        <button
          key={way}
          type="button"
          class="way"
          aria-pressed={way === closing.way}
          onClick={() => send({ type: 'way', way })}
        >
          <span>{words.way(way)}</span>
          {gains !== undefined && <small>{words.gains(gains)}</small>}
        </button>
      ))}
    </div>
    <p class="part-name">{words.ui['closing-houses']}</p>
    <ul class="chips">
      {closing.cities.map(({ city, isChosen, isPossible }) => (
        <li key={city} class={isPossible ? 'is-possible' : 'is-impossible'}>
          <Card
            city={city}
            words={words}
            isSmall
            isChosen={isChosen}
            onPress={() => send({ type: 'house', city })}
          />
        </li>
      ))}
    </ul>
    {closing.room > 0 && <p class="more">{words.moreHouses(closing.room)}</p>}
    <p class="buttons">
      <button type="button" class="is-main" onClick={() => send({ type: 'confirm' })}>
        {words.decision('close')}
      </button>
      <button type="button" onClick={() => send({ type: 'cancel' })}>
        {words.ui.cancel}
      </button>
    </p>
  </Part>
);
