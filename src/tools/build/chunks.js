// @ts-check
/**
 * Small files compress badly, and the bundler makes one for each set of pages that share something. So what
 * is needed together comes in one file. A module goes into the first chunk that names it or its folder;
 * the bundler decides about the rest. Names are whole paths, and a test asks whether each exists.
 */

/** @type {readonly (readonly [name: string | null, ...paths: string[]])[]} */
export const CHUNKS = [
  // A page can know the map without knowing the rules.
  [
    'map',
    'src/engine/types.ts',
    'src/engine/data/map.ts',
    'src/engine/data/supply.ts',
    'src/engine/data/tiles.ts',
    'src/engine/graph.ts',
    'src/engine/route.ts',
    'src/engine/tiles.ts',
  ],
  // The solver, and the code through which it is asked.
  [
    'solver',
    'src/solver/bound.ts',
    'src/solver/module-bound.ts',
    'src/solver/judge.ts',
    'src/solver/transposition-key.ts',
    'src/solver/lines.ts',
    'src/solver/map.ts',
    'src/solver/moves.ts',
    'src/solver/closing-bound.ts',
    'src/solver/search.ts',
    'src/solver/solve.ts',
    'src/solver/solver-thread.ts',
    'src/solver/time-slices.ts',
  ],
  [
    'puzzles',
    'src/solver/sit-out.ts',
    'src/solver/goal.ts',
    'src/puzzle-maker/order.ts',
    'src/solver/progress.ts',
    'src/puzzle-bank/start.ts',
  ],
  // Today's puzzle and its result, for the home page and for all code that stores results.
  [
    'keep',
    'src/text/is-integer-in.ts',
    'src/storage/results/spaced-repetition.ts',
    'src/storage/results/merge-results.ts',
    'src/storage/results/update-result.ts',
    'src/storage/results/result.ts',
    'src/features/puzzles/results/streak.ts',
    'src/storage/results/results-text.ts',
    'src/features/puzzles/calendar/daily.ts',
    'src/text/day.ts',
    'src/text/moment.ts',
    'src/storage/device/persistence.ts',
    'src/storage/results/puzzle-results.ts',
    'src/puzzle-bank/types.ts',
    'src/puzzle-bank/addresses.ts',
  ],
  // Every page with a table has all of this.
  [
    'table',
    'src/table/pieces/Card.tsx',
    'src/table/pieces/Closing.tsx',
    'src/table/pieces/Decisions.tsx',
    'src/table/pieces/Hand.tsx',
    'src/table/pieces/Market.tsx',
    'src/table/pieces/OfficialSign.tsx',
    'src/table/pieces/Officials.tsx',
    'src/table/pieces/Part.tsx',
    'src/table/pieces/long-name.ts',
    'src/table/pieces/RouteRow.tsx',
    'src/table/pieces/Seats.tsx',
    'src/table/pieces/TileStacks.tsx',
    'src/table/pieces/types.ts',
    'src/table/words/action-label.ts',
    'src/table/words/module-prompt.ts',
    'src/table/model/module-view.ts',
    'src/table/words/narrate.ts',
    'src/table/words/narrate-modules.ts',
    'src/table/words/player-names.ts',
    'src/table/words/refusal.ts',
    'src/table/words/refusal-cases.ts',
    'src/table/words/reward-words.ts',
    'src/table/words/seat-names.ts',
    'src/table/words/prompt.ts',
    'src/table/model/view.ts',
    'src/table/words/table-words.ts',
    'src/table/shell/RuleLink.tsx',
    'src/controls/page-texts.ts',
    'src/controls/use-width.ts',
    'src/board/map/sheet.tsx',
  ],
  // Texts, which every island needs, links, which many need, and kept state, which most need.
  [
    'words',
    'src/i18n/names.ts',
    'src/i18n/pages.ts',
    'src/i18n/paths.ts',
    'src/i18n/t.ts',
    'src/board/types.ts',
    'src/board/use-awake.ts',
    'src/table/words/narration-context.ts',
    'src/text/quote-untrusted.ts',
    'src/table/words/refusal-fit.ts',
    'src/controls/use-kept-reducer.ts',
  ],
  // The pieces of the Rome expansion.
  [
    'rome',
    'src/table/pieces/Carriages.tsx',
    'src/table/pieces/Clergy.tsx',
    'src/table/pieces/HandIn.tsx',
    'src/table/pieces/Seating.tsx',
    'src/table/pieces/Tokens.tsx',
    'src/table/pieces/module-types.ts',
    'src/board/rome/RomeBoard.tsx',
    'src/board/rome/rome-layout.ts',
    'src/board/rome/rome-sheet.tsx',
    'src/board/rome/rome-ways.ts',
    'src/board/layers/Carriage.tsx',
    'src/board/layers/MapCarriages.tsx',
    'src/board/layers/RomeRoads.tsx',
    'src/board/layers/Town.tsx',
    'src/table/words/module-words.ts',
    'src/table/words/rome-words.ts',
    'src/table/shell/RomeMap.tsx',
  ],
  // What a page knows of its reader: language, booklet, where they are.
  [
    'reader',
    'src/engine/data/editions.ts',
    'src/i18n/locales.ts',
    'src/i18n/chapters.ts',
    'src/i18n/booklet.ts',
    'src/controls/page-events.ts',
  ],
  // Every page stores a choice or two; the worker threads store nothing.
  [
    'storage',
    'src/storage/device/device.ts',
    'src/storage/settings/preferences.ts',
    'src/storage/device/slot.ts',
    'src/storage/device/trouble.ts',
  ],
  // A game in play begins with its set-up, never with a position; a page of the rules knows their numbers.
  [null, 'src/engine/position/', 'src/engine/rules.ts'],
  [
    'engine',
    'src/engine/',
    // Small, and needed only where the engine is needed too, on the page and in its threads.
    'src/thread/answerer.ts',
    'src/thread/worker-entry.ts',
    'src/notation/crc32.ts',
  ],
];

const RENDERER = /\/node_modules\/(preact|@astrojs\/preact)\/|vite\/preload-helper|left-out:@preact/;

/** @param {string} id */
function chunkOf(id) {
  if (RENDERER.test(id)) return 'preact';
  const names = (/** @type {string} */ path) =>
    path.endsWith('/') ? id.includes(`/${path}`) : id.endsWith(`/${path}`);
  return CHUNKS.find(([, ...paths]) => paths.some(names))?.[0] ?? null;
}

/** @type {import('vite').Plugin} */
export const chunks = {
  name: 'chunks',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            rolldownOptions: {
              preserveEntrySignatures: 'allow-extension',
              output: {
                codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
              },
            },
          },
        }
      : undefined,
};
