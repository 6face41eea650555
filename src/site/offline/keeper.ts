/**
 * Fetches what is missing of a pack, and nothing else. Whatever is not the very content of this build
 * is not kept; it is left out and the rest goes on.
 */
import { digestOf } from './digest.ts';
import type { Library } from './library.ts';
import { weeksOf } from './library.ts';
import {
  contentPath,
  isNamedByContent,
  keyOf,
  piecesOf,
  type Digest,
  type Pack,
  type Settings,
} from './pack.ts';
import type { Store } from './store.ts';

/** The network is gone, the host is ill, or somebody else answers in its place: another time. */
export class NotNow extends Error {}

/** So many requests at a time: a pack is many small files, and the reader may be fetching a page. */
const AT_ONCE = 4;

async function forEach<T>(
  items: readonly T[],
  act: (item: T, at: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const goOn = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) await act(items[at]!, at);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  } finally {
    // After a failure nobody begins another.
    next = items.length;
  }
}

/** Wrong answers in a row after which the host is not asked any further. */
const ENOUGH = 6;

export interface Keeping {
  readonly store: Store;
  readonly library: Library;
  readonly settings: Settings;
  readonly fetch: (path: string, cache: RequestCache) => Promise<Response>;
}

export function createKeeper({ store, library, settings, fetch }: Keeping) {
  let wrongInRow = 0;

  /** The content with this digest, or nothing if the host has another one. */
  async function fetchProved(
    path: string,
    digest: Digest,
    cache: RequestCache,
  ): Promise<Response | undefined> {
    const response = await fetch(path, cache).catch(() => {
      throw new NotNow(path);
    });
    if (response.status >= 500 || response.status === 429) throw new NotNow(path);
    const bytes = await response.arrayBuffer().catch(() => new ArrayBuffer(0));
    if (response.ok && (await digestOf(bytes)) === digest) {
      wrongInRow = 0;
      const type = response.headers.get('content-type');
      return new Response(bytes, type ? { headers: { 'content-type': type } } : {});
    }
    wrongInRow += 1;
    if (wrongInRow >= ENOUGH) throw new NotNow(path);
    return undefined;
  }

  /** `true` if it is on the device now. */
  async function keep(key: string, path: string, digest: Digest): Promise<boolean> {
    if (await store.has(key)) return true;
    const isForEver = isNamedByContent(path) || path === contentPath(digest);
    const response =
      (await fetchProved(path, digest, isForEver ? 'default' : 'no-cache')) ??
      // A portal's answer may have got into the browser's own cache.
      (isForEver ? await fetchProved(path, digest, 'reload') : undefined);
    if (response) await store.put(key, response);
    return response !== undefined;
  }

  /** Pages that lack a piece are fetched by their own address. */
  async function keepLonePages(pack: Pack, lost: ReadonlySet<number>): Promise<void> {
    await forEach(Object.entries(pack.pages), async ([path, recipe]) => {
      if ([...piecesOf(recipe)].some((piece) => lost.has(piece)))
        await keep(keyOf(path, recipe[0]), path, recipe[0]);
    });
  }

  /** Resolves to what could not be had. Throws `NotNow`, or when there is no more room. */
  return async function keepPack(name: string, today: number): Promise<readonly string[]> {
    wrongInRow = 0;
    const digest = settings.packs[name];
    if (!digest || !(await keep(contentPath(digest), contentPath(digest), digest))) throw new NotNow(name);
    const pack = (await library.pack(name))!;
    const files = [...Object.entries(pack.files), ...weeksOf(name, pack, today, settings.firstDay)];
    await forEach(files, ([path, own]) => keep(keyOf(path, own), path, own));
    const lost = new Set<number>();
    await forEach(pack.pieces, async (piece, at) => {
      if (!(await keep(contentPath(piece), contentPath(piece), piece))) lost.add(at);
    });
    if (lost.size > 0) await keepLonePages(pack, lost);
    return library.missing(name, today);
  };
}
