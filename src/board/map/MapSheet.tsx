/** The sheet that the boards of a page refer to. Rendered only by the server: no script contains the land. */
import { CITY_IDS } from '../../engine/index.ts';
import { Sign } from '../layers/City.tsx';
import { Land, LandParts } from '../layers/Land.tsx';
import { Roads } from '../layers/Roads.tsx';
import shapes from './map-shapes.json' with { type: 'json' };
import { cellId, LAND_ID, SHEET, SHEET_GROUND } from './sheet.tsx';
import type { BoardWords } from '../types.ts';

interface Props {
  readonly words: Pick<BoardWords, 'city' | 'provinceCode'>;
  /** Printed names too, shown where there is room. Fifty boards that refer to them copy them fifty times. */
  readonly hasPrinted?: boolean | undefined;
}

export const MapSheet = ({ words, hasPrinted = true }: Props) => (
  <>
    <svg class="map-sheet" aria-hidden="true" width="0" height="0">
      <LandParts boardId={SHEET} />
    </svg>
    {/* Only referenced by `use`, therefore never rendered itself. */}
    <svg class="map-stock" aria-hidden="true" width="0" height="0">
      <g id={LAND_ID}>
        <Land boardId={SHEET} highlighted={[]} />
        <Roads />
      </g>
      {CITY_IDS.map((city) => (
        <path key={city} id={cellId(city)} class="cell" d={shapes.cells[city]} />
      ))}
      {CITY_IDS.map((city) => (
        <g key={city} id={SHEET_GROUND.cityId(city)} class="city-body">
          <Sign city={city} words={words} hasPrinted={hasPrinted} />
        </g>
      ))}
    </svg>
  </>
);
