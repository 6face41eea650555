import { expect, test } from 'vitest';
import { newGame, OFFICIALS, type Action } from '../../../src/engine/index.ts';
import { hintMark, NO_MARK } from '../../../src/table/model/hint-mark.ts';
import { begin } from '../../../src/table/model/session.ts';
import { configOf } from '../../../src/table/model/setup.ts';
import { playedOn, setupOf } from '../../support/play.ts';

const start = newGame(configOf(setupOf(['person', 'solid'])));
const { now } = playedOn(begin('a', setupOf(['person', 'solid'])), 2).table;
const [, second] = now.players[0]!.hand;

test.each<readonly [Action, string | null, readonly string[]]>([
  [{ type: 'draw', from: 2 }, 'market-3', []],
  // The pile lies behind the open cards.
  [{ type: 'draw', from: 'deck' }, `market-${start.market.length + 1}`, []],
  [{ type: 'call', official: OFFICIALS[3] }, 'official-4', []],
  [{ type: 'play', city: second!, end: 'left' }, 'hand-2', [second!]],
  [{ type: 'restart', city: second! }, 'hand-2', [second!]],
  [{ type: 'close', way: 'each-province', houses: ['ulm', 'linz'] }, null, ['ulm', 'linz']],
])('a hint to %j points at %s', (action, place, cities) => {
  expect(hintMark(action, now)).toEqual({ place, cities });
});

test('what lies nowhere is not pointed at', () => {
  expect(hintMark({ type: 'end' }, now)).toBe(NO_MARK);
});
