/** A sheet is counted by the engine: it becomes a state at the end of a game, and the engine is asked. */
import {
  CITY_IDS,
  draftOf,
  HOUSES_PER_PLAYER,
  newGame,
  RANKS,
  scores,
  type PlayerCount,
  type Scores,
  type State,
} from '../../../engine/index.ts';
import { leftOf, type Sheet } from '../../../storage/sheets/sheet.ts';

/** Houses that nobody has counted are taken as placed, so that they cost nothing yet. */
export function stateOfSheet({ players, modules }: Sheet): State {
  const draft = draftOf(newGame({ players: players.length as PlayerCount, modules, seed: '' }));
  for (const [seat, player] of players.entries()) {
    const owner = draft.players[seat]!;
    owner.coach = player.coach;
    owner.tiles = player.tiles.map((tile) => ({ ...tile }));
    // The score does not depend on where a house stands.
    owner.houses =
      player.cities.length > 0
        ? [...player.cities]
        : CITY_IDS.slice(0, HOUSES_PER_PLAYER - (leftOf(player) ?? 0));
    if (modules.includes('officials')) owner.points = player.points;
    for (const rank of RANKS) if (player.clergy.includes(rank)) draft.waitingRoom?.[rank].push(seat);
  }
  draft.step = 'over';
  return draft;
}

export const countSheet = (sheet: Sheet): Scores => scores(stateOfSheet(sheet));

/** Players whose houses have not been counted: without them nobody has won. */
export const uncounted = ({ players }: Sheet): readonly number[] =>
  [...players.keys()].filter((player) => leftOf(players[player]!) === null);
