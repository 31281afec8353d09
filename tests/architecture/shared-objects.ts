import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../support/paths.ts';

const OURS = /\/(server|agents|contract|cli|web|embedded-mongodb)\/src\//;
const TESTS = /\.test\.tsx?$|\/testing\//;

/**
 * Where a function hands a constant of a module to a library, and the constant can be changed there: "file.ts:5: OPTIONS goes to
 * docxtemplater". Whatever the library writes into it holds for everybody until the process ends. `ours` says which files are looked at.
 */
export function sharedWithLibraries({ checker, files }: Rooms): string[] {
  return files.flatMap((file) => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      const { to, given } = handing(node);
      const library = to && runsLater(node) ? libraryOf(checker, to) : undefined;
      for (const name of library ? given.flatMap(names) : []) {
        const constant = constantOf(checker, name);
        const nested = ts.isSpreadAssignment(name.parent) || ts.isSpreadElement(name.parent);
        if (constant && canChange(constant, nested))
          found.push(`${placeOf(file, name)}: ${name.getText()} goes to ${library}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
}

/** Where a regular expression that remembers how far it got is a constant of a module and is used as if it began anew. */
export function sharedPositions({ checker, files }: Rooms): string[] {
  return files.flatMap((file) => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
        const { expression, name } = node.expression;
        const constant = /^(test|exec)$/.test(name.text) ? constantOf(checker, expression) : undefined;
        const value = constant && bare(constant.initializer);
        if (
          value &&
          ts.isRegularExpressionLiteral(value) &&
          !isPlaced(node, expression.getText()) &&
          /\/[a-z]*[gy][a-z]*$/.test(value.text)
        ) {
          found.push(`${placeOf(file, node)}: ${expression.getText()}.${name.text}() goes on where the last one ended`);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
}

/** The statement before says from where on. */
function isPlaced(node: ts.Node, regex: string): boolean {
  let statement = node;
  while (!ts.isBlock(statement.parent) && !ts.isSourceFile(statement.parent)) statement = statement.parent;
  const { statements } = statement.parent;
  const before = statements[statements.indexOf(statement as ts.Statement) - 1];
  return before?.getText().startsWith(`${regex}.lastIndex = `) ?? false;
}

export interface Rooms {
  checker: ts.TypeChecker;
  files: ts.SourceFile[];
}

/** The rooms' own files, or those that `ours` picks, with the checker that knows their types. */
export function roomsOf(
  config: string,
  ours: (file: string) => boolean = (file) => OURS.test(file) && !TESTS.test(file),
): Rooms {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const parsed = ts.getParsedCommandLineOfConfigFile(join(ROOT, config), { incremental: false }, host);
  if (!parsed) throw new Error(`${config} cannot be read.`);
  const program = ts.createProgram(parsed.fileNames, parsed.options);
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => !fileName.includes('/node_modules/') && ours(fileName));
  return { checker: program.getTypeChecker(), files };
}

const placeOf = (file: ts.SourceFile, node: ts.Node): string =>
  `${file.fileName.slice(ROOT.length)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;

/** What is called, or stands in a tag, and what it is given. */
function handing(node: ts.Node): { to?: ts.Node; given: readonly ts.Expression[] } {
  const nameOf = (called: ts.Node) => (ts.isPropertyAccessExpression(called) ? called.name : called);
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    return { to: nameOf(node.expression), given: node.arguments ?? [] };
  }
  if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return { given: [] };
  const given = node.attributes.properties.flatMap((one) => {
    if (ts.isJsxSpreadAttribute(one)) return [one.expression];
    const value = one.initializer;
    return value && ts.isJsxExpression(value) && value.expression ? [value.expression] : [];
  });
  return { to: nameOf(node.tagName), given };
}

/** The names that are handed over as they are, also within an object or a list that is written there. */
function names(given: ts.Expression): ts.Identifier[] {
  const value = bare(given);
  if (ts.isIdentifier(value)) return [value];
  if (ts.isSpreadElement(value)) return names(value.expression);
  if (ts.isConditionalExpression(value)) return [value.whenTrue, value.whenFalse].flatMap(names);
  if (ts.isArrayLiteralExpression(value)) return value.elements.flatMap(names);
  if (!ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap((one) => {
    if (ts.isShorthandPropertyAssignment(one)) return [one.name];
    if (ts.isSpreadAssignment(one)) return names(one.expression);
    return ts.isPropertyAssignment(one) ? names(one.initializer) : [];
  });
}

function bare(expression: ts.Expression): ts.Expression {
  const wrapped =
    ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression);
  return wrapped ? bare(expression.expression) : expression;
}

/** Whether this runs again and again, and not once while its module is loaded. */
function runsLater(node: ts.Node): boolean {
  for (let at = node.parent; at && !ts.isSourceFile(at); at = at.parent) {
    if (ts.isFunctionLike(at) || ts.isClassLike(at)) return true;
  }
  return false;
}

type Constant = ts.VariableDeclaration & { initializer: ts.Expression };

/** The constant of a module that a name stands for, also one of another file. */
function constantOf(checker: ts.TypeChecker, name: ts.Node): Constant | undefined {
  const named = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  const declared = named && original(checker, named).valueDeclaration;
  if (!declared || !ts.isVariableDeclaration(declared) || !declared.initializer || runsLater(declared))
    return undefined;
  return declared.getSourceFile().fileName.includes('/node_modules/') ? undefined : (declared as Constant);
}

const original = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** An object, a list, a map or a set that nothing has frozen; `nested`: only what is inside of it is handed over. */
function canChange({ initializer }: Constant, nested: boolean): boolean {
  const value = bare(initializer);
  if (isLiteral(value)) return !nested || inside(value).some(isLiteral);
  // Object.freeze holds the outermost one only
  if (ts.isCallExpression(value) && value.expression.getText() === 'Object.freeze') {
    return value.arguments.map(bare).flatMap(inside).some(isLiteral);
  }
  return ts.isNewExpression(value) && /^(Map|Set|Date)$/.test(value.expression.getText());
}

const isLiteral = (value: ts.Node): boolean =>
  ts.isObjectLiteralExpression(value) || ts.isArrayLiteralExpression(value);

function inside(value: ts.Expression): ts.Expression[] {
  if (ts.isArrayLiteralExpression(value)) return value.elements.map(bare);
  if (!ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap((one) => (ts.isPropertyAssignment(one) ? [bare(one.initializer)] : []));
}

/** The package that a called thing is from; nothing when it is ours or the language's. */
function libraryOf(checker: ts.TypeChecker, called: ts.Node): string | undefined {
  const symbol = checker.getSymbolAtLocation(called);
  const file = symbol && original(checker, symbol).declarations?.[0]?.getSourceFile().fileName;
  if (!file?.includes('/node_modules/')) return undefined;
  const path = file.split('/node_modules/').at(-1) as string;
  if (path.startsWith('typescript/lib/')) return undefined;
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
}
