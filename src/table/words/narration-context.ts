/** Who is addressed when events are told: they are „you”, others are named by the look of their houses. */
import type { TileStack } from '../../engine/index.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';

export interface NarrationContext {
  readonly t: Translate;
  readonly names: Names;
  /** The seat addressed; nobody for an onlooker. */
  readonly you: number | null;
}

export const capitalised = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`;

export const seatName = (player: number, t: Translate): string => t(`seat.${player as 0 | 1 | 2 | 3}`);

/** Which of a text's two persons is meant, and the name of the other one. */
export const person = (player: number, { t, you }: NarrationContext) =>
  ({ who: player === you ? 'you' : 'seat', seat: capitalised(seatName(player, t)) }) as const;

/** What a tile is for. */
export function tileName(stack: TileStack, t: Translate, names: Names): string {
  switch (stack) {
    case 'length-5':
    case 'length-6':
    case 'length-7':
    case 'provinces':
    case 'end':
      return t(`table.tile.${stack}`);
    default:
      return names.group(stack);
  }
}
