/** The route as a row of cards; its ends can be pressed while the question is where a card goes. */
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
