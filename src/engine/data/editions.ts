/**
 * The printed editions as sets of options. A rule reads an option, never an edition's name.
 * Sources: EDITIONS.md questions 37 (placement), 45 (provinces tile) and 58 (coach).
 */
import type { EditionId, Options } from '../types.ts';

export const EDITIONS: Readonly<Record<EditionId, Options>> = {
  'rebel-pl': { provincesTile: 'outside-baiern', placement: 'may', coach: 'must' }, // R:165-167, R:215, R:234
  'biancheria-en': { provincesTile: 'outside-baiern', placement: 'may', coach: 'may' }, // E:101, E:123, E:139
  'smart-ru': { provincesTile: 'all-nine', placement: 'must', coach: 'must' }, // U:121-122, U:171-172
  'bard-pl': { provincesTile: 'all-nine', placement: 'may', coach: 'must' }, // B:127-128, B:168
};

export const DEFAULT_EDITION: EditionId = 'bard-pl';

/** The possible values of each option; the first one is no default. */
export const OPTION_VALUES: { readonly [K in keyof Options]: readonly Options[K][] } = {
  provincesTile: ['outside-baiern', 'all-nine'],
  placement: ['may', 'must'],
  coach: ['must', 'may'],
};
