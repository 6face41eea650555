import { ROADS, type Road } from '../../engine/index.ts';
import { roadPath } from '../geometry.ts';

/** All roads with their casing, then the ones that matter right now on top of them. */
export const Roads = ({ highlighted }: { readonly highlighted: readonly Road[] }) => (
  <g class="roads" aria-hidden="true">
    <path class="road-casing" d={ROADS.map(roadPath).join('')} />
    <path class="road" d={ROADS.map(roadPath).join('')} />
    {highlighted.length > 0 && (
      <>
        <path class="road-casing is-highlighted" d={highlighted.map(roadPath).join('')} />
        <path class="road is-highlighted" d={highlighted.map(roadPath).join('')} />
      </>
    )}
  </g>
);
