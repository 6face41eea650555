import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { rulingData, rulingTexts } from './content/ruling-schema.ts';

/** Texts that are pages of their own: `content/pages/<language>/<name>.mdx`. */
const pages = defineCollection({
  loader: glob({ base: './content/pages', pattern: '*/*.mdx' }),
  schema: z.strictObject({ title: z.string() }),
});

/** Chapters of the rules: `content/rules/<language>/<chapter>.mdx`. */
const rules = defineCollection({
  loader: glob({ base: './content/rules', pattern: '*/*.mdx' }),
  schema: z.strictObject({
    /** The rule of the whole chapter in one sentence. */
    lead: z.string(),
    /** Which English text this one follows: written by `npm run digests`. */
    sourceDigest: z.string().optional(),
  }),
});

/** Rulings: what all languages share in `content/rulings/<slug>.json`, the words in `<language>/<group>.json`. */
const rulings = defineCollection({
  loader: glob({ base: './content/rulings', pattern: '*.json' }),
  schema: rulingData,
});
const rulingWords = defineCollection({
  loader: glob({ base: './content/rulings', pattern: '*/*.json' }),
  schema: rulingTexts,
});

export const collections = { pages, rules, rulings, rulingWords };
