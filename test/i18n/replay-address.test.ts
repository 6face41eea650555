import { expect, test } from 'vitest';
import { parseReplayHash, replayHash, type ReplayAddress } from '../../src/i18n/replay-address.ts';
import { fc } from '../support/property.ts';

test.each<[string, ReplayAddress | null]>([
  ['', null],
  ['#', null],
  ['#AbC-_9', { source: { type: 'link', text: 'AbC-_9' }, at: 0 }],
  ['#AbC&at=12', { source: { type: 'link', text: 'AbC' }, at: 12 }],
  ['#AbC&at=-3', { source: { type: 'link', text: 'AbC' }, at: 0 }],
  ['#AbC&at=1e9', { source: { type: 'link', text: 'AbC' }, at: 0 }],
  ['#AbC&what=7&at=5', { source: { type: 'link', text: 'AbC' }, at: 5 }],
  ['#game=k3m9', { source: { type: 'saved', id: 'k3m9' }, at: 0 }],
  ['#game=k3m9&at=4', { source: { type: 'saved', id: 'k3m9' }, at: 4 }],
  ['#game=', { source: { type: 'saved', id: '' }, at: 0 }],
])('%s', (hash, expected) => {
  expect(parseReplayHash(hash)).toEqual(expected);
});

test('what was written is read back', () => {
  const text = fc.stringMatching(/^[\w-]{1,40}$/);
  const source = fc.oneof(
    text.map((each) => ({ type: 'link', text: each }) as const),
    text.map((id) => ({ type: 'saved', id }) as const),
  );
  fc.assert(
    fc.property(source, fc.nat(1500), (each, at) => {
      expect(parseReplayHash(replayHash({ source: each, at }))).toEqual({ source: each, at });
    }),
  );
});

test('anything at all is an address or none', () => {
  fc.assert(
    fc.property(fc.string(), (hash) => {
      expect(parseReplayHash(hash)?.at ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});
