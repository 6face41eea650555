/**
 * The ground of boards that share a page: land and cities are rendered once, on an invisible sheet
 * (`MapSheet.tsx`), and every board refers to it.
 */
import { CITY_IDS, type CityId, type ProvinceId } from '../../engine/index.ts';
import { RedrawOn } from '../RedrawOn.tsx';
import type { Ground } from '../types.ts';

export const SHEET = 'sheet';
export const LAND_ID = `${SHEET}-land`;
export const COAST_ID = `${SHEET}-coast`;
export const sheetHatchingId = (province: ProvinceId): string => `${SHEET}-hatching-${province}`;
export const cellId = (city: CityId): string => `${SHEET}-cell-${city}`;

const cityId = (city: CityId): string => `${SHEET}-city-${city}`;

export const SHEET_GROUND = {
  land: () => <use class="ground" href={`#${LAND_ID}`} aria-hidden="true" />,
  cells: () => (
    <RedrawOn
      values={[]}
      draw={() => (
        <g class="cells" aria-hidden="true">
          {CITY_IDS.map((city) => (
            <use key={city} data-city={city} href={`#${cellId(city)}`} />
          ))}
        </g>
      )}
    />
  ),
  cityId,
} satisfies Ground;
