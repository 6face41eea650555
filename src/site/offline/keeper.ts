/**
 * Fetches the missing files of a pack, and nothing else. A response that is not exactly the content of this
 * build is not kept; it is left out and the rest is fetched. The same holds for a single file that does not
 * arrive: a content blocker may hold back one of them for ever.
 */
import { digestOf } from './digest.ts';
import type { Library } from './library.ts';
import { weeksOf } from './library.ts';
import { contentPath, isNamedByContent, keyOf, piecesOf, type Digest, type Settings } from './pack.ts';
import type { Store } from './store.ts';

/** The network is gone, the host fails, or something else answers in its place: to be tried another time. */
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

/** Requests in a row without an answer of the host, after which it is not asked any further. */
const ENOUGH = 6;

/**
 * The outcome of a request: the content; other content, altered by the host; the answer that there is none; a
 * foreign answer in place of the host's, as from a portal; or nothing, because the network is gone or the
 * host fails or refuses.
 */
type Brought = { readonly type: 'content'; readonly response: Response } | { readonly type: Miss };
type Miss = 'altered' | 'missing' | 'foreign' | 'nothing';

/** Any other refusal is taken as temporary. */
const NOT_THERE = [404, 410];

const isPage = (path: string): boolean => path === '' || path.endsWith('/') || path.endsWith('.html');

export interface Keeping {
  readonly store: Store;
  readonly library: Library;
  readonly settings: Settings;
  readonly fetch: (path: string, cache: RequestCache) => Promise<Response>;
}

export function createKeeper({ store, library, settings, fetch }: Keeping) {
  let nothingInRow = 0;
  /**
   * The address that got a wrong answer first: a portal gives every address the same, and so does an empty
   * host.
   */
  const cameFirst = new Map<Digest, string>();

  async function ask(path: string, digest: Digest, cache: RequestCache): Promise<Brought> {
    const response = await fetch(path, cache).catch(() => undefined);
    const bytes = await response?.arrayBuffer().catch(() => undefined);
    if (!response || !bytes) return { type: 'nothing' };
    if (!response.ok && !NOT_THERE.includes(response.status)) return { type: 'nothing' };
    const type = response.headers.get('content-type');
    const found = await digestOf(bytes);
    if (response.ok && found === digest) {
      const headers = type ? { 'content-type': type } : {};
      return { type: 'content', response: new Response(bytes, { headers }) };
    }
    if (!cameFirst.has(found)) cameFirst.set(found, path);
    const isSameAgain = cameFirst.get(found) !== path;
    const isPageInstead = response.ok && !isPage(path) && type?.startsWith('text/html') === true;
    const isForeign = isSameAgain || isPageInstead;
    return { type: isForeign ? 'foreign' : response.ok ? 'altered' : 'missing' };
  }

  async function askOrStop(path: string, digest: Digest, cache: RequestCache): Promise<Brought> {
    const stopIfEnough = (): void => {
      if (nothingInRow >= ENOUGH) throw new NotNow(path);
    };
    // Others ask at the same time.
    stopIfEnough();
    const brought = await ask(path, digest, cache);
    // One such answer means that the host does not have the file; many in a row, that it is not our host.
    nothingInRow = brought.type === 'content' || brought.type === 'altered' ? 0 : nothingInRow + 1;
    stopIfEnough();
    return brought;
  }

  /** `kept` if it is on the device now. */
  async function keep(key: string, path: string, digest: Digest): Promise<'kept' | Miss> {
    if (await store.has(key)) return 'kept';
    const isForEver = isNamedByContent(path) || path === contentPath(digest);
    let brought = await askOrStop(path, digest, isForEver ? 'default' : 'no-cache');
    // A portal's answer may have got into the browser's own cache.
    if (isForEver && brought.type !== 'content' && brought.type !== 'nothing')
      brought = await askOrStop(path, digest, 'reload');
    if (brought.type !== 'content') return brought.type;
    await store.put(key, brought.response);
    return 'kept';
  }

  /**
   * Resolves to the addresses of what the host has otherwise than this build; those in `passOver` are not
   * requested again. Files that did not come at all are simply missing. Throws `NotNow`, or when there is no
   * more room.
   */
  return async function keepPack(
    name: string,
    today: number,
    passOver: ReadonlySet<string> = new Set(),
  ): Promise<readonly string[]> {
    nothingInRow = 0;
    cameFirst.clear();
    const altered: string[] = [];
    const keepOrLeave = async (key: string, path: string, digest: Digest): Promise<boolean> => {
      const outcome = passOver.has(path) ? 'altered' : await keep(key, path, digest);
      if (outcome === 'altered' || outcome === 'missing') altered.push(path);
      return outcome === 'kept';
    };
    const digest = settings.packs[name];
    if (!digest || (await keep(contentPath(digest), contentPath(digest), digest)) !== 'kept')
      throw new NotNow(name);
    const pack = (await library.pack(name))!;
    const files = [...Object.entries(pack.files), ...weeksOf(name, pack, today, settings.firstDay)];
    await forEach(files, ([path, own]) => keepOrLeave(keyOf(path, own), path, own));
    const lost = new Set<number>();
    await forEach(pack.pieces, async (piece, at) => {
      if (!(await keepOrLeave(contentPath(piece), contentPath(piece), piece))) lost.add(at);
    });
    // Pages that lack a piece are fetched by their own addresses.
    const lone = Object.entries(pack.pages).filter(([, recipe]) =>
      [...piecesOf(recipe)].some((piece) => lost.has(piece)),
    );
    await forEach(lone, ([path, recipe]) => keepOrLeave(keyOf(path, recipe[0]), path, recipe[0]));
    return altered;
  };
}
