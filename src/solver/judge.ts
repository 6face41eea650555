/** Judges a line that somebody played: what it reaches, what was possible, and where that was lost. */
import { scores, type Action, type State, type Tile } from '../engine/index.ts';
import { beginLine, goOn, valueOf, type Progress } from './progress.ts';
import { after, exact, stillNeeded, total, type Node, type Search } from './search.ts';
import { baseOf, beginSearch, inSteps, keeping, lineTo, type Proof } from './time-slices.ts';
import type { Goal } from '../puzzle-bank/types.ts';

export interface Judgement {
  /** What the line is worth as it stands. */
  readonly value: number;
  /** What was possible from the start. */
  readonly best: number;
  /** What is still possible. */
  readonly possible: number;
  readonly isOver: boolean;
  /** A best line from the start. */
  readonly line: readonly Action[];
  /** The first action after which the best was out of reach. */
  readonly slip: Slip | null;
}

interface Slip {
  /** Its place in the line, from 0. */
  readonly at: number;
  readonly action: Action;
  /** What would have kept the best. */
  readonly better: Action;
  readonly lost: Lost;
}

/** What the best line has in the end and this line lacks: at its end or, if not over, at its best end. */
interface Lost {
  readonly tiles: readonly Tile[];
  /** The higher coach. */
  readonly coach: number | null;
  readonly houses: number;
  /** By how many cities the longest route was longer. */
  readonly length: number;
  /** Races: by how many turns it was quicker. */
  readonly turns: number;
  /** Points for tokens and clergy. */
  readonly points: number;
}

/** Where a line ended, or would end at its best. */
interface Outcome {
  readonly end: State;
  readonly longest: number;
}

/**
 * The start may be in the middle of a puzzle: the goal's turns are then those left, and the best is
 * the best from there. Actions must be legal; what comes after the end of the line is not looked at.
 */
export function judge(state: State, seat: number, goal: Goal, actions: readonly Action[]): Proof<Judgement> {
  const { search, root } = beginSearch(state, seat, goal);
  const played = playedOn(beginLine(state, seat, goal), actions);
  const last = played.at(-1)!;
  return inSteps(search, () => {
    const best = exact(search, root);
    const { nodes, left } = followed(search, root, best, actions.slice(0, played.length - 1));
    const at = nodes.findIndex((node, i) => total(search, node, left[i]!) < left[i]!) - 1;
    const { here, possible } = fromHere(search, nodes, last);
    return {
      value: valueOf(last),
      best: baseOf(goal) + best,
      possible,
      isOver: last.isOver,
      line: lineTo(search, root, best).line,
      slip: at < 0 ? null : slipAt(at),
    };

    function slipAt(place: number): Slip {
      const node = nodes[place]!;
      // The node's own gain is already made, but still included in `left`.
      const need = left[place]! - node.gain;
      const kept = lineTo(search, node, need);
      const longest = Math.max(played[place]!.longest, kept.longest);
      return {
        at: place,
        action: actions[place]!,
        better: keeping(search, node, need)[0],
        lost: lostBetween({ ...kept, longest }, here, seat, goal, baseOf(goal) + best - possible),
      };
    }
  });
}

function playedOn(start: Progress, actions: readonly Action[]): readonly Progress[] {
  const played = [start];
  for (const action of actions) {
    const last = played.at(-1)!;
    if (last.isOver) break;
    const next = goOn(last, action);
    if (!next.ok) throw new RangeError(`${JSON.stringify(action)}: ${JSON.stringify(next)}`);
    played.push(next.line);
  }
  return played;
}

/** The positions of a line, and what each needs for the best, its own gain included. */
function followed(
  { seat, goal }: Search,
  root: Node,
  best: number,
  actions: readonly Action[],
): { readonly nodes: readonly Node[]; readonly left: readonly number[] } {
  const nodes = [root];
  const left = [best];
  for (const action of actions) {
    const node = nodes.at(-1)!;
    left.push(stillNeeded(node, seat, goal, left.at(-1)! - node.gain));
    nodes.push(after(node, action, seat, goal)!);
  }
  return { nodes, left };
}

/** What the line can still become. */
function fromHere(
  search: Search,
  nodes: readonly Node[],
  last: Progress,
): { readonly here: Outcome; readonly possible: number } {
  const node = nodes.at(-1)!;
  if (last.isOver) return { here: { end: last.state, longest: last.longest }, possible: valueOf(last) };
  const rest = exact(search, { ...node, gain: 0 });
  const line = lineTo(search, node, rest);
  const longest = Math.max(last.longest, line.longest);
  const gained = nodes.reduce((sum, { gain }) => sum + gain, 0);
  const possible = search.goal.type === 'length' ? longest : baseOf(search.goal) + gained + rest;
  return { here: { end: line.end, longest }, possible };
}

function lostBetween(best: Outcome, here: Outcome, seat: number, goal: Goal, value: number): Lost {
  const [had, has] = [best.end.players[seat]!, here.end.players[seat]!];
  const extra = ({ end }: Outcome): number => {
    const { points, clergy } = scores(end).players[seat]!;
    return points + clergy;
  };
  const isRace = goal.type === 'coach' || goal.type === 'group';
  return {
    tiles: had.tiles.filter(
      ({ stack, value: points }) => !has.tiles.some((tile) => tile.stack === stack && tile.value === points),
    ),
    coach: had.coach > has.coach ? had.coach : null,
    houses: Math.max(0, had.houses.length - has.houses.length),
    length: Math.max(0, best.longest - here.longest),
    turns: isRace ? value : 0,
    points: Math.max(0, extra(best) - extra(here)),
  };
}
