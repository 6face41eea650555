/** Finds a Chromium for the browser tests, and fetches one when the machine has none. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The shell has no windows to draw: the same pages and pictures for half of the processor's time. */
const SHELLS = ['chromium-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Chromium refuses its sandbox to root; without hinting, letters are placed as in a reader's browser; the
 * rest keeps it from looking for hosts of its own.
 */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A Chromium on this machine: the one named in CHROMIUM_PATH, the system's, or Playwright's own. */
export const findChromium = (): string | null => findNamed([...SHELLS, ...BROWSERS]);

/** Lighthouse asks for what the shell cannot do. */
const findBrowser = (): string | null => findNamed(BROWSERS);

function findNamed(names: readonly string[]): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...FIXED,
    chromium.executablePath(),
  ];
  return candidates.find((path) => existsSync(path)) ?? null;
}

const run = (command: string, args: readonly string[]): Promise<boolean> =>
  new Promise((done) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.on('error', () => done(false)).on('close', (code) => done(code === 0));
  });

/** A way to install a Chromium; whether it worked is seen by looking for one. */
type Install = () => Promise<void>;

/** Debian and its kin, when we may install there without asking for a password: the first that can be had. */
const installFromSystem =
  (packages: readonly string[]): Install =>
  async () => {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
    console.log('No Chromium here; installing it with apt-get …');
    await run('apt-get', ['update', '-qq']);
    for (const name of packages)
      if (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])) return;
  };

async function installFromPlaywright(): Promise<void> {
  console.log('No Chromium here; downloading the one Playwright knows …');
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}

/**
 * A Chromium, installed if need be, or an error that says what to do. The ways are tried in turn;
 * tests hand in their own.
 */
export async function ensureChromium(
  find = findChromium,
  installs: readonly Install[] = [
    installFromSystem(['chromium-headless-shell', 'chromium']),
    installFromPlaywright,
  ],
): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !find()) throw new Error(`CHROMIUM_PATH is set to ${named}, but there is no such file.`);
  for (const install of [async () => {}, ...installs]) {
    await install();
    const found = find();
    if (found) return found;
  }
  throw new Error(
    'The browser tests need Chromium, and neither the package manager nor Playwright could install it. ' +
      'Install Chromium or Chrome and run again, or set CHROMIUM_PATH to it.',
  );
}

/** A whole browser, also where the shell is there already. */
export const ensureBrowser = (): Promise<string> =>
  ensureChromium(findBrowser, [installFromSystem(['chromium']), installFromPlaywright]);
