/** The cards that will come from the pile, the next one first: nothing in a puzzle is left to luck. */
import type { CityId } from '../../../engine/index.ts';
import { Card } from '../../../table/pieces/Card.tsx';
import { Part } from '../../../table/pieces/Part.tsx';
import type { TableWords } from '../../../table/pieces/types.ts';

interface Props {
  readonly cities: readonly CityId[];
  readonly name: string;
  readonly words: TableWords;
}

export const UpcomingCards = ({ cities, name, words }: Props) =>
  cities.length > 0 && (
    <Part name={name} className="coming">
      {/* Focusable, so that a row wider than its place can be scrolled by keys too. */}
      <ol class="chips" tabindex={0}>
        {cities.map((city, place) => (
          // Counted from the end, so that a card keeps its key while those before it are drawn.
          <li key={cities.length - place}>
            <Card city={city} words={words} isSmall />
          </li>
        ))}
      </ol>
    </Part>
  );
