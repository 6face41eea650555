/** What is noted about each paragraph of the rules agrees with the engine, the examples and the tests. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  EDITIONS,
  OPTION_VALUES,
  RULE_OF,
  RULES,
  type Options,
  type RuleId,
} from '../../src/engine/index.ts';
import { EDITION_IDS } from '../../src/table/model/example.ts';
import { KINDS, type Paragraphs } from '../../src/features/rules/paragraph.ts';
import { EXAMPLES, readJson, WRITTEN } from '../support/content.ts';

const PARAGRAPHS = readJson<Paragraphs>('content/rules/paragraphs.json');
const ids = Object.keys(PARAGRAPHS) as RuleId[];
const entries = Object.entries(PARAGRAPHS);
const EXAMPLE = 'example:';

/** The tests beside each rule in the engine's README. */
const tested = new Map(
  readFileSync('src/engine/README.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|'))
    .flatMap((row) => {
      const files = [...row[3]!.matchAll(/`([\w.-]+\.ts)`/g)].map(([, file]) => `test/engine/${file}`);
      return row[1]!.split(',').map((rule) => [rule.trim(), files] as const);
    }),
);

test('there is one for every rule of the engine, in order, and so for every rule a refusal cites', () => {
  expect(ids).toEqual(Object.keys(RULES));
  expect(ids).toEqual(expect.arrayContaining(Object.values(RULE_OF)));
});

test.each(entries)('%s has a kind, and sources where a booklet speaks', (_, { kind, sources, option }) => {
  expect(KINDS).toContain(kind);
  for (const source of sources) expect(source).toMatch(/^[REUBX]:\d+(-\d+)?$/);
  if (kind !== 'silent') expect(sources.length).toBeGreaterThan(0);
  if (kind === 'differs') {
    expect([...new Set(sources.map((source) => source[0]))].toSorted()).toEqual(['B', 'E', 'R', 'U']);
  }
  if (option) expect(kind).toBe('differs');
});

test.each(entries)('%s names the tests and examples that hold it', (id, { held, unshown }) => {
  const files = held.filter((name) => !name.startsWith(EXAMPLE));
  const examples = held.filter((name) => name.startsWith(EXAMPLE)).map((name) => name.slice(EXAMPLE.length));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files).toEqual(tested.get(id));
  const showing = Object.keys(EXAMPLES).filter((name) => EXAMPLES[name]!.rules.includes(id as RuleId));
  expect(examples.toSorted()).toEqual(showing.toSorted());
  expect(showing.length === 0, 'shown, or it is said why not').toBe(unshown !== undefined);
});

describe('where the booklets differ', () => {
  test('every option of the engine belongs to one paragraph', () => {
    const options = entries.flatMap(([, { option }]) => option ?? []);
    expect(options.toSorted()).toEqual(Object.keys(OPTION_VALUES).toSorted());
  });

  /** The booklets that read the rule alike, by the engine. */
  const groups = (option: keyof Options): readonly string[] =>
    OPTION_VALUES[option]
      .map((value) => EDITION_IDS.filter((edition) => EDITIONS[edition][option] === value))
      .map((editions) => editions.toSorted().join(' '))
      .toSorted();

  const readings = (page: string, id: string): readonly string[] => {
    const rule = page.split('<Rule').find((part) => new RegExp(`^[^>]*\\bid="${id}"`).test(part)) ?? '';
    const of = [...rule.split('</Rule>')[0]!.matchAll(/<Reading\s+of="([^"]*)"/g)].map(([, list]) => list!);
    return of.map((list) => list.split(/\s+/).toSorted().join(' ')).toSorted();
  };

  const cases = WRITTEN.flatMap(([lang, chapters]) =>
    entries.map(([id, paragraph]) => [lang, id, [...chapters.values()].join('\n'), paragraph] as const),
  );

  test.each(cases)('the %s page has the readings of %s', (_, id, page, { kind, option }) => {
    const found = readings(page, id);
    const named = found.flatMap((list) => list.split(' ')).toSorted();
    expect(named).toEqual(kind === 'differs' ? [...EDITION_IDS].toSorted() : []);
    if (option) expect(found).toEqual(groups(option));
  });

  test('no option is read the same way by all booklets', () => {
    for (const option of Object.keys(OPTION_VALUES) as (keyof Options)[]) {
      expect(
        groups(option).every((list) => list !== ''),
        option,
      ).toBe(true);
    }
  });
});
