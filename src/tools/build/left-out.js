// @ts-check
/**
 * What libraries bring along and no page of ours can reach is left out of the scripts. Only the
 * browser's half of a build is touched.
 */

/** @type {Readonly<Record<string, string>>} */
const INSTEAD = {
  // The renderer asks for signals when an island's props hold some; none of ours do.
  '@preact/signals': 'export {};',
  // d3-zoom interrupts transitions; the camera starts none, its steps are animated by CSS.
  'd3-transition': `
    import { selection } from 'd3-selection';
    selection.prototype.interrupt = function () { return this; };
    export const interrupt = () => {};`,
  // d3-zoom uses only the suppression of selection and native dragging, and of the click at the end.
  'd3-drag': `
    const stop = (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const listen = (view, how, ...types) => types.forEach((type) => view[how](type, stop, true));
    export const dragDisable = (view) => listen(view, 'addEventListener', 'dragstart', 'selectstart');
    export function dragEnable(view, hasMoved) {
      listen(view, 'removeEventListener', 'dragstart', 'selectstart');
      if (!hasMoved) return;
      listen(view, 'addEventListener', 'click');
      setTimeout(() => listen(view, 'removeEventListener', 'click'));
    }`,
  // Only a transition of the camera would need it, for its path.
  'd3-interpolate': 'export const interpolateZoom = undefined;',
};

/**
 * Methods that neither the camera nor d3-zoom calls: both only filter, style and listen, on elements that
 * exist already. A method that is never called would keep its dependencies in the scripts.
 */
const UNCALLED =
  'select selectAll selectChild selectChildren data enter exit join merge order sort nodes size empty attr classed text html raise lower append insert remove clone dispatch'.split(
    ' ',
  );

/** @param {string} code */
function withoutUncalled(code) {
  let left = code;
  for (const name of UNCALLED) {
    const line = `  ${name}: selection_${name},\n`;
    if (!left.includes(line)) throw new Error(`d3-selection has no method ${name} to leave out`);
    left = left.replace(line, '');
  }
  return left;
}

const PREFIX = '\0left-out:';

/**
 * Vite's helper that preloads the files and styles of a dynamic import. Nearly all of those files are loaded
 * by then, and styles come with the page: a plain `import()` is enough.
 */
const PRELOADER = '\0vite/preload-helper.js';

/** @type {import('vite').Plugin} */
export const leftOut = {
  name: 'left-out',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => (id in INSTEAD ? PREFIX + id : undefined),
  load: (id) =>
    id.startsWith(PREFIX)
      ? { code: INSTEAD[id.slice(PREFIX.length)] ?? '', moduleSideEffects: true }
      : undefined,
  transform: (code, id) => {
    if (id === PRELOADER) return { code: 'export const __vitePreload = (load) => load();', map: null };
    return id.endsWith('/d3-selection.mjs') ? { code: withoutUncalled(code), map: null } : undefined;
  },
};
