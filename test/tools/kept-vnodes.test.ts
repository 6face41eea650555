/** No vnode outlives the drawing it was made in; why is said at `RedrawOn`. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const isJsx = (node: ts.Node): boolean =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

const isMemo = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && ['useMemo', 'useRef', 'useState'].includes(node.expression.getText());

/** Where JSX is a constant of the module, or made inside a hook that keeps it. */
function keptIn(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, isKept: boolean): void => {
    if (isKept && isJsx(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${source.fileName}:${line + 1}`);
    } else ts.forEachChild(node, (child) => visit(child, isMemo(node) || (isKept && !isDrawing(node))));
  };
  visit(source, true);
  return found;
}

/** A function of its own draws anew whenever it is called, unless a hook keeps what it returned. */
const isDrawing = (node: ts.Node): boolean => ts.isFunctionLike(node) && !isMemo(node.parent);

const parsed = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

test('JSX is neither a constant of a module nor kept by a hook', () => {
  const files = globSync('src/**/*.tsx');
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => keptIn(parsed(file, readFileSync(file, 'utf8'))))).toEqual([]);
});

test.each([
  ['const land = <use />;', 1],
  ['const GROUND = { land: <use /> };', 1],
  ['const Map = () => useMemo(() => <Board />, []);', 1],
  ['function Map() { const own = useMemo(() => { return <p />; }, []); return <div>{own}</div>; }', 1],
  ['const land = () => <use />;', 0],
  ['const Map = () => <RedrawOn values={[]} draw={() => <Board />} />;', 0],
])('%s', (text, count) => {
  expect(keptIn(parsed('a.tsx', text))).toHaveLength(count);
});
