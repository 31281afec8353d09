import { type Doc, isDoc, setField } from '../../bson/types.ts';
import { tick } from '../../engine/task.ts';
import { notSupported, ServerError } from '../../errors.ts';
import { accumulatorExpressions } from './accumulators-as-expressions.ts';
import { arithmetic } from './arithmetic.ts';
import { arrays } from './arrays.ts';
import { binding } from './binding.ts';
import { conversion } from './conversion.ts';
import { dateParts } from './date-parts.ts';
import { dates } from './dates.ts';
import { type Compile, type Expression, type OperatorTable, wrong } from './expression.ts';
import { logic } from './logic.ts';
import { objects } from './objects.ts';
import { pathReader } from './path.ts';
import { sets } from './sets.ts';
import { strings } from './strings.ts';

const TABLES: OperatorTable[] = [
  arithmetic,
  arrays,
  binding,
  conversion,
  dates,
  dateParts,
  logic,
  objects,
  sets,
  strings,
  accumulatorExpressions,
];
const OPERATORS = new Map(TABLES.flatMap((table) => Object.entries(table)));
const REFUSED = new Set(['$function', '$accumulator', '$meta', '$where']);
const SYSTEM = ['ROOT', 'CURRENT', 'NOW', 'REMOVE'];
/** Variables of $redact, of clusters and of signed-in users. */
const REFUSED_VARIABLES = new Set([
  'DESCEND',
  'PRUNE',
  'KEEP',
  'CLUSTER_TIME',
  'USER_ROLES',
  'SEARCH_META',
  'JS_SCOPE',
  'IS_MR',
]);

/** Compiles an expression; every operator and variable in it is checked now, not when a document comes along. */
export function compileExpression(expression: unknown, variables: readonly string[] = []): Expression {
  const known = new Set([...SYSTEM, ...variables]);
  return compile(expression, known);
}

function compile(expression: unknown, known: ReadonlySet<string>): Expression {
  if (typeof expression === 'string')
    return expression.startsWith('$') ? compilePath(expression, known) : () => expression;
  if (Array.isArray(expression)) {
    const elements = expression.map((element) => compile(element, known));
    return (scope) => elements.map((element) => element(scope) ?? null);
  }
  if (!isDoc(expression)) return () => expression;
  const [first] = Object.keys(expression);
  return first?.startsWith('$') ? compileOperator(expression, known) : compileObject(expression, known);
}

function compilePath(text: string, known: ReadonlySet<string>): Expression {
  if (!text.startsWith('$$')) {
    const read = pathReader(text.slice(1));
    return (scope) => read(scope.CURRENT);
  }
  const [name = '', ...rest] = text.slice(2).split('.');
  if (REFUSED_VARIABLES.has(name)) throw notSupported(`The variable $$${name}`);
  if (!known.has(name)) throw wrong(`Use of undefined variable: ${name}`, 17276);
  if (name === 'REMOVE') return () => undefined;
  const read = rest.length ? pathReader(rest.join('.')) : (value: unknown) => value;
  return (scope) => read(scope[name]);
}

function compileOperator(expression: Doc, known: ReadonlySet<string>): Expression {
  const [entry, ...more] = Object.entries(expression);
  const [name, operand] = entry as [string, unknown];
  if (more.length > 0)
    throw wrong(
      `an expression specification must contain exactly one field, the name of the expression. Found ${more.length + 1} fields`,
      15983,
    );
  if (name === '$literal' || name === '$const') return () => operand;
  if (REFUSED.has(name)) throw notSupported(name);
  const operator = OPERATORS.get(name);
  if (!operator) throw new ServerError(168, 'InvalidPipelineOperator', `Unrecognized expression '${name}'`);
  const inner: Compile = (part, extra) => compile(part, extra ? new Set([...known, ...extra]) : known);
  const evaluate = operator(operand, inner, name);
  return (scope) => {
    tick();
    return evaluate(scope);
  };
}

function compileObject(expression: Doc, known: ReadonlySet<string>): Expression {
  const fields = Object.entries(expression).map(([name, value]) => {
    if (name.includes('.') || name.startsWith('$'))
      throw wrong(`FieldPath field names may not contain '.' or start with '$': ${name}`, 16412);
    return [name, compile(value, known)] as const;
  });
  return (scope) => {
    const doc: Doc = {};
    for (const [name, value] of fields) {
      const result = value(scope);
      if (result !== undefined) setField(doc, name, result);
    }
    return doc;
  };
}

/** The scope of one document. */
export const scopeFor = (doc: Doc, variables: Doc): Record<string, unknown> => ({
  ...variables,
  ROOT: doc,
  CURRENT: doc,
});
