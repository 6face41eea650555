/** Every ruling is what the engine does, under every booklet, and is told in every language. */
import { describe, expect, test } from 'vitest';
import { rulingData, rulingTexts } from '../../src/content/ruling-schema.ts';
import { EDITIONS, OPTION_VALUES } from '../../src/engine/index.ts';
import { EDITION_IDS, isMeantFor, stateOf } from '../../src/table/model/example.ts';
import { PIECES } from '../../src/table/model/pieces.ts';
import {
  describeRuling,
  readingsOf,
  standsOf,
  type RulingData,
  type RulingText,
} from '../../src/content/ruling.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { translate } from '../../src/i18n/messages.ts';
import { RULING_GROUPS, type RulingGroup } from '../../src/i18n/rulings.ts';
import { EXAMPLES, named, readJson } from '../support/content.ts';
import { expectLine, linesFor } from '../support/lines.ts';

const groups = Object.keys(RULING_GROUPS) as RulingGroup[];
const slugs = Object.values(RULING_GROUPS).flat();
const RULINGS = slugs.map((slug) => [slug, readJson<RulingData>(`content/rulings/${slug}.json`)] as const);

/** Where the question is put to the engine. */
const proofOf = ({ table, proof, example }: RulingData) =>
  table ?? proof ?? (example === undefined ? undefined : EXAMPLES[example]);

test('every file is a ruling in a group, and every question of the collection is answered once', () => {
  expect(named('content/rulings', '.json').toSorted()).toEqual([...slugs].toSorted());
  expect(new Set(slugs).size).toBe(slugs.length);
  const numbers = RULINGS.flatMap(([, { number }]) => number ?? []);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
});

describe.each(RULINGS)('%s', (_, data) => {
  const { verdict, sure, option, rules, says, implies, asked, undecided } = data;
  const proof = proofOf(data);

  test('follows its schema', () => {
    expect(rulingData.safeParse(data).error?.issues ?? []).toEqual([]);
  });

  test('is put to the engine, or says why it cannot be', () => {
    expect(proof === undefined).toBe(undecided !== undefined);
    expect(asked === undefined).toBe(undecided !== undefined);
    expect([data.table, data.proof, data.example].filter(Boolean).length).toBeLessThanOrEqual(1);
    expect(data.table?.show ?? []).toEqual(PIECES.filter((piece) => data.table?.show.includes(piece)));
  });

  test.each(proof ? EDITION_IDS : [])('is what the engine answers under %s', (edition) => {
    const state = stateOf(proof!.position, edition);
    for (const line of linesFor(proof!.lines, state)) expectLine(state, line);
    const answers = Object.entries(asked!).filter(([, ids]) =>
      proof!.lines.some((line) => ids!.includes(line.id) && isMeantFor(line, state)),
    );
    // One answer under each booklet: the verdict, or what its option says.
    expect(answers.map(([answer]) => answer)).toHaveLength(1);
    if (verdict !== 'depends') expect(answers[0]![0]).toBe(verdict);
  });

  test('asks lines that there are', () => {
    const ids = proof?.lines.map(({ id }) => id) ?? [];
    expect(ids).toEqual(expect.arrayContaining(Object.values(asked ?? {}).flat()));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('knows how sure it is', () => {
    expect(option !== undefined).toBe(verdict === 'depends');
    if (verdict === 'depends') expect(Object.keys(asked ?? {}).toSorted()).toEqual(['no', 'yes']);
    if (sure === 'sure') expect(says.length + (implies?.length ?? 0)).toBeGreaterThan(0);
    const heard = standsOf(data).flatMap(([, booklets]) => booklets);
    expect(new Set(heard).size, 'each booklet has one stand').toBe(heard.length);
    expect(new Set(rules).size).toBe(rules.length);
  });
});

describe.each(LANGS)('%s', (lang) => {
  const t = translate(lang);
  const texts = new Map(
    groups.map((group) => [
      group,
      readJson<Record<string, RulingText>>(`content/rulings/${lang}/${group}.json`),
    ]),
  );
  const told = new Map([...texts.values()].flatMap((group) => Object.entries(group)));

  test('has the words of every ruling and no other, in order', () => {
    expect(named(`content/rulings/${lang}`, '.json').toSorted()).toEqual(groups.toSorted());
    for (const group of groups) {
      expect(Object.keys(texts.get(group)!)).toEqual(RULING_GROUPS[group]);
      expect(rulingTexts.safeParse(texts.get(group)).error?.issues ?? []).toEqual([]);
    }
  });

  test.each(RULINGS)('%s is a question with an answer in one line', (slug, data) => {
    const text = told.get(slug)!;
    expect(text.ask).toMatch(/\?$/);
    expect(text.ask.length).toBeLessThanOrEqual(110);
    expect(text.answer.length).toBeLessThanOrEqual(120);
    for (const said of [text.answer, text.why, text.how ?? '.']) expect(said).toMatch(/\.$/);
    // The word of the verdict stands before it.
    for (const word of ['yes', 'no'] as const)
      expect(text.answer.startsWith(t(`rulings.verdict.${word}`).slice(0, -1) + ' ')).toBe(false);
    expect(text.how !== undefined || data.sure === 'sure', 'says how it is known').toBe(true);
    if (data.denies) expect(text.how, 'says who says otherwise').toBeDefined();
    const description = describeRuling(text.answer, text.why);
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThan(170);
  });

  test.each(RULINGS)('%s has a reading for each value of its option', (slug, data) => {
    const text = told.get(slug)!;
    const values: readonly string[] = data.option ? OPTION_VALUES[data.option] : [];
    expect(Object.keys(text.readings ?? {}).toSorted()).toEqual([...values].toSorted());
    const readings = readingsOf(data, text);
    if (data.option)
      expect(readings.flatMap(({ booklets }) => booklets).toSorted()).toEqual(
        Object.keys(EDITIONS).toSorted(),
      );
    for (const reading of readings) {
      const answer = (['yes', 'no'] as const).find((word) =>
        reading.text.startsWith(t(`rulings.verdict.${word}`)),
      );
      expect(answer, reading.text).toBeDefined();
      // The answer in words is the one the engine gives under those booklets.
      const proof = proofOf(data)!;
      const state = stateOf(proof.position, reading.booklets[0]!);
      const ids = data.asked![answer!]!;
      expect(proof.lines.some((line) => ids.includes(line.id) && isMeantFor(line, state))).toBe(true);
    }
  });

  test('asks no question twice', () => {
    const asked = [...told.values()].map(({ ask }) => ask);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test.each(RULINGS)('%s has aliases to be found by', (slug) => {
    const aliases = told.get(slug)!.aliases.split('|');
    expect(aliases.length).toBeGreaterThanOrEqual(3);
    expect(new Set(aliases).size).toBe(aliases.length);
    for (const alias of aliases) expect(alias).toMatch(/^\S.*\S$|^\S+$/);
  });
});

test('whatever the engine can answer about the expansion can be asked on a board', () => {
  const unseen = RULINGS.filter(([slug]) =>
    [...RULING_GROUPS.offices, ...RULING_GROUPS.audience].some((each) => each === slug),
  ).filter(([, { table, example, undecided }]) => !(table ?? example ?? undecided));
  expect(unseen.map(([slug]) => slug)).toEqual([]);
});

test('about the expansion only its own booklet is asked', () => {
  const silent = (slug: string) =>
    standsOf(RULINGS.find(([name]) => name === slug)![1]).find(([stand]) => stand === 'silent')?.[1];
  expect(silent('last-house-by-tokens')).toBeUndefined();
  expect(silent('all-in-rome')).toEqual(['smart-ru-rome']);
  expect(silent('no-cards-left')).toEqual(EDITION_IDS);
  expect(silent('neighbours-without-road'), 'who says otherwise is not silent').toBeUndefined();
});
