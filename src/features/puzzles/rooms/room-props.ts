/** The props of a room beside the puzzle. */
import type { Kind } from '../../../puzzle-bank/types.ts';
import type { Language } from '../../../controls/page-texts.ts';

export interface RoomProps {
  readonly language: Language;
  /** How many practice puzzles there are of each kind, by level from 1. */
  readonly counts: Readonly<Record<Kind, readonly number[]>>;
}
