/** The drawing of points over turns: pure geometry in pixels, so that text keeps its size on a phone. */
import type { ScoreTimeline } from '../model/timeline/score-timeline.ts';

export interface Chart {
  readonly width: number;
  readonly height: number;
  /** Where the lines are drawn. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly lines: readonly ChartLine[];
  /** Heights of the rules across, and what they count. */
  readonly rules: readonly { readonly y: number; readonly points: number }[];
  /** Where rounds begin that are numbered. */
  readonly rounds: readonly { readonly x: number; readonly round: number }[];
  /** After so many turns. */
  readonly x: (turns: number) => number;
  readonly turnsAt: (x: number) => number;
}

interface ChartLine {
  readonly player: number;
  readonly path: string;
  /** Where points were gained, as far as there is room to mark it. */
  readonly marks: readonly { readonly x: number; readonly y: number }[];
  /** At the right edge, moved apart where players are level. */
  readonly label: { readonly y: number; readonly points: number };
}

const EDGE = { left: 34, right: 52, top: 12, bottom: 30 };
const RULE_STEP = 10;
/** Lines of players who are level run side by side. */
const ABREAST = 2;
const MARK_GAP = 20;
const LABEL_GAP = 20;
const ROUND_GAP = 44;

export function chartOf({ start, turns }: Pick<ScoreTimeline, 'start' | 'turns'>, width: number): Chart {
  const height = width < 560 ? 240 : 300;
  const [left, right, top, bottom] = [EDGE.left, width - EDGE.right, EDGE.top, height - EDGE.bottom];
  const all = [start, ...turns.map(({ points }) => points)];
  const floor = (n: number): number => Math.floor(n / RULE_STEP) * RULE_STEP;
  const lowest = floor(Math.min(...all.flat()));
  const highest = -floor(-Math.max(...all.flat(), lowest + RULE_STEP));
  const last = Math.max(1, turns.length);
  const x = (at: number): number => left + (at / last) * (right - left);
  const y = (points: number): number => bottom - ((points - lowest) / (highest - lowest)) * (bottom - top);
  const lines = start.map((_, player) => {
    const shift = (player - (start.length - 1) / 2) * ABREAST;
    const places = all.map((points, at) => ({ x: x(at) + shift, y: y(points[player]!) + shift }));
    return {
      player,
      path: stairs(places),
      marks: marksOf(places),
      label: { y: places.at(-1)!.y, points: all.at(-1)![player]! },
    };
  });
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    lines: apart(lines, top, bottom),
    rules: Array.from({ length: (highest - lowest) / RULE_STEP + 1 }, (_, i) => ({
      points: lowest + i * RULE_STEP,
      y: y(lowest + i * RULE_STEP),
    })),
    rounds: roundsOf(turns, x, right - left),
    x,
    turnsAt: (at) => Math.max(0, Math.min(turns.length, Math.round(((at - left) / (right - left)) * last))),
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Points stay as they are until the next turn that changes them. */
const stairs = (places: readonly Place[]): string =>
  places
    .map(({ x, y }) => [x.toFixed(1), y.toFixed(1)] as const)
    .map(([x, y], i) => (i === 0 ? `M${x},${y}` : `H${x}V${y}`))
    .join('');

function marksOf(places: readonly Place[]): readonly Place[] {
  const marks: Place[] = [];
  for (const [at, place] of places.entries()) {
    const isGain = at > 0 && place.y < places[at - 1]!.y;
    if (isGain && place.x - (marks.at(-1)?.x ?? 0) >= MARK_GAP) marks.push(place);
  }
  return marks;
}

/** Labels keep their order and at least a line's distance, inside the drawing. */
function apart(lines: readonly ChartLine[], top: number, bottom: number): readonly ChartLine[] {
  const down = lines.toSorted((a, b) => a.label.y - b.label.y);
  const free = (i: number): number => bottom - (down.length - 1 - i) * LABEL_GAP;
  let above = top - LABEL_GAP;
  const heights = new Map(
    down.map(({ player, label }, i) => {
      above = Math.min(Math.max(label.y, above + LABEL_GAP), free(i));
      return [player, above] as const;
    }),
  );
  return lines.map((each) => ({ ...each, label: { ...each.label, y: heights.get(each.player)! } }));
}

/** As many rounds as there is room to number, in even steps. */
function roundsOf(turns: ScoreTimeline['turns'], x: (at: number) => number, room: number): Chart['rounds'] {
  const rounds = turns.at(-1)?.round ?? 0;
  const most = Math.max(1, Math.floor(room / ROUND_GAP));
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => rounds / each <= most) ?? rounds;
  return Array.from({ length: Math.floor(rounds / step) }, (_, i) => (i + 1) * step).map((round) => ({
    round,
    x: x(turns.findLastIndex((turn) => turn.round === round) + 1),
  }));
}
