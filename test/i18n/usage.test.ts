/** Every text that is asked for exists, gets every placeholder it has, and every text is asked for. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../../src/i18n/messages.ts';
import { PAGES } from '../../src/i18n/pages.ts';
import type { MessageKey } from '../../src/i18n/t.ts';
import { usesIn } from '../support/text-uses.ts';

const keys = Object.keys(MESSAGES.en) as MessageKey[];

const placeholdersOf = (key: MessageKey): ReadonlySet<string> => {
  const message = MESSAGES.en[key];
  const forms = typeof message === 'string' ? [message] : Object.values(message);
  const found = forms.flatMap((form) =>
    [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!.replace(/Gen$/, '')),
  );
  return new Set(typeof message === 'string' ? found : ['n', ...found]);
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(astro|tsx?)$/.test(file))
  .map((file) => join('src', file));
const uses = files.flatMap(usesIn);
/** Keys that are built elsewhere than in a call: in `src/i18n/pages.ts` for the pages of the table. */
const BUILT = [
  ...PAGES.map(({ id }) => new RegExp(`^page\\.${id}\\.(title|description|nav)$`)),
  /^map\.(copied|copy-failed)$/,
  /^language\.name$/,
];

describe('texts that are asked for', () => {
  test('the walk finds the calls', () => {
    expect(uses.length).toBeGreaterThan(80);
  });

  test.each(uses.map((use) => [use.where, use] as const))('%s exists and gets its placeholders', (_, use) => {
    const matching = keys.filter((key) => use.pattern.test(key));
    expect(matching.length, `no text matches ${use.pattern}`).toBeGreaterThan(0);
    if (!use.params) return;
    const missing = matching.flatMap((key) =>
      [...placeholdersOf(key)].filter((name) => !use.params!.has(name)),
    );
    expect(missing).toEqual([]);
  });
});

test('every text is asked for somewhere', () => {
  const patterns = [...BUILT, ...uses.map((use) => use.pattern)];
  expect(keys.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});
