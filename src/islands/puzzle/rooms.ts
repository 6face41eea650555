/** The rooms beside the puzzle; in the endless one puzzles are solved. */
import type { FunctionComponent } from 'preact';
import type { RoomId } from '../../game/puzzle/address.ts';
import { Calendar } from './Calendar.tsx';
import { OnceMore } from './OnceMore.tsx';
import { Practice } from './Practice.tsx';
import type { RoomProps } from './room-props.ts';
import { Statistics } from './Statistics.tsx';

export const ROOM: Readonly<Record<Exclude<RoomId, 'endless'>, FunctionComponent<RoomProps>>> = {
  calendar: Calendar,
  practice: Practice,
  again: OnceMore,
  statistics: Statistics,
};
