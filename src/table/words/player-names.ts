/** What the players of a game are called. */
import { SEAT_LOOKS } from '../../board/types.ts';
import type { Translate } from '../../i18n/t.ts';
import { seatsCalled } from './seat-names.ts';
import type { PlaySeat, PlaySetup } from '../model/setup.ts';

type Seats = Pick<PlaySetup, 'seats'>;

export const nameOf = ({ name, look }: PlaySeat, t: Translate): string => name || t(`seat.${look}`);

/** For sentences about what happened, which count players as the engine does. */
export const playersByName = (t: Translate, { seats }: Seats): Translate =>
  seatsCalled(
    t,
    seats.map((seat) => nameOf(seat, t)),
  );

/** For the board and the pieces, which know players by the look of their houses. */
export const looksByName = (t: Translate, { seats }: Seats): Translate =>
  seatsCalled(
    t,
    SEAT_LOOKS.map((look) => {
      const owner = seats.find((seat) => seat.look === look);
      return owner ? nameOf(owner, t) : t(`seat.${look}`);
    }),
  );
