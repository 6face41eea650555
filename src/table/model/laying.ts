/** Laying a card: at which end, or as the start of a new route. */
import { check, CITY_IDS, ENDS, type CityId } from '../../engine/index.ts';
import { attempt, begun, type Table } from './state.ts';

/** If one end fits, the card goes there; if both fit, the reader chooses, or taps again for the right end. */
export function lay(table: Table, city: CityId): Table {
  const { now, pending } = table;
  if (pending?.type === 'new-route') return attempt(table, { type: 'restart', city });
  const ends = ENDS.filter((end) => check(now, { type: 'play', city, end }).ok);
  const isAsked = pending?.type === 'card' && pending.city === city && pending.ends.length > 1;
  const isOpen = ends.length > 1 && now.players[now.player]!.route.length > 1 && !isAsked;
  if (isOpen) return begun(table, { type: 'card', city, ends });
  const end = ends.length === 1 ? ends[0]! : 'right';
  const tried = attempt(table, { type: 'play', city, end });
  if (!tried.refusal) return tried;
  const canRestart = check(now, { type: 'restart', city }).ok;
  if (pending?.type === 'closing') return tried;
  return { ...tried, pending: canRestart ? { type: 'card', city, ends: [] } : null };
}

export function newRoute(table: Table): Table {
  const { pending, now } = table;
  if (pending?.type === 'card') return attempt(table, { type: 'restart', city: pending.city });
  if (pending?.type === 'new-route') return begun(table, null);
  const { hand } = now.players[now.player]!;
  const canRestart = hand.some((city) => check(now, { type: 'restart', city }).ok);
  // If no card can start one, any card is tried: the engine's refusal says why.
  return canRestart
    ? begun(table, { type: 'new-route' })
    : attempt(table, { type: 'restart', city: hand[0] ?? CITY_IDS[0]! });
}
