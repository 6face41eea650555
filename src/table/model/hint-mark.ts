/** What to mark on the table for a hint: cities, or a place in a row. */
import { OFFICIALS, type Action, type CityId, type State } from '../../engine/index.ts';

export interface HintMark {
  readonly cities: readonly CityId[];
  /** A place in a row of the table, counted from 1: `market-3`, `hand-1`, `official-2`. */
  readonly place: string | null;
}

export const NO_MARK: HintMark = { cities: [], place: null };

export function hintMark(action: Action, now: State): HintMark {
  switch (action.type) {
    case 'draw':
      return {
        cities: [],
        place: `market-${action.from === 'deck' ? now.market.length + 1 : action.from + 1}`,
      };
    case 'call':
      return { cities: [], place: `official-${OFFICIALS.indexOf(action.official) + 1}` };
    case 'play':
    case 'restart': {
      const index = now.players[now.player]!.hand.indexOf(action.city);
      return { cities: [action.city], place: `hand-${index + 1}` };
    }
    case 'close':
      return { cities: action.houses, place: null };
    default:
      return NO_MARK;
  }
}
