/** Walking over the map of the way to Rome: along a road if one leads there, or else to the next town. */
import { ROADS_SOUTH, TOWNS, type TownId } from '../../engine/index.ts';
import { mostNearly, type Direction } from '../map/direction.ts';
import { ROME_PLACES } from './rome-layout.ts';

export const TOWN_IDS: readonly TownId[] = TOWNS.map(({ id }) => id);

const joined = (town: TownId): readonly TownId[] =>
  ROADS_SOUTH.flatMap(([from, to]) => (from === town ? [to] : to === town ? [from] : []));

/** How many of the nearest towns may be walked to where no road leads that way. */
const NEAR = 6;

export function townTowards(town: TownId, direction: Direction): TownId | null {
  const from = ROME_PLACES[town];
  const distance = (other: TownId): number =>
    Math.hypot(ROME_PLACES[other].x - from.x, ROME_PLACES[other].y - from.y);
  const near = TOWN_IDS.filter((other) => other !== town)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, NEAR);
  return (
    mostNearly(from, joined(town), ROME_PLACES, direction) ?? mostNearly(from, near, ROME_PLACES, direction)
  );
}
