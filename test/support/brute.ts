/**
 * The solver's reference: every line of the engine's legal actions to its end, one after the other,
 * with nothing pruned and nothing remembered.
 */
import { legalActions, type Action } from '../../src/engine/index.ts';
import { goOn, valueOf, type Progress } from '../../src/solver/progress.ts';

export interface Brute {
  readonly best: number;
  /** The best after each legal first action, in the engine's order. */
  readonly first: readonly { readonly action: Action; readonly value: number }[];
  /** Different lines that reach the best: what tells them apart is in `mark`. */
  readonly lines: number;
  readonly ends: number;
}

const TOO_MANY = new Error('too many lines');

/** What tells a line from others, by the definition in `src/solver/lines.ts`. */
function mark(before: Progress, action: Action): string {
  const { type } = before.goal;
  const wantsPoints = type === 'points' || type === 'place';
  switch (action.type) {
    case 'draw':
    case 'discard':
      return '';
    case 'play': {
      const { route } = before.state.players[before.seat]!;
      const laid = action.end === 'left' ? [action.city, ...route] : [...route, action.city];
      const [one, other] = [laid.join('-'), laid.toReversed().join('-')];
      return `${one < other ? one : other};`;
    }
    case 'close':
      return wantsPoints || type === 'group' ? `close ${action.houses.join()};` : 'close;';
    case 'advance':
      return wantsPoints ? `${JSON.stringify(action)};` : '';
    case 'hand-in':
      return `hand-in ${action.officials.join()} ${action.house ?? ''};`;
    default:
      return `${JSON.stringify(action)};`;
  }
}

/** `null` where there are more lines than `most`. */
export function brute(line: Progress, most = Infinity): Brute | null {
  let ends = 0;
  let best = -Infinity;
  let words = new Set<string>();
  function walk(now: Progress, word: string): number {
    if (now.isOver) {
      ends += 1;
      if (ends > most) throw TOO_MANY;
      const value = valueOf(now);
      if (value > best) [best, words] = [value, new Set()];
      if (value === best) words.add(word);
      return value;
    }
    let top = -Infinity;
    for (const action of legalActions(now.state)) {
      const next = goOn(now, action);
      if (!next.ok) throw new Error(JSON.stringify(next));
      top = Math.max(top, walk(next.line, word + mark(now, action)));
    }
    return top;
  }
  try {
    const first = legalActions(line.state).map((action) => {
      const next = goOn(line, action);
      if (!next.ok) throw new Error(JSON.stringify(next));
      return { action, value: walk(next.line, mark(line, action)) };
    });
    return { best, first, lines: words.size, ends };
  } catch (error) {
    if (error === TOO_MANY) return null;
    throw error;
  }
}
