/** What a list of saved games shows of each. */
import { scores } from '../../engine/index.ts';
import { gameIds, isUnsaved, rawOf } from './keep.ts';
import { parseSave, type SaveRefusal } from './save.ts';
import type { PlaySetup } from './setup.ts';
import { turnOf } from './turns.ts';

export interface ReadableCard {
  readonly id: string;
  readonly isReadable: true;
  readonly setup: PlaySetup;
  /** From 1; 0 while the clergy are seated. */
  readonly turn: number;
  /** By seat. */
  readonly totals: readonly number[];
  readonly isOver: boolean;
  /** Of a game that is over. */
  readonly winner: number | null;
  readonly begun: number;
  readonly saved: number;
  /** Storage does not hold it as it is: it lasts as long as the page. */
  readonly isUnsaved: boolean;
}

/** Kept, and can be exported as it is or thrown away. */
export interface UnreadableCard {
  readonly id: string;
  readonly isReadable: false;
  readonly refusal: SaveRefusal;
}

export type GameCard = ReadableCard | UnreadableCard;

/** The last saved first, the unreadable ones last; where storage is blocked, those of this page. */
export const listGames = (): readonly GameCard[] =>
  gameIds()
    .map(cardOf)
    .toSorted((a, b) => savedAt(b) - savedAt(a));

const savedAt = (card: GameCard): number => (card.isReadable ? card.saved : -1);

function cardOf(id: string): GameCard {
  const parsed = parseSave(id, rawOf(id));
  if (!parsed.ok) return { id, isReadable: false, refusal: parsed };
  const { setup, table } = parsed.session;
  const { players, winner } = scores(table.now);
  const isOver = table.now.step === 'over';
  return {
    id,
    isReadable: true,
    setup,
    turn: turnOf(table, table.done.length),
    totals: players.map(({ total }) => total),
    isOver,
    winner: isOver ? winner : null,
    begun: parsed.stamp.begun,
    saved: parsed.stamp.saved,
    isUnsaved: isUnsaved(id),
  };
}
