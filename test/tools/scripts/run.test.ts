import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled, markInstalled } from '../../../src/tools/scripts/run.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posthorn-run-'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const install = (): void => {
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.bin/node'), '');
  markInstalled(folder);
};

describe('isInstalled', () => {
  test('a fresh clone has nothing', () => {
    expect(isInstalled(folder)).toBe(false);
  });

  test('a second start installs nothing', () => {
    install();
    expect(isInstalled(folder)).toBe(true);
  });

  test('another lock file asks for another installation', () => {
    install();
    writeFileSync(join(folder, 'package-lock.json'), '{"changed":true}');
    expect(isInstalled(folder)).toBe(false);
  });

  test('a half-finished installation does not count', () => {
    install();
    rmSync(join(folder, 'node_modules/.bin/node'));
    expect(isInstalled(folder)).toBe(false);
  });
});
