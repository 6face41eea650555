// @ts-check
/**
 * Small files pack badly, and the bundler makes one for each set of pages that share something. So
 * the rules come in one file and what they know of the map in another, the renderer in a third,
 * what a page knows of its reader (language, booklet, what was remembered) in a fourth, and the pieces
 * of the Rome expansion in a fifth.
 */
const OF_THE_READER =
  /\/src\/(engine\/data\/editions|i18n\/(locales|chapters)|game\/(booklet|page-events))\.ts$/;
/** Every page keeps a choice or two; the threads keep nothing. */
const OF_STORAGE = /\/src\/storage\/(device|preferences|slot|trouble)\.ts$/;
const OF_THE_MAP = /\/src\/engine\/(types|data\/(map|supply|tiles)|graph|route|tiles)\.ts$/;

/** Every page with a table has all of this. */
const OF_A_TABLE =
  /\/src\/(table\/(Card|Closing|Decisions|Hand|Market|OfficialSign|Officials|Part|long-name|RouteRow|Seats|TileStacks|types)|game\/(action-label|module-prompt|module-view|narrate|narrate-modules|play\/player-names|refusal|refusal-cases|reward-words|seat-names|table-(prompt|view|words))|islands\/(RuleLink|page-texts|use-width)|board\/sheet)\.tsx?$/;
/** Home knows of today's puzzle and how it went, and so does whoever keeps results. */
const OF_RESULTS =
  /\/src\/(game\/(whole|results\/(again|merge|record|result|streak|text)|days\/(daily|day|moment))|storage\/(persistence|puzzle-results)|puzzle\/(types|bank-address))\.ts$/;
/** What is asked of the solver, and whoever asks. */
const OF_SOLVING =
  /\/src\/puzzle\/(bound|extras|judge|key|lines|map|moves|prices|search|solve|solver|steps)\.ts$/;
const OF_PUZZLES = /\/src\/puzzle\/(after|goal|order|progress|start)\.ts$/;
/** Every island says something, many lead somewhere, and most keep what was done. */
const OF_WORDS =
  /\/src\/(i18n\/(names|pages|paths|t)|board\/(types|use-awake)|game\/(narrator|shown|refusal-fit)|islands\/use-kept-reducer)\.ts$/;
/** The pieces of the Rome expansion. */
const OF_ROME =
  /\/src\/(table\/(Carriages|Clergy|HandIn|Seating|Tokens|module-types)|board\/(RomeBoard|rome-[\w-]+|layers\/(Carriage|MapCarriages|RomeRoads|Town))|game\/(module|rome)-words|islands\/play\/RomeMap)\.tsx?$/;

/** @param {string} id */
function nameOf(id) {
  if (/\/node_modules\/(preact|@astrojs\/preact)\/|vite\/preload-helper|left-out:@preact/.test(id))
    return 'preact';
  if (OF_THE_MAP.test(id)) return 'map';
  if (OF_SOLVING.test(id)) return 'solver';
  if (OF_PUZZLES.test(id)) return 'puzzles';
  if (OF_RESULTS.test(id)) return 'keep';
  if (OF_A_TABLE.test(id)) return 'table';
  if (OF_WORDS.test(id)) return 'words';
  if (OF_ROME.test(id)) return 'rome';
  if (OF_THE_READER.test(id)) return 'reader';
  if (OF_STORAGE.test(id)) return 'storage';
  // Small, and wherever they are needed the engine is, on the page and in its threads.
  if (/\/src\/(thread\/(answerer|serve)|notation\/crc32)\.ts$/.test(id)) return 'engine';
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
