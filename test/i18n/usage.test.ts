/**
 * JSON has no literal types, so what the compiler cannot see is read off the sources: every text
 * that is asked for exists, gets every placeholder it has, and every text is asked for.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../../src/i18n/messages.ts';
import { PAGES } from '../../src/i18n/pages.ts';
import type { MessageKey } from '../../src/i18n/t.ts';

interface Use {
  readonly where: string;
  /** The key as a pattern: a computed part stands for anything. */
  readonly pattern: RegExp;
  /** The names handed over, or nothing when they are computed. */
  readonly params: ReadonlySet<string> | null;
}

const keys = Object.keys(MESSAGES.en) as MessageKey[];
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Astro files are TypeScript between the fences and nearly JSX below them; comments go. */
const sourceOf = (file: string): string => {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.astro')) return text;
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return `${head}\n;(<>${body.replace(/<!doctype[^>]*>|<script>[\s\S]*?<\/script>/gi, '')}</>)`;
};

function usesIn(file: string): readonly Use[] {
  const tree = ts.createSourceFile(
    `${file}.tsx`,
    sourceOf(file),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTranslation(node.expression)) {
      const [key, params] = node.arguments;
      const pattern = key ? patternOf(key) : null;
      if (pattern)
        uses.push({ where: `${file}: ${node.getText().slice(0, 60)}`, pattern, params: namesIn(params) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return uses;
}

const isTranslation = (callee: ts.Expression): boolean =>
  (ts.isIdentifier(callee) && (callee.text === 't' || callee.text === 'say')) ||
  (ts.isCallExpression(callee) &&
    ts.isIdentifier(callee.expression) &&
    callee.expression.text === 'translate');

function patternOf(key: ts.Expression): RegExp | null {
  if (ts.isStringLiteralLike(key)) return new RegExp(`^${escape(key.text)}$`);
  if (ts.isTemplateExpression(key)) {
    const tail = key.templateSpans.map((span) => `[\\w-]+${escape(span.literal.text)}`).join('');
    return new RegExp(`^${escape(key.head.text)}${tail}$`);
  }
  if (ts.isConditionalExpression(key)) {
    const either = [patternOf(key.whenTrue), patternOf(key.whenFalse)].map((pattern) => pattern?.source);
    return new RegExp(either.join('|'));
  }
  return null;
}

/** Names given directly, and those that `names.params({ … })` makes of what it is given. */
function namesIn(params: ts.Expression | undefined): ReadonlySet<string> | null {
  if (!params) return new Set();
  if (ts.isCallExpression(params) && params.expression.getText().endsWith('names.params')) {
    return namesIn(params.arguments[0]);
  }
  if (!ts.isObjectLiteralExpression(params)) return null;
  const names = new Set<string>();
  for (const property of params.properties) {
    if (ts.isSpreadAssignment(property)) {
      const inner = namesIn(property.expression);
      if (!inner) return null;
      for (const name of inner) names.add(name);
    } else if (property.name) names.add(property.name.getText());
  }
  return names;
}

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
