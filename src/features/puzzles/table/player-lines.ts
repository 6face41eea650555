/** The list of players at the table of a puzzle: the solver, and those who sit out. */
import type { State } from '../../../engine/index.ts';
import { capitalised, seatName } from '../../../table/words/narration-context.ts';
import type { Translate } from '../../../i18n/t.ts';
import type { TableView } from '../../../table/pieces/types.ts';

export const playerLines = (state: State, solver: number, view: TableView, t: Translate) =>
  view.seats.map((seat, player) => ({
    view: seat,
    name: player === solver ? t('puzzle.you') : capitalised(seatName(player, t)),
    level: null,
    isTurn: player === solver,
    route: state.players[player]!.route,
  }));
