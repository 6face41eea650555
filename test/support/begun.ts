/** All that a person can begin at the table and leave in the middle. */
import {
  check,
  CITY_IDS,
  GROUPS,
  OFFICIALS,
  RANKS,
  TOWNS,
  WAYS,
  type Action,
} from '../../src/engine/index.ts';
import { actorOf, begin, go, type Session } from '../../src/table/model/session.ts';
import type { Pending } from '../../src/table/model/reducer.ts';
import type { TableIntent } from '../../src/table/pieces/types.ts';
import { onward, setupOf } from './play.ts';

/** Whatever a hand may do that begins something. */
const INTENTS: readonly TableIntent[] = [
  { type: 'close' },
  { type: 'new-route' },
  ...[0, 1, 2, 3].map((index) => ({ type: 'card', index }) as const),
  ...CITY_IDS.map((city) => ({ type: 'city', city }) as const),
  ...RANKS.map((rank) => ({ type: 'rank', rank }) as const),
  ...GROUPS.map((carriage) => ({ type: 'carriage', carriage }) as const),
  ...TOWNS.map(({ id }) => ({ type: 'town', town: id }) as const),
  ...OFFICIALS.map((official) => ({ type: 'token', official }) as const),
  ...WAYS.map((way) => ({ type: 'way', way }) as const),
];

const POSTMASTER: Action = { type: 'call', official: 'postmaster' };

/** All that a person can begin in a game with both modules, as many as three times of each kind. */
export function begunIn(seed: string): ReadonlyMap<Pending['type'], readonly Session[]> {
  const found = new Map<Pending['type'], Session[]>();
  const add = (session: Session): void => {
    const type = session.table.pending?.type;
    if (type && (found.get(type)?.length ?? 0) < 3) found.set(type, [...(found.get(type) ?? []), session]);
  };
  let now = begin('aaaa', { ...setupOf(['person', 'solid'], ['officials', 'audience']), seed });
  while (actorOf(now)) {
    if (actorOf(now)!.who === 'person') {
      const once = INTENTS.map((intent) => go(now, intent));
      for (const session of once) {
        add(session);
        if (session.table.pending) for (const intent of INTENTS) add(go(session, intent));
      }
    }
    now = onward(now, check(now.table.now, POSTMASTER).ok ? POSTMASTER : undefined);
  }
  return found;
}

export const BEGUN: readonly Pending['type'][] = [
  'card',
  'carriage',
  'closing',
  'discard',
  'hand-in',
  'new-route',
  'seating',
  'town',
];
