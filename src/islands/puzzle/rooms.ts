/** The rooms beside the puzzle. A room has a door when it is listed here. */
import type { FunctionComponent } from 'preact';
import type { RoomId } from '../../game/puzzle/address.ts';
import { Calendar } from './Calendar.tsx';
import { OnceMore } from './OnceMore.tsx';
import { Practice } from './Practice.tsx';
import type { RoomProps } from './room-props.ts';
import { Statistics } from './Statistics.tsx';

export const ROOM: Readonly<Partial<Record<RoomId, FunctionComponent<RoomProps>>>> = {
  calendar: Calendar,
  practice: Practice,
  again: OnceMore,
  statistics: Statistics,
};
