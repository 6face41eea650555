/**
 * Merges two sets of results, with the same outcome in either order and however often: of each puzzle the
 * earliest first try, the best try, and the latest state of repetition. Tests check that.
 */
import { OWN_DAY, type Result, type Results } from './result.ts';

export function mergeResults(one: Results, other: Results): Results {
  const merged = new Map(one);
  for (const [key, result] of other) {
    const known = merged.get(key);
    merged.set(key, known ? mergeResult(known, result) : result);
  }
  return merged;
}

type Order = readonly (number | string)[];

function compare(a: Order, b: Order): number {
  for (const [i, left] of a.entries()) {
    const right = b[i]!;
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

function mergeResult(one: Result, other: Result): Result {
  const least = (order: (result: Result) => Order): Result =>
    compare(order(one), order(other)) <= 0 ? one : other;
  // A result without tries ranks last: a finished try knows everything better.
  const isUntried = ({ tries }: Result): number => (tries === 0 ? 1 : 0);
  const { id, day, kind, level } = least((each) => [each.id, each.kind, each.level]);
  const { first, firstStars } = least((each) => [isUntried(each), each.first, each.firstStars]);
  const { stars, reached, hints, best } = least((each) => [
    isUntried(each),
    -each.stars,
    -each.reached,
    each.hints,
    each.best,
  ]);
  const { last, again } = least((each) => [
    isUntried(each),
    -each.last,
    each.again?.step ?? Infinity,
    each.again?.due ?? '',
  ]);
  const ownDay = OWN_DAY.indexOf(one.ownDay) >= OWN_DAY.indexOf(other.ownDay) ? one.ownDay : other.ownDay;
  const tries = Math.max(one.tries, other.tries);
  return { id, day, kind, level, tries, firstStars, stars, reached, hints, best, first, last, ownDay, again };
}
