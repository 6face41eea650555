/** Fetches a puzzle of the bank: a small list of lines, of which one is it. */
import { withBase } from '../../i18n/paths.ts';
import type { BankAddress } from '../../puzzle/bank-address.ts';
import { readLine } from '../../puzzle/decode.ts';
import type { Puzzle } from '../../puzzle/types.ts';

const pieces = new Map<string, Promise<readonly unknown[]>>();

function pieceAt(path: string): Promise<readonly unknown[]> {
  const known = pieces.get(path);
  if (known) return known;
  const piece = fetch(withBase(path)).then(async (answer) => {
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    const lines: unknown = await answer.json();
    return Array.isArray(lines) ? (lines as readonly unknown[]) : [];
  });
  pieces.set(path, piece);
  // Not kept when it failed: the reader may be back online the next time.
  piece.catch(() => pieces.delete(path));
  return piece;
}

/** `null` if the bank has none there. */
export async function loadPuzzle({ id, path, at }: BankAddress): Promise<Puzzle | null> {
  const lines = await pieceAt(path);
  if (!(at in lines)) return null;
  const read = readLine(id, lines[at]);
  if (!read.ok) throw new Error(`${id}: ${read.code}`);
  return read.puzzle;
}
