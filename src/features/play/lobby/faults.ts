/** Why a game cannot begin with what was typed: a sentence for each faulty field, shown at that field. */
import type { Names } from '../../../i18n/names.ts';
import type { Translate } from '../../../i18n/t.ts';
import { parseRecord } from '../../../notation/record.ts';
import { brokenSentence } from '../../../table/words/broken-text.ts';
import { LONGEST_NAME, nameProblem } from '../../../text/name-problem.ts';
import { seatLabelOf, nameOf } from './seat-label.ts';
import type { Draft } from './draft.ts';

export interface Faults {
  /** One per seat in play. */
  readonly names: readonly (string | null)[];
  readonly seed: string | null;
}

export function faultsOf(draft: Draft, t: Translate, names: Names): Faults {
  const seats = draft.seats.slice(0, draft.count);
  return {
    names: seats.map((_, seat) => nameFault(draft, seat, t)),
    seed: seedFault(draft.seed, t, names),
  };
}

export const isFree = ({ names, seed }: Faults): boolean =>
  seed === null && names.every((name) => name === null);

function nameFault(draft: Draft, seat: number, t: Translate): string | null {
  const problem = nameProblem(nameOf(draft, seat, t));
  if (problem === 'too-long') return t('play.name.too-long', { limit: LONGEST_NAME });
  if (problem === 'characters') return t('play.name.characters');
  const called = seatLabelOf(draft, seat, t);
  // Of two equal names, the later seat gets the fault.
  const others = draft.seats.slice(0, seat).map((_, other) => seatLabelOf(draft, other, t));
  return others.some((other) => isSame(other, called)) ? t('play.name.taken', { name: called }) : null;
}

const isSame = (a: string, b: string): boolean => plain(a) === plain(b);
const plain = (name: string): string => name.normalize('NFKC').toLowerCase();

function seedFault(seed: string, t: Translate, names: Names): string | null {
  const parsed = parseRecord({ config: { players: 2, seed: seed.trim() }, actions: [] });
  return parsed.ok ? null : brokenSentence(parsed, t, names);
}
