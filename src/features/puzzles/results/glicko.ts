/**
 * Glicko-2, after Mark Glickman's "Example of the Glicko-2 system" (2013), whose worked example is
 * among the tests. A rating says how strong a player is, its deviation how uncertain that is, and its
 * volatility how much it has jumped about.
 */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export interface Bout {
  readonly rating: number;
  readonly deviation: number;
  /** From 0, lost, to 1, won. */
  readonly score: number;
}

export const UNKNOWN: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Glickman's τ: how fast volatility itself may change. He advises 0.3 to 1.2. */
const TAU = 0.5;
const SCALE = 173.7178;
const CLOSE_ENOUGH = 1e-6;

/** A period in which nothing was played raises the deviation, and changes nothing else. */
export const rested = ({ rating, deviation, volatility }: Rating): Rating => ({
  rating,
  deviation: Math.min(UNKNOWN.deviation, Math.hypot(deviation / SCALE, volatility) * SCALE),
  volatility,
});

/** After one period of bouts. */
export function rated(before: Rating, bouts: readonly Bout[]): Rating {
  if (bouts.length === 0) return rested(before);
  const mu = (before.rating - UNKNOWN.rating) / SCALE;
  const phi = before.deviation / SCALE;
  const parts = bouts.map(({ rating, deviation, score }) => {
    const g = 1 / Math.sqrt(1 + (3 * (deviation / SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - (rating - UNKNOWN.rating) / SCALE)));
    return { certainty: g * g * expected * (1 - expected), surprise: g * (score - expected) };
  });
  const sum = (of: (part: (typeof parts)[number]) => number): number =>
    parts.reduce((total, part) => total + of(part), 0);
  const variance = 1 / sum(({ certainty }) => certainty);
  const surprise = sum((part) => part.surprise);
  const volatility = volatilityAfter(before.volatility, phi, variance, variance * surprise);
  const phiAfter = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + 1 / variance);
  return {
    rating: UNKNOWN.rating + SCALE * (mu + phiAfter ** 2 * surprise),
    deviation: Math.min(UNKNOWN.deviation, SCALE * phiAfter),
    volatility,
  };
}

/** Step 5 of the paper: the root of `f`, found by the Illinois algorithm. */
function volatilityAfter(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const spread = phi ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = Math.log(delta ** 2 - phi ** 2 - variance);
  if (!(delta ** 2 > phi ** 2 + variance)) {
    high = a - TAU;
    while (f(high) < 0) high -= TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE_ENOUGH) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}
