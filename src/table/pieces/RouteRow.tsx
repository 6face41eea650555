/** The route as a row of cards, its two ends ringed. */
import { Card } from './Card.tsx';
import { Part } from './Part.tsx';
import type { TableView, TableWords } from './types.ts';

interface Props {
  readonly view: TableView;
  readonly words: TableWords;
}

export const RouteRow = ({ view: { route }, words }: Props) => (
  <Part name={words.ui.route} className="route">
    {route.length === 0 ? (
      <p class="nothing">{words.ui['route-empty']}</p>
    ) : (
      <ol class="chips row">
        {route.map((city, i) => (
          <li key={city} class={i === 0 || i === route.length - 1 ? 'is-live-end' : undefined}>
            <Card city={city} words={words} isSmall />
          </li>
        ))}
      </ol>
    )}
  </Part>
);
