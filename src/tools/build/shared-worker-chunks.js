// @ts-check
/**
 * A worker is built together with the pages, not by itself: it takes the
 * engine from the very file that the page has, instead of bringing a second copy along.
 */
const WORKER = /new URL\('(\.\/[\w.-]+\.worker\.ts)', import\.meta\.url\)/g;

/** @type {import('vite').Plugin} */
export const sharedWorkerChunks = {
  name: 'shared-worker-chunks',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async transform(code, id) {
    let built = code;
    for (const [address, name = ''] of code.matchAll(WORKER)) {
      const worker = await this.resolve(name, id);
      if (!worker) throw new Error(`${id} names a worker that does not exist: ${name}`);
      const file = this.emitFile({ type: 'chunk', id: worker.id, preserveSignature: false });
      built = built.replace(address, `import.meta.ROLLUP_FILE_URL_${file}`);
    }
    return built === code ? null : { code: built, map: null };
  },
};
