/** The bonus tiles: what lies on top of each stack, what is under it, and what the players have. */
import { SeatSign } from './Seats.tsx';
import { Part } from './Part.tsx';
import type { TableView, TableWords } from './types.ts';

interface Props {
  readonly view: TableView;
  readonly words: TableWords;
}

export const TileStacks = ({ view, words }: Props) => (
  <Part name={words.ui.tiles} className="tiles">
    <ul class="stacks">
      {view.stacks.map(({ stack, values }) => (
        <li key={stack}>
          <span class={`tile ${values.length === 0 ? 'is-gone' : ''}`} aria-hidden="true">
            {values[0]}
          </span>
          <span class="stack-name" aria-hidden="true">
            {words.stack(stack)}
            {values.length > 1 && <small>{values.slice(1).join(' · ')}</small>}
          </span>
          <span class="visually-hidden">{words.stackOf(stack, values)}</span>
        </li>
      ))}
    </ul>
    <ul class="seats">
      {view.seats.map(
        ({ seat, tiles }) =>
          tiles.length > 0 && (
            <li key={seat}>
              <SeatSign seat={seat} />
              {tiles.map(({ stack, value }) => (
                <span key={stack + value} class="tile is-held" title={words.stack(stack)} aria-hidden="true">
                  {value}
                </span>
              ))}
              <span class="visually-hidden">
                {`${words.seat(seat)}: ${tiles.map((tile) => words.heldTile(tile)).join('; ')}`}
              </span>
            </li>
          ),
      )}
    </ul>
  </Part>
);
