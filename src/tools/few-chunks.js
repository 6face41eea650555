// @ts-check
/**
 * Small files pack badly, and the bundler makes one for each set of pages that share something. So
 * the rules come in one file and what they know of the map in another, the renderer in a third, and
 * what a page knows of its reader (language, booklet, what was remembered) in a fourth.
 */
const OF_THE_READER =
  /\/src\/(engine\/data\/editions|i18n\/(locales|chapters)|game\/(booklet|remember|page-events))\.ts$/;
const OF_THE_MAP = /\/src\/engine\/(data\/(map|supply|tiles)|graph|route|tiles)\.ts$/;

/** @param {string} id */
function nameOf(id) {
  if (/\/node_modules\/(preact|@astrojs\/preact)\//.test(id)) return 'preact';
  if (OF_THE_MAP.test(id)) return 'map';
  if (OF_THE_READER.test(id)) return 'reader';
  // A game in play begins with its set-up, never with a position; a page of the rules knows their numbers.
  return /\/src\/engine\/(?!position\/|rules\.ts|types\.ts|data\/editions\.ts)/.test(id) ? 'engine' : null;
}

/** @type {import('vite').Plugin} */
export const fewChunks = {
  name: 'few-chunks',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            rolldownOptions: {
              preserveEntrySignatures: 'allow-extension',
              output: {
                codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: nameOf }] },
              },
            },
          },
        }
      : undefined,
};
