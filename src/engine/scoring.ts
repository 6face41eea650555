/** Points, and who has won (rules 11.2, 11.3 and 13.6). May be asked at any time. */
import { COACHES } from './data/supply.ts';
import { housesLeft } from './houses.ts';
import { hasTile } from './tiles.ts';
import { RANKS, type State } from './types.ts';

export interface Score {
  readonly coach: number;
  readonly tiles: number;
  /** Minus one for each house left: zero or negative. */
  readonly houses: number;
  readonly points: number;
  readonly clergy: number;
  readonly total: number;
}

export interface Scores {
  readonly players: readonly Score[];
  readonly winner: number | null;
  /** What broke a tie for the most points; `open` while nobody has the end tile. */
  readonly tie: null | 'end-tile' | 'clockwise' | 'open';
}

export function scores(state: State): Scores {
  const players = state.players.map((_, player) => scoreOf(state, player));
  return { players, ...winnerOf(state, players) };
}

function scoreOf(state: State, player: number): Score {
  const owner = state.players[player]!;
  const coach = COACHES.find(({ value }) => value === owner.coach)?.points ?? 0;
  const tiles = owner.tiles.reduce((sum, { value }) => sum + value, 0);
  const left = housesLeft(owner);
  const houses = left === 0 ? 0 : -left;
  const { points } = owner;
  const { waitingRoom } = state;
  const clergy = RANKS.filter((rank) => waitingRoom?.[rank].includes(player)).reduce<number>(
    (sum, rank) => sum + rank,
    0,
  );
  return { coach, tiles, houses, points, clergy, total: coach + tiles + houses + points + clergy };
}

/** The holder of the end tile wins a tie, otherwise the tied player nearest clockwise after that holder. */
function winnerOf(state: State, players: readonly Score[]): Pick<Scores, 'winner' | 'tie'> {
  const most = Math.max(...players.map(({ total }) => total));
  const isTied = (player: number): boolean => players[player]!.total === most;
  const leaders = [...players.keys()].filter(isTied);
  if (leaders.length === 1) return { winner: leaders[0]!, tie: null };
  const holder = state.players.findIndex((player) => hasTile(player, 'end'));
  if (holder < 0) return { winner: null, tie: 'open' };
  const order = players.map((_, i) => (holder + i) % players.length);
  return { winner: order.find(isTied)!, tie: isTied(holder) ? 'end-tile' : 'clockwise' };
}
