/** The course of every stored game, against the engine's own account of it. */
import { describe, expect, test } from 'vitest';
import { newGame, replay, scores } from '../../../../src/engine/index.ts';
import { scoreTimelineOf, played, turnAt } from '../../../../src/table/model/timeline/score-timeline.ts';
import { readGames, recordOf } from '../../../../src/tools/scripts/golden/store.ts';

const games = readGames().map((game) => {
  const record = recordOf(game);
  return { ...game, record, course: scoreTimelineOf(played(record)) };
});
const named = games.map((game) => [game.name, game] as const);

describe.each(named)('%s', (_, { record, course, state, scores: stored }) => {
  test('has a state for every action, and ends as it is stored', () => {
    expect(course.states.length).toBe(record.actions.length + 1);
    expect(course.states.at(-1)).toEqual(state);
    expect(course.isOver).toBe(true);
    expect(course.turns.at(-1)!.points).toEqual(stored.players.map(({ total }) => total));
  });

  test('is cut into turns without a gap, each with the player the engine names', () => {
    expect(course.turns[0]!.from).toBe(0);
    expect(course.turns.at(-1)!.to).toBe(record.actions.length);
    for (const [i, { from }] of course.turns.entries()) if (i > 0) expect(from).toBe(course.turns[i - 1]!.to);
    const began = course.events.flat().filter(({ type }) => type === 'turn-began');
    // The first turn begins with the game, unless the clergy are seated before.
    const first = course.states[0]!.step === 'seat' ? [] : [{ type: 'turn-began', player: 0 }];
    const turns = course.turns.filter(({ kind }) => kind === 'turn');
    expect(turns.map(({ player }) => ({ type: 'turn-began', player }))).toEqual([...first, ...began]);
    expect(turns.map(({ number }) => number)).toEqual([...turns.keys()].map((i) => i + 1));
    expect(
      turns.every(({ round, number, player }) => (round - 1) * state.players.length + player + 1 === number),
    ).toBe(true);
  });

  test('counts the points after each turn', () => {
    for (const { to, points } of course.turns)
      expect(points).toEqual(scores(course.states[to]!).players.map(({ total }) => total));
  });

  test('knows what began the last round', () => {
    const { at, player, why, turn } = course.lastRound!;
    const [before, after] = [course.states[at - 1]!, course.states[at]!];
    expect([before.stacks.end.length, after.stacks.end.length]).toEqual([1, 0]);
    expect(after.players[player]!.tiles.at(-1)!.stack).toBe('end');
    expect(why).toBe(after.players[player]!.coach > before.players[player]!.coach ? 'coach' : 'last-house');
    expect(why === 'last-house').toBe(after.players[player]!.houses.length === 20);
    expect(course.turns[turn]!.round).toBe(course.turns.at(-1)!.round);
  });
});

test('the stored games show every kind of turn and both ends', () => {
  const kinds = new Set(games.flatMap(({ course }) => course.turns.map(({ kind }) => kind)));
  expect([...kinds].toSorted()).toEqual(['last-hand-in', 'seating', 'turn']);
  expect(new Set(games.map(({ course }) => course.lastRound!.why)).size).toBe(2);
});

describe('a game under way', () => {
  const { record, course: whole } = games[0]!;

  test('has the turns so far, the last of them unfinished', () => {
    const { to } = whole.turns[3]!;
    const cut = scoreTimelineOf(played({ ...record, actions: record.actions.slice(0, to - 1) }));
    expect(cut.turns.length).toBe(4);
    expect(cut.turns[3]).toMatchObject({ from: whole.turns[3]!.from, to: to - 1 });
    expect(cut).toMatchObject({ isOver: false, lastRound: null });
  });

  test('without an action it is one turn in which nothing was done', () => {
    const empty = scoreTimelineOf(played({ ...record, actions: [] }));
    expect(empty.states).toEqual([newGame(record.config)]);
    expect(empty.turns).toMatchObject([{ kind: 'turn', number: 1, from: 0, to: 0 }]);
  });
});

test('turnAt names the turn that an action belongs to', () => {
  const { course } = games[0]!;
  const [first, second] = course.turns;
  expect([0, first!.to, first!.to + 1, second!.to].map((at) => turnAt(course, at))).toEqual([0, 0, 1, 1]);
  expect(turnAt(course, 1_000_000)).toBe(course.turns.length - 1);
});

test('an illegal record is the caller’s mistake', () => {
  const { record } = games[0]!;
  const actions = [{ type: 'end' } as const];
  expect(replay({ ...record, actions }).ok).toBe(false);
  expect(() => played({ ...record, actions })).toThrow(RangeError);
});
