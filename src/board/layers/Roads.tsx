import { ROADS, type Road } from '../../engine/index.ts';
import { roadPath } from '../map/geometry.ts';

/** All roads with their casing. */
export const Roads = () => (
  <g class="roads" aria-hidden="true">
    <path class="road-casing" d={ROADS.map(roadPath).join('')} />
    <path class="road" d={ROADS.map(roadPath).join('')} />
  </g>
);

/** The roads that matter right now, on top of all others. */
export const LitRoads = ({ roads }: { readonly roads: readonly Road[] }) =>
  roads.length > 0 && (
    <g class="roads" aria-hidden="true">
      <path class="road-casing is-highlighted" d={roads.map(roadPath).join('')} />
      <path class="road is-highlighted" d={roads.map(roadPath).join('')} />
    </g>
  );
