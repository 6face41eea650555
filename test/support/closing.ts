/** Closings, and the route of the booklets' example. */
import {
  legalActions,
  type Action,
  type CityId,
  type Config,
  type EditionId,
  type State,
} from '../../src/engine/index.ts';

export const EXAMPLE = [
  'sigmaringen',
  'stuttgart',
  'nuernberg',
  'regensburg',
  'ingolstadt',
  'augsburg',
] as const;
export const THREE = ['ulm', 'stuttgart', 'nuernberg'] as const;

export const close = (...houses: readonly CityId[]): Action => ({
  type: 'close',
  way: 'each-province',
  houses,
});
export const closeOne = (...houses: readonly CityId[]): Action => ({
  type: 'close',
  way: 'one-province',
  houses,
});
export const closings = (state: State): readonly Action[] =>
  legalActions(state).filter(({ type }) => type === 'close');
export const edition = (id: EditionId): Config => ({ players: 2, edition: id });
