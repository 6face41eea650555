/**
 * A ruling: a question as it is asked at the table, and the answer. What is the same in all languages is
 * one file each in `content/rulings`; the words are in `content/rulings/<language>/<group>.json`.
 */
import { EDITIONS, type EditionId, type Options, type RuleId } from '../engine/index.ts';
import { BASE_CHAPTERS, chapterOf } from '../i18n/chapters.ts';
import type { Translate } from '../i18n/t.ts';
import { EDITION_IDS, type Example, type ExamplePosition, type Line } from '../table/model/example.ts';
import { bookletsOf, type SourceBooklet } from './source-booklets.ts';

export const VERDICTS = ['yes', 'no', 'depends', 'fact'] as const;
/** Yes; no; it depends on the booklet; a question that yes and no do not answer. */
export type RulingVerdict = (typeof VERDICTS)[number];
type Answer = Exclude<RulingVerdict, 'depends'>;

export const SURENESS = ['sure', 'likely', 'ours'] as const;
/** The booklets settle it; we infer it and are fairly sure; no booklet says so and we decided. */
type Sureness = (typeof SURENESS)[number];

export interface RulingData {
  /** The number of the question in the collection it comes from; the modules' edge cases have none. */
  readonly number?: number;
  readonly rules: readonly [RuleId, ...RuleId[]];
  readonly verdict: RulingVerdict;
  readonly sure: Sureness;
  /** The option that decides it where the verdict depends. */
  readonly option?: keyof Options;
  /** Lines of the booklets that say so, from which it follows, and that say otherwise; the rest are silent. */
  readonly says: readonly string[];
  readonly implies?: readonly string[];
  readonly denies?: readonly string[];
  /** The position: one of the rules' examples, or its own. */
  readonly example?: string;
  readonly table?: Pick<Example, 'position' | 'show' | 'focus' | 'lines'>;
  /** A position for the engine alone, where no board can show it. */
  readonly proof?: { readonly position: ExamplePosition; readonly lines: readonly Line[] };
  /** The lines that ask the question, by the answer they give. */
  readonly asked?: Readonly<Partial<Record<Answer, readonly string[]>>>;
  /** Why the engine cannot decide it, for developers. */
  readonly undecided?: string;
}

export interface RulingText {
  readonly ask: string;
  /** One line; the verdict's own word stands before it. */
  readonly answer: string;
  readonly why: string;
  /** How we know, wherever the booklets do not simply say so. */
  readonly how?: string;
  /** Where the verdict depends: the answer under each value of the option. */
  readonly readings?: Readonly<Record<string, string>>;
  /** What else players may type or say, parted by `|`. */
  readonly aliases: string;
}

/** The word before the answer; a question that yes and no do not answer has none. */
export const verdictWord = (verdict: RulingVerdict, t: Translate): string =>
  verdict === 'fact' ? '' : t(`rulings.verdict.${verdict}`);

export interface Reading {
  readonly booklets: readonly EditionId[];
  readonly text: string;
}

/** The readings with the booklets that have them, as the engine's editions say. */
export const readingsOf = ({ option }: RulingData, { readings = {} }: RulingText): readonly Reading[] =>
  option === undefined
    ? []
    : Object.entries(readings).map(([value, text]) => ({
        booklets: EDITION_IDS.filter((edition) => EDITIONS[edition][option] === value),
        text,
      }));

const STANDS = ['says', 'implies', 'denies', 'silent'] as const;
export type Stand = (typeof STANDS)[number];

/** How each booklet that could mention it stands: the four of the game, or the one of the expansion. */
export function standsOf(data: RulingData): readonly (readonly [Stand, readonly SourceBooklet[]])[] {
  const { says, implies = [], denies = [], rules } = data;
  const all: readonly SourceBooklet[] = BASE_CHAPTERS.includes(chapterOf(rules[0]))
    ? EDITION_IDS
    : ['smart-ru-rome'];
  const heard = { says: bookletsOf(says), implies: bookletsOf(implies), denies: bookletsOf(denies) };
  const spoken = Object.values(heard).flat();
  const silent = all.filter((booklet) => !spoken.includes(booklet));
  return STANDS.map((stand) => [stand, stand === 'silent' ? silent : heard[stand]] as const).filter(
    ([, booklets]) => booklets.length > 0,
  );
}

/** What a preview says about a ruling: the answer, and as much of the reason as there is room for. */
export function describeRuling(answer: string, why: string, room = 160): string {
  const whole = `${answer} ${why}`;
  return whole.length <= room ? whole : `${whole.slice(0, room - 1).replace(/\s+\S*$/, '')}…`;
}
