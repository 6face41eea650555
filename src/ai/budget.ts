/** How much a level may think. A file of its own, because a page that asks needs nothing else of the AI. */

/** In actions tried out, not in time, so that a choice can be repeated anywhere. */
export interface Budget {
  readonly nodes: number;
}

export const DEFAULT_BUDGET: Budget = { nodes: 5000 };
