/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on a narrow screen the style sheet lays rows out as blocks, and a block is no table to some screen
   readers: the roles say that it still is one. */
/** The position as text: every city with its province, its roads and its state, in any order. */
import { useState } from 'preact/hooks';
import { CITY_IDS, neighbours, provinceOf, type CityId } from '../../engine/index.ts';
import { printedName } from './geometry.ts';
import type { BoardWords } from '../types.ts';
import { useAwake } from '../use-awake.ts';

interface Props {
  readonly words: BoardWords;
  readonly onPick?: ((city: CityId) => void) | undefined;
  readonly selected?: readonly CityId[] | undefined;
  /** The current status sentence; announced elsewhere, so it is hidden from screen readers here. */
  readonly note?: string | undefined;
  /** Gives each row an address of its own. */
  readonly rowId?: (city: CityId) => string;
}

const COLUMNS = ['city', 'printed', 'province', 'roads', 'state'] as const;
type Column = (typeof COLUMNS)[number];

export function BoardTable({ words, onPick, selected, note, rowId }: Props) {
  const [order, setOrder] = useState<{ readonly column: Column; readonly isReversed: boolean }>({
    column: 'city',
    isReversed: false,
  });
  const headings: Readonly<Record<Column, string>> = {
    city: words.ui.columnCity,
    printed: words.ui.columnPrinted,
    province: words.ui.columnProvince,
    roads: words.ui.columnRoads,
    state: words.ui.columnState,
  };
  const rows = sorted(words, order.column);
  if (order.isReversed) rows.reverse();
  const sortBy = (column: Column): void =>
    setOrder((now) => ({ column, isReversed: now.column === column && !now.isReversed }));

  // An empty column would only take room from the others.
  const hasState = CITY_IDS.some((city) => words.state(city) !== '');
  const columns = COLUMNS.filter((column) => hasState || column !== 'state');

  return (
    <div class="city-table">
      {note && (
        <p class="table-note" aria-hidden="true">
          {note}
        </p>
      )}
      <table role="table" aria-label={words.title}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                role="columnheader"
                aria-sort={
                  order.column === column ? (order.isReversed ? 'descending' : 'ascending') : undefined
                }
              >
                {onPick ? (
                  <button type="button" class="sort" onClick={() => sortBy(column)}>
                    {headings[column]}
                  </button>
                ) : (
                  headings[column]
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((city) => (
            <tr key={city} id={rowId?.(city)} role="row">
              <th scope="row" role="rowheader">
                {onPick ? (
                  <button
                    type="button"
                    class="link"
                    aria-pressed={selected && selected.includes(city)}
                    onClick={() => onPick(city)}
                  >
                    {words.city(city)}
                  </button>
                ) : (
                  words.city(city)
                )}
              </th>
              <td role="cell" lang="de">
                {printedName(city)}
              </td>
              <td role="cell">{words.province(provinceOf(city))}</td>
              <td role="cell" class="roads-to">
                <span class="count">{neighbours(city).length}</span> {words.list(neighbours(city))}
              </td>
              {hasState && <td role="cell">{words.state(city)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The table below a board, folded; its buttons are added once scripts run. */
export function FoldedTable({ words, onPick, selected, note }: Omit<Props, 'rowId'>) {
  const isAwake = useAwake();
  return (
    <details class="board-table fold">
      <summary>{words.ui.table}</summary>
      <BoardTable words={words} selected={selected} {...(isAwake ? { onPick, note } : {})} />
    </details>
  );
}

/** Ties always fall back to the name, so that an order is never left to chance. */
function sorted(words: BoardWords, column: Column): CityId[] {
  const byName = (a: CityId, b: CityId): number => words.compare(words.city(a), words.city(b));
  const comparisons: Readonly<Record<Column, (a: CityId, b: CityId) => number>> = {
    city: byName,
    printed: (a, b) => words.compare(printedName(a), printedName(b)),
    province: (a, b) => words.compare(words.province(provinceOf(a)), words.province(provinceOf(b))),
    roads: (a, b) => neighbours(b).length - neighbours(a).length,
    state: (a, b) => words.compare(words.state(a), words.state(b)),
  };
  return [...CITY_IDS].toSorted((a, b) => comparisons[column](a, b) || byName(a, b));
}
