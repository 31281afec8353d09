import { BSONSymbol } from 'bson';
import { compareValues, equalValues } from '../bson/compare.ts';
import { encodeKey } from '../bson/key-encoding.ts';
import { toDouble } from '../bson/numbers.ts';
import { asContainer, someAtPath } from '../bson/paths.ts';
import { type Doc, isNumber, Tag, typeTag } from '../bson/types.ts';
import type { Filter, Pattern, Test } from './filter.ts';
import { typeNumber } from './type-names.ts';

type Predicate = (value: unknown) => boolean;

/** A predicate over documents. */
export const compileFilter = (filter: Filter): ((doc: Doc) => boolean) => compile(filter);

function compile(filter: Filter): Predicate {
  switch (filter.kind) {
    case 'never':
      return () => false;
    case 'expression':
      return (doc) => filter.evaluate(doc as Doc);
    case 'path': {
      const leaf = compileTest(filter.test);
      const { parts } = filter;
      return (doc) => someAtPath(doc, parts, leaf);
    }
    case 'and':
    case 'or':
    case 'nor': {
      const children = filter.children.map(compile);
      if (filter.kind === 'and') return (doc) => children.every((child) => child(doc));
      if (filter.kind === 'or') return (doc) => children.some((child) => child(doc));
      return (doc) => !children.some((child) => child(doc));
    }
  }
}

/** A test of the leaf of a path: itself, or when it is an array any of its elements. */
function compileTest(test: Test): Predicate {
  switch (test.op) {
    case 'exists':
      return (leaf) => leaf !== undefined;
    case 'size':
      return (leaf) => Array.isArray(leaf) && leaf.length === test.size;
    case 'elements': {
      const matches = compile(test.filter);
      return (leaf) =>
        Array.isArray(leaf) &&
        leaf.some((element) => (!test.documents || asContainer(element) || Array.isArray(element)) && matches(element));
    }
    default: {
      const element = compileElementTest(test);
      return (leaf) => element(leaf) || (Array.isArray(leaf) && leaf.some(element));
    }
  }
}

/** The same test on one value, arrays not entered. */
export function compileElementTest(test: Exclude<Test, { op: 'exists' | 'size' | 'elements' }>): Predicate {
  switch (test.op) {
    case 'eq':
      return (value) => equalValues(value, test.value);
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return compileComparison(test.op, test.value);
    case 'in':
      return compileIn(test.values, test.patterns);
    case 'regex':
      return (value) => matchesPattern(test.pattern, value);
    case 'type':
      return (value) => value !== undefined && test.types.has(typeNumber(value));
    case 'mod':
      return (value) => {
        const number = isNumber(value) ? toDouble(value) : Number.NaN;
        return Number.isFinite(number) && BigInt(Math.trunc(number)) % test.divisor === test.remainder;
      };
  }
}

/** Only values of the operand's own type compare; null also stands for missing, min and max keys for every type. */
function compileComparison(op: 'gt' | 'gte' | 'lt' | 'lte', operand: unknown): Predicate {
  const tag = typeTag(operand);
  const anyType = tag === Tag.minKey || tag === Tag.maxKey;
  if (isNumber(operand) && Number.isNaN(toDouble(operand)))
    return (value) => op.length === 3 && isNumber(value) && Number.isNaN(toDouble(value));
  const ordered = orderTest(op);
  return (value) => {
    if (typeTag(value) !== tag && !anyType) return false;
    if (tag === Tag.number && Number.isNaN(toDouble(value as number))) return false;
    return ordered(compareValues(value, operand));
  };
}

function orderTest(op: 'gt' | 'gte' | 'lt' | 'lte'): (order: number) => boolean {
  if (op === 'gt') return (order) => order > 0;
  if (op === 'gte') return (order) => order >= 0;
  if (op === 'lt') return (order) => order < 0;
  return (order) => order <= 0;
}

function compileIn(values: unknown[], patterns: Pattern[]): Predicate {
  const keys = new Set(values.map((value) => encodeKey(value).toString('latin1')));
  const few = values.length <= 4;
  return (value) =>
    (few ? values.some((candidate) => equalValues(value, candidate)) : keys.has(encodeKey(value).toString('latin1'))) ||
    patterns.some((pattern) => matchesPattern(pattern, value));
}

function matchesPattern(pattern: Pattern, value: unknown): boolean {
  if (typeof value === 'string') return pattern.regex.test(value);
  if (value instanceof BSONSymbol) return pattern.regex.test(value.value);
  return typeTag(value) === Tag.regex && equalValues(value, pattern.source);
}
