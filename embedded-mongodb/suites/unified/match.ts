import { EJSON } from 'bson';
import type { Document } from 'mongodb';
import type { Entities } from './entities.ts';

const TYPES: Record<string, (value: unknown) => boolean> = {
  double: (value) => typeof value === 'number' || bsonType(value) === 'Double',
  int: (value) => Number.isInteger(value) || bsonType(value) === 'Int32',
  long: (value) => Number.isInteger(value) || bsonType(value) === 'Long' || typeof value === 'bigint',
  decimal: (value) => bsonType(value) === 'Decimal128',
  number: (value) => number(value) !== undefined || bsonType(value) === 'Decimal128',
  string: (value) => typeof value === 'string',
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
  binData: (value) => bsonType(value) === 'Binary' || value instanceof Uint8Array,
  objectId: (value) => bsonType(value) === 'ObjectId',
  bool: (value) => typeof value === 'boolean',
  date: (value) => value instanceof Date,
  timestamp: (value) => bsonType(value) === 'Timestamp',
  null: (value) => value === null,
};

const show = (value: unknown): string => {
  try {
    return EJSON.stringify(value)?.slice(0, 200) ?? String(value);
  } catch {
    return String(value);
  }
};
const isPlain = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
/** By name, because the driver may bring classes of its own. */
const bsonType = (value: unknown): unknown => (value as { _bsontype?: unknown } | null | undefined)?._bsontype;
const number = (value: unknown): number | undefined =>
  typeof value === 'number' || typeof value === 'bigint'
    ? Number(value)
    : ['Long', 'Int32', 'Double'].includes(String(bsonType(value)))
      ? Number(String(value))
      : undefined;

/** Throws when the values differ. A document at the root, or an element of a list there, may have further fields. */
export function match(actual: unknown, expected: unknown, entities: Entities, path = '', root = true): void {
  const fail = (): never => {
    throw new Error(`${path || 'result'}: expected ${show(expected)}, found ${show(actual)}`);
  };
  if (isPlain(expected)) {
    const [name] = Object.keys(expected);
    if (name?.startsWith('$$')) {
      special(name, expected[name], actual, entities, path, fail);
      return;
    }
    if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) throw fail();
    const found = actual instanceof Map ? Object.fromEntries(actual) : (actual as Document);
    matchFields(found, expected, entities, path);
    const surplus = root ? undefined : Object.keys(found).find((key) => !(key in expected) && found[key] !== undefined);
    if (surplus) throw new Error(`${path}.${surplus}: is not expected`);
  } else if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) throw fail();
    for (const [at, each] of expected.entries()) match(actual[at], each, entities, `${path}[${at}]`, root);
  } else if (number(expected) !== undefined) {
    if (number(actual) !== number(expected)) fail();
  } else if (EJSON.stringify({ v: actual }) !== EJSON.stringify({ v: expected })) fail();
}

/** Every field that is expected is there as it is expected, or is not there where that is expected. */
function matchFields(found: Document, expected: Document, entities: Entities, path: string): void {
  for (const [key, value] of Object.entries(expected)) {
    const present = key in found && found[key] !== undefined;
    const operator = isPlain(value) ? Object.keys(value)[0] : undefined;
    if (operator === '$$exists') {
      if (present !== (value as Document).$$exists)
        throw new Error(`${path}.${key}: ${present ? 'is' : 'is not'} there`);
    } else if (!present && operator !== '$$unsetOrMatches') throw new Error(`${path}.${key}: is missing`);
    else match(found[key], value, entities, `${path}.${key}`, false);
  }
}

function special(
  name: string,
  operand: unknown,
  actual: unknown,
  entities: Entities,
  path: string,
  fail: () => never,
): void {
  switch (name) {
    case '$$exists':
      if ((actual !== undefined) !== operand) fail();
      return;
    case '$$unsetOrMatches':
      if (actual !== undefined && actual !== null) match(actual, operand, entities, path, path === '');
      return;
    case '$$type':
      if (![operand].flat().some((type) => TYPES[String(type)]?.(actual))) fail();
      return;
    case '$$matchesEntity':
      match(actual, entities.value(String(operand)), entities, path);
      return;
    case '$$sessionLsid':
      match(actual, entities.lsid(String(operand)), entities, path, false);
      return;
    default:
      throw new Error(`the runner does not know ${name}`);
  }
}
