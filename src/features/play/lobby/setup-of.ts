/** Makes the set-up of a game from the form, and draws what was left to chance. */
import { newGame, nextBelow, seedRandom, type EditionId, type Options } from '../../../engine/index.ts';
import type { Translate } from '../../../i18n/t.ts';
import type { PlaySetup } from '../../../table/model/setup.ts';
import { nameOf } from './seat-label.ts';
import type { Draft } from './draft.ts';

interface Given {
  readonly t: Translate;
  /** The reader's booklet. */
  readonly edition: EditionId;
  /** For when none was typed. */
  readonly seed: string;
}

export function setupOf(draft: Draft, { t, edition, seed: fresh }: Given): PlaySetup {
  const seed = draft.seed.trim() || fresh;
  const seats = draft.seats
    .slice(0, draft.count)
    .map(({ look, who }, seat) => ({ name: nameOf(draft, seat, t).trim(), look, who }));
  const first = draft.starts === 'lot' ? drawn(seed, draft.count) : draft.starts;
  return {
    // Rotated: the order around the table is the same whoever begins.
    seats: [...seats.slice(first), ...seats.slice(0, first)],
    edition: draft.edition ?? edition,
    options: draft.options,
    modules: draft.modules,
    seed,
  };
}

/** The same seed draws the same seat, so that friends who share it begin alike. */
const drawn = (seed: string, count: number): number => nextBelow(seedRandom(`starts ${seed}`), count);

/** The options as the engine will apply them: a module can override some. */
export const optionsOf = ({ count, edition, options, modules }: Draft, mine: EditionId): Options =>
  newGame({ players: count, edition: edition ?? mine, options, modules, seed: '' }).options;
