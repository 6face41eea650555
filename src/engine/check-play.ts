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
    const left = route[0]!;
    const right = route[route.length - 1]!;
    return end === 'left'
      ? refuse('no-road', {
          city,
          ends: [left],
          roads: neighbours(city),
          other: { end: 'right', city: right },
        })
      : refuse('no-road', {
          city,
          ends: [right],
          roads: neighbours(city),
          other: { end: 'left', city: left },
        });
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
