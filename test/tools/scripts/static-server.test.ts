import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, type Serving } from '../../../src/tools/scripts/static-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'posthorn-serve-'));
const root = join(folder, 'site');
let serving: Serving;

/** `fetch` tidies addresses up; a hostile client does not. */
const get = (path: string): Promise<{ status: number; body: string }> =>
  new Promise((done, fail) => {
    request({ port: serving.port, path }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => done({ status: response.statusCode ?? 0, body }));
    })
      .on('error', fail)
      .end();
  });

beforeAll(async () => {
  mkdirSync(join(root, 'en'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'index.html'), 'home');
  writeFileSync(join(root, 'en/index.html'), 'english');
  writeFileSync(join(root, '404.html'), 'missing');
  serving = await serve({ root, base: '/sub/', port: 0 });
});
afterAll(async () => {
  await serving.stop();
  rmSync(folder, { recursive: true });
});

describe('serve', () => {
  test.each([
    ['/sub/', 200, 'home'],
    ['/sub/en/', 200, 'english'],
    ['/sub/en/?q=1', 200, 'english'],
    ['/sub/en', 404, 'missing'],
    ['/sub/pl/', 404, 'missing'],
    ['/', 404, 'missing'],
    ['/sub/../secret.txt', 404, 'missing'],
    ['/sub/..%2fsecret.txt', 404, 'missing'],
    ['/sub/%2e%2e/%2e%2e/secret.txt', 404, 'missing'],
    ['/sub/%00', 404, 'missing'],
    ['/sub/%', 404, 'missing'],
  ])('%s gives %i', async (path, status, body) => {
    expect(await get(path)).toEqual({ status, body });
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['brigzip', null],
  ])('to one who takes %s it is packed by %s, and is the same', async (taken, packed) => {
    const answer = await fetch(`http://127.0.0.1:${serving.port}/sub/en/`, {
      headers: { 'accept-encoding': taken },
    });
    expect(answer.headers.get('content-encoding')).toBe(packed);
    expect(await answer.text()).toBe('english');
  });

  test('a file that is written anew is sent anew', async () => {
    const at = `http://127.0.0.1:${serving.port}/sub/new.txt`;
    for (const [second, text] of ['one', 'two'].entries()) {
      writeFileSync(join(root, 'new.txt'), text);
      utimesSync(join(root, 'new.txt'), second + 1, second + 1);
      for (let i = 0; i < 2; i += 1) expect(await (await fetch(at)).text()).toBe(text);
    }
  });

  test('takes the next port when the one asked for is in use', async () => {
    const second = await serve({ root, port: serving.port });
    expect(second.port).toBeGreaterThan(serving.port);
    await second.stop();
  });
});
