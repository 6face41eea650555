import { CITY_IDS } from '../../engine/index.ts';
import shapes from '../map/map-shapes.json' with { type: 'json' };

/** Invisible tap areas: every point of the map belongs to the nearest city. */
export const Cells = () => (
  <g class="cells" aria-hidden="true">
    {CITY_IDS.map((city) => (
      <path key={city} class="cell" data-city={city} d={shapes.cells[city]} />
    ))}
  </g>
);
