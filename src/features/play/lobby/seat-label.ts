/** What the players of a set-up are called. */
import { SEAT_LOOKS } from '../../../board/types.ts';
import type { Translate } from '../../../i18n/t.ts';
import { nameOf as playerName } from '../../../table/words/player-names.ts';
import type { Draft } from './draft.ts';

/** What stands in the field: a person is named by nobody else, an automatic player is a postmaster of old. */
export function nameOf({ seats }: Draft, seat: number, t: Translate): string {
  const { name, who } = seats[seat]!;
  return name ?? (who === 'person' ? '' : t(`play.postmaster.${SEAT_LOOKS[seat]!}`));
}

/** What everybody will call them. */
export const seatLabelOf = (draft: Draft, seat: number, t: Translate): string =>
  playerName({ ...draft.seats[seat]!, name: nameOf(draft, seat, t).trim() }, t);
