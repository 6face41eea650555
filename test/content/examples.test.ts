/** Every example of the rules is possible and plays as its file says, under every booklet. */
import { describe, expect, test } from 'vitest';
import { CITY_IDS, OPTION_VALUES, RULES } from '../../src/engine/index.ts';
import { EDITION_IDS, isMeantFor, stateOf } from '../../src/table/model/example.ts';
import { PIECES } from '../../src/table/model/pieces.ts';
import { EXAMPLES, idsOf, WRITTEN } from '../support/content.ts';
import { expectLine, linesFor } from '../support/lines.ts';

const ids = Object.keys(EXAMPLES);

describe.each(Object.entries(EXAMPLES))('%s', (_, { rules, sources, position, show, focus, lines }) => {
  test.each(EDITION_IDS)('plays as stated under %s', (edition) => {
    const state = stateOf(position, edition);
    const meant = linesFor(lines, state);
    expect(meant.length > 0, 'there is something to try').toBe(lines.length > 0);
    for (const line of meant) expectLine(state, line);
  });

  test('every line is meant for some booklet, and says what comes of it', () => {
    for (const line of lines) {
      const editions = EDITION_IDS.filter((edition) => isMeantFor(line, stateOf(position, edition)));
      expect(editions, line.id).not.toEqual([]);
      expect(line.refused ?? line.result, line.id).toBeDefined();
      for (const [name, value] of Object.entries(line.when ?? {})) {
        expect(OPTION_VALUES[name as keyof typeof OPTION_VALUES], line.id).toContain(value);
      }
    }
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });

  test('names rules, sources, pieces and cities that there are', () => {
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(Object.keys(RULES)).toContain(rule);
    for (const source of sources) expect(source).toMatch(/^[REUBX]:\d+(-\d+)?$/);
    expect(show).toEqual(PIECES.filter((piece) => show.includes(piece)));
    expect(CITY_IDS).toEqual(expect.arrayContaining([...(focus ?? [])]));
    expect(new Set(focus).size).toBe(focus?.length ?? 0);
  });
});

test('there are examples to look at', () => expect(ids.length).toBeGreaterThan(40));

/** The line on which each example of each booklet begins; about the empty hand it is a note. */
const PRINTED = [
  ['R', [75, 135, 169, 224, 237, 251, 270]],
  ['E', [56, 83, 105, 131, 141, 147]],
  ['U', [60, 96, 126, 167, 182, 193]],
  ['B', [64, 100, 134, 178, 194, 206, 226]],
  ['X', [61, 75, 79, 122, 130]],
] as const;

test.each(PRINTED)('every example of the booklet %s is there', (booklet, begins) => {
  const spans = Object.values(EXAMPLES)
    .flatMap(({ sources }) => sources)
    .filter((source) => source.startsWith(booklet))
    .map((source) => source.slice(2).split('-').map(Number));
  const missing = begins.filter((line) => !spans.some(([from, to = from]) => from! <= line && line <= to!));
  expect(missing).toEqual([]);
});

test.each(WRITTEN)('the pages in %s show every example once, and no other', (_, chapters) => {
  const shown = [...chapters.values()].flatMap((source) => idsOf(source, 'Example'));
  expect(shown.toSorted()).toEqual(ids.toSorted());
});
