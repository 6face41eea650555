/**
 * The keyboard, and where Tab leads next, is moved in the same task that took away what had it. An effect
 * that runs after the paint comes too late for the next key; and what a handler noted for it is wiped by the effect of the drawing
 * before, which Preact runs first.
 */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const movesFocus = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /\.(?:focus|showModal)$|^setCursor$/.test(node.expression.getText());

/** Anywhere in what the effect itself does; what it only sets up for later has its own moment. */
function isIn(node: ts.Node, isOuter = false): boolean {
  if (ts.isFunctionLike(node) && !isOuter) return false;
  return movesFocus(node) || (ts.forEachChild(node, (child) => isIn(child) || undefined) ?? false);
}

function lateIn(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      node.expression.getText() === 'useEffect' &&
      isIn(node.arguments[0]!, true)
    ) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${source.fileName}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const parsed = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

test('no effect after the paint moves the keyboard', () => {
  const files = globSync('src/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => lateIn(parsed(file, readFileSync(file, 'utf8'))))).toEqual([]);
});

test.each([
  ['useEffect(() => heading.current?.focus(), []);', 1],
  ['useEffect(() => { if (was) box.current!.focus({ preventScroll: true }); });', 1],
  ['useEffect(() => dialog.current?.showModal(), []);', 1],
  ['useEffect(() => { if (picked) setCursor(picked); }, [picked]);', 1],
  ['useLayoutEffect(() => heading.current?.focus(), []);', 0],
  ["useEffect(() => { addEventListener('keydown', () => field.current?.focus()); }, []);", 0],
])('%s', (text, count) => {
  expect(lateIn(parsed('a.tsx', text))).toHaveLength(count);
});
