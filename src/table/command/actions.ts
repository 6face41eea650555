/**
 * Turns a verb of the table and its arguments into intents. No rules are checked here: an illegal action is
 * sent too, and the engine answers with the reason.
 */
import type { CityId, End } from '../../engine/index.ts';
import type { Table } from '../model/reducer.ts';
import { doing, idsOf, withSource } from './args.ts';
import { closeCommand } from './close.ts';
import { act, send, stop, type Parsed } from './command.ts';
import { handInCommand, moveCommand, seatCommand } from './module-actions.ts';
import type { Deed, Sense } from './vocabulary.ts';

export function deedCommand(deed: Deed, args: readonly Sense[], table: Table): Parsed {
  const { pending, now } = table;
  const [city] = idsOf(args, 'city');
  switch (deed) {
    case 'take':
    case 'draw': {
      const [arg] = args;
      if (!arg)
        return deed === 'draw' ? act({ type: 'draw', from: 'deck' }) : stop({ why: 'missing', verb: 'take' });
      // While tokens are being handed in, this chooses the card they earn.
      return withSource(arg, table, (from) =>
        pending?.type === 'hand-in' ? { type: 'draw', from } : doing({ type: 'draw', from }),
      );
    }
    case 'play':
      return playCommand(args, table);
    case 'restart':
      if (!city) return send({ type: 'new-route' });
      return now.players[now.player]!.route.length === 0
        ? act({ type: 'play', city, end: 'right' })
        : act({ type: 'restart', city });
    case 'call': {
      const [official] = idsOf(args, 'official');
      return official ? act({ type: 'call', official }) : stop({ why: 'missing', verb: deed });
    }
    case 'close':
      return closeCommand(args, table);
    case 'house':
      if (!city) return stop({ why: 'missing', verb: deed });
      if (pending?.type === 'hand-in') return send({ type: 'city', city });
      return pending?.type === 'closing'
        ? send({ type: 'house', city })
        : stop({ why: 'not-begun', verb: deed });
    case 'confirm':
      return isConfirmable(table) ? send({ type: deed }) : stop({ why: 'not-begun', verb: deed });
    case 'cancel':
      return pending ? send({ type: deed }) : stop({ why: 'not-begun', verb: deed });
    case 'coach':
      return act({ type: 'take-coach' });
    case 'skip':
    case 'end':
      return act({ type: deed });
    case 'discard':
      return args.length > 0
        ? act({ type: 'discard', cities: idsOf(args, 'city') })
        : stop({ why: 'missing', verb: deed });
    case 'hand-in':
      return handInCommand(args, table);
    case 'move':
      return moveCommand(args, now.step);
    case 'seat':
      return seatCommand(args, table);
  }
}

function isConfirmable({ now, pending }: Table): boolean {
  if (now.step === 'discard' || now.step === 'seat') return true;
  return pending?.type === 'closing' || pending?.type === 'hand-in';
}

/** The end is given as a word, given by the city that lies there, or left out. */
function playCommand(args: readonly Sense[], { now, pending }: Table): Parsed {
  const [city, next] = idsOf(args, 'city');
  const [said] = idsOf(args, 'end');
  const { route } = now.players[now.player]!;
  if (!city) {
    return said && pending?.type === 'card' && pending.ends.length > 0
      ? send({ type: 'end', end: said })
      : stop({ why: 'missing', verb: 'play' });
  }
  const end = said ?? (next === undefined ? undefined : endBy(next, route));
  if (end) return act({ type: 'play', city, end });
  if (next !== undefined) return stop({ why: 'not-an-end', city: next });
  // The table knows what a card without an end means: it asks where both fit.
  return now.step === 'play' ? send({ type: 'city', city }) : act({ type: 'play', city, end: 'right' });
}

/** On a route of one card both ends are the same; on an empty one every city is accepted as the end. */
function endBy(city: CityId, route: readonly CityId[]): End | undefined {
  if (route.length === 0 || route.at(-1) === city) return 'right';
  return route[0] === city ? 'left' : undefined;
}
