/**
 * The course of a game: every state it went through, cut into turns, with the points each turn left
 * behind. Made of the engine's own states and events; nothing is judged here.
 */
import { newGame, scores, type GameEvent, type GameRecord, type State } from '../../../engine/index.ts';
import { replayActions } from '../replay-actions.ts';
import { endTileIn, type EndTile } from './last-round.ts';

export interface Turn {
  /** The clergy are seated before the first turn, and tokens can be handed in after the last. */
  readonly kind: 'seating' | 'turn' | 'last-hand-in';
  /** From 1; 0 is the seating. The last hand-in has the number of the last turn. */
  readonly number: number;
  /** From 1; 0 is the seating. */
  readonly round: number;
  /** Whose turn it is. At a seating or the last hand-in, who acts first. */
  readonly player: number;
  /** How many actions were done before it, and how many after it. */
  readonly from: number;
  readonly to: number;
  /** Each player's points when it was over. */
  readonly points: readonly number[];
}

/** Why the end tile was taken, by whom, and when: as a number of actions, and in which turn. */
export interface LastRound extends EndTile {
  readonly turn: number;
}

export interface Played {
  /** Before the first action, and after each. */
  readonly states: readonly State[];
  /** What each action brought about. */
  readonly events: readonly (readonly GameEvent[])[];
}

export interface ScoreTimeline extends Played {
  /** Each player's points before anything was done. */
  readonly start: readonly number[];
  readonly turns: readonly Turn[];
  readonly lastRound: LastRound | null;
  readonly isOver: boolean;
}

/** Of a record that was checked; an illegal one is the caller's mistake. */
export function played({ config, actions }: GameRecord): Played {
  const { states, events, refusal } = replayActions(newGame(config), actions);
  if (refusal) throw new RangeError(`not a record: ${JSON.stringify(refusal)}`);
  return { states, events };
}

export function scoreTimelineOf({ states, events }: Played): ScoreTimeline {
  const turns = turnsOf(states);
  return {
    states,
    events,
    start: pointsIn(states[0]!),
    turns,
    lastRound: lastRoundOf(events, turns),
    isOver: states.at(-1)!.step === 'over',
  };
}

/** The turn that led to the state after so many actions; before the first, the one that begins. */
export function turnAt({ turns }: Pick<ScoreTimeline, 'turns'>, at: number): number {
  const found = turns.findIndex(({ to }) => at <= to);
  return found < 0 ? turns.length - 1 : found;
}

const pointsIn = (state: State): readonly number[] => scores(state).players.map(({ total }) => total);

function turnsOf(states: readonly State[]): readonly Turn[] {
  const starts = [...states.keys()].filter((at) => isStart(states, at));
  let number = 0;
  return starts.map((from, i) => {
    const begun = states[from]!;
    const kind = kindOf(begun);
    const to = starts[i + 1] ?? states.length - 1;
    if (kind === 'turn') number += 1;
    return {
      kind,
      number,
      round: Math.ceil(number / begun.players.length),
      player: kind === 'turn' ? begun.turn.player : begun.player,
      from,
      to,
      points: pointsIn(states[to]!),
    };
  });
}

const kindOf = ({ step }: State): Turn['kind'] =>
  step === 'seat' ? 'seating' : step === 'last-hand-in' ? 'last-hand-in' : 'turn';

/** Consecutive turns have different players. Once the game is over, no turn starts. */
function isStart(states: readonly State[], at: number): boolean {
  const now = states[at]!;
  const before = states[at - 1];
  if (!before) return true;
  if (now.step === 'over') return false;
  return kindOf(now) !== kindOf(before) || (kindOf(now) === 'turn' && now.turn.player !== before.turn.player);
}

function lastRoundOf(events: Played['events'], turns: readonly Turn[]): LastRound | null {
  const taken = endTileIn(events);
  return taken && { ...taken, turn: turnAt({ turns }, taken.at) };
}
