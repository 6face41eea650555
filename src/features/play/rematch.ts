/** Set-up of a rematch: the same people with other cards, and the next one begins. */
import type { PlaySetup } from '../../table/model/setup.ts';

export function rematch({ deck: _deck, ...setup }: PlaySetup, seed: string): PlaySetup {
  const [first, ...others] = setup.seats;
  return { ...setup, seats: [...others, first!], seed };
}
