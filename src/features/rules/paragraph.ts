/**
 * What is known about a paragraph of the rules apart from its words: `content/rules/paragraphs.json`,
 * one for each rule of the engine, shared by all languages.
 */
import type { Options, RuleId } from '../../engine/index.ts';

export const KINDS = ['plain', 'clarified', 'silent', 'differs'] as const;
/** The booklets say it; they say it, but not plainly; they do not say it; they contradict one another. */
export type Kind = (typeof KINDS)[number];

interface Paragraph {
  readonly kind: Kind;
  /** Lines of the booklets, as in an example; none where all are silent. */
  readonly sources: readonly string[];
  /** The option by which the engine follows each booklet where they differ. */
  readonly option?: keyof Options;
  /** What checks the rule: files of tests, and examples as `example:id`. */
  readonly held: readonly string[];
  /** Why no example shows it, for developers. */
  readonly unshown?: string;
}

export type Paragraphs = Readonly<Record<RuleId, Paragraph>>;
