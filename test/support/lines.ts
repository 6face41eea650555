/** Whether a line of an example or a proof is what the engine does. */
import { expect } from 'vitest';
import { scores, type CityId, type State } from '../../src/engine/index.ts';
import { isMeantFor, type Line, type LineResult } from '../../src/table/model/example.ts';
import { replayActions, type ReplayedActions } from '../../src/table/model/replay-actions.ts';

/** What came of it, told in the words of a line's result. */
function outcome({ states, events }: ReplayedActions, by = states[0]!.player): Required<LineResult> {
  const first = states[0]!;
  const last = states.at(-1)!;
  const told = events.flat();
  const owner = last.players[by]!;
  const counted = scores(last);
  const { coach, tiles, houses, clergy } = counted.players[by]!;
  return {
    by,
    houses: told.flatMap((event) =>
      event.type === 'house-placed' && event.player === by ? [event.city] : [],
    ),
    tiles: told.flatMap((event) =>
      event.type === 'tile-taken' && event.player === by ? [{ stack: event.stack, value: event.value }] : [],
    ),
    coach: owner.coach === first.players[by]!.coach ? null : owner.coach,
    hand: owner.hand.length,
    route: owner.route,
    step: last.step,
    player: last.player,
    market: last.market,
    pile: last.pile.length,
    discard: last.discard.length,
    score: { coach, tiles, houses },
    winner: counted.winner ?? -1,
    tokens: owner.tokens ?? {},
    points: owner.points,
    clergy,
    carriages: last.carriages ?? {},
    waitingRoom: last.waitingRoom ?? {},
  };
}

const sorted = (cities: readonly CityId[]): readonly CityId[] => cities.toSorted();

/** Legal to the end with the stated result, or refused at the last action for the stated reason. */
export function expectLine(start: State, line: Line): void {
  const run = replayActions(start, line.actions);
  const played = run.states.length - 1;
  if (line.refused !== undefined) {
    expect(run.refusal?.code).toBe(line.refused);
    expect(played, 'only the last action is refused').toBe(line.actions.length - 1);
    expect(line.result, 'what is refused has no result').toBeUndefined();
    return;
  }
  expect(run.refusal).toBeNull();
  const { houses, ...result } = line.result ?? {};
  const { houses: placed, ...came } = outcome(run, result.by);
  expect(came).toMatchObject(result);
  if (houses) expect(sorted(placed)).toEqual(sorted(houses));
}

/** The lines a reader of that booklet is meant to try. */
export const linesFor = (lines: readonly Line[], state: State): readonly Line[] =>
  lines.filter((line) => isMeantFor(line, state));
