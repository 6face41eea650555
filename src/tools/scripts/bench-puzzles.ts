/**
 * How fast puzzles are proved: plans of several turns from the middle of guided games, with
 * every first action's best and the number of lines. Time is the processor's own, not the clock's.
 */
import { draftOf, newGame, play, type Module, type State } from '../../engine/index.ts';
import { solve } from '../../solver/solve.ts';
import { isClosed } from '../../puzzle-bank/start.ts';
import type { Goal } from '../../puzzle-bank/types.ts';
import { scriptedAction } from './scripted-player.ts';

const POSITIONS = 6;
/** Turns, and the modules that are in play. */
const SERIES: readonly (readonly [number, ...Module[]])[] = [[3], [4], [2, 'officials'], [2, 'audience']];

/** The beginning of a turn in the middle of a game, if the pile is long enough then. */
function position(seed: number, modules: readonly Module[], goal: Goal): State | null {
  const draft = draftOf(newGame({ players: 2, modules, seed: `puzzle-${seed}` }));
  const actions = 60 + ((seed * 37) % 120);
  const isBegun = (): boolean =>
    draft.step === 'draw' && draft.turn.drawn === 0 && draft.turn.official === null;
  for (let i = 0; draft.step !== 'over' && (i < actions || !isBegun()); i++)
    play(draft, scriptedAction(draft));
  if (draft.step === 'over') return null;
  draft.pile.push(...draft.discard.splice(0));
  if (draft.tokenStacks !== null) giveBack(draft, draft.player);
  return isClosed(draft, draft.player, goal) ? draft : null;
}

/** In a puzzle nobody else has tokens. */
function giveBack(draft: ReturnType<typeof draftOf>, seat: number): void {
  for (const [player, { tokens }] of draft.players.entries()) {
    if (player === seat || tokens === null) continue;
    for (const official of Object.keys(tokens) as (keyof typeof tokens)[]) {
      draft.tokenStacks![official] += tokens[official];
      tokens[official] = 0;
    }
  }
}

export function* benchPuzzles(): Generator<object> {
  for (const [turns, ...modules] of SERIES) {
    const goal: Goal = { type: 'points', turns };
    const times: number[] = [];
    let nodes = 0;
    for (let seed = 0; times.length < POSITIONS; seed++) {
      const state = position(seed, modules, goal);
      if (state === null) continue;
      const start = process.cpuUsage().user;
      nodes += solve(state, state.player, goal).nodes;
      times.push((process.cpuUsage().user - start) / 1000);
    }
    times.sort((a, b) => a - b);
    yield {
      measure: 'plans proved',
      turns,
      modules,
      positions: times.length,
      medianMilliseconds: Math.round(times[times.length >> 1]!),
      worstMilliseconds: Math.round(times.at(-1)!),
      nodes,
    };
  }
}
