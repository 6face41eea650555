/** The components of the rooms beside the puzzle, without the endless one, in which puzzles are solved. */
import type { FunctionComponent } from 'preact';
import type { RoomId } from '../model/address.ts';
import { Calendar } from '../calendar/Calendar.tsx';
import { ReviewRoom } from './ReviewRoom.tsx';
import { Practice } from './Practice.tsx';
import type { RoomProps } from './room-props.ts';
import { Statistics } from '../results/Statistics.tsx';

export const ROOM: Readonly<Record<Exclude<RoomId, 'endless'>, FunctionComponent<RoomProps>>> = {
  calendar: Calendar,
  practice: Practice,
  again: ReviewRoom,
  statistics: Statistics,
};
