/** The number of a paragraph, as it is typed. */

/** As typed on whatever keyboard: `§ 6,3 ` is 6.3. */
export const numberIn = (typed: string): string | null =>
  /^§?\s*(\d{1,2})\s*[.,]\s*(\d{1,2})$/.exec(typed.trim())?.slice(1).join('.') ?? null;

/**
 * The prefix of the numbers meant while one is being typed; it is empty, for every number, if nothing is
 * typed.
 */
export const numberStart = (typed: string): string | null =>
  /^§?\s*(?:(\d{1,2})\s*(?:[.,]\s*(\d{0,2}))?)?$/
    .exec(typed.trim())
    ?.slice(1)
    .filter((part) => part !== undefined)
    .join('.') ?? null;
