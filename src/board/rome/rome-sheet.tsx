/** The land of the way to Rome is drawn once on a page (`RomeSheet.tsx`), and its board refers to it. */
import type { TownId } from '../../engine/index.ts';
import { TOWN_IDS } from './rome-ways.ts';

export const ROME_SHEET = 'rome-sheet';
export const ROME_LAND_ID = `${ROME_SHEET}-land`;
export const townCellId = (town: TownId): string => `${ROME_SHEET}-cell-${town}`;

export const ROME_TOWNS_ID = `${ROME_SHEET}-towns`;

/** All towns without any state, for a map until scripts run. */
export const RomeTowns = () => <use href={`#${ROME_TOWNS_ID}`} aria-hidden="true" />;
export const RomeGround = () => <use href={`#${ROME_LAND_ID}`} aria-hidden="true" />;

export const RomeCells = () => (
  <g class="cells" aria-hidden="true">
    {TOWN_IDS.map((town) => (
      <use key={town} data-town={town} href={`#${townCellId(town)}`} />
    ))}
  </g>
);
