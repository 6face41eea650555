/**
 * What the booklets say differently. The facts are once in `content/editions.json`, by the lines of the
 * booklets; the words are in `content/editions/<language>.json`, under `<difference>.<what it says>`.
 */
import differences from '../../content/editions.json' with { type: 'json' };
import type { EditionId, Options, RuleId } from '../engine/index.ts';
import type { RulingSlug } from '../i18n/rulings.ts';
import { EDITION_IDS } from '../table/model/example.ts';
import { bookletsOf, type SourceBooklet } from './source-booklets.ts';

export const DIFFERENCE_GROUPS = [
  'set-up',
  'turn',
  'route',
  'closing',
  'tiles',
  'coaches',
  'end',
  'words',
  'rome',
  'scan',
  'same',
] as const;
type DifferenceGroup = (typeof DIFFERENCE_GROUPS)[number];

export const DIFFERENCE_KINDS = [
  'rule',
  'strength',
  'example',
  'number',
  'wording',
  'misprint',
  'same',
] as const;
type Kind = (typeof DIFFERENCE_KINDS)[number];

export interface Difference {
  readonly group: DifferenceGroup;
  readonly kind: Kind;
  readonly rules?: readonly RuleId[];
  readonly rulings?: readonly RulingSlug[];
  /** The engine's option for this difference; its values are keys of `says`. */
  readonly option?: keyof Options;
  /** A position in `content/examples` that shows it. */
  readonly example?: string;
  /** Each thing that is said, with the lines that say it. */
  readonly says: Readonly<Record<string, readonly string[]>>;
  /** Words of the booklets themselves, which no language translates. */
  readonly quoted?: Readonly<Record<string, string>>;
  /** Booklets whose text is complete and does not mention it. */
  readonly silent?: readonly EditionId[];
  /** Booklets whose scans have gaps and in which it was not found: that proves no difference. */
  readonly unknown?: readonly EditionId[];
}

export type DifferenceId = keyof typeof differences;
export const DIFFERENCES = differences as unknown as Readonly<Record<DifferenceId, Difference>>;

/** `says` can also be `silent` or `unknown`, which have texts of their own. */
export interface Cell {
  readonly says: string;
  readonly booklets: readonly SourceBooklet[];
}

const COLUMNS: readonly SourceBooklet[] = [...EDITION_IDS, 'smart-ru-rome'];

/** What each booklet says, in the order of the columns; neighbours that say the same share a cell. */
export function cellsOf({ says, silent = [], unknown = [] }: Difference): readonly Cell[] {
  const said = [
    ...Object.entries(says).map(([id, sources]) => [id, bookletsOf(sources)] as const),
    ['silent', silent] as const,
    ['unknown', unknown] as const,
  ];
  const cells: Cell[] = [];
  for (const booklet of COLUMNS) {
    const id = said.find(([, booklets]) => booklets.includes(booklet))?.[0];
    if (id === undefined) continue;
    const last = cells.at(-1);
    if (last?.says === id) cells[cells.length - 1] = { says: id, booklets: [...last.booklets, booklet] };
    else cells.push({ says: id, booklets: [booklet] });
  }
  return cells;
}
