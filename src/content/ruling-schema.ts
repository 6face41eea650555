/** The shape of `content/rulings`, strict: what is misspelt there does not build. */
import { z } from 'astro/zod';
import { OPTION_VALUES, RULES, type Options, type RuleId } from '../engine/index.ts';
import { BASE_PIECES, MODULE_PIECES } from '../table/model/pieces.ts';
import { SURENESS, VERDICTS } from './ruling.ts';

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>) =>
  z.enum(Object.keys(table) as [K, ...K[]]);
const text = z.string().min(1);
const source = z.string().regex(/^[REUBX]:\d+(-\d+)?$/);
const lineIds = z.array(text).min(1).optional();
/** Positions and actions are not checked here: a test has the engine check them. */
const line = z.strictObject({
  id: text,
  when: z.record(z.string(), z.string()).optional(),
  actions: z.array(z.looseObject({ type: text })),
  refused: text.optional(),
  result: z.looseObject({}).optional(),
});
const position = z.looseObject({ config: z.looseObject({ players: z.number() }) });

export const rulingData = z.strictObject({
  number: z.number().int().min(1).max(70).optional(),
  rules: z.array(keysOf<RuleId>(RULES)).min(1),
  verdict: z.enum(VERDICTS),
  sure: z.enum(SURENESS),
  option: keysOf<keyof Options>(OPTION_VALUES).optional(),
  says: z.array(source),
  implies: z.array(source).min(1).optional(),
  denies: z.array(source).min(1).optional(),
  example: text.optional(),
  table: z
    .strictObject({
      position,
      show: z.array(z.enum([...BASE_PIECES, ...MODULE_PIECES])),
      focus: z.array(text).optional(),
      lines: z.array(line).min(1),
    })
    .optional(),
  proof: z.strictObject({ position, lines: z.array(line).min(1) }).optional(),
  asked: z.strictObject({ yes: lineIds, no: lineIds, fact: lineIds }).optional(),
  undecided: text.optional(),
});

export const rulingTexts = z.record(
  text,
  z.strictObject({
    ask: text,
    answer: text,
    why: text,
    how: text.optional(),
    readings: z.record(text, text).optional(),
    aliases: text,
  }),
);
