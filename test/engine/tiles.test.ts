import { describe, expect, test } from 'vitest';
import { lengthStack } from '../../src/engine/tiles.ts';

describe('lengthStack', () => {
  // R:202-203, E:117, U:150-151, B:154: tiles for 5, 6 and 7; a longer route counts as 7 (question 54).
  test.each<[number, string | null]>([
    ...[0, 1, 2, 3, 4].map((length): [number, null] => [length, null]),
    [5, 'length-5'],
    [6, 'length-6'],
    [7, 'length-7'],
    ...Array.from({ length: 15 }, (_, i): [number, string] => [i + 8, 'length-7']),
  ])('a route of %i cities takes its tile from %s', (length, stack) => {
    expect(lengthStack(length)).toBe(stack);
  });
});
