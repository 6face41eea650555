/**
 * Fallback faces until the web fonts have loaded: fonts of the reader's device, scaled to the width and
 * height of the site's own, so that lines break in the same places and the layout does not shift.
 */
import type { Lang } from '../../i18n/locales.ts';

type Widths = readonly number[];

/** What was measured (`assets/fonts/letter-widths.json`): thousandths of an em, in the order of `letters`. */
export interface Measured {
  readonly letters: string;
  /** How often each letter comes in ten thousand of a language. */
  readonly frequency: Readonly<Record<Lang, Widths>>;
  /** Our own families as cut by `npm run fonts`, with the digests of the files measured. */
  readonly own: Readonly<Record<string, Own>>;
  /** Faces of devices, by weight. */
  readonly system: Readonly<Record<string, Readonly<Record<string, Widths>>>>;
}
export interface Own {
  readonly digests: Readonly<Record<string, string>>;
  readonly ascent: number;
  readonly descent: number;
  readonly weights: Readonly<Record<string, Widths>>;
}

interface Face {
  /** The face as measured, and what devices call it: `local()` wants full or PostScript names. */
  readonly measured: string;
  readonly local: Readonly<Record<string, readonly string[]>>;
}
interface Family {
  readonly own: string;
  /** Which weight of ours a weight of theirs stands for, and the weights it is asked for. */
  readonly weights: readonly { readonly own: string; readonly system: string; readonly range: string }[];
  /** In the order of preference: the first one a device has is used. */
  readonly faces: readonly Face[];
}

/** Liberation has the widths of Times New Roman and Arial, letter for letter; Helvetica those of Arial. */
export const FAMILIES: readonly Family[] = [
  {
    own: 'Piazzolla',
    weights: [
      { own: '400', system: '400', range: '400 549' },
      { own: '650', system: '700', range: '550 700' },
    ],
    faces: [
      { measured: 'Georgia', local: { 400: ['Georgia'], 700: ['Georgia Bold', 'Georgia-Bold'] } },
      {
        measured: 'Noto Serif',
        local: {
          400: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif', 'NotoSerif-Regular'],
          700: ['Noto Serif Bold', 'NotoSerif-Bold'],
        },
      },
      {
        measured: 'Liberation Serif',
        local: {
          400: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
          700: [
            'Times New Roman Bold',
            'TimesNewRomanPS-BoldMT',
            'Liberation Serif Bold',
            'LiberationSerif-Bold',
          ],
        },
      },
      {
        measured: 'DejaVu Serif',
        local: { 400: ['DejaVu Serif', 'DejaVuSerif'], 700: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'] },
      },
    ],
  },
  {
    own: 'Commissioner',
    // Ours has a single weight, which the regular weight of theirs comes nearest to in width.
    weights: [{ own: '400', system: '400', range: '400 700' }],
    faces: [
      {
        measured: 'Liberation Sans',
        local: { 400: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'LiberationSans'] },
      },
      { measured: 'Roboto', local: { 400: ['Roboto', 'Roboto Regular', 'Roboto-Regular'] } },
      {
        measured: 'Noto Sans',
        local: { 400: ['Noto Sans', 'Noto Sans Regular', 'NotoSans', 'NotoSans-Regular'] },
      },
      { measured: 'DejaVu Sans', local: { 400: ['DejaVu Sans', 'DejaVuSans'] } },
    ],
  },
];

const nameOf = (own: string, { measured }: Face): string => `${own} as ${measured}`;

/** The names to list behind our own family. */
export const standInsOf = (own: string): readonly string[] =>
  FAMILIES.find((family) => family.own === own)!.faces.map((face) => nameOf(own, face));

const isCyrillic = (letter: string): boolean => letter >= '\u0400' && letter <= '\u04ff';
const RANGES = { latin: 'U+0-3FF, U+500-FFFF', cyrillic: 'U+400-4FF' } as const;

/** The width of ten thousand letters of a language in a face, of those letters that `counts` accepts. */
const run = (
  { letters, frequency }: Measured,
  widths: Widths,
  lang: Lang,
  counts: (letter: string) => boolean,
): number =>
  [...letters].reduce((sum, letter, i) => sum + (counts(letter) ? frequency[lang][i]! * widths[i]! : 0), 0);

const all = (): boolean => true;

/**
 * How much the device's face must be scaled. Latin: the mean of English and Polish. In Russian, spaces and
 * signs are set in the Latin face, so the Cyrillic size compensates for the error of those.
 */
export function sizesOf(
  measured: Measured,
  own: Widths,
  system: Widths,
): Record<keyof typeof RANGES, number> {
  const ratio = (lang: Lang): number => run(measured, own, lang, all) / run(measured, system, lang, all);
  const latin = (ratio('en') + ratio('pl')) / 2;
  const latinInRussian = latin * run(measured, system, 'ru', (letter) => !isCyrillic(letter));
  const cyrillic = (run(measured, own, 'ru', all) - latinInRussian) / run(measured, system, 'ru', isCyrillic);
  return { latin, cyrillic };
}

const percent = (value: number): string => `${Number((value * 100).toFixed(2))}%`;

export function standInsCss(measured: Measured): string {
  const rules = FAMILIES.flatMap(({ own, weights, faces }) => {
    const ours = measured.own[own]!;
    return faces.flatMap((face) =>
      weights.flatMap(({ own: weight, system, range }) => {
        const sizes = sizesOf(measured, ours.weights[weight]!, measured.system[face.measured]![system]!);
        return (Object.keys(RANGES) as (keyof typeof RANGES)[]).map(
          (set) => `@font-face {
  font-family: '${nameOf(own, face)}';
  src: ${face.local[system]!.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${range};
  unicode-range: ${RANGES[set]};
  size-adjust: ${percent(sizes[set])};
  ascent-override: ${percent(ours.ascent / 1000 / sizes[set])};
  descent-override: ${percent(ours.descent / 1000 / sizes[set])};
  line-gap-override: 0%;
}
`,
        );
      }),
    );
  });
  return `/* Made by \`npm run stand-ins\`; see tools/build/fallback-faces.ts. */\n${rules.join('')}`;
}
