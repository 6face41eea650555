/** The clergy as everybody knows them: who waits in Rome, who is still on the way, who was sent away. */
import { Part } from './Part.tsx';
import { SeatSign } from './Seats.tsx';
import type { AudienceView, ModuleWords } from './types.ts';

interface Props {
  readonly audience: AudienceView;
  readonly words: ModuleWords;
}

/** Five places, one for each rank; those who share one came in the same carriage. */
export const WaitingRoom = ({ audience, words }: Props) => (
  <Part name={words.audience['waiting-room']} className="waiting-room">
    <ul class="places">
      {audience.waitingRoom.map(({ rank, seats }) => (
        <li key={rank} class={seats.length > 0 ? 'is-taken' : undefined}>
          <b aria-hidden="true">{rank}</b>
          <span class="place-seats" aria-hidden="true">
            {seats.map((seat) => (
              <SeatSign key={seat} seat={seat} />
            ))}
          </span>
          <span class="visually-hidden">{words.waiting(rank, seats)}</span>
        </li>
      ))}
    </ul>
  </Part>
);

export const Clergy = ({ audience, words }: Props) => (
  <Part name={words.audience.clergy} className="clergy">
    <ul class="seats">
      {audience.clergy.map(({ seat, ranks }) => (
        <li key={seat}>
          <SeatSign seat={seat} />
          {ranks.map(({ rank, state }) => (
            <b key={rank} class={`rank is-${state}`} title={words.clergyState(state)} aria-hidden="true">
              {rank}
            </b>
          ))}
          <span class="visually-hidden">
            {`${words.seat(seat)}: ${ranks
              .map(({ rank, state }) => `${words.rank(rank)}, ${words.clergyState(state)}`)
              .join('; ')}`}
          </span>
        </li>
      ))}
    </ul>
  </Part>
);
