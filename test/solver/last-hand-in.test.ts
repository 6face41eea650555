/** A closing that ends the game is followed by the last hand-in, which belongs to the puzzle. */
import { expect, test } from 'vitest';
import { readPosition } from '../../src/puzzle-bank/code-position.ts';
import { solve } from '../../src/solver/solve.ts';
import { stateOf } from '../../src/puzzle-bank/start.ts';

test('four tokens handed in after the end bring their house', () => {
  const position = readPosition(
    '21of- duvkoe/ejdvaharkgnfopjbpbqmetcugtl/jkltsinfcghilfrqmsqdbch um//abcdefhijlmnopqrst/6/x2b3w3y2y1/0000.2 vi/anopsr/bcdfghijlmpqtv/6/y3x1z4s3p6/1311.1'.split(
      ' ',
    ),
  );
  const state = stateOf({ position: position! });
  const { best, line } = solve(state, 1, { type: 'points', turns: 1 });
  expect(best).toBe(17);
  expect(line.at(-1)).toMatchObject({ type: 'hand-in', officials: { length: 4 } });
});
