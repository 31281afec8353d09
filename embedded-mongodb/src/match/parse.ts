import { BSONRegExp } from 'bson';
import { type Doc, isDoc, isOperatorDoc, isReferenceName } from '../bson/types.ts';
import { badValue, notSupported } from '../errors.ts';
import { type Filter, not, pathTest } from './filter.ts';
import { parseOperator } from './parse-operator.ts';

/** Compiles `$expr`; passed in because expressions live with aggregation. */
export type ExpressionCompiler = (expression: unknown) => (doc: Doc) => boolean;

const REFUSED = new Set(['$where', '$text', '$jsonSchema', '$near', '$nearSphere', '$geoWithin', '$geoIntersects']);

/** Checks every operator against what is supported, whether or not a document will ever meet it. */
export function parseFilter(filter: unknown, compileExpression?: ExpressionCompiler): Filter {
  if (filter === undefined || filter === null) return { kind: 'and', children: [] };
  if (!isDoc(filter)) throw badValue('the match filter must be an expression in an object');
  const children = Object.entries(filter).flatMap(([key, value]) => parseEntry(key, value, compileExpression));
  return children.length === 1 && children[0] ? children[0] : { kind: 'and', children };
}

function parseEntry(key: string, value: unknown, compile: ExpressionCompiler | undefined): Filter[] {
  switch (key) {
    case '$and':
      return [{ kind: 'and', children: parseList(key, value, compile) }];
    case '$or':
    case '$nor':
      return [{ kind: key === '$or' ? 'or' : 'nor', children: parseList(key, value, compile) }];
    case '$comment':
      return [];
    case '$expr':
      if (!compile) throw badValue('$expr is not allowed in this context');
      return [{ kind: 'expression', evaluate: compile(value) }];
  }
  if (REFUSED.has(key)) throw notSupported(key);
  if (isReferenceName(key)) return [pathTest(key, { op: 'eq', value })]; // as inside {$elemMatch: {$id: ...}}
  if (key.startsWith('$')) throw badValue(`unknown top level operator: ${key}`);
  return parseCondition(key, value);
}

function parseList(key: string, value: unknown, compile: ExpressionCompiler | undefined): Filter[] {
  if (!Array.isArray(value)) throw badValue(`${key} must be an array`);
  if (value.length === 0) throw badValue('$and/$or/$nor must be a nonempty array');
  return value.map((entry) => {
    if (!isDoc(entry)) throw badValue('$or/$and/$nor entries need to be full objects');
    return parseFilter(entry, compile);
  });
}

/** `value` as written after a path: a literal, a regular expression or a document of operators. */
export function parseCondition(path: string, value: unknown): Filter[] {
  if (value instanceof BSONRegExp || value instanceof RegExp) return parseOperator(path, '$regex', value, {});
  if (!isOperatorDoc(value)) return [pathTest(path, { op: 'eq', value })];
  return Object.entries(value).flatMap(([operator, operand]) => parseOne(path, operator, operand, value));
}

function parseOne(path: string, operator: string, operand: unknown, siblings: Doc): Filter[] {
  switch (operator) {
    case '$not': {
      const isRegex = operand instanceof BSONRegExp || operand instanceof RegExp;
      if (!isRegex && !isOperatorDoc(operand)) throw badValue('$not needs a regex or a document');
      return [not({ kind: 'and', children: parseCondition(path, operand) })];
    }
    case '$all':
      return parseAll(path, operand);
    case '$elemMatch':
      return [pathTest(path, parseElements(operand))];
    default:
      return parseOperator(path, operator, operand, siblings);
  }
}

function parseAll(path: string, operand: unknown): Filter[] {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  if (operand.length === 0) return [{ kind: 'never' }];
  return operand.flatMap((entry) => {
    if (isDoc(entry) && Object.keys(entry)[0] === '$elemMatch') return parseCondition(path, entry);
    if (isOperatorDoc(entry)) throw badValue('no $ expressions in $all');
    return parseCondition(path, entry);
  });
}

const LOGICAL = new Set(['$and', '$or', '$nor', '$expr']);

function parseElements(operand: unknown): { op: 'elements'; filter: Filter; documents: boolean } {
  if (!isDoc(operand)) throw badValue('$elemMatch needs an Object');
  const first = Object.keys(operand)[0];
  const documents = !first?.startsWith('$') || LOGICAL.has(first) || isReferenceName(first);
  if (documents) return { op: 'elements', filter: parseFilter(operand), documents };
  return { op: 'elements', filter: { kind: 'and', children: parseCondition('', operand) }, documents };
}
