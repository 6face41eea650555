/**
 * What is kept on the device: one cache for a deployment, named by its base, so that two deployments
 * on one origin leave each other alone. A key is an address below the base (`keyOf`).
 */
export interface Store {
  readonly has: (key: string) => Promise<boolean>;
  readonly read: (key: string) => Promise<Response | undefined>;
  readonly put: (key: string, response: Response) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  /** Looks anew: before a worker takes over, the one in charge writes as well. */
  readonly keys: () => Promise<readonly string[]>;
}

const storeName = (base: string): string => `posthorn:${base}`;

export function openStore(storage: CacheStorage, base: string): Store {
  const open = (): Promise<Cache> => storage.open(storeName(base));
  // Listing a cache is slow; only this worker writes to it while it is in charge.
  let known: Promise<Set<string>> | undefined;
  const list = async (): Promise<Set<string>> => {
    const requests = await (await open()).keys();
    return new Set(
      requests.map(({ url }) => {
        const { pathname, search } = new URL(url);
        return pathname.slice(base.length) + search;
      }),
    );
  };
  const keys = (): Promise<Set<string>> => {
    known ??= list();
    // A cache that could not be opened may be there the next time.
    known.catch(() => (known = undefined));
    return known;
  };
  return {
    has: async (key) => (await keys()).has(key),
    read: async (key) => {
      const found = await (await open()).match(base + key, { ignoreVary: true });
      // Evicted, or cleared by the reader.
      if (!found) known = undefined;
      return found;
    },
    put: async (key, response) => {
      await (await open()).put(base + key, response);
      (await keys()).add(key);
    },
    remove: async (key) => {
      await (await open()).delete(base + key);
      (await keys()).delete(key);
    },
    keys: async () => {
      known = undefined;
      return [...(await keys())];
    },
  };
}
