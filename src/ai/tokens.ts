/** Handing in tokens (officials module): a house, a point, a card, or as little as possible. */
import { CITY_IDS, OFFICIALS, type HandIn, type Official, type Tokens } from '../engine/index.ts';
import { offers, prospect } from './draw.ts';
import type { Candidate, PositionFeatures } from './position-features.ts';

/** The worth of a token that is kept; a token of which there are more is worth a part of that. */
const KEPT = 0.3;

export function tokenCandidates(look: PositionFeatures): readonly Candidate[] {
  const { state, me, standing } = look;
  const tokens = me.tokens!;
  // Most of a kind first: those are missed least.
  const held = OFFICIALS.filter((official) => tokens[official] > 0).toSorted((a, b) => tokens[b] - tokens[a]);
  const isOver = state.step === 'last-hand-in';
  const cost = (officials: readonly Official[]): number =>
    isOver ? 0 : officials.reduce((sum, official) => sum + lossOf(tokens, official), 0);
  const found: Candidate[] = isOver
    ? [{ action: { type: 'skip' }, value: 0, reason: { code: 'keep-tokens' } }]
    : [
        {
          action: { type: 'hand-in', officials: [held[0]!] },
          value: -cost([held[0]!]),
          reason: { code: 'hand-in-least', official: held[0]! },
        },
      ];
  if (held.length >= 2 && !isOver) found.push(cardFor(look, held.slice(0, 2), cost(held.slice(0, 2))));
  if (held.length >= 3) {
    const officials = inOrder(held.slice(0, 3));
    found.push({
      action: { type: 'hand-in', officials },
      value: 1 - cost(officials),
      reason: { code: 'hand-in-point' },
    });
  }
  if (held.length === 4 && standing.left > 0) {
    const { needs } = standing;
    const cities = [...needs.keys()]
      .filter((city) => needs[city]! > 0)
      .toSorted((a, b) => needs[b]! - needs[a]!);
    for (const city of cities.slice(0, 3)) {
      found.push({
        action: { type: 'hand-in', officials: [...OFFICIALS], house: CITY_IDS[city]! },
        value: needs[city]! - cost(held),
        reason: { code: 'hand-in-house', city: CITY_IDS[city]! },
      });
    }
  }
  return found;
}

const lossOf = (tokens: Tokens, official: Official): number => (tokens[official] > 1 ? KEPT / 3 : KEPT);

const inOrder = (officials: readonly Official[]): readonly Official[] =>
  OFFICIALS.filter((official) => officials.includes(official));

function cardFor(look: PositionFeatures, officials: readonly Official[], cost: number): Candidate {
  const market = offers(look);
  const plain: HandIn = { type: 'hand-in', officials: inOrder(officials) };
  const reason = { code: 'hand-in-card' } as const;
  if (market.length === 0) return { action: plain, value: -cost, reason };
  const [draw, most] = market.reduce((a, b) => (b[1] > a[1] ? b : a));
  // Half of it would have come with the next draw anyway.
  const gain = most - prospect(look, look.hand, true);
  return { action: { ...plain, draw }, value: gain / 2 - cost, reason };
}
