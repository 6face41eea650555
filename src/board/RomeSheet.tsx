/** What the map of the way to Rome refers to. Only the server draws it: no script carries the land. */
import { RomeLand } from './layers/RomeLand.tsx';
import { RomeRoads } from './layers/RomeRoads.tsx';
import { TOWN_IDS } from './rome-ways.ts';
import { ROME_LAND_ID, ROME_SHEET, townCellId } from './rome-sheet.tsx';
import shapes from './rome-shapes.json' with { type: 'json' };

export const RomeSheet = () => (
  <svg class="map-sheet" aria-hidden="true" width="0" height="0">
    <g id={ROME_LAND_ID}>
      <RomeLand id={ROME_SHEET} />
      <RomeRoads />
    </g>
    {TOWN_IDS.map((town) => (
      <path key={town} id={townCellId(town)} class="cell" d={shapes.cells[town]} />
    ))}
  </svg>
);
