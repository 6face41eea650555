/** The comparison of the booklets: every booklet once, nothing claimed of a gap, options as the engine has them. */
import { describe, expect, test } from 'vitest';
import { z } from 'astro/zod';
import { EDITION_WORDS } from '../../src/content/edition-texts.ts';
import { EDITIONS, OPTION_VALUES, RULES, type EditionId } from '../../src/engine/index.ts';
import { partWays } from '../../src/features/editions/compare-booklets.ts';
import {
  cellsOf,
  DIFFERENCE_GROUPS,
  DIFFERENCE_KINDS,
  DIFFERENCES,
  type Difference,
  type DifferenceId,
} from '../../src/content/editions.ts';
import { EDITION_IDS } from '../../src/table/model/example.ts';
import { FALSE_FRIENDS, GLOSSARY } from '../../src/content/glossary.ts';
import { LANGS } from '../../src/i18n/locales.ts';
import { RULING_GROUPS } from '../../src/i18n/rulings.ts';
import { EXAMPLES } from '../support/content.ts';

const booklet = z.enum(EDITION_IDS as [EditionId, ...EditionId[]]);
const slugs: readonly string[] = Object.values(RULING_GROUPS).flat();
const schema = z.strictObject({
  group: z.enum(DIFFERENCE_GROUPS),
  kind: z.enum(DIFFERENCE_KINDS),
  rules: z.array(z.enum(Object.keys(RULES) as [string, ...string[]])).optional(),
  rulings: z.array(z.string().refine((slug) => slugs.includes(slug))).optional(),
  option: z.enum(Object.keys(OPTION_VALUES) as [string, ...string[]]).optional(),
  example: z
    .string()
    .refine((id) => id in EXAMPLES)
    .optional(),
  says: z.record(z.string(), z.array(z.string().regex(/^[REUBX]:\d+(-\d+)?$/)).min(1)),
  quoted: z.record(z.string(), z.string()).optional(),
  silent: z.array(booklet).min(1).optional(),
  unknown: z.array(booklet).min(1).optional(),
});

const all = Object.entries(DIFFERENCES) as (readonly [DifferenceId, Difference])[];

describe.each(all)('%s', (id, difference) => {
  const cells = cellsOf(difference);
  const { group, kind, says, silent = [], unknown = [], quoted = {} } = difference;

  test('follows its schema', () => {
    expect(schema.safeParse(difference).error?.issues ?? []).toEqual([]);
  });

  test('has every booklet that could speak once', () => {
    const heard = cells.flatMap(({ booklets }) => booklets);
    expect(new Set(heard).size).toBe(heard.length);
    if (group === 'rome') expect(heard.at(-1)).toBe('smart-ru-rome');
    else expect(heard.slice(0, 4)).toEqual(EDITION_IDS);
    // Whoever says one thing is not silent about it as well.
    const sources = Object.values(says).flat();
    for (const other of [...silent, ...unknown]) {
      const letter = { 'rebel-pl': 'R', 'biancheria-en': 'E', 'smart-ru': 'U', 'bard-pl': 'B' }[other];
      expect(sources.filter((source) => source.startsWith(`${letter}:`))).toEqual([]);
    }
  });

  test('calls nothing missing that may be lost in a scan', () => {
    expect(silent).not.toContain('rebel-pl');
    expect(silent).not.toContain('smart-ru');
    expect(unknown).not.toContain('biancheria-en');
    expect(unknown).not.toContain('bard-pl');
  });

  test('is a difference, or stands with those that may be none', () => {
    const known = new Set(cells.map((cell) => cell.says).filter((said) => said !== 'unknown'));
    const mayBeNone = group === 'scan' || group === 'rome';
    const isSame = cells.length === 1 && cells[0]!.booklets.length > 1;
    expect(kind === 'same', 'what all of them say is marked').toBe(isSame);
    if (group === 'same') expect(cells.map(({ booklets }) => booklets)).toEqual([EDITION_IDS]);
    else expect(known.size).toBeGreaterThan(mayBeNone ? 0 : 1);
    expect(group !== 'scan' || unknown.length > 0).toBe(true);
  });

  test('has words for what is said, in every language, and no others', () => {
    const said = Object.keys(says);
    // What a booklet says would be read as the title, the note or a cell without words.
    const reserved = ['title', 'note', 'example', 'silent', 'unknown'];
    expect(said.filter((one) => reserved.includes(one))).toEqual([]);
    expect(said).toEqual(expect.arrayContaining(Object.keys(quoted)));
    for (const lang of LANGS) {
      const words = Object.keys(EDITION_WORDS[lang])
        .filter((key) => key.startsWith(`${id}.`))
        .map((key) => key.slice(id.length + 1));
      expect(words).toContain('title');
      expect(words.includes('example')).toBe(difference.example !== undefined);
      const allowed = ['title', 'note', 'example', ...said];
      expect(words.filter((word) => !allowed.includes(word))).toEqual([]);
      expect(said.filter((one) => !words.includes(one) && !(one in quoted))).toEqual([]);
    }
  });
});

test.each(all.flatMap(([id, { option }]) => (option ? [[id, option] as const] : [])))(
  '%s says of each booklet what the engine plays',
  (id, option) => {
    const cells = cellsOf(DIFFERENCES[id]!).filter(({ booklets: [first] }) => first !== 'smart-ru-rome');
    for (const { says, booklets } of cells)
      for (const edition of booklets) expect(EDITIONS[edition as EditionId][option]).toBe(says);
  },
);

test('every option of the engine is one of the differences', () => {
  const options = all.flatMap(([, { option }]) => option ?? []);
  expect(options.toSorted()).toEqual(Object.keys(OPTION_VALUES).toSorted());
});

test.each(LANGS)('%s has the keys of English in the same order, all of them for a difference', (lang) => {
  const keys = Object.keys(EDITION_WORDS[lang]);
  expect(keys).toEqual(Object.keys(EDITION_WORDS.en));
  const order = [...new Set(keys.map((key) => key.split('.')[0]))];
  expect(order).toEqual(all.map(([id]) => id));
  for (const text of Object.values(EDITION_WORDS[lang])) expect(text.length).toBeLessThanOrEqual(220);
});

test('neighbours that agree share a cell, the others do not', () => {
  expect(cellsOf(DIFFERENCES.placement)).toEqual([
    { says: 'may', booklets: ['rebel-pl', 'biancheria-en'] },
    { says: 'must', booklets: ['smart-ru'] },
    { says: 'may', booklets: ['bard-pl'] },
    { says: 'rome', booklets: ['smart-ru-rome'] },
  ]);
});

describe('my booklet against another', () => {
  const pair = (id: DifferenceId, mine: string, other: string): boolean =>
    partWays(
      cellsOf(DIFFERENCES[id]).map(({ says, booklets }) => ({ says, of: booklets })),
      mine,
      other,
    );
  test('shows what they say differently', () => {
    expect(pair('placement', 'rebel-pl', 'smart-ru')).toBe(true);
    expect(pair('placement', 'rebel-pl', 'bard-pl')).toBe(false);
    expect(pair('length-twice', 'biancheria-en', 'bard-pl'), 'silence differs from a rule').toBe(true);
  });
  test('but not what is unknown of one of them', () => {
    expect(pair('players', 'rebel-pl', 'bard-pl')).toBe(false);
    expect(pair('rome-pater', 'rebel-pl', 'bard-pl')).toBe(false);
  });
});

test('false friends say with what they are confused', () => {
  for (const id of FALSE_FRIENDS) expect(GLOSSARY[id].note).toBeDefined();
});
