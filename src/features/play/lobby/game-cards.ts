/** The data of each saved game that the list shows. */
import { scores } from '../../../engine/index.ts';
import { parseSave, type SaveRefusal } from '../../../storage/games/save.ts';
import type { PlaySetup } from '../../../table/model/setup.ts';
import { turnOf } from '../turns.ts';

interface Card {
  readonly id: string;
  /** As stored, so that nothing is lost when the game is exported or restored. */
  readonly text: string;
}

export interface ReadableCard extends Card {
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
export interface UnreadableCard extends Card {
  readonly isReadable: false;
  readonly refusal: SaveRefusal;
}

export type GameCard = ReadableCard | UnreadableCard;

/** Last saved first, unreadable ones last. `isUnsaved` tells whether only this page has a game. */
export const listGames = (
  texts: ReadonlyMap<string, string>,
  isUnsaved: (id: string) => boolean,
): readonly GameCard[] =>
  [...texts].map(([id, text]) => cardOf(id, text, isUnsaved(id))).toSorted((a, b) => savedAt(b) - savedAt(a));

const savedAt = (card: GameCard): number => (card.isReadable ? card.saved : -Infinity);

function cardOf(id: string, text: string, isUnsaved: boolean): GameCard {
  const parsed = parseSave(id, text);
  if (!parsed.ok) return { id, text, isReadable: false, refusal: parsed };
  const { setup, table } = parsed.session;
  const { players, winner } = scores(table.now);
  const isOver = table.now.step === 'over';
  return {
    id,
    text,
    isReadable: true,
    setup,
    turn: turnOf(table, table.done.length),
    totals: players.map(({ total }) => total),
    isOver,
    winner: isOver ? winner : null,
    begun: parsed.stamp.begun,
    saved: parsed.stamp.saved,
    isUnsaved,
  };
}
