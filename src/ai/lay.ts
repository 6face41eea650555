/** Which card to lay, where, and whether to draw another one first. */
import { CITY_IDS, type End } from '../engine/index.ts';
import { closeValue } from './close.ts';
import { offers, prospect } from './draw.ts';
import { canCall, type Candidate, type PositionFeatures } from './position-features.ts';
import { bits, lowest, ROADS_OF } from './map.ts';
import { fitting, NO_ROW, promise, withCity, type Row } from './plan.ts';
import type { Reason } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

/** Every place where a card of the hand fits, with the route that results. */
export function lays({ row, hand }: PositionFeatures): readonly (readonly [number, End, Row])[] {
  const found: (readonly [number, End, Row])[] = [];
  for (let rest = hand & fitting(row); rest !== 0; rest &= rest - 1) {
    const city = lowest(rest);
    const isAtLeft = row.length > 1 && (ROADS_OF[row.left]! >>> city) & 1;
    if (isAtLeft) found.push([city, 'left', withCity(row, city, 'left')]);
    if (row.length < 2 || (ROADS_OF[row.right]! >>> city) & 1) {
      found.push([city, 'right', withCity(row, city, 'right')]);
    }
  }
  return found;
}

export function layCandidates(look: PositionFeatures): readonly Candidate[] {
  const { state, row, hand, standing } = look;
  const found = lays(look).map(([city, end, grown]): Candidate => {
    const left = hand & ~(1 << city);
    const later = promise(standing, grown, left);
    return {
      action: { type: 'play', city: CITY_IDS[city]!, end },
      value: grown.length < 3 ? later : Math.max(later, closeValue(look, grown, left, canCall(state))),
      reason: layReason(look, city, grown, left),
    };
  });
  if (state.turn.laid > 0) return found;
  if (row.left >= 0) {
    const isStuck = found.length === 0;
    for (let rest = hand; rest !== 0; rest &= rest - 1) {
      const city = lowest(rest);
      found.push({
        action: { type: 'restart', city: CITY_IDS[city]! },
        value: promise(standing, withCity(NO_ROW, city, 'right'), hand & ~(1 << city)),
        reason: {
          code: isStuck ? 'restart-stuck' : 'restart-better',
          city: CITY_IDS[city]!,
          lost: row.length,
        },
      });
    }
  }
  const second = secondCard(look, found);
  return second ? [...found, second] : found;
}

function layReason({ row, hand }: PositionFeatures, city: number, grown: Row, left: number): Reason {
  const name = CITY_IDS[city]!;
  if (row.left < 0) return { code: 'start-here', city: name, linked: bits(ROADS_OF[city]! & hand) };
  if (bits(fitting(grown) & left) > 0) return { code: 'extend', city: name, length: grown.length };
  return { code: 'keeps-open', city: name, length: grown.length, roads: bits(fitting(grown)) };
}

/** Calling the postmaster, less what the coachman or the wainwright would bring in this turn. */
function secondCard(look: PositionFeatures, plays: readonly Candidate[]): Candidate | null {
  const { state, hand, me } = look;
  if (!canCall(state) || plays.length === 0) return null;
  const market = offers(look);
  if (market.length === 0) return null;
  const [slot, most] = market.reduce((a, b) => (b[1] > a[1] ? b : a));
  const best = plays.reduce((a, b) => (b.value > a.value ? b : a));
  const base = prospect(look, hand, false);
  const hasSecond = best.reason.code === 'extend';
  const isNew = me.tokens?.postmaster === 0;
  const value =
    best.value +
    (most - base) -
    WEIGHTS.secondDrawn -
    (hasSecond ? WEIGHTS.secondLaid : 0) -
    lostByCall(look, best) +
    (isNew ? WEIGHTS.newToken : 0);
  return {
    action: { type: 'call', official: 'postmaster' },
    value,
    reason: { code: 'postmaster-more-cards', city: state.market[slot]! },
  };
}

/** By how much the wainwright's help would raise the value of this play. */
function lostByCall(look: PositionFeatures, best: Candidate): number {
  const { action } = best;
  if (action.type !== 'play') return 0;
  const city = CITY_IDS.indexOf(action.city);
  const grown = withCity(look.row, city, action.end);
  const left = look.hand & ~(1 << city);
  if (grown.length < 3) return 0;
  return Math.max(
    0,
    best.value - Math.max(promise(look.standing, grown, left), closeValue(look, grown, left, false)),
  );
}
