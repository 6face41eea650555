import { firstHouse, HOUSE_PITCH } from '../map/geometry.ts';
import type { CityId } from '../../engine/index.ts';
import type { SeatLook } from '../types.ts';

/** One silhouette a player: gable, tower, dome, tent. Colour comes on top of that. */
export const HOUSE_SHAPES: Readonly<Record<SeatLook, string>> = {
  0: 'M-4,4V-1L0,-5L4,-1V4Z',
  1: 'M-3.5,4V-5H-1.5V-3H1.5V-5H3.5V4Z',
  2: 'M-4,4V0A4,4.6,0,0,1,4,0V4Z',
  3: 'M-4.8,4L0,-5.4L4.8,4Z',
};

interface Props {
  readonly city: CityId;
  readonly seats: readonly SeatLook[];
  /** A house that is not placed yet: drawn as an outline beside the others. */
  readonly planned?: SeatLook | undefined;
}

/** The houses of up to four players in a row beside the sign. */
export function Houses({ city, seats: standing, planned }: Props) {
  const seats = planned === undefined ? standing : [...standing, planned];
  return (
    <g class="houses" transform={`translate(${firstHouse(city, seats.length)})`}>
      {seats.map((seat, i) => (
        <path
          key={seat}
          class={`house seat-${seat}${seat === planned ? ' is-planned' : ''}`}
          transform={`translate(${i * HOUSE_PITCH},0)`}
          d={HOUSE_SHAPES[seat]}
        />
      ))}
    </g>
  );
}
