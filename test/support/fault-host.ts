/** A host in trouble, and small builds of the site for it: what `offline-faults.spec.ts` is about. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeOffline } from '../../src/tools/build/offline/write.ts';
import { serve } from '../../src/tools/scripts/static-server.ts';

export const BASE = '/games/posthorn/';

/** Enough of the site to have every kind of page, and what each of them needs. */
const FILES = [
  '404.html',
  '_astro',
  'favicon.svg',
  'icons',
  'index.html',
  'puzzles',
  'sw.js',
  'en/offline',
  'en/index.html',
  'ru/offline',
  'pl/index.html',
  'pl/commands.json',
  'pl/search.json',
  ...['about', 'offline', 'play', 'puzzles', 'referee', 'rules/idea', 'rules/playing'].map(
    (page) => `pl/${page}`,
  ),
];

const workerOf = (built: string): string => readFileSync(join(built, 'sw.js'), 'utf8').replace(/^.*\n/, '');

/** A small site of the given build, as the build would have written it. */
export async function smallSite(built = 'dist-subpath', base = BASE): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'posthorn-'));
  for (const file of FILES) cpSync(join(built, file), join(root, file), { recursive: true });
  await writeOffline(root, base, workerOf(built));
  return root;
}

/** Turns a site into a new build of itself: another script on every page, and other words on one. */
export async function rebuild(root: string, { words = 'NEW', withScript = true } = {}): Promise<void> {
  const scripts = readdirSync(join(root, '_astro')).filter((name) => name.startsWith('Base.'));
  const next = (name: string): string => name.replace(/[^.]+\.js$/, `${words}.js`);
  if (withScript)
    for (const name of scripts) renameSync(join(root, '_astro', name), join(root, '_astro', next(name)));
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const file of pages.filter((name) => name.endsWith('.html'))) {
    let html = readFileSync(join(root, file), 'utf8');
    if (withScript) for (const name of scripts) html = html.replaceAll(name, next(name));
    if (file === join('pl', 'about', 'index.html'))
      html = html.replace('</main>', `<p id="new-words">${words}</p></main>`);
    writeFileSync(join(root, file), html);
  }
  await writeOffline(root, BASE, workerOf(root));
}

export const forget = (...roots: readonly string[]): void => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
};

const PORTAL = '<!doctype html><title>Welcome</title><h1 id="portal">Log in to our network</h1>';

/** Ways to answer wrongly. */
const FAULTS = {
  'answers 500': (_, response) => response.writeHead(500).end('broken'),
  'is cut in half': (_, response, file) => {
    const body = file ? readFileSync(file) : Buffer.from('');
    const type = file?.endsWith('.json') ? 'application/json' : 'text/html';
    response.writeHead(200, { 'content-type': type }).end(body.subarray(0, body.length / 2));
  },
  'is behind a portal that answers 200': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL),
  'is behind a portal that redirects': ({ url }, response) =>
    url === '/portal'
      ? response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL)
      : response.writeHead(302, { location: '/portal' }).end(),
  /** Until `answerLate`, or never. */
  'does not answer': () => undefined,
} satisfies Record<string, (request: IncomingMessage, response: ServerResponse, file?: string) => unknown>;
export type Fault = keyof typeof FAULTS;

export interface FaultHost {
  readonly at: (path: string) => string;
  readonly origin: string;
  /** What was asked for since it was emptied, below the origin. */
  readonly asked: string[];
  /** From now on; only addresses that match, or all. */
  readonly fail: (fault: Fault | null, only?: RegExp) => void;
  /** Gives pages that had no answer theirs, after all. */
  readonly answerLate: () => void;
  /** Answers an address with this in place of its file. */
  readonly alter: (path: string, body: string | null) => void;
  readonly stop: () => Promise<void>;
  /** At the same address again. */
  readonly start: (root?: string) => Promise<void>;
}

export async function faultHost(first: string, second?: { root: string; base: string }): Promise<FaultHost> {
  let root = first;
  let fault: readonly [Fault, RegExp] | null = null;
  /** Left without an answer. */
  const waiting = new Map<ServerResponse, string>();
  const altered = new Map<string, string>();
  const asked: string[] = [];
  const fileOf = (url: string, base: string, folder: string): string =>
    join(folder, url.slice(base.length).replace(/[?#].*$/, ''), url.endsWith('/') ? 'index.html' : '');
  const instead = (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = request.url!;
    asked.push(url);
    if (fault?.[1].test(url)) {
      const file = fileOf(url, BASE, root);
      FAULTS[fault[0]](request, response, file);
      if (!response.writableEnded) waiting.set(response, file);
      return true;
    }
    const other = altered.get(url);
    if (other !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(other);
      return true;
    }
    if (!second || url.startsWith(BASE) || !url.startsWith(second.base)) return false;
    const file = fileOf(url, second.base, second.root);
    const type = { html: 'text/html', js: 'text/javascript', json: 'application/json' }[
      file.split('.').at(-1)!
    ];
    try {
      response.writeHead(200, { 'content-type': type ?? 'image/png' }).end(readFileSync(file));
    } catch {
      response.writeHead(404).end();
    }
    return true;
  };
  let host = await serve({ root, base: BASE, port: 0, instead });
  const { port } = host;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    asked,
    at: (path) => `${origin}${BASE}${path}`,
    fail: (next, only = /./) => {
      fault = next && [next, only];
      for (const response of waiting.keys()) response.destroy();
      waiting.clear();
    },
    answerLate: () => {
      fault = null;
      for (const [response, file] of waiting)
        response.writeHead(200, { 'content-type': 'text/html' }).end(readFileSync(file));
      waiting.clear();
    },
    alter: (path, body) => void (body === null ? altered.delete(path) : altered.set(path, body)),
    stop: () => host.stop(),
    start: async (next = root) => {
      root = next;
      host = await serve({ root, base: BASE, port, instead });
      // Another process may have taken it meanwhile; then it would answer in this one's place.
      if (host.port !== port) throw new Error(`Port ${port} is no longer free.`);
    },
  };
}
