/** The board as a reader without script gets it: rendered to text, then read like a page. */
import { parse, type HTMLElement } from 'node-html-parser';
import { render } from 'preact-render-to-string';
import { Board } from '../../src/board/map/Board.tsx';
import { FoldedTable } from '../../src/board/map/BoardTable.tsx';
import { ownGround } from '../../src/board/map/ground.tsx';
import type { BoardView, BoardWords } from '../../src/board/types.ts';
import type { CityId } from '../../src/engine/index.ts';
import { boardWords } from '../../src/table/words/board-words.ts';
import type { PlainKey } from '../../src/i18n/t.ts';
import type { Language } from './language.ts';

/** A view that uses everything a board can show at once. */
export const FULL_VIEW: BoardView = {
  route: ['carlsruhe', 'stuttgart', 'nuernberg', 'regensburg'],
  targets: ['freiburg', 'passau'],
  marks: { freiburg: 'good', innsbruck: 'bad' },
  houses: { stuttgart: [0, 1, 2, 3], ulm: [2] },
  roads: [
    ['carlsruhe', 'freiburg'],
    ['regensburg', 'passau'],
  ],
  provinces: ['tyrol', 'polen'],
  badges: { lodz: '2', basel: '12' },
  selected: ['muenchen', 'carlsruhe'],
};

const STATES: Readonly<Partial<Record<CityId, readonly PlainKey[]>>> = {
  carlsruhe: ['board.state.end', 'board.state.selected'],
  stuttgart: ['board.state.route'],
  nuernberg: ['board.state.route'],
  regensburg: ['board.state.end'],
  freiburg: ['board.state.target', 'board.mark.good'],
  passau: ['board.state.target'],
  innsbruck: ['board.mark.bad'],
  muenchen: ['board.state.selected'],
};
const SEATS: Readonly<Partial<Record<CityId, readonly PlainKey[]>>> = {
  stuttgart: ['seat.0', 'seat.1', 'seat.2', 'seat.3'],
  ulm: ['seat.2'],
};
const DISTANCES: Readonly<Partial<Record<CityId, number>>> = { lodz: 2, basel: 12 };

/** What that view says of a city, put together by hand from the texts; empty where there is nothing to say. */
export function fullState({ t, tag }: Language, city: CityId): string {
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  const seats = SEATS[city]?.map((key) => t(key));
  const n = DISTANCES[city];
  return [
    ...(STATES[city]?.map((key) => t(key)) ?? []),
    ...(seats ? [t('board.state.houses', { seats: list.format(seats) })] : []),
    ...(n === undefined ? [] : [t('board.state.distance', { n })]),
  ].join('; ');
}

export const wordsFor = ({ t, names }: Language, view: BoardView): BoardWords =>
  boardWords(view, t, names, {
    title: t('map.title'),
    badge: (text) => t('board.state.distance', { n: Number(text) }),
  });

interface Options {
  readonly id?: string;
  readonly withTable?: boolean;
}

export const boardHtml = (
  language: Language,
  view: BoardView,
  { id = 'test-board', withTable = true }: Options = {},
): string => {
  const words = wordsFor(language, view);
  return render(
    <Board
      id={id}
      view={view}
      words={words}
      ground={ownGround(id, view.provinces)}
      table={withTable && <FoldedTable words={words} selected={view.selected} />}
    />,
  );
};

export const boardPage = (language: Language, view: BoardView, options: Options = {}): HTMLElement =>
  parse(boardHtml(language, view, options));

export const cityIn = (page: HTMLElement, city: CityId): HTMLElement =>
  page.querySelector(`g.city[data-city="${city}"]`)!;

/** The one part of a city that is read aloud. */
export const controlOf = (city: HTMLElement): HTMLElement => city.querySelector('[aria-label]')!;

/** The cities whose group carries that class. */
export const citiesWith = (page: HTMLElement, className: string): readonly string[] =>
  page.querySelectorAll(`g.city.${className}`).map((city) => city.getAttribute('data-city')!);

/** How many separate strokes a path has. */
export const strokesOf = (path: HTMLElement | null): readonly string[] =>
  path?.getAttribute('d')?.match(/M[^M]+/g) ?? [];
