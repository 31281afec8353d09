import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../support/paths.ts';

/** One test file: its tests by title, and what their helpers are. */
interface TestFile {
  tests: Map<string, ts.CallExpression[]>;
  declared: Map<string, ts.Node>;
  imported: Map<string, { from: string; name: string }>;
}

const files = new Map<string, TestFile | undefined>();

/** The titles of a file's tests; undefined where there is no such file. */
export const titlesOf = (file: string): string[] | undefined => {
  const read = readTests(file);
  return read && [...read.tests].filter(([, calls]) => calls.length === 1).map(([title]) => title);
};

/** Everything a test writes out: its literals and names of properties, and those of the helpers it uses, but not its title. */
export function writtenIn(file: string, title: string): string[] {
  const calls = readTests(file)?.tests.get(title) ?? [];
  return calls.flatMap((call) => literals(file, call, new Set(call.arguments.slice(0, 1))));
}

function readTests(file: string): TestFile | undefined {
  if (!files.has(file)) files.set(file, existsSync(join(ROOT, file)) ? parse(file) : undefined);
  return files.get(file);
}

function parse(file: string): TestFile {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest);
  const read: TestFile = { tests: new Map(), declared: new Map(), imported: new Map() };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const title = titleOf(node);
      if (title !== undefined) read.tests.set(title, [...(read.tests.get(title) ?? []), node]);
    }
    if ((ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name && ts.isIdentifier(node.name)) {
      read.declared.set(node.name.text, node);
    }
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) addImports(read, file, statement);
    else visit(statement);
  }
  return read;
}

function addImports(read: TestFile, file: string, { moduleSpecifier, importClause }: ts.ImportDeclaration): void {
  const bindings = importClause?.namedBindings;
  const path = (moduleSpecifier as ts.StringLiteral).text;
  if (!path.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) return;
  for (const { name, propertyName } of bindings.elements) {
    read.imported.set(name.text, { from: join(dirname(file), path), name: (propertyName ?? name).text });
  }
}

/** Of `test('title', ...)`, `it('title', ...)` and `it.each(...)('title', ...)`. */
function titleOf({ expression, arguments: [title] }: ts.CallExpression): string | undefined {
  const isEach = ts.isCallExpression(expression) && ts.isPropertyAccessExpression(expression.expression);
  const called = isEach ? expression.expression.expression : expression;
  if (!ts.isIdentifier(called) || !/^(it|test|\w+Test)$/.test(called.text)) return undefined;
  return title && ts.isStringLiteralLike(title) ? title.text : undefined;
}

function literals(file: string, node: ts.Node, seen: Set<ts.Node>): string[] {
  if (seen.has(node)) return [];
  seen.add(node);
  const read = readTests(file);
  const found: string[] = [];
  const visit = (child: ts.Node): void => {
    if (child !== node && seen.has(child)) return;
    if (ts.isStringLiteralLike(child) || ts.isTemplateHead(child) || ts.isTemplateMiddleOrTemplateTail(child)) {
      found.push(child.text);
    } else if (ts.isNumericLiteral(child)) found.push(child.text);
    else if (ts.isRegularExpressionLiteral(child)) found.push(child.text.slice(1).replace(/\\(.)/g, '$1'));
    else if (ts.isPropertyAssignment(child) && ts.isIdentifier(child.name)) found.push(child.name.text);
    else if (ts.isIdentifier(child)) found.push(...literalsOfName(file, read, child.text, seen));
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

function literalsOfName(file: string, read: TestFile | undefined, name: string, seen: Set<ts.Node>): string[] {
  const here = read?.declared.get(name);
  if (here) return literals(file, here, seen);
  const there = read?.imported.get(name);
  const declared = there && readTests(there.from)?.declared.get(there.name);
  return there && declared ? literals(there.from, declared, seen) : [];
}
