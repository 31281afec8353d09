import { encode } from '../bson/codec.ts';
import { toDouble } from '../bson/numbers.ts';
import { isArrayIndex } from '../bson/paths.ts';
import { type Doc, isDoc, isNumber, isReferenceName } from '../bson/types.ts';
import { badValue, notSupported, ServerError } from '../errors.ts';
import type { KeyField } from './index-keys.ts';
import { parsePartialFilter } from './partial-filter.ts';

const KNOWN = new Set([
  'key',
  'name',
  'unique',
  'sparse',
  'expireAfterSeconds',
  'partialFilterExpression',
  'v',
  'ns',
  'background',
  'hidden',
]);
const REFUSED = new Set([
  'collation',
  'wildcardProjection',
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'storageEngine',
  'prepareUnique',
  'clustered',
]);

const cannot = (why: string) => new ServerError(67, 'CannotCreateIndex', why);

/** Checks an index specification and gives it the name and version MongoDB would. */
export function normaliseIndexSpec(spec: unknown): Doc {
  if (!isDoc(spec) || !isDoc(spec.key)) throw failed("The field 'key' must be an object");
  for (const option of Object.keys(spec)) {
    if (REFUSED.has(option)) throw notSupported(`The index option '${option}'`);
    if (!KNOWN.has(option))
      throw new ServerError(
        197,
        'InvalidIndexSpecificationOption',
        `The field '${option}' is not valid for an index specification.`,
      );
  }
  if (spec.hidden === true) throw notSupported('A hidden index');
  const fields = keyFields(spec.key);
  const name = spec.name ?? fields.map(({ path }) => `${path}_${String((spec.key as Doc)[path])}`).join('_');
  if (typeof name !== 'string' || name === '' || name === '*')
    throw cannot(`The index name '${String(name)}' is not valid`);
  const ttl = spec.expireAfterSeconds;
  if (ttl !== undefined) checkTtl(ttl, fields);
  if (spec.partialFilterExpression !== undefined) {
    parsePartialFilter(spec.partialFilterExpression);
    if (spec.sparse) throw cannot('cannot mix "partialFilterExpression" and "sparse" options');
  }
  const { v: _v, ns: _ns, background: _background, hidden: _hidden, ...kept } = spec;
  return { v: 2, ...kept, name };
}

const failed = (why: string) => new ServerError(9, 'FailedToParse', why);

function checkTtl(ttl: unknown, fields: KeyField[]): void {
  if (!isNumber(ttl) || toDouble(ttl) < 0 || toDouble(ttl) > 2_147_483_647)
    throw cannot("TTL index 'expireAfterSeconds' option must be within an acceptable range");
  if (fields.length > 1) throw cannot('TTL indexes are single-field indexes, compound indexes do not support TTL');
  if (fields[0]?.path === '_id') throw cannot("The field 'expireAfterSeconds' is not valid for an _id index");
}

/** `{a: 1, 'b.c': -1}` as fields. Kinds that are words (text, 2d, hashed, ...) and wildcards are refused. */
export function keyFields(key: Doc): KeyField[] {
  const entries = Object.entries(key);
  if (entries.length === 0) throw cannot('Index keys cannot be empty.');
  if (entries.length > 32) throw cannot('too many fields in an index key (at most 32)');
  return entries.map(([path, order]) => {
    if (typeof order === 'string') throw notSupported(`An index of kind '${order}'`);
    const direction = isNumber(order) ? toDouble(order) : Number.NaN;
    if (!direction) throw cannot(`Values in the index key pattern must be a non-zero number. Found: ${path}`);
    const parts = path.split('.');
    if (parts.some((part, at) => part.includes('$') && (at === 0 || !isReferenceName(part))))
      throw notSupported(`An index on '${path}'`);
    if (parts.includes('')) throw cannot('Index keys cannot contain an empty field.');
    if (parts.some(isArrayIndex)) throw notSupported(`An index on an array position ('${path}')`);
    return { path, parts, direction: direction < 0 ? -1 : 1 };
  });
}

const comparable = ({ v: _v, name: _name, ...rest }: Doc): string =>
  encode(Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)))).toString('latin1');

const sameKey = (a: Doc, b: Doc): boolean => encodeNumbers(a).equals(encodeNumbers(b));
const encodeNumbers = (key: Doc): Buffer =>
  encode(
    Object.fromEntries(
      Object.entries(key).map(([path, order]) => [path, isNumber(order) ? Math.sign(toDouble(order)) : order]),
    ),
  );

/** True when the index exists already; throws when it exists differently. */
export function indexExists(existing: readonly Doc[], spec: Doc): boolean {
  for (const other of existing) {
    const same = sameKey(other.key as Doc, spec.key as Doc);
    const equal = same && comparable({ ...other, key: 0 }) === comparable({ ...spec, key: 0 });
    if (other.name === spec.name) {
      if (equal) return true;
      const [code, codeName] = same
        ? ([85, 'IndexOptionsConflict'] as const)
        : ([86, 'IndexKeySpecsConflict'] as const);
      throw new ServerError(
        code,
        codeName,
        `An existing index has the same name as the requested index but is different: ${String(spec.name)}`,
      );
    }
    if (same && samePartial(other, spec))
      throw new ServerError(
        85,
        'IndexOptionsConflict',
        `Index already exists with a different name: ${String(other.name)}`,
      );
  }
  return false;
}

const samePartial = (a: Doc, b: Doc): boolean =>
  comparable({ f: a.partialFilterExpression ?? null }) === comparable({ f: b.partialFilterExpression ?? null });

export function requireIndexArray(indexes: unknown): unknown[] {
  if (!Array.isArray(indexes) || indexes.length === 0) throw badValue('Must specify at least one index to create');
  return indexes;
}
