// @ts-check
/**
 * `npm start` and `npm test` begin here, on whatever Node the machine has: installs what is
 * missing, then hands over to the Node of `node_modules`, which runs the rest as TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = 'node_modules/.posthorn-installed';

/** @param {string} folder */
const fingerprint = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');

/**
 * Whether the packages of this very lock file are there already.
 * @param {string} folder
 */
export const isInstalled = (folder) =>
  existsSync(join(folder, STAMP)) &&
  existsSync(join(folder, 'node_modules/.bin/node')) &&
  readFileSync(join(folder, STAMP), 'utf8') === fingerprint(folder);

/** @param {string} folder */
export const markInstalled = (folder) => writeFileSync(join(folder, STAMP), fingerprint(folder));

/** @param {string} folder */
function install(folder) {
  console.log('Installing packages, once …');
  const npm = process.env['npm_execpath'];
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  // `install` and not `ci`: packages with a binary for each platform name them all, a registry may
  // lack some, and `ci` then refuses the whole lock file. The versions are the lock file's either way.
  // The packages ask for a newer Node than the machine may have; they bring it along, so npm's
  // warnings about that are only noise.
  const { status } = spawnSync(
    command,
    [...args, 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      stdio: 'inherit',
      shell: !npm && process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('The packages could not be installed. Is the network there? Details stand above.');
    process.exit(status ?? 1);
  }
  markInstalled(folder);
}

const [name, ...rest] = process.argv.slice(2);
if (name) {
  const folder = process.cwd();
  if (!isInstalled(folder)) install(folder);
  const bin = join(folder, 'node_modules/.bin');
  const { status, signal } = spawnSync(join(bin, 'node'), [`src/tools/scripts/${name}.ts`, ...rest], {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env['PATH'] ?? ''}`,
    },
  });
  process.exit(status ?? (signal === 'SIGINT' ? 0 : 1));
}
