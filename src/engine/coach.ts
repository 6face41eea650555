/** Coaches: which one is next, and whether a route reaches it (rules 10.1 to 10.3). */
import { COACHES, WAINWRIGHT_HELPS } from './data/supply.ts';
import type { Log } from './events.ts';
import { takeEndTile } from './tiles.ts';
import type { Draft, PlayerState, State } from './types.ts';
import { LEGAL, refuse, type Verdict } from './verdict.ts';

export const LAST_COACH = 7;

/** The next coach in the order 3, 4, 5, 6, 7, or `null` after the last. */
export function nextCoach({ coach }: PlayerState): 3 | 4 | 5 | 6 | 7 | null {
  if (coach === LAST_COACH) return null;
  return coach === 0 ? COACHES[0].value : ((coach + 1) as 4 | 5 | 6 | 7);
}

/** How many cities the route is short of the next coach; 0 when it is earned, `null` when there is none. */
export function shortBy(player: PlayerState): number | null {
  const next = nextCoach(player);
  return next === null ? null : Math.max(0, next - player.route.length);
}

/** Whether the closing asks the player about the coach, or settles it alone. */
export function isCoachOpen(state: State): boolean {
  const short = shortBy(state.players[state.turn.player]!);
  if (short === null) return false;
  if (short === 0) return state.options.coach === 'may';
  return short <= WAINWRIGHT_HELPS && state.turn.official === null;
}

/** Whether the wainwright's help (`helped`), or the route alone, brings the next coach; if not, why. */
export function checkCoach({ players, turn }: State, helped: boolean): Verdict {
  const player = players[turn.player]!;
  const coach = nextCoach(player);
  const short = shortBy(player);
  if (coach === null || short === null) return refuse('no-coach-left', {});
  if (short > (helped ? WAINWRIGHT_HELPS : 0)) {
    return refuse('coach-too-far', {
      coach,
      length: player.route.length,
      missing: short,
      wainwrightHelps: short <= WAINWRIGHT_HELPS,
      used: turn.official,
    });
  }
  return helped && short === 0 ? refuse('no-effect', { official: 'wainwright' }) : LEGAL;
}

export function takeCoach(draft: Draft, log: Log): void {
  const { player } = draft.turn;
  const owner = draft.players[player]!;
  owner.coach = nextCoach(owner)!;
  log?.push({ type: 'coach-taken', player, coach: owner.coach });
  if (owner.coach === LAST_COACH) takeEndTile(draft, player, log);
}
