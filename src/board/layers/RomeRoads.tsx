/** All the roads south: those nobody has documented are dashed. */
import { DOCUMENTED_ROADS_SOUTH, ROADS_SOUTH } from '../../engine/index.ts';
import { curve } from '../map/geometry.ts';
import { ROME_PLACES } from '../rome/rome-layout.ts';
import type { RoadSouth } from '../rome/types-rome.ts';

const path = (roads: readonly RoadSouth[]): string =>
  roads.map(([from, to]) => curve(ROME_PLACES[from], ROME_PLACES[to])).join('');

const isDocumented = ([from, to]: RoadSouth): boolean =>
  DOCUMENTED_ROADS_SOUTH.some(([a, b]) => a === from && b === to);

export const RomeRoads = () => (
  <g class="roads" aria-hidden="true">
    <path class="road-casing" d={path(ROADS_SOUTH)} />
    <path class="road is-reconstructed" d={path(ROADS_SOUTH.filter((road) => !isDocumented(road)))} />
    <path class="road" d={path(DOCUMENTED_ROADS_SOUTH)} />
  </g>
);

export const LitRomeRoads = ({ roads }: { readonly roads: readonly RoadSouth[] }) =>
  roads.length > 0 && (
    <g class="roads" aria-hidden="true">
      <path class="road-casing is-highlighted" d={path(roads)} />
      <path class="road is-highlighted" d={path(roads)} />
    </g>
  );
