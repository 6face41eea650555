/** A game being watched: which moment, whether it plays on by itself, how fast, and whose hands are open. */

export const SPEEDS = ['slow', 'usual', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds from one action to the next. */
export const PACE: Readonly<Record<Speed, number>> = { slow: 2600, usual: 1300, fast: 500 };

/** One seat's, everybody's or nobody's. */
export type Hands = number | 'all' | 'none';

export interface Replay {
  /** How many actions the game has. */
  readonly length: number;
  /** After how many actions each turn is over, in order. */
  readonly turnEnds: readonly number[];
  /** How many actions lie behind the moment that is shown. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly hands: Hands;
}

export type ReplayIntent =
  | { readonly type: 'step' | 'turn'; readonly by: 1 | -1 }
  | { readonly type: 'go'; readonly at: number }
  /** After so many turns. */
  | { readonly type: 'go-turns'; readonly turns: number }
  | { readonly type: 'first' | 'last' | 'toggle' | 'pause' | 'tick' }
  | { readonly type: 'speed'; readonly speed: Speed }
  | { readonly type: 'hands'; readonly hands: Hands };

type Setting = Pick<Replay, 'length' | 'turnEnds'> & { readonly isOver: boolean; readonly at: number };

/** A finished game is open; of one under way nothing hidden is shown unless somebody asks for it. */
export const replayOf = ({ length, turnEnds, isOver, at }: Setting): Replay => ({
  length,
  turnEnds,
  at: within(at, length),
  isPlaying: false,
  speed: 'usual',
  hands: isOver ? 'all' : 'none',
});

const within = (at: number, length: number): number =>
  Number.isFinite(at) ? Math.max(0, Math.min(length, Math.trunc(at))) : 0;

/** How many turns are over, counting the one that is shown in part. */
export const turnsBehind = ({ turnEnds, at }: Pick<Replay, 'turnEnds' | 'at'>): number =>
  at === 0 ? 0 : turnEnds.findIndex((end) => at <= end) + 1;

/** Going to a moment by hand pauses the replay; only `tick` moves on without pausing. */
export function watch(replay: Replay, intent: ReplayIntent): Replay {
  const { length, turnEnds, at } = replay;
  const goTo = (to: number): Replay => ({ ...replay, at: within(to, length), isPlaying: false });
  switch (intent.type) {
    case 'step':
      return goTo(at + intent.by);
    case 'turn':
      return goTo(
        intent.by > 0
          ? (turnEnds.find((end) => end > at) ?? length)
          : (turnEnds.findLast((end) => end < at) ?? 0),
      );
    case 'go':
      return goTo(intent.at);
    case 'go-turns':
      return goTo(turnEnds[intent.turns - 1] ?? 0);
    case 'first':
      return goTo(0);
    case 'last':
      return goTo(length);
    case 'pause':
      return { ...replay, isPlaying: false };
    case 'toggle':
      // Played to its end, a game begins anew.
      if (replay.isPlaying || length === 0) return { ...replay, isPlaying: false };
      return { ...replay, isPlaying: true, at: at === length ? 0 : at };
    case 'tick':
      if (!replay.isPlaying) return replay;
      return { ...replay, at: within(at + 1, length), isPlaying: at + 1 < length };
    case 'speed':
      return { ...replay, speed: intent.speed };
    case 'hands':
      return { ...replay, hands: intent.hands };
  }
}
