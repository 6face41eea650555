/** The sheet that the boards of a page refer to. Only the server draws it: no script carries the land. */
import { CITY_IDS } from '../engine/index.ts';
import { Land } from './layers/Land.tsx';
import { Roads } from './layers/Roads.tsx';
import shapes from './map-shapes.json' with { type: 'json' };
import { cellId, LAND_ID, SHEET } from './sheet.tsx';

export const MapSheet = () => (
  <svg class="map-sheet" aria-hidden="true" width="0" height="0">
    <g id={LAND_ID}>
      <Land boardId={SHEET} highlighted={[]} />
      <Roads />
    </g>
    {CITY_IDS.map((city) => (
      <path key={city} id={cellId(city)} class="cell" d={shapes.cells[city]} />
    ))}
  </svg>
);
