/** Where the browser tests serve the two builds: `E2E_PORT` lets two runs share a machine. */
export const PORT = Number(process.env['E2E_PORT'] ?? 4399);
export const SUBPATH_PORT = PORT - 1;
