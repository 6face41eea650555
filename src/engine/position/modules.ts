/** Tokens, carriages and clergy of a position. */
import { GROUPS, type GroupId } from '../data/map.ts';
import { GOAL, southOf, type TownId } from '../data/rome.ts';
import { OFFICIALS, RANKS, type Draft } from '../types.ts';
import type { Impossible, Position } from './types.ts';

/** Tokens held and left add up to the stacks of the set-up, and no stack is empty between two actions. */
export function placeTokens(draft: Draft, position: Position): Impossible | null {
  const { players = [] } = position;
  for (const [player, { points = 0 }] of players.entries()) {
    const hasModule = draft.tokenStacks !== null;
    const isFine = Number.isInteger(points) && points >= 0 && (points === 0 || hasModule);
    if (!isFine) return { code: 'bad-points', player, hasModule };
    draft.players[player]!.points = points;
  }
  for (const official of OFFICIALS) {
    const held = players.map(({ tokens }) => tokens?.[official] ?? 0);
    const sum = held.reduce((all, count) => all + count, 0);
    const total = draft.tokenStacks?.[official] ?? 0;
    const left = position.tokenStacks?.[official] ?? total - sum;
    const isSum = held.every((count) => Number.isInteger(count) && count >= 0) && sum + left === total;
    const isStackEmpty = isSum && left === 0 && total > 0;
    if (!isSum || left < 0 || isStackEmpty) return { code: 'token-count', official, total, isStackEmpty };
    if (draft.tokenStacks === null) continue;
    draft.tokenStacks[official] = left;
    for (const [player, count] of held.entries()) draft.players[player]!.tokens![official] = count;
  }
  return null;
}

/** Whether a carriage can get from one town to the other by roads south. */
function isReachable(from: TownId, to: TownId): boolean {
  return from === to || southOf(from).some((next) => isReachable(next, to));
}

export function placeCarriages(draft: Draft, position: Position): Impossible | null {
  for (const [carriage, town] of Object.entries(position.carriages ?? {})) {
    const start = draft.carriages?.[carriage as GroupId];
    const isFine = start !== undefined && isReachable(start, town);
    if (!isFine) return { code: 'unknown-town', carriage, town: String(town), start: start ?? null };
    draft.carriages![carriage as GroupId] = town;
  }
  return null;
}

/**
 * Either no clergy are seated yet, or every player has one in each carriage under way; no rank of a
 * player is in two places.
 */
export function placeClergy(draft: Draft, position: Position): Impossible | null {
  const { players = [], waitingRoom = {} } = position;
  const given = players.some(({ clergy }) => clergy !== undefined);
  if (draft.carriages === null) {
    return given || position.waitingRoom ? { code: 'clergy-count', player: 0, reason: 'no-module' } : null;
  }
  const travelling = GROUPS.filter((group) => draft.carriages![group] !== GOAL);
  const hasBegun = given || position.waitingRoom !== undefined || travelling.length < GROUPS.length;
  for (const rank of RANKS) {
    const waiting = waitingRoom[rank] ?? [];
    const stranger = waiting.find((player, i) => !draft.players[player] || waiting.indexOf(player) !== i);
    if (stranger !== undefined) return { code: 'clergy-count', player: stranger, reason: 'waiting-room' };
    draft.waitingRoom![rank] = [...waiting];
  }
  if (!hasBegun) return null;
  draft.queue = [];
  for (const [player, owner] of draft.players.entries()) {
    const clergy = players[player]?.clergy ?? {};
    const ranks = travelling.map((group) => clergy[group]);
    const waiting = RANKS.filter((rank) => draft.waitingRoom![rank].includes(player));
    const all = [...ranks, ...waiting];
    const isFine =
      Object.keys(clergy).length === travelling.length &&
      all.every((rank) => RANKS.some((known) => known === rank)) &&
      new Set(all).size === all.length;
    if (!isFine) return { code: 'clergy-count', player, reason: 'seats' };
    owner.clergy = Object.fromEntries(travelling.map((group, i) => [group, ranks[i]!]));
  }
  return null;
}
