import { type Operation, pathParams } from '@smoko/contract';
import fc from 'fast-check';
import { z } from 'zod';

type Schema = Record<string, unknown>;

/** Names of the first owner's records that a request may try to reach. */
export interface Targets {
  ids: string[];
  words: string[];
}

export interface FuzzedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Things no form would send. */
const HOSTILE: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    { $gt: '' },
    { $ne: null },
    { $regex: '.*' },
    { $where: 'sleep(1000)' },
    { $in: [] },
    { $exists: true },
    { toString: 'x', valueOf: 1 },
    { length: 1e9 },
    { _bsontype: 'ObjectId', id: 'x' },
    { $oid: '0'.repeat(24) },
    [{ $gt: '' }],
    [[[[[]]]]],
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e\u200b\ufeff',
    'NaN',
    'Infinity',
    'null',
    'undefined',
    '[object Object]',
    '../../etc/passwd',
    '..%2f..%2f',
    '$where',
    "'; DROP TABLE users; --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '9'.repeat(400),
    'x'.repeat(20_000),
    'e\u0301'.repeat(500),
    '2026-02-30',
    '0000-00-00',
    '99:99',
    -0,
    1e308,
    -1e308,
    Number.MAX_SAFE_INTEGER,
    0.1 + 0.2,
    5e-324,
    2 ** 53,
    true,
    false,
    null,
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
);

const NAMES = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  '$set',
  '$where',
  'user_id',
  '_id',
  'id',
  'version',
  'a.b',
  '',
);

/** Values that fit a JSON schema, more or less: lengths and patterns are the server's to check. */
function fitting(schema: Schema, targets: Targets): fc.Arbitrary<unknown> {
  const { type, enum: values, const: only, items, properties, pattern, format, default: fallback } = schema;
  const anyOf = schema.anyOf ?? schema.oneOf;
  if (only !== undefined) return fc.constant(only);
  if (Array.isArray(values)) return fc.constantFrom(...(values as unknown[]));
  if (Array.isArray(anyOf)) return fc.oneof(...(anyOf as Schema[]).map((one) => fitting(one, targets)));
  if (format === 'date') return fc.constantFrom('2026-03-04', '2026-12-31', '2028-02-29', '2026-02-29');
  if (typeof pattern === 'string' && pattern.includes('[0-9a-f]{24}')) return fc.constantFrom(...targets.ids);
  if (type === 'integer') return fc.integer({ min: -2, max: 300 });
  if (type === 'number')
    return fc.oneof(
      fc.integer({ min: 0, max: 1e6 }),
      fc.integer({ max: 1e6 }).map((n) => n / 100),
    );
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') return fc.array(fitting((items ?? {}) as Schema, targets), { maxLength: 4 });
  if (type === 'object' && properties) return object(schema, targets);
  if (type === 'string') {
    return fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom(...targets.words, '12:30', 'a@example.com', String(fallback ?? 'Deck')),
    );
  }
  return HOSTILE;
}

function object(schema: Schema, targets: Targets): fc.Arbitrary<Record<string, unknown>> {
  const required = new Set((schema.required ?? []) as string[]);
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const model = Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      fc.oneof({ arbitrary: fitting(field, targets), weight: 12 }, { arbitrary: HOSTILE, weight: 1 }),
    ]),
  );
  const needed = fields.map(([name]) => name).filter((name) => required.has(name));
  return fc.record(model, { requiredKeys: needed });
}

const hostileId = fc.constantFrom(
  '%00',
  '..%2f..%2fetc',
  '%7B%22$gt%22:%22%22%7D',
  '%ff',
  'x'.repeat(300),
  '-1',
  'null',
  '%F0%9F%92%A9',
);
const BODIES = fc.constantFrom(
  '{',
  '[]',
  'null',
  '"x"',
  '1e999',
  '{"a":1,}',
  '\u0000',
  `${'['.repeat(5_000)}`,
  '{"__proto__":{"x":1}}',
);
const TYPES = fc.constantFrom(
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=latin1',
  '*/*',
);
const METHODS = fc.constantFrom(
  'PUT',
  'PATCH',
  'DELETE',
  'POST',
  'OPTIONS',
  'HEAD',
  'GET',
  'PURGE',
  'PROPFIND',
  'LINK',
);

const rare = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 14 }, { arbitrary: value, weight: 1 });

/** A request to one operation: mostly of the right form, with something wrong in many places. */
export function requestTo(operation: Operation, targets: Targets): fc.Arbitrary<FuzzedRequest> {
  const schema = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  const inPath = pathParams(operation.path);
  const properties = Object.fromEntries(
    Object.entries((schema.properties ?? {}) as Schema).filter(([name]) => !inPath.includes(name)),
  );
  return fc
    .record({
      id: fc.oneof({ arbitrary: fc.constantFrom(...targets.ids), weight: 5 }, { arbitrary: hostileId, weight: 1 }),
      fields: Array.isArray(schema.oneOf)
        ? fc.oneof(...(schema.oneOf as Schema[]).map((one) => object(one, targets)))
        : object({ ...schema, properties }, targets),
      extra: rare(fc.tuple(NAMES, HOSTILE)),
      deep: rare(NAMES),
      body: rare(BODIES),
      type: rare(TYPES),
      method: rare(METHODS),
      key: rare(fc.constantFrom('k1', 'k2', 'k3')),
      accept: rare(fc.constantFrom('text/event-stream', 'text/html', '*/*;q=0')),
    })
    .map(({ id, fields, extra, deep, body, type, method = operation.method, key, accept }) => {
      const path = operation.path.replace(/\{\w+\}/, () => id);
      const all = { ...fields, ...(extra ? { [extra[0]]: extra[1] } : {}) };
      const headers: Record<string, string> = {
        ...(key ? { 'idempotency-key': key } : {}),
        ...(accept ? { accept } : {}),
      };
      if (operation.method === 'GET' || operation.method === 'DELETE') {
        return { method, path: `${path}${query(all, deep)}`, headers, body: undefined };
      }
      return {
        method,
        path,
        headers: { ...headers, 'content-type': type ?? 'application/json' },
        body: body ?? JSON.stringify(all),
      };
    });
}

/** Operators as a browser's form would send them: `?status[$ne]=x`. */
function query(fields: Record<string, unknown>, deep: string | undefined): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) => {
    const isOperator = typeof value === 'object' && value !== null && !Array.isArray(value);
    const [operator, operand] = isOperator ? (Object.entries(value)[0] ?? ['', '']) : [];
    const key = operator === undefined ? name : `${name}[${operator}]`;
    return `${safe(key)}=${safe(operator === undefined ? value : operand)}`;
  });
  if (deep !== undefined) pairs.push(`${safe(deep)}[$gt]=`);
  return pairs.length ? `?${pairs.join('&')}` : '';
}

const safe = (value: unknown): string =>
  encodeURIComponent(String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed());
