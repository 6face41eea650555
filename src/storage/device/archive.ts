/**
 * Texts of finished games in IndexedDB, which holds hundreds of times what localStorage does but
 * answers later. Nothing here throws. Where a browser has no database at all, there is nothing in it and
 * nothing can be put into it; one that is there and does not answer may hold anything.
 */
const DATABASE = 'posthorn';
const GAMES = 'games';

export const asPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('refused')));
  });

/** In milliseconds. Some browsers now and then never say whether a database is open. */
const PATIENCE = 5_000;

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(GAMES));
  let isLate = false;
  request.addEventListener('success', () => isLate && request.result.close());
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => {
      isLate = true;
      reject(new Error('late'));
    }, PATIENCE);
  });
  const database = await Promise.race([asPromise(request), tooLate]);
  // Another tab that erases or renews the database does not have to wait for this one.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

/** Where even reading the property throws, there may be a database. */
export function hasDatabase(): boolean {
  try {
    return Boolean(globalThis.indexedDB);
  } catch {
    return true;
  }
}

/** One transaction; resolves when it is on the disk, `otherwise` where that failed. */
export async function inStore<T>(
  mode: IDBTransactionMode,
  otherwise: T,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  let database: IDBDatabase | null = null;
  try {
    database = await openDatabase();
    const transaction = database.transaction(GAMES, mode, { durability: 'strict' });
    const isOver = new Promise<void>((resolve, reject) => {
      const fail = (): void => reject(new Error('given up'));
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', fail);
      transaction.addEventListener('error', fail);
    });
    const [result] = await Promise.all([work(transaction.objectStore(GAMES)), isOver]);
    return result;
  } catch {
    return otherwise;
  } finally {
    database?.close();
  }
}

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** `null` where it is not there, `undefined` where the database does not say. */
export const archivedText = async (id: string): Promise<string | null | undefined> =>
  hasDatabase()
    ? inStore<string | null | undefined>('readonly', undefined, async (store) =>
        textOf(await asPromise(store.get(id))),
      )
    : null;

export type Archived = ReadonlyMap<string, string>;

/** By id; `null` where the database does not say what is in it. */
export const readArchive = async (): Promise<Archived | null> =>
  hasDatabase() ? inStore<Archived | null>('readonly', null, textsIn) : new Map<string, string>();

async function textsIn(store: IDBObjectStore): Promise<Archived> {
  const [ids, texts] = await Promise.all([asPromise(store.getAllKeys()), asPromise(store.getAll())]);
  const entries = ids.map((id, i) => [id, textOf(texts[i])] as const);
  return new Map(
    entries.filter((entry): entry is readonly [string, string] => {
      const [id, text] = entry;
      return typeof id === 'string' && text !== null;
    }),
  );
}

/**
 * Puts all texts in, or none; `null` takes one out. Resolves to whether that is done. `isWanted` is called
 * when the transaction has begun: a transaction caused by a later change runs after this one.
 */
export const archiveTexts = (
  texts: ReadonlyMap<string, string | null>,
  isWanted: () => boolean = () => true,
): Promise<boolean> =>
  inStore('readwrite', false, async (store) => {
    if (!isWanted()) return false;
    for (const [id, text] of texts) await put(store, id, text);
    return true;
  });

export async function put(store: IDBObjectStore, id: string, text: string | null): Promise<void> {
  if (text === null) await asPromise(store.delete(id));
  else await asPromise(store.put(text, id));
}
