/** How much a level may think. A file of its own, because the page that asks needs nothing else of it. */

/** In actions tried out, not in time, so that a choice can be repeated anywhere. */
export interface Budget {
  readonly nodes: number;
}

export const DEFAULT_BUDGET: Budget = { nodes: 5000 };
