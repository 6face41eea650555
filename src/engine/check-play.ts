/** Laying a card (rules 6.1 to 6.6). */
import type { CityId } from './data/map.ts';
import { isCity, neighbours } from './graph.ts';
import { fit, type End } from './route.ts';
import type { State } from './types.ts';
import { LEGAL, refuse, type Verdict } from './verdict.ts';

export function checkPlay(state: State, city: string, end: End): Verdict {
  const { hand, route } = state.players[state.player]!;
  if (!isCity(city)) return refuse('unknown-card', { card: city });
  if (!hand.includes(city)) return refuse('not-in-hand', { city, hand });
  const answer = fit(route, city);
  if (answer.ok) {
    if (answer.ends.includes(end)) return LEGAL;
    const tried = end === 'left' ? route[0]! : route[route.length - 1]!;
    return refuse('no-road', { city, ends: [tried], roads: neighbours(city), other: answer.ends[0]! });
  }
  return answer.code === 'no-road'
    ? refuse('no-road', { city, ends: answer.ends, roads: answer.roads, other: null })
    : refuse('already-in-route', { city });
}

export function checkRestart(state: State, city: string): Verdict {
  const { hand, route } = state.players[state.player]!;
  if (!isCity(city)) return refuse('unknown-card', { card: city });
  if (state.turn.laid > 0) return refuse('must-fit', { city, fits: fittingCards(hand, route) });
  if (route.length === 0) return refuse('no-route', { city });
  return hand.includes(city) ? LEGAL : refuse('not-in-hand', { city, hand });
}

const fittingCards = (hand: readonly CityId[], route: readonly CityId[]): readonly CityId[] =>
  [...new Set(hand)].filter((city) => fit(route, city).ok);
