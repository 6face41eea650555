/**
 * Answers from the network if that is in time and brings this site's own content, else from the kept copy.
 */
import { digestOf } from './digest.ts';
import { isOurs } from './ours.ts';
import type { Digest } from './pack.ts';
import type { Kind } from './route.ts';

/** Milliseconds after which a slow network is given up, if there is something to show. */
export const PATIENCE = 4000;
/** The same for requests of a page that itself came from the device. */
export const LITTLE_PATIENCE = 500;

/** The build of the page that asks, as far as it is known. Data of another one might break it. */
export type Asker = 'this-build' | 'other-build' | 'unknown';

export interface Sources {
  readonly kind: Kind;
  readonly asker: Asker;
  readonly network: () => Promise<Response>;
  /** What this build says about the address, and whether it is on the device. */
  readonly known: () => Promise<{ readonly digest: Digest | undefined; readonly isKept: boolean }>;
  readonly kept: () => Promise<Response | undefined>;
  /** Whether a page runs on scripts of this build alone, whatever else differs. */
  readonly hasOurScripts: (html: string) => Promise<boolean>;
  readonly patience: () => Promise<unknown>;
}

export interface Newest {
  readonly response: Response;
  readonly isFromDevice: boolean;
  /** Set if the network took too long: whether its answer has come after all, and was ours. */
  readonly comesLate?: Promise<boolean>;
  /** Which build it is of, where that was found out. */
  readonly build: Asker;
}

/** The build of an answer that is whole and ours; nothing for any other answer. */
async function buildOf(
  { kind, hasOurScripts }: Sources,
  response: Response,
  expected: Digest | undefined,
): Promise<Asker | undefined> {
  // The browser would follow a redirect; where the page is kept, that is not needed.
  if (response.type === 'opaqueredirect' || response.type === 'error') return undefined;
  const bytes = await response.arrayBuffer();
  const digest = await digestOf(bytes);
  const answered = {
    kind,
    isOk: response.ok,
    type: response.headers.get('content-type') ?? '',
    text: new TextDecoder().decode(bytes),
    digest,
  };
  if (!isOurs(answered, expected)) return undefined;
  if (digest === expected) return 'this-build';
  // A host may add something to every page: such a page can still read this build's data.
  return kind === 'page' && (await hasOurScripts(answered.text)) ? 'unknown' : 'other-build';
}

/**
 * For an address that is not kept, the network's response is passed on as it streams in: there is nothing
 * better, and a page begins to show while it arrives. Where a copy is kept, the reader can wait until the
 * network's response is complete and proved.
 */
export async function newest(sources: Sources): Promise<Newest> {
  const { kind, asker } = sources;
  const coming = sources.network();
  coming.catch(() => {});
  const asItComes = async (): Promise<Newest> => ({
    response: await coming,
    isFromDevice: false,
    build: 'unknown',
  });
  const { digest, isKept } = await sources.known();
  if (!isKept || (kind === 'data' && asker === 'other-build')) return asItComes();
  const proved = coming
    .then(async (response): Promise<Newest | undefined> => {
      const build = await buildOf(sources, response.clone(), digest);
      const isWrong = !build || (kind === 'data' && asker === 'this-build' && build !== asker);
      return isWrong ? undefined : { response, isFromDevice: false, build };
    })
    .catch(() => undefined);
  const answer = await Promise.race([proved, sources.patience().then(() => undefined)]);
  if (answer) return answer;
  const copy = await sources.kept();
  if (!copy) return asItComes();
  const comesLate = proved.then((late) => late !== undefined);
  return { response: copy, isFromDevice: true, comesLate, build: 'this-build' };
}
