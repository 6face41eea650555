/**
 * The moments that decided a game, measured by the winner's lead over the best of the others: the turns
 * that changed it most, and the turn from which on the winner stayed ahead. Added are a tile taken when
 * the other lacked one house for it, and what began the last round.
 */
import { turnAt, type ScoreTimeline, type LastRound, type Turn } from './score-timeline.ts';
import { winnerAndRivalOf, type WinnerAndRival } from './winner-and-rival.ts';
import { gainsIn, type TurnGains } from './gains.ts';
import { racesOf, type Race } from './races.ts';

export type Cause =
  /** The difference grew, or shrank: the points of both before and after. */
  | {
      readonly code: 'swing' | 'setback';
      readonly before: readonly [winner: number, other: number];
      readonly after: readonly [winner: number, other: number];
      readonly gains: TurnGains;
    }
  | { readonly code: 'race'; readonly race: Race }
  /** From here on the winner has more points than anybody else. */
  | { readonly code: 'lead'; readonly isLate: boolean }
  | { readonly code: 'last-round'; readonly why: LastRound['why']; readonly player: number };

interface Moment {
  /** Which of the turns. */
  readonly turn: number;
  /** Where it can be seen, as a number of actions. */
  readonly at: number;
  readonly causes: readonly Cause[];
}

export interface Decided extends WinnerAndRival {
  readonly moments: readonly Moment[];
}

const SWINGS = 3;
const RACES = 2;
/** A turn that moved the difference by less decided nothing. */
const SMALLEST_SWING = 3;

/** In the order of the game; `null` while it is not over. */
export function decidedBy(course: ScoreTimeline): Decided | null {
  const duel = winnerAndRivalOf(course.states.at(-1)!);
  if (!duel) return null;
  const found = new Map<number, { at: number; causes: Cause[] }>();
  const add = (turn: number, cause: Cause, at = course.turns[turn]!.to): void => {
    const moment = found.get(turn) ?? { at, causes: [] };
    // A cause may be visible before the turn is over: show the action at which all of them are.
    found.set(turn, { at: Math.max(moment.at, at), causes: [...moment.causes, cause] });
  };
  for (const { turn, cause } of swingsOf(course, duel)) add(turn, cause);
  for (const race of racesOf(course, duel).slice(0, RACES)) {
    add(turnAt(course, race.at), { code: 'race', race }, race.at);
  }
  const { lastRound } = course;
  if (lastRound)
    add(lastRound.turn, { code: 'last-round', why: lastRound.why, player: lastRound.player }, lastRound.at);
  const lead = leadFrom(course.turns, duel.winner);
  if (lead !== null) add(lead, { code: 'lead', isLate: lastRound !== null && lead > lastRound.turn });
  const moments = [...found].map(([turn, moment]) => ({ turn, ...moment }));
  return { ...duel, moments: moments.toSorted((a, b) => a.turn - b.turn) };
}

interface Swing {
  readonly turn: number;
  readonly by: number;
  readonly cause: Cause;
}

/** The largest gains of the winner on the other, and the largest gain of the other. */
function swingsOf(course: ScoreTimeline, duel: WinnerAndRival): readonly Swing[] {
  const all = course.turns.map((turn, index) => swingIn(course, turn, index, duel));
  const largest = (sign: 1 | -1, most: number): readonly Swing[] =>
    all
      .filter(({ by }) => sign * by >= SMALLEST_SWING)
      .toSorted((a, b) => sign * (b.by - a.by))
      .slice(0, most);
  return [...largest(1, SWINGS), ...largest(-1, 1)];
}

function swingIn(course: ScoreTimeline, turn: Turn, index: number, { winner, other }: WinnerAndRival): Swing {
  const both = (points: readonly number[]) => [points[winner]!, points[other]!] as const;
  const after = both(turn.points);
  const before = both(course.turns[index - 1]?.points ?? course.start);
  const by = after[0] - after[1] - (before[0] - before[1]);
  const gains = gainsIn(course, turn, turn.player);
  return { turn: index, by, cause: { code: by > 0 ? 'swing' : 'setback', before, after, gains } };
}

/** The first of the turns after which the winner stays ahead of everybody; none if the end is a tie. */
function leadFrom(turns: readonly Turn[], winner: number): number | null {
  const isAhead = ({ points }: Turn): boolean =>
    points.every((each, player) => player === winner || each < points[winner]!);
  const first = turns.findLastIndex((turn) => !isAhead(turn)) + 1;
  return first < turns.length ? first : null;
}
