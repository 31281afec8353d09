import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { checkedOut } from '../support/checkout.ts';
import { ROOT } from '../support/paths.ts';

/** What is counted in production code, and the most there may be of it: whoever brings a figure down writes the new one here. */
export interface Counter {
  name: string;
  /** The rooms it is counted in; left out: all of them. */
  rooms?: readonly string[];
  /** How often it stands at this node; children are visited for themselves. */
  counts(node: ts.Node, source: ts.SourceFile): boolean;
  most: number;
}

const ROOMS = ['contract', 'agents', 'server', 'embedded-mongodb', 'web', 'cli'];

const isTypeNamed = (node: ts.Node, name: string): boolean =>
  ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && node.typeName.text === name;

/** `x as T`, except `as const` and `x as unknown` on the way to another: that is one assertion. */
function isAssertion(node: ts.Node): boolean {
  if (!ts.isAsExpression(node)) return false;
  const { type } = node;
  const isConst = isTypeNamed(type, 'const');
  const isOnTheWay = type.kind === ts.SyntaxKind.UnknownKeyword && ts.isAsExpression(node.parent);
  return !isConst && !isOnTheWay;
}

const isLeanStored = (node: ts.Node, source: ts.SourceFile): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'lean' &&
  (node.typeArguments?.some((type) => /^StoredDoc\b/.test(type.getText(source))) ?? false);

const calls =
  (name: string) =>
  (node: ts.Node): boolean =>
    ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;

/** One line each. Add a counter here; `npx tsx tests/architecture/counts.ts` prints all of them. */
export const COUNTERS: readonly Counter[] = [
  {
    name: 'as never',
    counts: (node) => ts.isAsExpression(node) && node.type.kind === ts.SyntaxKind.NeverKeyword,
    most: 2,
  },
  { name: 'assertions in server', rooms: ['server'], counts: isAssertion, most: 163 },
  { name: 'assertions elsewhere', rooms: ROOMS.filter((room) => room !== 'server'), counts: isAssertion, most: 336 },
  { name: 'StoredDoc', rooms: ['server'], counts: (node) => isTypeNamed(node, 'StoredDoc'), most: 0 },
  { name: 'lean<StoredDoc>', rooms: ['server'], counts: isLeanStored, most: 0 },
  { name: 'String(...) in server', rooms: ['server'], counts: calls('String'), most: 257 },
  { name: 'Number(...) in server', rooms: ['server'], counts: calls('Number'), most: 30 },
];

const isProduction = (path: string): boolean =>
  /^[^/]+\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(path);

/** How often each of these stands in production code. */
export function countAll(counters: readonly Counter[] = COUNTERS): Record<string, number> {
  const found = Object.fromEntries(counters.map(({ name }) => [name, 0]));
  for (const path of checkedOut().filter(isProduction)) {
    const room = path.split('/')[0] ?? '';
    const here = counters.filter(({ rooms = ROOMS }) => rooms.includes(room));
    if (!here.length) continue;
    const text = readFileSync(join(ROOT, path), 'utf8');
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      for (const { name, counts } of here) if (counts(node, source)) found[name] = (found[name] ?? 0) + 1;
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

if (process.argv[1]?.endsWith('architecture/counts.ts')) console.table(countAll());
