/** Playing an action: `check`, and then what it does. */
import { call, handInAndGoOn, nextInQueue } from './call.ts';
import { discardCards, drawCard, takeOut } from './cards.ts';
import { judge } from './check.ts';
import { draftOf } from './clone.ts';
import { close, discardHand, toCarriages } from './closing.ts';
import { nextCoach, takeCoach } from './coach.ts';
import type { CityId } from './data/map.ts';
import type { GameEvent, Log } from './events.ts';
import { advance, seat } from './modules/audience.ts';
import { parseAction } from './parse.ts';
import type { End } from './route.ts';
import { beginTurn, endTurn, toDraw, toPlay } from './turn.ts';
import { assertNever, type Action, type Draft, type Source, type State } from './types.ts';
import type { Refusal, Verdict } from './verdict.ts';

export type Applied =
  { readonly ok: true; readonly state: State; readonly events: readonly GameEvent[] } | Refusal;

/** The state after the action and what happened, or why not. The state given is never changed. */
export function apply(state: State, action: unknown): Applied {
  const asked = parseAction(action);
  const verdict = judge(state, asked);
  if (!verdict.ok) return verdict;
  const draft = draftOf(state);
  const events: GameEvent[] = [];
  transition(draft, asked as Action, events);
  return { ok: true, state: draft, events };
}

/** The same on a private copy (`draftOf`), which is changed in place; a refused action changes nothing. */
export function play(draft: Draft, action: unknown): Verdict {
  const asked = parseAction(action);
  const verdict = judge(draft, asked);
  if (verdict.ok) transition(draft, asked as Action, null);
  return verdict;
}

/** What a legal action does. */
function transition(draft: Draft, action: Action, log: Log): void {
  switch (action.type) {
    case 'draw':
      return draw(draft, action.from, log);
    case 'call':
      return call(draft, action.official, log);
    case 'play':
      return layCard(draft, action.city, action.end, log);
    case 'restart':
      return restart(draft, action.city, log);
    case 'close':
      return close(draft, action.way, action.houses, log);
    case 'end':
      return endTurn(draft, log);
    case 'take-coach':
      takeCoach(draft, log);
      return toCarriages(draft, log);
    case 'skip':
      return skip(draft, log);
    case 'discard':
      return discardHand(draft, action.cities, log);
    case 'advance':
      advance(draft, action.carriage, action.to, log);
      return toCarriages(draft, log);
    case 'hand-in':
      return handInAndGoOn(draft, action, log);
    case 'seat':
      seat(draft, action.clergy, log);
      return nextToSeat(draft, log);
    default:
      assertNever(action);
  }
}

function draw(draft: Draft, from: Source, log: Log): void {
  drawCard(draft, draft.player, from, log);
  draft.turn.drawn += 1;
  if (draft.turn.official === 'postmaster' && draft.turn.drawn === 1) toDraw(draft, log);
  else toPlay(draft, log);
}

function layCard(draft: Draft, city: CityId, end: End, log: Log): void {
  const { player } = draft;
  const { hand, route } = draft.players[player]!;
  takeOut(hand, city);
  if (end === 'left') route.unshift(city);
  else route.push(city);
  draft.turn.laid += 1;
  draft.step = 'finish';
  log?.push({ type: 'played', player, city, end });
}

function restart(draft: Draft, city: CityId, log: Log): void {
  const { player } = draft;
  const owner = draft.players[player]!;
  const { route } = owner;
  owner.route = [];
  log?.push({ type: 'route-discarded', player, cities: route });
  discardCards(draft, route, log);
  layCard(draft, city, 'right', log);
}

/** Skips the coach, or the last hand-in. */
function skip(draft: Draft, log: Log): void {
  if (draft.step === 'last-hand-in') return nextInQueue(draft, log);
  const { player } = draft;
  log?.push({ type: 'coach-declined', player, coach: nextCoach(draft.players[player]!)! });
  toCarriages(draft, log);
}

function nextToSeat(draft: Draft, log: Log): void {
  const { queue } = draft;
  queue.shift();
  if (queue.length > 0) draft.player = queue[0]!;
  else beginTurn(draft, 0, log);
}
