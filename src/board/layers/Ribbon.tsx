import type { CityId } from '../../engine/index.ts';
import { roadPath, roadsAlong } from '../map/geometry.ts';

/** The current route along its roads. */
export function Ribbon({ route }: { readonly route: readonly CityId[] }) {
  if (route.length < 2) return null;
  const d = roadsAlong(route).map(roadPath).join('');
  return (
    <g class="ribbon" aria-hidden="true">
      <path class="ribbon-casing" d={d} />
      <path class="ribbon-band" d={d} />
    </g>
  );
}
