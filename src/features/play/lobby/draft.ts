/** The set-up as it stands in the form: everything that was chosen or typed, also what cannot be played yet. */
import {
  OPTION_VALUES,
  type EditionId,
  type Module,
  type Options,
  type PlayerCount,
} from '../../../engine/index.ts';
import type { SeatLook } from '../../../board/types.ts';
import type { Occupant } from '../../../table/model/setup.ts';

/**
 * In characters: far more than can be played with, and so few that all fields of the form together can
 * be kept and taken along, even if each character takes six to be written.
 */
export const LONGEST_TYPED = 500;

/** Keeps the page responsive when a whole book is pasted into a field. Never splits a surrogate pair. */
export const clipped = (typed: string): string =>
  typed.length <= LONGEST_TYPED ? typed : typed.slice(0, LONGEST_TYPED).replace(/[\ud800-\udbff]$/, '');

export interface DraftSeat {
  /** As typed; a seat nobody named goes by its number, or by the name of an old postmaster. */
  readonly name: string | null;
  readonly look: SeatLook;
  readonly who: Occupant;
}

export interface Draft {
  readonly count: PlayerCount;
  /** Always four: a seat that is left out keeps what was typed for it. */
  readonly seats: readonly DraftSeat[];
  /** Who has the first turn; by lot, the seed decides. */
  readonly starts: number | 'lot';
  /** Without a choice, the reader's booklet. */
  readonly edition: EditionId | null;
  readonly options: Partial<Options>;
  readonly modules: readonly Module[];
  /** Empty: other cards every time. */
  readonly seed: string;
}

export const FIRST_DRAFT: Draft = {
  count: 3,
  seats: [
    { name: null, look: 0, who: 'person' },
    { name: null, look: 1, who: 'solid' },
    { name: null, look: 2, who: 'solid' },
    { name: null, look: 3, who: 'solid' },
  ],
  starts: 'lot',
  edition: null,
  options: {},
  modules: [],
  seed: '',
};

export type DraftIntent =
  | { readonly type: 'count'; readonly count: PlayerCount }
  | { readonly type: 'name'; readonly seat: number; readonly name: string }
  /** `before`: all looks when the list got the focus, because arrow keys select every look they pass. */
  | {
      readonly type: 'look';
      readonly seat: number;
      readonly look: SeatLook;
      readonly before: readonly SeatLook[];
    }
  | { readonly type: 'who'; readonly seat: number; readonly who: Occupant }
  | { readonly type: 'starts'; readonly starts: number | 'lot' }
  | { readonly type: 'edition'; readonly edition: EditionId }
  | { readonly type: 'option'; readonly name: keyof Options; readonly value: string }
  | { readonly type: 'module'; readonly module: Module; readonly isOn: boolean }
  | { readonly type: 'seed'; readonly seed: string }
  | { readonly type: 'recall'; readonly draft: Draft };

export function redraft(draft: Draft, intent: DraftIntent): Draft {
  switch (intent.type) {
    case 'count': {
      const isGone = typeof draft.starts === 'number' && draft.starts >= intent.count;
      return { ...draft, count: intent.count, starts: isGone ? 'lot' : draft.starts };
    }
    case 'name':
      return seatChanged(draft, intent.seat, { name: clipped(intent.name) });
    case 'look':
      return exchanged(draft, intent.seat, intent.look, intent.before);
    case 'who':
      return seatChanged(draft, intent.seat, { who: intent.who });
    case 'starts':
      return { ...draft, starts: intent.starts };
    case 'edition':
      return { ...draft, edition: intent.edition, options: {} };
    case 'option':
      return { ...draft, options: { ...draft.options, ...optionOf(intent.name, intent.value) } };
    case 'module': {
      const others = draft.modules.filter((module) => module !== intent.module);
      return { ...draft, modules: intent.isOn ? [...others, intent.module] : others };
    }
    case 'seed':
      return { ...draft, seed: clipped(intent.seed) };
    case 'recall':
      return intent.draft;
  }
}

const seatChanged = (draft: Draft, seat: number, change: Partial<DraftSeat>): Draft => ({
  ...draft,
  seats: draft.seats.map((old, i) => (i === seat ? { ...old, ...change } : old)),
});

/** All looks stay different: the seat that had this one gets the one that is given up for it. */
function exchanged(draft: Draft, seat: number, look: SeatLook, before: readonly SeatLook[]): Draft {
  const given = before[seat]!;
  const seats = draft.seats.map((old, i) => {
    if (i === seat) return { ...old, look };
    return { ...old, look: before[i] === look ? given : before[i]! };
  });
  return { ...draft, seats };
}

function optionOf(name: keyof Options, value: string): Partial<Options> {
  const found = (OPTION_VALUES[name] as readonly string[]).find((known) => known === value);
  return found === undefined ? {} : { [name]: found };
}
