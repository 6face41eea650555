/** Pages cut into parts, gathered into pieces, and put together again. */
import { describe, expect, test } from 'vitest';
import { assemble, type Recipe } from '../../../src/site/offline/pack.ts';
import { cutIntoParts } from '../../../src/tools/build/offline/cut.ts';
import { gather, type Gathered, type Page } from '../../../src/tools/build/offline/pieces.ts';
import { pageLike } from '../../support/offline.ts';
import { fc } from '../../support/property.ts';

const partsOf = ({ pieces, texts }: Gathered) =>
  pieces.map((digest) => JSON.parse(texts[digest]!) as readonly string[]);
const textOf = (gathered: Gathered, recipe: Recipe): string =>
  assemble(recipe, (piece) => partsOf(gathered)[piece]!);

describe('parts', () => {
  test('joined, they are the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 2000 }), (text) => {
        expect(cutIntoParts(text).join('')).toBe(text);
      }),
    );
  });

  test('a change moves no cut but its neighbours', () => {
    const { text } = pageLike('a/', 'a', 'word');
    const changed = text.replace('word 30', 'another one');
    expect(changed).not.toBe(text);
    const before = new Set(cutIntoParts(text));
    expect(cutIntoParts(changed).filter((part) => !before.has(part)).length).toBeLessThanOrEqual(2);
  });
});

describe('pieces', () => {
  const pages: readonly Page[] = [
    pageLike('a/', 'rules', 'one'),
    pageLike('b/', 'rules', 'two'),
    pageLike('c/', 'rulings', 'three'),
    { path: 'empty.json', section: 'rules', text: '' },
  ];

  test('every page comes out as it was', async () => {
    const gathered = await gather(pages, ['rules', 'rulings']);
    expect(pages.map(({ path }) => textOf(gathered, gathered.pages[path]!))).toEqual(
      pages.map(({ text }) => text),
    );
  });

  test('no part is stored twice', async () => {
    const parts = partsOf(await gather(pages, ['rules', 'rulings'])).flat();
    expect(new Set(parts).size).toBe(parts.length);
  });

  test('a change in one section leaves the pieces of the others alone', async () => {
    const before = await gather(pages, ['rules', 'rulings']);
    const after = await gather(
      pages.map((page) => (page.path === 'c/' ? pageLike('c/', 'rulings', 'four') : page)),
      ['rules', 'rulings'],
    );
    expect(after.pieces.filter((digest) => !before.pieces.includes(digest))).toHaveLength(1);
    expect(after.pages['a/']).toEqual(before.pages['a/']);
  });
});
