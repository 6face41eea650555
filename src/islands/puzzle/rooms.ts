/** The rooms beside the puzzle. A room has a door when it is listed here. */
import type { FunctionComponent } from 'preact';
import type { RoomId } from '../../game/puzzle/address.ts';
import type { Language } from '../page-texts.ts';

export interface RoomProps {
  readonly language: Language;
}

export const ROOM: Readonly<Partial<Record<RoomId, FunctionComponent<RoomProps>>>> = {};
