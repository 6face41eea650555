/** The packs of this worker's build as far as they are kept, and what can be shown of them. */
import { digestOf } from './digest.ts';
import {
  assemble,
  contentPath,
  findIn,
  keyOf,
  packOf,
  piecesOf,
  typeOf,
  weekOf,
  type Digest,
  type Found,
  type Pack,
  type Settings,
} from './pack.ts';
import type { Store } from './store.ts';
import { comingWeeks } from './weeks.ts';

export interface Library {
  readonly pack: (name: string) => Promise<Pack | undefined>;
  readonly known: (
    path: string,
  ) => Promise<{ readonly digest: Digest | undefined; readonly isKept: boolean }>;
  readonly kept: (path: string) => Promise<Response | undefined>;
  /** What is still to be fetched to have a pack whole. */
  readonly missing: (name: string, today: number) => Promise<readonly string[]>;
}

/** The weeks of a pack that belong to it on this day, by address. */
export const weeksOf = (
  name: string,
  pack: Pack,
  today: number,
  firstDay: number,
): readonly (readonly [path: string, digest: Digest])[] =>
  comingWeeks(today, firstDay, pack.weeks.length).map((week) => [weekOf(name, week), pack.weeks[week]!]);

export function openLibrary(store: Store, { packs, firstDay }: Settings): Library {
  /** What was read once stays in memory as long as the worker does. */
  const texts = new Map<Digest, unknown>();
  const content = async <T>(digest: Digest): Promise<T | undefined> => {
    if (!texts.has(digest)) {
      const response = await store.read(contentPath(digest));
      if (!response) return undefined;
      texts.set(digest, await response.json());
    }
    return texts.get(digest) as T;
  };
  const pack = async (name: string): Promise<Pack | undefined> =>
    packs[name] ? content<Pack>(packs[name]) : undefined;
  const isPageKept = async ({ pieces }: Pack, path: string, found: Found): Promise<boolean> => {
    if (await store.has(keyOf(path, found.digest))) return true;
    if (found.type === 'file') return false;
    for (const piece of piecesOf(found.recipe))
      if (!(await store.has(contentPath(pieces[piece]!)))) return false;
    return true;
  };
  const look = async (path: string): Promise<readonly [Pack, Found] | undefined> => {
    const own = await pack(packOf(path, packs));
    const found = own && findIn(own, path);
    return found && [own, found];
  };

  return {
    pack,
    known: async (path) => {
      const [own, found] = (await look(path)) ?? [];
      return { digest: found?.digest, isKept: !!own && !!found && (await isPageKept(own, path, found)) };
    },
    kept: async (path) => {
      const [own, found] = (await look(path)) ?? [];
      if (!own || !found) return undefined;
      const file = await store.read(keyOf(path, found.digest));
      if (file || found.type === 'file') return file;
      const pieces = new Map<number, readonly string[]>();
      for (const piece of piecesOf(found.recipe)) {
        const parts = await content<readonly string[]>(own.pieces[piece]!);
        if (!parts) return undefined;
        pieces.set(piece, parts);
      }
      const text = assemble(found.recipe, (piece) => pieces.get(piece)!);
      if ((await digestOf(text)) !== found.digest) return undefined;
      return new Response(text, { headers: { 'content-type': typeOf(path) } });
    },
    missing: async (name, today) => {
      const own = await pack(name);
      if (!own) return [contentPath(packs[name] ?? '')];
      const files = [...Object.entries(own.files), ...weeksOf(name, own, today, firstDay)];
      const wanted: string[] = [];
      for (const [path, digest] of files) if (!(await store.has(keyOf(path, digest)))) wanted.push(path);
      for (const path of Object.keys(own.pages))
        if (!(await isPageKept(own, path, findIn(own, path)!))) wanted.push(path);
      return wanted;
    },
  };
}
