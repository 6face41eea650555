/** A state from a position, or the reason why there can be no such position. */
import { parseConfig } from '../config.ts';
import { fit } from '../route.ts';
import { boxed } from '../setup.ts';
import { beginTurn, toDraw } from '../turn.ts';
import { OFFICIALS, type Draft } from '../types.ts';
import { dealHands, layCards } from './cards.ts';
import { placeCarriages, placeClergy, placeTokens } from './modules.ts';
import { placeHouses, placeTiles } from './things.ts';
import type { FromPosition, Impossible, Position } from './types.ts';

const badTurn = (reason: Extract<Impossible, { readonly code: 'bad-turn' }>['reason']): Impossible => ({
  code: 'bad-turn',
  reason,
});

const impossible = (problem: Impossible): FromPosition => ({ ok: false, ...problem });

/** Refuses an impossible position with a code of its own; input that is no position at all is `malformed`. */
export function fromPosition(position: Position): FromPosition {
  try {
    return build(position);
  } catch {
    return impossible({ code: 'malformed' });
  }
}

function build(position: Position): FromPosition {
  const parsed = parseConfig(position.config);
  if (!parsed.ok) return impossible({ code: 'bad-config', field: parsed.field });
  const { setting } = parsed;
  const { player = 0, players = [] } = position;
  const draft = boxed(setting);
  if (!Number.isInteger(player)) return impossible({ code: 'malformed' });
  const unknown = (stranger: number): FromPosition =>
    impossible({ code: 'unknown-player', player: stranger, players: setting.players });
  if (!draft.players[player]) return unknown(player);
  if (players.length > setting.players) return unknown(setting.players);
  const problem =
    layCards(draft, position, setting) ??
    dealHands(draft, position) ??
    placeHouses(draft, position) ??
    placeTiles(draft, position) ??
    placeTokens(draft, position) ??
    placeCarriages(draft, position) ??
    placeClergy(draft, position) ??
    setMoment(draft, position, player);
  return problem ? impossible(problem) : { ok: true, state: draft };
}

/** Sets player, step and turn, or says why the cards do not allow that step. */
function setMoment(draft: Draft, { step, turn }: Position, player: number): Impossible | null {
  // The clergy are seated before anything else.
  if (draft.queue.length > 0) return step || turn || player !== 0 ? badTurn('seating') : null;
  if (!turn && (step === undefined || step === 'draw')) {
    beginTurn(draft, player, null);
    return null;
  }
  const { official = null, forced = false } = turn ?? {};
  const { hand, route } = draft.players[player]!;
  draft.player = player;
  draft.turn = { player, official, forced: forced === true, drawn: 1, laid: 0, moves: null };
  if (official !== null && !OFFICIALS.includes(official)) return badTurn('official');
  if (official === 'wainwright' || (forced && official !== 'postmaster')) return badTurn('official');
  switch (step) {
    case undefined:
    case 'draw':
      // The postmaster's second card, the first of an empty hand, or the first after the bailiff.
      if (official === 'coachman') return badTurn('official');
      draft.turn.drawn = official === 'postmaster' && !forced ? 1 : 0;
      toDraw(draft, null);
      return null;
    case 'play':
      if (official === 'postmaster') draft.turn.drawn = 2;
      if (official === 'coachman') draft.turn.laid = 1;
      draft.step = 'play';
      return hand.some((city) => official !== 'coachman' || (route.length > 0 && fit(route, city).ok))
        ? null
        : badTurn('play');
    case 'finish': {
      if (official === 'postmaster') draft.turn.drawn = 2;
      draft.turn.laid = official === 'coachman' ? 2 : 1;
      draft.step = 'finish';
      return route.length >= draft.turn.laid ? null : badTurn('finish');
    }
    default:
      return badTurn('step');
  }
}
