/** What the bank is made of: kinds, levels, turns, and how far the obvious play falls short. */
import { check } from '../../../engine/index.ts';
import { LEVELS } from '../../../puzzle-bank/addresses.ts';
import type { Banked } from '../../../puzzle-bank/code.ts';
import { decode } from '../../../puzzle-bank/decode.ts';
import { stateOf, turnsOf } from '../../../puzzle-bank/start.ts';
import { KINDS } from '../../../puzzle-bank/types.ts';
import type { Bank } from './schedule.ts';

const count = <T>(list: readonly T[], test: (item: T) => boolean): number => list.filter(test).length;

const decoded = (lines: readonly string[]): readonly Banked[] =>
  lines.map((line) => decode('', line)).filter((read) => read.ok);

export const linesOf = ({
  daily,
  practice,
}: Bank): { readonly daily: readonly string[]; readonly practice: readonly string[] } => ({
  daily: daily.flat(),
  practice: KINDS.flatMap((kind) => LEVELS.flatMap((level) => practice[kind][level])),
});

export function report(bank: Bank): void {
  const { daily, practice } = linesOf(bank);
  for (const [name, list] of [
    ['daily', decoded(daily)],
    ['practice', decoded(practice)],
  ] as const) {
    console.log(`\n${name}: ${list.length}`);
    console.table(
      Object.fromEntries(
        KINDS.map((kind) => [kind, rowOf(list.filter(({ puzzle }) => puzzle.kind === kind))]),
      ),
    );
  }
  shortfalls(decoded([...daily, ...practice]));
}

const rowOf = (list: readonly Banked[]): object => ({
  ...Object.fromEntries(
    LEVELS.map((level) => [`level ${level}`, count(list, ({ puzzle }) => puzzle.level === level)]),
  ),
  all: list.length,
});

/** By how much the best is more than the obvious play, the solid player and the better of the two. */
function shortfalls(list: readonly Banked[]): void {
  const routes = list.flatMap(({ puzzle, measures }) => (measures ? [{ puzzle, measures }] : []));
  const columns = ['0', '1', '2', '3', '4', '5+'];
  const spread = (of: (item: (typeof routes)[number]) => number): object =>
    Object.fromEntries(
      columns.map((name, i) => [name, count(routes, (item) => Math.min(5, of(item)) === i)]),
    );
  console.log(`\nshort of the best by`);
  console.table({
    greedy: spread(({ puzzle, measures }) => puzzle.best - measures.greedy),
    solid: spread(({ puzzle, measures }) => puzzle.best - measures.solid),
    both: spread(({ puzzle, measures }) => puzzle.best - Math.max(measures.greedy, measures.solid)),
  });
  const trapped = [0, 1, 2].map((n) => count(routes, ({ measures }) => measures.traps === n));
  const turns = [1, 2, 3, 4].map((n) => count(routes, ({ puzzle }) => turnsOf(puzzle.goal) === n));
  const single = count(routes, ({ puzzle }) => puzzle.firstMoves === 1);
  console.log(
    `traps 0, 1, 2: ${trapped.join(', ')}; turns 1 to 4: ${turns.join(', ')}; one first move only: ${single} of ${routes.length}`,
  );
  const codes = list.flatMap(({ puzzle }) => {
    if (puzzle.kind !== 'legal') return [];
    const verdict = check(stateOf(puzzle), puzzle.actions[puzzle.illegal]);
    return verdict.ok ? [] : [verdict.code];
  });
  const named = [...new Set(codes)]
    .toSorted()
    .map((code) => `${code} ${count(codes, (other) => other === code)}`);
  console.log(`legal or not: ${named.join(', ')}`);
}
