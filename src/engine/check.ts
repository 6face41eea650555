/**
 * The one judge. What is offered and what is accepted cannot disagree, because `legalActions`,
 * `apply` and every page ask here; no other file decides whether something is allowed.
 */
import { checkSource } from './cards.ts';
import { checkCall } from './check-call.ts';
import { checkPlay, checkRestart } from './check-play.ts';
import { checkCoach } from './coach.ts';
import type { CityId } from './data/map.ts';
import { HAND_AFTER_CLOSING, SHORTEST_CLOSING } from './data/supply.ts';
import { isCity } from './graph.ts';
import { checkHouses } from './houses.ts';
import { checkAdvance, checkSeating } from './modules/audience.ts';
import { checkHandIn } from './modules/officials.ts';
import { parseAction, type Asked, type Malformed } from './parse.ts';
import { STEP_ACTIONS, wrongStep } from './steps.ts';
import { assertNever, type ActionType, type State } from './types.ts';
import { LEGAL, refuse, type Verdict } from './verdict.ts';

/** Whether the action is legal now, and if not, why. Anything at all may be passed as the action. */
export const check = (state: State, action: unknown): Verdict => judge(state, parseAction(action));

export function judge(state: State, asked: Asked | Malformed): Verdict {
  const { step } = state;
  if (asked.type === 'malformed') return refuse('malformed', { field: asked.field });
  if (step === 'over') return refuse('game-over', {});
  // Officials are refused for their own reasons first: "already used" says more than "not now".
  if (asked.type === 'call') return checkCall(state, asked.official);
  if (!STEP_ACTIONS[step].includes(asked.type)) return checkOutOfStep(state, asked.type);
  switch (asked.type) {
    case 'seat':
      return checkSeating(asked.clergy);
    case 'draw':
      return checkSource(state, asked.from);
    case 'play':
      return checkPlay(state, asked.city, asked.end);
    case 'restart':
      return checkRestart(state, asked.city);
    case 'close':
      return checkClose(state, asked);
    case 'take-coach':
      return checkCoach(state, false);
    case 'discard':
      return checkDiscard(state, asked.cities);
    case 'advance':
      return checkAdvance(state, asked.carriage, asked.to);
    case 'hand-in':
      return checkHandIn(state, asked);
    case 'end':
    case 'skip':
      return LEGAL;
    default:
      return assertNever(asked);
  }
}

/** Before a closing, a coach that is out of reach is refused for that reason. */
function checkOutOfStep(state: State, type: Exclude<ActionType, 'call'>): Verdict {
  if (type === 'take-coach' && state.step === 'finish') {
    const verdict = checkCoach(state, false);
    if (!verdict.ok) return verdict;
  }
  return wrongStep(state, type);
}

function checkClose(state: State, { way, houses }: Asked & { readonly type: 'close' }): Verdict {
  const { length } = state.players[state.player]!.route;
  if (length < SHORTEST_CLOSING) {
    return refuse('route-too-short', { length, missing: SHORTEST_CLOSING - length });
  }
  return checkHouses(state, way, houses);
}

/** The hand comes down to three; the list is a multiset. */
function checkDiscard(state: State, cities: readonly string[]): Verdict {
  const { hand } = state.players[state.player]!;
  const left = [...hand];
  const needed = hand.length - HAND_AFTER_CLOSING;
  const unknown = cities.find((city) => !isCity(city));
  if (unknown !== undefined) return refuse('unknown-card', { card: unknown });
  if (cities.length !== needed) return refuse('discard-count', { asked: cities.length, needed });
  for (const city of cities as readonly CityId[]) {
    const at = left.indexOf(city);
    if (at < 0) return refuse('not-in-hand', { city, hand });
    left.splice(at, 1);
  }
  return LEGAL;
}
