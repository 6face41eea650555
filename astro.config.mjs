// @ts-check
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig, fontProviders } from 'astro/config';
import { chunks } from './src/tools/build/chunks.js';
import { leftOut } from './src/tools/build/left-out.js';
import { offline } from './src/tools/build/offline/integration.ts';
import { sharedWorkerChunks } from './src/tools/build/shared-worker-chunks.js';
import { standInsOf } from './src/tools/build/fallback-faces.ts';

/** Where the site will live. Only absolute addresses (sitemap, hreflang, previews) need it. */
const site = process.env.SITE ?? 'https://posthorn.example';
/** The sub-path it lives under, for hosts that serve several sites from one name. */
const base = process.env.BASE_PATH ?? '/';

/**
 * @param {string} family
 * @param {import('./src/assets/fonts/sets.ts').FontSet} set
 * @param {[string, ...string[]]} unicodeRange
 */
const face = (family, set, ...unicodeRange) => ({
  src: /** @type {[string]} */ ([`./src/assets/fonts/${family}-${set}.woff2`]),
  weight: '400 700',
  style: /** @type {const} */ ('normal'),
  display: /** @type {const} */ ('swap'),
  unicodeRange,
});

/**
 * @param {string} family
 * @returns {[ReturnType<typeof face>, ...ReturnType<typeof face>[]]}
 */
const variants = (family) => [
  face(family, 'latin', 'U+0020-007E', 'U+00A0-00FF', 'U+2000-206F', 'U+2212'),
  face(family, 'polish', 'U+0100-017F'),
  face(family, 'cyrillic', 'U+0400-04FF', 'U+2116'),
];

/**
 * What is read until the type has arrived. Astro would match one face alone, by English letters.
 * @param {string} family
 * @param {string} generic
 */
const standIns = (family, generic) => ({
  fallbacks: [...standInsOf(family), generic],
  optimizedFallbacks: false,
});

/** @type {import('astro').AstroIntegration} */
const clientSeen = {
  name: 'client:seen',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'seen', entrypoint: './src/controls/client-seen.js' }),
  },
};

export default defineConfig({
  site,
  base,
  outDir: process.env.OUT_DIR ?? './dist',
  trailingSlash: 'always',
  integrations: [preact(), mdx(), clientSeen, offline()],
  // `## Title {#id}`: anchors are the same in every language, so they are written, not derived.
  markdown: { syntaxHighlight: false, processor: satteri({ features: { headingAttributes: true } }) },
  devToolbar: { enabled: false },
  vite: { plugins: [leftOut, sharedWorkerChunks, chunks] },
  // Styles travel with the page, named by hash in its policy: one round trip less before anything shows.
  build: { inlineStylesheets: 'always' },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Piazzolla',
      cssVariable: '--font-serif',
      ...standIns('Piazzolla', 'serif'),
      options: { variants: variants('piazzolla') },
    },
    {
      provider: fontProviders.local(),
      name: 'Commissioner',
      cssVariable: '--font-sans',
      ...standIns('Commissioner', 'sans-serif'),
      options: { variants: variants('commissioner') },
    },
  ],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
      ],
    },
  },
});
