/** Offices of honour: tokens for calls, and handing them in (rules 12.1 to 12.6). */
import type { CityId } from '../data/map.ts';
import { checkSource, drawCard } from '../cards.ts';
import type { Log } from '../events.ts';
import { isCity } from '../graph.ts';
import { housesLeft, placeHouse } from '../houses.ts';
import type { AskedHandIn } from '../parse.ts';
import { takeHouseTiles } from '../tiles.ts';
import { OFFICIALS, type Draft, type HandIn, type Official, type State, type Tokens } from '../types.ts';
import { LEGAL, refuse, type Verdict } from '../verdict.ts';

/** How many different tokens earn what. One earns nothing. */
export const REWARDS = { draw: 2, point: 3, house: 4 } as const;

/** Whoever calls takes a token. Stacks are never empty here: the last token brings a hand-in at once. */
export function takeToken(draft: Draft, official: Official, log: Log): void {
  const { player } = draft.turn;
  draft.tokenStacks![official] -= 1;
  draft.players[player]!.tokens![official] += 1;
  log?.push({ type: 'token-taken', player, official });
}

const isStackEmpty = ({ tokenStacks }: State): boolean =>
  tokenStacks !== null && OFFICIALS.some((official) => tokenStacks[official] === 0);

const heldBy = (tokens: Tokens): readonly Official[] => OFFICIALS.filter((official) => tokens[official] > 0);

const hasTokens = (state: State, player: number): boolean =>
  OFFICIALS.some((official) => state.players[player]!.tokens![official] > 0);

/** The seats with tokens, clockwise from `first`. */
const holders = (state: State, first: number): number[] =>
  state.players
    .map((_, i) => (first + i) % state.players.length)
    .filter((player) => hasTokens(state, player));

/** Starts a round of handing in if a stack is empty; the player whose turn it is comes first. */
export function startHandIn(draft: Draft, log: Log): boolean {
  if (!isStackEmpty(draft)) return false;
  draft.queue = holders(draft, draft.turn.player);
  draft.step = 'hand-in';
  draft.player = draft.queue[0]!;
  log?.push({ type: 'hand-in-began', players: [...draft.queue] });
  return true;
}

/** After the end, whoever has tokens may hand in once more, from seat 0 clockwise. */
export function startLastHandIn(draft: Draft, log: Log): boolean {
  if (draft.tokenStacks === null) return false;
  draft.queue = holders(draft, 0);
  if (draft.queue.length === 0) return false;
  draft.step = 'last-hand-in';
  draft.player = draft.queue[0]!;
  log?.push({ type: 'hand-in-began', players: [...draft.queue] });
  return true;
}

export function checkHandIn(state: State, { officials, draw, house }: AskedHandIn): Verdict {
  const asked = officials.length;
  if (asked < 1 || asked > OFFICIALS.length) return refuse('hand-in-count', { asked });
  const { tokens, houses } = state.players[state.player]!;
  for (const [i, official] of officials.entries()) {
    if (officials.indexOf(official) !== i) return refuse('token-repeated', { official });
    if (tokens![official] === 0) return refuse('token-missing', { official, held: heldBy(tokens!) });
  }
  if (draw !== undefined) {
    if (asked !== REWARDS.draw) return refuse('reward', { reward: 'draw', needed: REWARDS.draw, asked });
    const verdict = checkSource(state, draw);
    if (!verdict.ok) return verdict;
  }
  if (house === undefined) return LEGAL;
  if (asked !== REWARDS.house) return refuse('reward', { reward: 'house', needed: REWARDS.house, asked });
  if (!isCity(house)) return refuse('unknown-card', { card: house });
  if (houses.includes(house)) return refuse('own-house', { city: house, twice: false });
  const left = housesLeft(state.players[state.player]!);
  return left === 0 ? refuse('houses-left', { left, asked: 1 }) : LEGAL;
}

/** The tokens go back to their stacks, and the reward is taken at once. */
export function handIn(draft: Draft, { officials, draw, house }: HandIn, log: Log): void {
  const { player } = draft;
  const owner = draft.players[player]!;
  for (const official of officials) {
    owner.tokens![official] -= 1;
    draft.tokenStacks![official] += 1;
  }
  log?.push({
    type: 'handed-in',
    player,
    officials: OFFICIALS.filter((official) => officials.includes(official)),
  });
  if (draw !== undefined) drawCard(draft, player, draw, log);
  if (officials.length === REWARDS.point) {
    owner.points += 1;
    log?.push({ type: 'point-taken', player });
  }
  if (house !== undefined) placeRewardHouse(draft, player, house, log);
}

/** Such a house moves no carriage and is no part of a closing; a last house ends the game as usual. */
function placeRewardHouse(draft: Draft, player: number, city: CityId, log: Log): void {
  placeHouse(draft, player, city, 'hand-in', log);
  takeHouseTiles(draft, player, log);
}
