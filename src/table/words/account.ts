/** A score taken apart, as it is added up at the table: every thing that counts, and what it counts. */
import { RANKS, scores, type Rank, type State, type TileStack } from '../../engine/index.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';
import { capitalised, tileName } from './narration-context.ts';

export type AccountRow = { readonly points: number } & (
  | { readonly type: 'coach'; readonly coach: number }
  | { readonly type: 'tile'; readonly stack: TileStack }
  | { readonly type: 'houses'; readonly left: number }
  | { readonly type: 'tokens' }
  | { readonly type: 'clergy'; readonly ranks: readonly Rank[] }
);

export interface Account {
  readonly player: number;
  readonly rows: readonly AccountRow[];
  readonly total: number;
  readonly isWinner: boolean;
}

/** The winner first, then by points; players with equal points in the order of play. */
export function accountsOf(state: State): readonly Account[] {
  const { players, winner } = scores(state);
  const accounts = players.map((score, player): Account => {
    const { coach, tiles } = state.players[player]!;
    const waiting = state.waitingRoom;
    return {
      player,
      rows: [
        { type: 'coach', coach, points: score.coach },
        ...tiles.map(({ stack, value }) => ({ type: 'tile', stack, points: value }) as const),
        { type: 'houses', left: -score.houses, points: score.houses },
        ...(state.tokenStacks ? [{ type: 'tokens', points: score.points } as const] : []),
        ...(waiting
          ? [
              {
                type: 'clergy',
                ranks: RANKS.filter((rank) => waiting[rank].includes(player)),
                points: score.clergy,
              } as const,
            ]
          : []),
      ],
      total: score.total,
      isWinner: player === winner,
    };
  });
  return accounts.toSorted((a, b) => Number(b.isWinner) - Number(a.isWinner) || b.total - a.total);
}

export function rowName(row: AccountRow, t: Translate, names: Names): string {
  switch (row.type) {
    case 'coach':
      return row.coach === 0
        ? t('end.account.no-coach')
        : capitalised(t('table.coach', { coach: row.coach }));
    case 'tile':
      return capitalised(tileName(row.stack, t, names));
    case 'houses':
      return row.left === 0 ? t('end.account.no-houses') : t('end.account.houses', { n: row.left });
    case 'tokens':
      return t('end.account.tokens');
    case 'clergy':
      return row.ranks.length === 0
        ? t('end.account.no-clergy')
        : t('end.account.clergy', { clergy: names.list(row.ranks.map((rank) => t(`rank.${rank}`))) });
  }
}
