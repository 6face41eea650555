/** A puzzle's table as its pieces show it. */
import type { CityId } from '../../../engine/index.ts';
import { comingCards } from '../../../puzzle-bank/start.ts';
import type { Puzzle } from '../../../puzzle-bank/types.ts';
import type { TableView } from '../../../table/pieces/types.ts';
import type { Table } from '../../../table/model/reducer.ts';

/** What is left of the cards that some line can bring up, the next one first. */
export function comingOf(puzzle: Puzzle, { start, now }: Pick<Table, 'start' | 'now'>): readonly CityId[] {
  const drawn = start.pile.length - now.pile.length;
  return now.pile.slice(0, Math.max(0, comingCards(puzzle).length - drawn));
}

/** The view with nothing possible any more: no card raised, no official to call, no decision to make. */
export const atRest = (view: TableView): TableView => ({
  ...view,
  canDraw: false,
  ends: [],
  hand: view.hand.map((card) => ({ ...card, isRaised: false, isChosen: false })),
  officials: view.officials.map((each) => (each.state === 'free' ? { ...each, state: 'unavailable' } : each)),
  closing: null,
  discarding: null,
  decisions: [],
  offices: view.offices && { ...view.offices, handIn: null },
  audience: view.audience && {
    ...view.audience,
    carriages: view.audience.carriages.map((each) => ({
      ...each,
      towns: [],
      isPossible: false,
      isChosen: false,
    })),
    seating: null,
  },
});
