import { EJSON, ObjectId } from 'bson';
import type { Doc } from '../bson/types.ts';
import { ServerError } from '../errors.ts';
import type { Collection } from './catalogue.ts';

/** E11000 with the fields drivers and mongoose read: keyPattern and keyValue. */
export function duplicateKey(collection: Collection, spec: Doc, values: unknown[]): ServerError {
  const keyPattern = spec.key as Doc;
  const keyValue: Doc = {};
  Object.keys(keyPattern).forEach((path, at) => {
    const value = values[at];
    keyValue[path] = typeof value === 'symbol' || value === undefined ? null : value;
  });
  const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${show(value)}`);
  return new ServerError(
    11000,
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.db}.${collection.name} index: ${String(spec.name)} dup key: { ${shown.join(', ')} }`,
    { keyPattern, keyValue },
  );
}

const show = (value: unknown): string =>
  value instanceof ObjectId ? `ObjectId('${value.toHexString()}')` : EJSON.stringify(value, { relaxed: true });
