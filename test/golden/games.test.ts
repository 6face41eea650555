/** Complete games that end for ever as they ended when they were stored. README.md says what a change means. */
import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  apply,
  draftOf,
  GROUPS,
  newGame,
  play,
  PLAYER_COUNTS,
  replay,
  scores,
  TILES,
  type State,
} from '../../src/engine/index.ts';
import { makeMoves } from '../../src/notation/make-moves.ts';
import { coverageOf, ITEMS } from '../../src/tools/scripts/golden/coverage.ts';
import { readGames, recordOf } from '../../src/tools/scripts/golden/store.ts';

const games = readGames();

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, stored) => {
  test('replays to the stored state and scores', () => {
    const replayed = replay(recordOf(stored));
    expect(replayed.ok && replayed.state).toStrictEqual(stored.state);
    expect(scores(stored.state)).toStrictEqual(stored.scores);
    expect(stored.state.step).toBe('over');
  });

  test('is the same on a draft as on fresh states, after every action', () => {
    const { config, actions } = recordOf(stored);
    const draft = draftOf(newGame(config));
    let state: State = newGame(config);
    for (const [index, action] of actions.entries()) {
      const applied = apply(state, action);
      if (!applied.ok) throw new Error(`action ${index}: ${JSON.stringify(applied)}`);
      ({ state } = applied);
      play(draft, action);
      if (JSON.stringify(draft) !== JSON.stringify(state)) expect(draft, `action ${index}`).toEqual(state);
    }
    expect(draft).toStrictEqual(stored.state);
    expect(state).toStrictEqual(stored.state);
  });

  // The list names each card drawn, so that chance is held to it card by card.
  test('is written as it is stored', () => {
    expect(makeMoves(recordOf(stored))).toBe(stored.text);
  });
});

describe('together the games show', () => {
  const met = new Set<string>();
  beforeAll(() => {
    for (const game of games) for (const item of coverageOf(recordOf(game))) met.add(item);
  });

  test.each(ITEMS)('%s', (item) => {
    expect(met).toContain(item);
  });

  /**
   * A player takes at most one tile of a group and one for the provinces (rule 9.2, 9.3), so such a
   * stack can fail somebody only where it has fewer tiles than there are players. These never can;
   * every other group's stack is among the items.
   */
  test('every stack that can run out for somebody, and these cannot', () => {
    const most = Math.max(...PLAYER_COUNTS);
    const safe = ([...GROUPS, 'provinces'] as const).filter((stack) => TILES[stack].length >= most);
    expect(safe).toEqual(['baiern', 'provinces']);
    const listed = GROUPS.filter((group) => ITEMS.includes(`tile: ${group} is empty, nothing`));
    expect([...listed, ...safe].toSorted()).toEqual([...GROUPS, 'provinces'].toSorted());
  });
});

test('every file is half of a game', () => {
  const files = games.flatMap(({ name }) => [`${name}.json`, `${name}.txt`]);
  expect(readdirSync('test/golden/games').toSorted()).toEqual(files.toSorted());
});
