/** What begins the last round: somebody takes the end tile. */
import type { GameEvent } from '../../../engine/index.ts';

export interface EndTile {
  readonly why: 'last-house' | 'coach';
  readonly player: number;
  /** How many actions had been done by then. */
  readonly at: number;
}

/** `events` are those of each action. */
export function endTileIn(events: readonly (readonly GameEvent[])[]): EndTile | null {
  for (const [index, group] of events.entries()) {
    const taken = group.find((event) => event.type === 'tile-taken' && event.stack === 'end');
    if (taken?.type !== 'tile-taken') continue;
    // The tile comes right after what earned it: the coach, or the last house.
    const before = group[group.indexOf(taken) - 1];
    const why = before?.type === 'coach-taken' ? 'coach' : 'last-house';
    return { why, player: taken.player, at: index + 1 };
  }
  return null;
}
