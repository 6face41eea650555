/** The chapters of the rules, in order: the number before the dot in a rule's id is the chapter's. */
import type { RuleId } from '../engine/index.ts';

export const CHAPTERS = [
  'idea',
  'box',
  'set-up',
  'turn',
  'drawing',
  'playing',
  'closing',
  'houses',
  'tiles',
  'coaches',
  'end',
  'offices',
  'audience',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** The first chapters are the game itself; the others belong to the Rome expansion. */
export const BASE_CHAPTERS: readonly Chapter[] = /* @__PURE__ */ CHAPTERS.slice(0, 11);

export const chapterOf = (rule: RuleId): Chapter => CHAPTERS[Number.parseInt(rule, 10) - 1]!;
