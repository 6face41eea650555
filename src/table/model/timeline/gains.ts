/** What a turn brought a player, in the things that count as points. */
import { scores, type Tile } from '../../../engine/index.ts';
import type { ScoreTimeline, Turn } from './score-timeline.ts';

export interface TurnGains {
  readonly points: number;
  readonly houses: number;
  readonly tiles: readonly Tile[];
  /** The coach, if one was taken. */
  readonly coach: number | null;
  /** Offices of honour: victory points. */
  readonly tokens: number;
  /** The audience: points of clergy who came to wait or were sent away. */
  readonly clergy: number;
}

export function gainsIn({ states, events }: ScoreTimeline, { from, to }: Turn, player: number): TurnGains {
  const own = events.slice(from, to).flatMap((group) => group.filter((event) => isOf(event, player)));
  const before = scores(states[from]!).players[player]!;
  const after = scores(states[to]!).players[player]!;
  return {
    points: after.total - before.total,
    houses: own.filter(({ type }) => type === 'house-placed').length,
    tiles: own.flatMap((event) =>
      event.type === 'tile-taken' ? [{ stack: event.stack, value: event.value }] : [],
    ),
    coach: own.reduce<number | null>(
      (last, event) => (event.type === 'coach-taken' ? event.coach : last),
      null,
    ),
    tokens: after.points - before.points,
    clergy: after.clergy - before.clergy,
  };
}

const isOf = (event: object, player: number): boolean => 'player' in event && event.player === player;
