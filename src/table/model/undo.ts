/**
 * How far back one step of undo goes. Against automatic players: to before the person's own last
 * action, as often as one likes. Among several people: within the turn of the one who is acting.
 */
import type { GameEvent } from '../../engine/index.ts';
import { peopleOf } from './setup.ts';
import type { Session } from './session.ts';

export interface Undo {
  /** How many actions are taken back. */
  readonly actions: number;
  /** Something hidden has become known in them. */
  readonly isRevealing: boolean;
}

/** `null` if there is nothing that may be taken back. */
export function undoOf({ setup, table, curtain }: Pick<Session, 'setup' | 'table' | 'curtain'>): Undo | null {
  const { done, now } = table;
  const people = peopleOf(setup);
  const isAlone = people.length === 1;
  const person = isAlone ? people[0]! : now.player;
  const at = done.findLastIndex(({ player }) => player === person);
  if (at < 0) return null;
  if (isAlone) return { actions: done.length - at, isRevealing: false };
  if (curtain !== null || now.step === 'over' || !people.includes(person)) return null;
  const since = done.slice(at);
  if (since.some(({ player }) => player !== person && people.includes(player))) return null;
  const events = since.flatMap((each) => each.events);
  if (events.some(({ type }) => type === 'turn-ended')) return null;
  return { actions: since.length, isRevealing: events.some(isRevealing) };
}

/** Revealing are cards from the pile, wherever they go, and the clergy who get out of a carriage. */
function isRevealing(event: GameEvent): boolean {
  if (event.type === 'drawn') return event.from === 'deck';
  return event.type === 'market-filled' || event.type === 'pile-formed' || event.type === 'carriage-arrived';
}
