/** Fetches a puzzle of the bank, which is one entry of a small JSON list. */
import { fromPosition } from '../../../engine/index.ts';
import { withBase } from '../../../i18n/paths.ts';
import type { BankAddress } from '../../../puzzle-bank/addresses.ts';
import type { Puzzle } from '../../../puzzle-bank/types.ts';

const pieces = new Map<string, Promise<readonly unknown[]>>();

function pieceAt(path: string): Promise<readonly unknown[]> {
  const known = pieces.get(path);
  if (known) return known;
  const piece = fetch(withBase(path)).then(async (answer) => {
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    const list: unknown = await answer.json();
    return Array.isArray(list) ? (list as readonly unknown[]) : [];
  });
  pieces.set(path, piece);
  // Not kept when it failed: the reader may be back online the next time.
  piece.catch(() => pieces.delete(path));
  return piece;
}

/** `null` if the bank has none there. */
export async function loadPuzzle({ id, path, at }: BankAddress): Promise<Puzzle | null> {
  const list = await pieceAt(path);
  if (!(at in list)) return null;
  const puzzle = { ...(list[at] as Puzzle), id };
  // The bank's own lines were checked when the site was built; this is for a response that is not the bank's.
  if (!fromPosition(puzzle.position).ok) throw new Error(`${id} is no puzzle`);
  return puzzle;
}
