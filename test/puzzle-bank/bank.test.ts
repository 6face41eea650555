/** The whole bank: what can be checked quickly is checked for all of it, and a sample is proved anew. */
import { describe, expect, test } from 'vitest';
import { check, seedRandom, shuffle } from '../../src/engine/index.ts';
import { LEVEL_OF_DAY, LEVELS, WEEKS } from '../../src/puzzle-bank/addresses.ts';
import { decode } from '../../src/puzzle-bank/decode.ts';
import { legalLevel } from '../../src/puzzle-maker/generate-legal.ts';
import { levelOf } from '../../src/puzzle-bank/level.ts';
import { stateOf, turnsOf } from '../../src/puzzle-bank/start.ts';
import { KINDS } from '../../src/puzzle-bank/types.ts';
import { readBank } from '../../src/tools/scripts/puzzles/files.ts';
import { costOf, flawOf } from '../../src/tools/scripts/puzzles/prove.ts';
import { linesOf } from '../../src/tools/scripts/puzzles/report.ts';
import { keyOf } from '../../src/tools/scripts/puzzles/same.ts';

const bank = readBank();
const { daily, practice } = linesOf(bank);
const lines = [...daily, ...practice];
const all = lines.map((line) => ({ line, decoded: decode('', line) }));
/** Lines that can be read; the first test says whether all can. */
const read = all.flatMap(({ line, decoded }) => (decoded.ok ? [{ line, ...decoded }] : []));

test('every line can be read', () => {
  expect(all.filter(({ decoded }) => !decoded.ok)).toEqual([]);
});

test('there are days for three years, and hundreds to practise', () => {
  expect(bank.daily).toHaveLength(WEEKS);
  expect(practice.length).toBeGreaterThanOrEqual(600);
  for (const kind of KINDS) {
    const count = LEVELS.reduce((sum, level) => sum + bank.practice[kind][level].length, 0);
    expect(count, kind).toBeGreaterThanOrEqual(30);
  }
});

test('none is there twice, whatever lies around it', () => {
  expect(new Set(read.map(({ puzzle }) => keyOf(puzzle))).size).toBe(lines.length);
});

describe('days', () => {
  test('every week climbs from Monday to Sunday, with no kind twice', () => {
    for (const [week, days] of bank.daily.entries()) {
      const puzzles = days
        .map((line) => decode('', line))
        .flatMap((found) => (found.ok ? [found.puzzle] : []));
      expect(
        puzzles.map(({ level }) => level),
        `week ${week + 1}`,
      ).toEqual(LEVEL_OF_DAY);
      expect(new Set(puzzles.map(({ kind }) => kind)).size, `week ${week + 1}`).toBe(7);
    }
  });

  test('every kind comes often', () => {
    const days = read.slice(0, daily.length);
    for (const kind of KINDS) {
      expect(days.filter(({ puzzle }) => puzzle.kind === kind).length, kind).toBeGreaterThanOrEqual(40);
    }
  });
});

test('practice puzzles lie where their kind and level say', () => {
  for (const kind of KINDS) {
    for (const level of LEVELS) {
      for (const line of bank.practice[kind][level]) expect(line.startsWith(`${kind} ${level} `)).toBe(true);
    }
  }
});

test('levels follow from what was measured', () => {
  for (const { puzzle, measures } of read) {
    const level = measures === null ? legalLevel(puzzle) : levelOf({ ...puzzle, ...measures });
    expect(level).toBe(puzzle.level);
  }
});

test('questions of the rules ask for many rules, and plans are mostly short', () => {
  const codes = read.flatMap(({ puzzle }) => {
    const verdict = puzzle.kind === 'legal' && check(stateOf(puzzle), puzzle.actions[puzzle.illegal]);
    return verdict && !verdict.ok ? [verdict.code] : [];
  });
  expect(new Set(codes).size).toBeGreaterThanOrEqual(20);
  const long = read.filter(({ puzzle }) => puzzle.kind !== 'legal' && turnsOf(puzzle.goal) === 4);
  expect(long.length).toBeLessThanOrEqual(60);
});

/** About ten seconds of proofs. */
const MOST_COST = 100;

test('a sample that changes with the date is proved anew', () => {
  const date = new Date().toISOString().slice(0, 10);
  const order = [...read.keys()];
  shuffle(order, seedRandom(date));
  const sample: number[] = [];
  let cost = 0;
  for (const index of order) {
    const next = costOf(read[index]!);
    // One of the long ones is enough, or there would be room for few others.
    const isLong = next > 10;
    if (cost + next > MOST_COST || (isLong && sample.some((other) => costOf(read[other]!) > 10))) continue;
    cost += next;
    sample.push(index);
    if (cost === MOST_COST) break;
  }
  const kinds = sample.map((index) => `${read[index]!.puzzle.kind} ${index + 1}`);
  process.stdout.write(
    `\n${date}: proving ${sample.length} of ${read.length} puzzles anew: ${kinds.join(', ')}\n`,
  );
  expect(sample.map((index) => flawOf(read[index]!.line)).filter((flaw) => flaw !== null)).toEqual([]);
});
