/** Handing in tokens: first the tokens, then the reward. The engine decides whether they earn it. */
import {
  check,
  OFFICIALS,
  type CityId,
  type HandIn,
  type Official,
  type Source,
  type State,
} from '../../engine/index.ts';
import { attempt, begun, refused, type Table } from './state.ts';

export const isHandingIn = ({ step }: State): boolean => step === 'hand-in' || step === 'last-hand-in';

const NOTHING: HandIn = { type: 'hand-in', officials: [] };

/** The tokens and the reward chosen so far. */
export const handInOf = ({ pending }: Pick<Table, 'pending'>): HandIn =>
  pending?.type === 'hand-in' ? pending : NOTHING;

/** A chosen reward that the remaining tokens no longer earn is dropped. */
export function toggleToken(table: Table, official: Official): Table {
  const { now } = table;
  const chosen = handInOf(table);
  const isLaid = chosen.officials.includes(official);
  const officials = OFFICIALS.filter((other) =>
    other === official ? !isLaid : chosen.officials.includes(other),
  );
  const plain: HandIn = { type: 'hand-in', officials };
  const verdict = check(now, plain);
  if (!verdict.ok && !(isHandingIn(now) && officials.length === 0)) return refused(table, verdict);
  if (officials.length === 0) return begun(table, null);
  const whole: HandIn = { ...chosen, officials };
  return begun(table, check(now, whole).ok ? whole : plain);
}

/** Choosing the same card again takes the choice back: tokens can be handed in without it. */
export function chooseCard(table: Table, draw: Source): Table {
  const { draw: before, ...rest } = handInOf(table);
  return before === draw ? begun(table, rest) : tried(table, { ...rest, draw });
}

export function chooseSite(table: Table, house: CityId): Table {
  const { house: before, ...rest } = handInOf(table);
  return before === house ? begun(table, rest) : tried(table, { ...rest, house });
}

function tried(table: Table, handIn: HandIn): Table {
  const verdict = check(table.now, handIn);
  return verdict.ok ? begun(table, handIn) : refused(table, verdict);
}

export const confirmHandIn = (table: Table): Table => attempt(table, handInOf(table));
