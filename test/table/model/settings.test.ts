import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, PACE, settingsFrom, SPEEDS } from '../../../src/table/model/settings.ts';
import { fc } from '../../support/property.ts';

test('what was kept comes back', () => {
  const kept = { speed: 'at-once', hasKeys: false, hasCounter: false, hasMotion: false } as const;
  expect(settingsFrom(JSON.stringify(kept))).toEqual(kept);
});

test.each([null, '', 'no JSON', '[]', 'null', '"fast"', '{"speed":"warp","hasKeys":1,"hasMotion":"false"}'])(
  '%j is as if nothing had been kept',
  (kept) => {
    expect(settingsFrom(kept)).toEqual(DEFAULT_SETTINGS);
  },
);

test('any text gives settings, and what is sound in it counts', () => {
  fc.assert(
    fc.property(fc.json(), (kept) => {
      const settings = settingsFrom(kept);
      expect(Object.keys(settings)).toEqual(Object.keys(DEFAULT_SETTINGS));
      expect(SPEEDS).toContain(settings.speed);
    }),
  );
  expect(settingsFrom('{"speed":"fast","hasKeys":"no"}')).toEqual({ ...DEFAULT_SETTINGS, speed: 'fast' });
});

test('a faster pace waits shorter', () => {
  const waits = SPEEDS.map((speed) => PACE[speed]);
  expect(waits).toEqual(waits.toSorted((a, b) => b - a));
  expect(new Set(waits).size).toBe(SPEEDS.length);
});
