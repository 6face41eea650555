/** The longest route laid on this device's home page, as it is kept. */
import { CITY_IDS } from '../../engine/index.ts';

/** 0 for a text that cannot be the length of a route. */
export function longestIn(kept: string | null | undefined): number {
  const length = /^[1-9]\d?$/.test(kept ?? '') ? Number(kept) : 0;
  return length <= CITY_IDS.length ? length : 0;
}
