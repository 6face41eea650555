/** Which booklets the sources of a paragraph come from: readers have the booklets, not our lines. */
const BOOKLET_OF = {
  R: 'rebel-pl',
  B: 'bard-pl',
  E: 'biancheria-en',
  U: 'smart-ru',
  X: 'smart-ru-rome',
  F: 'french',
} as const;
type Prefix = keyof typeof BOOKLET_OF;
export type SourceBooklet = (typeof BOOKLET_OF)[Prefix];

/** Each once, in the order of the table. */
export const bookletsOf = (sources: readonly string[]): readonly SourceBooklet[] =>
  (Object.keys(BOOKLET_OF) as Prefix[])
    .filter((prefix) => sources.some((source) => source.startsWith(`${prefix}:`) || source === prefix))
    .map((prefix) => BOOKLET_OF[prefix]);
