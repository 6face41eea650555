/** Whether to close, to lay a second card, or to wait; and the coach. */
import { CITY_IDS, GROUPS, nextCoach, SHORTEST_CLOSING, shortBy } from '../engine/index.ts';
import { closeValue, endWorth, houseChoices, leadAtEnd, namesOf, type HouseChoice } from './close.ts';
import { lays } from './lay.ts';
import { canCall, threat, type Candidate, type PositionFeatures } from './position-features.ts';
import { bits, GROUP_MASKS } from './map.ts';
import { NO_ROW, promise } from './plan.ts';
import type { Reason } from './reasons.ts';
import { coachPoints, coachWorth, lengthTile } from './target-values.ts';
import { WEIGHTS } from './weights.ts';

/** How much of a route's promise is left when the game may end before the next turn. */
const THREATENED = 0.4;

export function finishCandidates(look: PositionFeatures): readonly Candidate[] {
  const { state, row, hand, standing } = look;
  const found: Candidate[] = [];
  const isLong = row.length >= SHORTEST_CLOSING;
  const danger = threat(look);
  const later = standing.last ? 0 : promise(standing, row, hand) * (danger >= 0 ? THREATENED : 1);
  found.push({
    action: { type: 'end' },
    value: later,
    reason: isLong ? { code: 'wait-longer', length: row.length } : { code: 'too-short' },
  });
  if (isLong) {
    for (const choice of houseChoices(look, row)) {
      found.push({
        action: { type: 'close', way: choice.way, houses: namesOf(choice.set) },
        value: closeValue(look, row, hand, canCall(state), choice),
        reason: closeReason(look, choice, danger),
      });
    }
  }
  const second = coachman(look, danger);
  if (second) found.push(second);
  return found;
}

function coachman(look: PositionFeatures, danger: number): Candidate | null {
  const { state, hand, standing, me } = look;
  if (!canCall(state) || state.turn.laid === 0) return null;
  let best = -Infinity;
  let second = -1;
  for (const [city, , grown] of lays(look)) {
    const left = hand & ~(1 << city);
    let value = standing.last ? 0 : promise(standing, grown, left) * (danger >= 0 ? THREATENED : 1);
    if (grown.length >= SHORTEST_CLOSING) value = Math.max(value, closeValue(look, grown, left, false));
    if (value > best) [best, second] = [value, city];
  }
  if (second < 0) return null;
  const isNew = me.tokens?.coachman === 0;
  return {
    action: { type: 'call', official: 'coachman' },
    value: best + (isNew ? WEIGHTS.newToken : 0),
    reason: { code: 'coachman-second-card', city: CITY_IDS[second]! },
  };
}

function closeReason(look: PositionFeatures, { set }: HouseChoice, danger: number): Reason {
  const { state, row, standing, me } = look;
  if (standing.last) return { code: 'close-last-turn' };
  const next = nextCoach(me);
  const hasCoach = next !== null && coachWorth(me.coach, row.length, canCall(state)) > 0;
  if ((hasCoach && next === 7) || bits(set) === standing.left) {
    return { code: 'close-ends-game', ahead: leadAtEnd(look, row, hasCoach ? next : me.coach, set) };
  }
  if (danger >= 0) return { code: 'close-now-risk', seat: danger };
  for (const [mask, value] of standing.groups) {
    if ((mask & ~(standing.houses | set)) !== 0) continue;
    return { code: 'close-tile', stack: GROUPS[GROUP_MASKS.indexOf(mask)]!, value };
  }
  if (hasCoach) return { code: 'close-coach', coach: next, wainwright: row.length < next };
  const tile = lengthTile(state, row.length);
  return tile
    ? { code: 'close-tile', stack: tile[0], value: tile[1] }
    : { code: 'close-houses', houses: bits(set) };
}

/** A coach is refused only if it would end a game that is being lost. */
export function coachCandidates(look: PositionFeatures): readonly Candidate[] {
  const { state, row, me, standing } = look;
  const coach = nextCoach(me)!;
  const isEnd = coach === 7 && !standing.last;
  const value = coachWorth(me.coach, row.length, true) + (isEnd ? endWorth(look, NO_ROW, coach, 0) : 0);
  return [
    {
      action: shortBy(me) === 0 ? { type: 'take-coach' } : { type: 'call', official: 'wainwright' },
      value: value + (state.tokenStacks ? WEIGHTS.newToken : 0),
      reason: { code: 'coach-next', coach, points: coachPoints(coach) },
    },
    { action: { type: 'skip' }, value: 0, reason: { code: 'coach-not-yet', coach } },
  ];
}
