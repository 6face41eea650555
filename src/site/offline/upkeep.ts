/** What is thrown away, and when. */
import { contentPath, findIn, isNamedByContent, packOf, type Pack, type Settings } from './pack.ts';

/** What the worker remembers beside the files. */
export interface State {
  /** The languages the reader has opened; all of them are kept up to date. */
  readonly languages: readonly string[];
  /** The windows that were open when this build took over: they may still ask for scripts of the last one. */
  readonly openBefore: readonly string[];
  /** Whether something of an earlier build may be left. */
  readonly hasLeftovers: boolean;
  /** Addresses below the base that the host has otherwise than this build. */
  readonly altered: readonly string[];
  /** In milliseconds since 1970: before that, the altered ones are not requested again. */
  readonly tryAfter: number;
  /** How many other files of this build did not come. */
  readonly lack: number;
}

export const STATE_KEY = 'offline/state';
export const NO_STATE: State = {
  languages: [],
  openBefore: [],
  hasLeftovers: false,
  altered: [],
  tryAfter: 0,
  lack: 0,
};

/** Whatever was kept and cannot be read is as good as nothing. */
export function readState(value: unknown): State {
  if (typeof value !== 'object' || value === null) return NO_STATE;
  const { languages, openBefore, hasLeftovers, altered, tryAfter, lack } = value as Partial<
    Record<keyof State, unknown>
  >;
  const texts = (list: unknown): readonly string[] =>
    Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string') : [];
  return {
    languages: texts(languages),
    openBefore: texts(openBefore),
    hasLeftovers: hasLeftovers === true,
    altered: texts(altered),
    tryAfter: typeof tryAfter === 'number' ? tryAfter : 0,
    lack: typeof lack === 'number' ? lack : 0,
  };
}

/** Leftovers are removed when every window that was open under the build before has closed. */
export const mayClear = ({ hasLeftovers, openBefore }: State, openNow: readonly string[]): boolean =>
  hasLeftovers && !openBefore.some((id) => openNow.includes(id));

/** Whether a key belongs to this build. `packs` are those that are kept, by name. */
export function isWanted(
  key: string,
  packs: Readonly<Record<string, Pack>>,
  settings: Pick<Settings, 'packs'>,
): boolean {
  if (key === STATE_KEY) return true;
  if (key.startsWith('offline/'))
    return Object.entries(packs).some(
      ([name, { pieces }]) =>
        key === contentPath(settings.packs[name] ?? '') ||
        pieces.some((digest) => key === contentPath(digest)),
    );
  const [path = '', digest] = key.split('?');
  const pack = packs[packOf(path, settings.packs)];
  const found = pack && findIn(pack, path);
  return found !== undefined && (isNamedByContent(path) || found.digest === digest);
}

/** A cache of the earlier worker, `posthorn-<build>-<set>`: the language it holds, if it is one. */
export function oldCacheSet(name: string): string | null {
  return /^posthorn-[0-9a-f]{12}-([a-z]+)$/.exec(name)?.[1] ?? null;
}

/** Whether addresses in an old cache are of this deployment; another one may share the origin. */
export function isOfBase(paths: readonly string[], base: string, languages: readonly string[]): boolean {
  const ours = new RegExp(`^(?:$|favicon\\.svg$|(?:_astro|icons|puzzles|${languages.join('|')})/)`);
  return (
    paths.length > 0 && paths.every((path) => path.startsWith(base) && ours.test(path.slice(base.length)))
  );
}
