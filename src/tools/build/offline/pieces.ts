/**
 * Gathers the parts of all pages of a pack into pieces, each part once. What several sections share comes
 * first, then the sections in the order they are given: rules can be read before the rulings have come.
 */
import { digestOf } from '../../../site/offline/digest.ts';
import type { Digest, Recipe } from '../../../site/offline/pack.ts';
import { cutIntoParts, hashOf } from './cut.ts';

/** Characters after which a piece may end, and the one part in so many that ends it. */
const PIECE = 150_000;
const SPACING = 32;

export interface Page {
  readonly path: string;
  readonly section: string;
  readonly text: string;
}
export interface Gathered {
  readonly pieces: readonly Digest[];
  readonly texts: Readonly<Record<Digest, string>>;
  readonly pages: Readonly<Record<string, Recipe>>;
}

/** The content of a part decides whether a piece ends there: a new part changes its own piece only. */
function cutIntoPieces(parts: readonly string[]): readonly (readonly string[])[] {
  const pieces: string[][] = [];
  let [piece, size]: [string[], number] = [[], 0];
  for (const part of parts) {
    piece.push(part);
    size += part.length;
    if (size < PIECE || hashOf(part) % SPACING !== 0) continue;
    pieces.push(piece);
    [piece, size] = [[], 0];
  }
  return piece.length > 0 ? [...pieces, piece] : pieces;
}

/** Stored as runs, because neighbours in a page are mostly neighbours in a piece. */
function recipeOf(digest: Digest, places: readonly (readonly [piece: number, at: number])[]): Recipe {
  const runs: number[] = [];
  for (const [piece, at] of places) {
    const [lastPiece, first = 0, count = 0] = runs.slice(-3);
    if (lastPiece === piece && first + count === at) runs[runs.length - 1] = count + 1;
    else runs.push(piece, at, 1);
  }
  return [digest, ...runs];
}

export async function gather(pages: readonly Page[], sections: readonly string[]): Promise<Gathered> {
  const cut = pages.map((page) => ({ ...page, parts: cutIntoParts(page.text) }));
  const users = new Map<string, Set<string>>();
  for (const { section, parts } of cut)
    for (const part of parts) users.set(part, (users.get(part) ?? new Set()).add(section));
  const lists = new Map<string, string[]>([
    ['', []],
    ...sections.map((name) => [name, []] as [string, string[]]),
  ]);
  for (const [part, [section, ...more]] of users) lists.get(more.length > 0 ? '' : section!)!.push(part);

  const pieces = [...lists.values()].flatMap(cutIntoPieces);
  const texts = pieces.map((piece) => JSON.stringify(piece));
  const digests = await Promise.all(texts.map(digestOf));
  const places = new Map(pieces.flatMap((piece, i) => piece.map((part, at) => [part, [i, at] as const])));
  const recipes = await Promise.all(
    cut.map(async ({ path, text, parts }) => {
      const recipe = recipeOf(
        await digestOf(text),
        parts.map((part) => places.get(part)!),
      );
      return [path, recipe] as const;
    }),
  );
  return {
    pieces: digests,
    texts: Object.fromEntries(digests.map((digest, i) => [digest, texts[i]!])),
    pages: Object.fromEntries(recipes),
  };
}
