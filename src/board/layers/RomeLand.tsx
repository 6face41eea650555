/** Two seas, waters and mountains, and all the roads south: those nobody has documented are dashed. */
import { DOCUMENTED_ROADS_SOUTH, ROADS_SOUTH } from '../../engine/index.ts';
import { curve } from '../geometry.ts';
import { ROME_PLACES } from '../rome-layout.ts';
import shapes from '../rome-shapes.json' with { type: 'json' };
import type { RoadSouth } from '../types-rome.ts';

const path = (roads: readonly RoadSouth[]): string =>
  roads.map(([from, to]) => curve(ROME_PLACES[from], ROME_PLACES[to])).join('');

const isDocumented = ([from, to]: RoadSouth): boolean =>
  DOCUMENTED_ROADS_SOUTH.some(([a, b]) => a === from && b === to);

export const RomeLand = ({ id }: { readonly id: string }) => (
  <g class="land" aria-hidden="true">
    <defs>
      <pattern id={`${id}-waves`} width={8} height={4} patternUnits="userSpaceOnUse">
        <path class="waves" d="M0,2H8" />
      </pattern>
    </defs>
    <path class="rome-sea" d={shapes.sea} />
    <path d={shapes.sea} fill={`url(#${id}-waves)`} />
    <path class="coast-near" d={shapes.coast} />
    <path class="water" d={shapes.rivers} />
    <path class="water lake" d={shapes.lakes} />
    <path class="peaks" d={shapes.peaks} />
  </g>
);

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
