import { afterEach, describe, expect, test, vi } from 'vitest';
import { ensureChromium, findChromium } from '../../../src/tools/scripts/chromium.ts';

afterEach(() => vi.unstubAllEnvs());

describe('findChromium', () => {
  test('takes the one it is told to', () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(findChromium()).toBe(process.execPath);
  });

  test('does not fall back to another when that one is missing', () => {
    vi.stubEnv('CHROMIUM_PATH', '/no/such/chromium');
    expect(findChromium()).toBeNull();
  });
});

describe('ensureChromium', () => {
  test('installs nothing when there is one', async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    const install = vi.fn<() => Promise<void>>(async () => {});
    expect(await ensureChromium(() => '/bin/chromium', [install])).toBe('/bin/chromium');
    expect(install).not.toHaveBeenCalled();
  });

  test('tries the ways to install one in turn, and stops at the first that works', async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    let found: string | null = null;
    const first = vi.fn<() => Promise<void>>(async () => {});
    const second = vi.fn<() => Promise<void>>(async () => void (found = '/bin/chromium'));
    const third = vi.fn<() => Promise<void>>(async () => {});
    expect(await ensureChromium(() => found, [first, second, third])).toBe('/bin/chromium');
    expect(first).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledOnce();
    expect(third).not.toHaveBeenCalled();
  });

  test('says what to do when no way works', async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    await expect(ensureChromium(() => null, [async () => {}])).rejects.toThrow('set CHROMIUM_PATH');
  });

  test('says so when CHROMIUM_PATH leads nowhere, and installs nothing', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/no/such/chromium');
    const install = vi.fn<() => Promise<void>>(async () => {});
    await expect(ensureChromium(findChromium, [install])).rejects.toThrow('/no/such/chromium');
    expect(install).not.toHaveBeenCalled();
  });
});
