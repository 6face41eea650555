/** A static file server for `npm start`, the browser tests and Lighthouse: the built site, as any host would serve it. */
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
/** Folders whose files change their names with their content. */
const NAMED_BY_CONTENT = ['_astro', 'offline'];
const PACKED = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.xml']);

/** The compressions that hosts offer, the better one first. */
const PACKERS: readonly (readonly [name: string, pack: (body: Buffer) => Buffer])[] = [
  ['br', (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })],
  ['gzip', (body) => gzipSync(body)],
];

/** A file as it was packed last, and when it had been written: the same ones are asked for again and again. */
const packed = new Map<string, { readonly written: number; readonly body: Buffer }>();

async function packedOnce(
  file: string,
  name: string,
  pack: (body: Buffer) => Buffer,
  body: Buffer,
): Promise<Buffer> {
  const { mtimeMs: written } = await stat(file);
  const key = `${name} ${file}`;
  const known = packed.get(key);
  if (known?.written === written) return known.body;
  const made = { written, body: pack(body) };
  packed.set(key, made);
  return made.body;
}

export interface Serving {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly root: string;
  /** The sub-path the site was built for, with a slash at both ends. */
  readonly base?: string;
  /** The port asked for; when it is taken, the next free one above it. 0 takes any. */
  readonly port: number;
  /** Asked before the files are; true if it answers in their place. Tests simulate a failing host with it. */
  readonly instead?: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
}

/** The file behind an address, or nothing: never one outside the root. */
async function fileFor(root: string, base: string, url: string): Promise<string | null> {
  let path: string;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
  if (!path.startsWith(base) || path.includes('\0')) return null;
  const file = join(root, normalize(path.slice(base.length - 1)));
  if (file !== root && !file.startsWith(root + sep)) return null;
  const found = await stat(file).catch(() => null);
  if (found?.isFile()) return file;
  const index = join(file, 'index.html');
  return found?.isDirectory() && path.endsWith('/') && (await stat(index).catch(() => null)) ? index : null;
}

export async function serve({ root: folder, base = '/', port, instead }: Options): Promise<Serving> {
  const root = resolve(folder);
  const server = createServer((request, response) => {
    void (async () => {
      if (await instead?.(request, response)) return;
      const file = await fileFor(root, base, request.url ?? '/');
      const shown = file ?? join(root, '404.html');
      const body = await readFile(shown);
      const type = extname(shown);
      const taken = String(request.headers['accept-encoding'] ?? '').split(/[\s,;]+/);
      const packer = PACKED.has(type) && PACKERS.find(([each]) => taken.includes(each));
      const sent = packer ? await packedOnce(shown, ...packer, body) : body;
      response.writeHead(file ? 200 : 404, {
        'content-type': TYPES[type] ?? 'application/octet-stream',
        'cache-control': NAMED_BY_CONTENT.some((named) => shown.startsWith(join(root, named, sep)))
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        ...(packer ? { 'content-encoding': packer[0], vary: 'accept-encoding' } : {}),
      });
      response.end(request.method === 'HEAD' ? undefined : sent);
    })().catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const used = await listen(server, port);
  return {
    port: used,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    const tryPort = (candidate: number): void => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE' && candidate < port + 50) tryPort(candidate + 1);
        else fail(error);
      });
      server.listen(candidate, '127.0.0.1', () => {
        const address = server.address();
        server.removeAllListeners('error');
        done(typeof address === 'object' && address ? address.port : candidate);
      });
    };
    tryPort(port);
  });
}
