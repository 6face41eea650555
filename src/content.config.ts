import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';

/** Texts that are pages of their own: `content/pages/<language>/<name>.mdx`. */
const pages = defineCollection({
  loader: glob({ base: './content/pages', pattern: '*/*.mdx' }),
  schema: z.strictObject({ title: z.string() }),
});

export const collections = { pages };
