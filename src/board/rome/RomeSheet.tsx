/** Shapes that the maps of the way to Rome refer to. Rendered only by the server: no script has the land. */
import { RomeLand } from '../layers/RomeLand.tsx';
import { RomeRoads } from '../layers/RomeRoads.tsx';
import { classOfTown, TownSign } from '../layers/Town.tsx';
import { ROME_PLACES } from './rome-layout.ts';
import { TOWN_IDS } from './rome-ways.ts';
import { ROME_LAND_ID, ROME_SHEET, ROME_TOWNS_ID, townCellId } from './rome-sheet.tsx';
import shapes from './rome-shapes.json' with { type: 'json' };
import type { RomeWords } from './types-rome.ts';

interface Props {
  /** Given where several maps share their towns until scripts run. */
  readonly words?: Pick<RomeWords, 'town'>;
}

export const RomeSheet = ({ words }: Props) => (
  <svg class="map-sheet" aria-hidden="true" width="0" height="0">
    <g id={ROME_LAND_ID}>
      <RomeLand id={ROME_SHEET} />
      <RomeRoads />
    </g>
    {TOWN_IDS.map((town) => (
      <path key={town} id={townCellId(town)} class="cell" d={shapes.cells[town]} />
    ))}
    {words && (
      <g id={ROME_TOWNS_ID}>
        {TOWN_IDS.map((town) => (
          <g
            key={town}
            class={classOfTown(town)}
            transform={`translate(${ROME_PLACES[town].x},${ROME_PLACES[town].y})`}
          >
            <g class="city-body">
              <TownSign town={town} words={words} />
            </g>
          </g>
        ))}
      </g>
    )}
  </svg>
);
