/** The table before anybody has chosen anything, the one of last time, and the next one with the same people. */
import type { EditionId } from '../../engine/index.ts';
import { SEATS } from '../../board/types.ts';
import { recall, remember } from '../remember.ts';
import { parseSetup, type PlaySetup } from './setup.ts';

/** You against two automatic players who know what they do. */
export const firstSetup = (edition: EditionId, seed: string): PlaySetup => ({
  seats: SEATS.slice(0, 3).map((look) => ({ name: '', look, who: look === 0 ? 'person' : 'solid' })),
  edition,
  modules: [],
  seed,
});

/** Everything but the cards: whoever wants the same ones again types their seed. */
export function rememberSetup({ seed: _seed, deck: _deck, ...setup }: PlaySetup): void {
  remember('play', JSON.stringify(setup));
}

export function recallSetup(seed: string): PlaySetup | null {
  try {
    return parseSetup({ ...(JSON.parse(recall('play') ?? 'null') as object), seed });
  } catch {
    return null;
  }
}

/** The same people with other cards; the next one begins. */
export function rematch({ deck: _deck, ...setup }: PlaySetup, seed: string): PlaySetup {
  const [first, ...others] = setup.seats;
  return { ...setup, seats: [...others, first!], seed };
}

/** Two change places. */
export const swapped = (setup: PlaySetup, a: number, b: number): PlaySetup => ({
  ...setup,
  seats: setup.seats.map((seat, i) => {
    if (i === a) return setup.seats[b]!;
    return i === b ? setup.seats[a]! : seat;
  }),
});
