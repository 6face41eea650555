/**
 * JSON has no literal types, so what the compiler cannot see is read off the sources: which texts a
 * file asks for, and which files a file brings along.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export interface Use {
  readonly where: string;
  /** The key as a pattern: a computed part stands for anything. */
  readonly pattern: RegExp;
  /** The names handed over, or nothing when they are computed. */
  readonly params: ReadonlySet<string> | null;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Astro files are TypeScript between the fences and nearly JSX below them; comments go. */
const sourceOf = (file: string): string => {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.astro')) return text;
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return `${head}\n;(<>${body.replace(/<!doctype[^>]*>|<script>[\s\S]*?<\/script>/gi, '')}</>)`;
};

const treeOf = (file: string): ts.SourceFile =>
  ts.createSourceFile(`${file}.tsx`, sourceOf(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Sources do not change while tests run: what was read off a file once is kept. */
function oncePerFile<Facts>(read: (file: string) => Facts): (file: string) => Facts {
  const known = new Map<string, Facts>();
  return (file) => {
    const facts = known.get(file) ?? read(file);
    known.set(file, facts);
    return facts;
  };
}

export const usesIn = oncePerFile((file): readonly Use[] => {
  const uses: Use[] = [];
  walk(treeOf(file), (node) => {
    if (!ts.isCallExpression(node) || !isTranslation(node.expression)) return;
    const [key, params] = node.arguments;
    const pattern = key ? patternOf(key) : null;
    if (pattern)
      uses.push({ where: `${file}: ${node.getText().slice(0, 60)}`, pattern, params: namesIn(params) });
  });
  return uses;
});

const isTranslation = (callee: ts.Expression): boolean =>
  (ts.isIdentifier(callee) && (callee.text === 't' || callee.text === 'say')) ||
  (ts.isPropertyAccessExpression(callee) && callee.name.text === 't') ||
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

/** The sources that a file imports, at once or later. */
const importsOf = oncePerFile((file): readonly string[] => {
  const found: string[] = [];
  walk(treeOf(file), (node) => {
    const from = importedBy(node);
    if (!from?.startsWith('.')) return;
    const other = join(dirname(file), from);
    if (/\.tsx?$/.test(other) && existsSync(other)) found.push(other);
  });
  return found;
});

/** A file of `src` and all that it brings to a page, at once or later. Types bring nothing. */
export function broughtBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const other of importsOf(file)) broughtBy(other, seen);
  return seen;
}

function importedBy(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const { importClause: clause } = node;
    const named = clause?.namedBindings;
    const isOnlyTypes =
      clause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
      (clause &&
        !clause.name &&
        named &&
        ts.isNamedImports(named) &&
        named.elements.every((each) => each.isTypeOnly));
    return isOnlyTypes ? null : node.moduleSpecifier.text;
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return node.isTypeOnly ? null : node.moduleSpecifier.text;
  }
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const [path] = isDynamic ? node.arguments : [];
  return path && ts.isStringLiteral(path) ? path.text : null;
}
