import { describe, expect, test } from 'vitest';
import { accountsOf, rowName, type AccountRow } from '../../../src/table/words/account.ts';
import { readGames } from '../../../src/tools/scripts/golden/store.ts';
import { LANGUAGES } from '../../support/language.ts';

const games = readGames();

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, { state, scores }) => {
  const accounts = accountsOf(state);

  test('every bill adds up to the engine’s total', () => {
    expect(accounts.map(({ player }) => player).toSorted()).toEqual([...scores.players.keys()]);
    for (const { player, rows, total } of accounts) {
      expect(total).toBe(scores.players[player]!.total);
      expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    }
  });

  test('the winner comes first, then who has more points', () => {
    expect(accounts[0]).toMatchObject({ player: scores.winner, isWinner: true });
    expect(accounts.filter(({ isWinner }) => isWinner).length).toBe(1);
    const totals = accounts.map(({ total }) => total);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  });

  test('modules have lines of their own, and only where they are played', () => {
    for (const { rows } of accounts) {
      const types = rows.map(({ type }) => type);
      expect(types.includes('tokens')).toBe(state.modules.includes('officials'));
      expect(types.includes('clergy')).toBe(state.modules.includes('audience'));
    }
  });
});

test.each(LANGUAGES.map((language) => [language.lang, language] as const))(
  '%s has a name for every line, with its number where there is one',
  (_, { t, names }) => {
    const rows: readonly AccountRow[] = [
      { type: 'coach', coach: 0, points: 0 },
      { type: 'houses', left: 0, points: 0 },
      { type: 'clergy', ranks: [], points: 0 },
      ...games.flatMap(({ state }) => accountsOf(state).flatMap((account) => account.rows)),
    ];
    for (const row of rows) {
      const name = rowName(row, t, names);
      expect(name).toMatch(/^[\p{Lu}\d]/u);
      if (row.type === 'houses' && row.left > 0) expect(name).toContain(`${row.left}`);
      if (row.type === 'coach' && row.coach > 0) expect(name).toContain(`${row.coach}`);
    }
  },
);
