/** The faces that stand in for the fonts: made from the fonts as they are, and as wide as they are. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import widths from '../../../src/assets/fonts/letter-widths.json' with { type: 'json' };
import { FONT_SETS } from '../../../src/assets/fonts/sets.ts';
import { FAMILIES, standInsCss, standInsOf, type Measured } from '../../../src/tools/build/fallback-faces.ts';
import { LANGS, type Lang } from '../../../src/i18n/locales.ts';

const measured: Measured = widths;
const STYLES = 'src/styles/stand-ins.css';
const css = readFileSync(STYLES, 'utf8');

describe.each(FAMILIES)('$own', ({ own, weights, faces }) => {
  test('the files are those that were measured: otherwise `npm run stand-ins`', () => {
    const digests = Object.keys(FONT_SETS).map((set) => {
      const file = `${own.toLowerCase()}-${set}.woff2`;
      return [
        file,
        createHash('sha256')
          .update(readFileSync(`src/assets/fonts/${file}`))
          .digest('hex'),
      ];
    });
    expect(measured.own[own]!.digests).toEqual(Object.fromEntries(digests));
  });

  test.each(faces)('in every language a text in $measured is as long as in ours', ({ measured: face }) => {
    const rules = css.split('@font-face').filter((rule) => rule.includes(`'${own} as ${face}'`));
    for (const weight of weights) {
      const sizes = rules
        .filter((rule) => rule.includes(`font-weight: ${weight.range};`))
        .map((rule) => Number(/size-adjust: ([\d.]+)%/.exec(rule)![1]) / 100);
      expect(sizes).toHaveLength(2);
      const [latin, cyrillic] = sizes as [number, number];
      const length = (of: readonly number[], lang: Lang, sizeOf: (letter: string) => number): number =>
        [...measured.letters].reduce(
          (sum, letter, i) => sum + measured.frequency[lang][i]! * of[i]! * sizeOf(letter),
          0,
        );
      for (const lang of LANGS) {
        const theirs = length(measured.system[face]![weight.system]!, lang, (letter) =>
          /\p{Script=Cyrillic}/u.test(letter) ? cyrillic : latin,
        );
        const ours = length(measured.own[own]!.weights[weight.own]!, lang, () => 1);
        expect(Math.abs(theirs / ours - 1), `${lang} ${weight.range}`).toBeLessThan(0.01);
      }
    }
  });

  test('every face that stands in has its styles', () => {
    for (const name of standInsOf(own)) expect(css).toContain(`font-family: '${name}'`);
  });
});

test('the letters measured are those of the fonts', () => {
  expect(measured.letters).toBe([...new Set(Object.values(FONT_SETS).join(''))].join(''));
});

test('the styles are made from what was measured: otherwise `npm run stand-ins`', async () => {
  const made = await format(standInsCss(measured), { parser: 'css', singleQuote: true, printWidth: 110 });
  expect(css).toBe(made);
});
