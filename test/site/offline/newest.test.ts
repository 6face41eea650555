/** The network, the device, and which of them the reader gets. */
import { describe, expect, test, vi } from 'vitest';
import { newest, type Sources } from '../../../src/site/offline/newest.ts';

const OURS = '<meta name="application-name" content="Posthorn"><i id="page-end">';
const html = (text: string, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } });
const never = (): Promise<never> => new Promise(() => {});

const sources = (change: Partial<Sources>): Sources => ({
  kind: 'page',
  asker: 'unknown',
  network: async () => html(OURS),
  known: async () => ({ digest: 'abc', isKept: true }),
  kept: async () => html('kept'),
  hasOurScripts: async () => false,
  patience: never,
  ...change,
});
const shown = async (change: Partial<Sources>): Promise<readonly [string, boolean]> => {
  const { response, isFromDevice } = await newest(sources(change));
  return [await response.text(), isFromDevice];
};

describe('what is kept', () => {
  test.each<[string, Partial<Sources>, string]>([
    ['the network has it: from there', {}, OURS],
    ['the network is gone', { network: () => Promise.reject(new TypeError('gone')) }, 'kept'],
    ['the host is ill', { network: async () => html('broken', 500) }, 'kept'],
    ['the host says it has none such', { network: async () => html(OURS, 404) }, 'kept'],
    ['a portal answers', { network: async () => html('Welcome') }, 'kept'],
    ['half of it comes', { network: async () => html(OURS.slice(0, 60)) }, 'kept'],
    ['it takes too long', { network: never, patience: async () => undefined }, 'kept'],
    [
      'it is evicted after all',
      { kept: async () => undefined, network: async () => html('Welcome') },
      'Welcome',
    ],
  ])('%s', async (_, change, expected) => {
    expect(await shown(change)).toEqual([expected, expected === 'kept']);
  });

  test('in place of a slow answer: whether that has come after all is told', async () => {
    let arrive: ((response: Response) => void) | undefined;
    const network = () => new Promise<Response>((resolve) => (arrive = resolve));
    const found = await newest(sources({ network, patience: async () => undefined }));
    expect(found.isFromDevice).toBe(true);
    arrive!(html(OURS));
    expect(await found.comesLate).toBe(true);
    const gone = () => Promise.reject(new TypeError('gone'));
    expect(await (await newest(sources({ network: gone }))).comesLate).toBe(false);
  });

  test('a redirect is not followed', async () => {
    const redirect = { type: 'opaqueredirect' } as Response;
    Object.assign(redirect, { clone: () => redirect });
    expect(await shown({ network: async () => redirect })).toEqual(['kept', true]);
  });
});

describe('data of another build', () => {
  const json = async (): Promise<Response> =>
    new Response('[]', { headers: { 'content-type': 'application/json' } });
  const data = { kind: 'data', network: json } as const;

  test('is good enough for a page nobody knows about', async () => {
    expect(await shown(data)).toEqual(['[]', false]);
  });

  test('is not given to a page of this build', async () => {
    expect(await shown({ ...data, asker: 'this-build' })).toEqual(['kept', true]);
  });

  test.each([
    ['of other scripts is of another build', false, 'other-build'],
    ['of our scripts that the host has added to can read our data', true, 'unknown'],
  ] as const)('a page %s', async (_, hasOurs, build) => {
    expect(await newest(sources({ hasOurScripts: async () => hasOurs }))).toMatchObject({ build });
  });

  test('as it is kept is not given to a page of a newer one', async () => {
    const network = () => Promise.reject(new TypeError('gone'));
    await expect(shown({ ...data, asker: 'other-build', network })).rejects.toThrow('gone');
  });
});

describe('what is not kept', () => {
  const known = async () => ({ digest: undefined, isKept: false });

  test('comes as it is, without being read first', async () => {
    const response = html('Welcome');
    const clone = vi.spyOn(response, 'clone');
    expect((await newest(sources({ known, network: async () => response }))).response).toBe(response);
    expect(clone).not.toHaveBeenCalled();
  });

  test('cannot be had without a network', async () => {
    await expect(
      newest(sources({ known, network: () => Promise.reject(new TypeError('gone')) })),
    ).rejects.toThrow('gone');
  });
});
