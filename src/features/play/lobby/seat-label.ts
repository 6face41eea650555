/** What the players of a set-up are called. */
import { SEAT_LOOKS } from '../../../board/types.ts';
import type { Translate } from '../../../i18n/t.ts';
import { nameOf as playerName } from '../../../table/words/player-names.ts';
import type { Draft } from './draft.ts';

/** Value of the name field. By default: empty for a person, an old postmaster for an automatic player. */
export function nameOf({ seats }: Draft, seat: number, t: Translate): string {
  const { name, who } = seats[seat]!;
  return name ?? (who === 'person' ? '' : t(`play.postmaster.${SEAT_LOOKS[seat]!}`));
}

/** The name shown in the game: as in the field, trimmed, or a default if that is empty. */
export const seatLabelOf = (draft: Draft, seat: number, t: Translate): string =>
  playerName({ ...draft.seats[seat]!, name: nameOf(draft, seat, t).trim() }, t);
