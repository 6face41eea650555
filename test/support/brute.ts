/**
 * The solver's reference: every line of the engine's legal actions to its end, one after the other,
 * with nothing pruned and nothing remembered.
 */
import { legalActions, type Action } from '../../src/engine/index.ts';
import { goOn, valueOf, type Progress } from '../../src/puzzle/progress.ts';

export interface Brute {
  readonly best: number;
  /** The best after each legal first action, in the engine's order. */
  readonly first: readonly { readonly action: Action; readonly value: number }[];
  /** Different lines that reach the best: what is drawn and discarded does not tell lines apart. */
  readonly lines: number;
  readonly ends: number;
}

/** What tells a line from others; a route has no direction. */
function mark(before: Progress, action: Action): string {
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
      return `close ${action.houses.join()};`;
    case 'hand-in':
      return `hand-in ${action.officials.join()} ${action.house ?? ''};`;
    default:
      return `${JSON.stringify(action)};`;
  }
}

export function brute(line: Progress): Brute {
  let ends = 0;
  let best = -Infinity;
  let words = new Set<string>();
  function walk(now: Progress, word: string): number {
    if (now.isOver) {
      ends += 1;
      const value = valueOf(now);
      if (value > best) [best, words] = [value, new Set()];
      if (value === best) words.add(word);
      return value;
    }
    let most = -Infinity;
    for (const action of legalActions(now.state)) {
      const next = goOn(now, action);
      if (!next.ok) throw new Error(JSON.stringify(next));
      most = Math.max(most, walk(next.line, word + mark(now, action)));
    }
    return most;
  }
  const first = legalActions(line.state).map((action) => {
    const next = goOn(line, action);
    if (!next.ok) throw new Error(JSON.stringify(next));
    return { action, value: walk(next.line, mark(line, action)) };
  });
  return { best, first, lines: words.size, ends };
}
