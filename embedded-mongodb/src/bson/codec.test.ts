import { deserialize, Int32, ObjectId, serialize } from 'bson';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bsonValue } from '../testing/arbitraries.ts';
import { decode, decodeUntrusted, encode } from './codec.ts';
import type { Doc } from './types.ts';

it.each<[string, Doc]>([
  ['a reference', { a: { $ref: 'jobs', $id: new ObjectId() } }],
  ['one with its fields in another order', { a: { $id: 1, x: 2, $ref: 'jobs' } }],
  [
    'one to a collection with a dot in its name',
    { a: [{ $ref: 'notes.old', $id: 'x', $db: 'other', more: { b: [1] } }] },
  ],
  ['one that is the whole document', { $ref: 'a.b', $id: 1 }],
  ['half of one, inside', { a: { b: [{ $ref: 'jobs' }, { $id: 1 }] } }],
  ['a field called __proto__ beside one', JSON.parse('{"__proto__": {"$ref": "x", "$id": 1}, "a": 1}')],
])('%s is written back byte by byte', (_name, doc) => {
  const raw = Buffer.from(serialize(doc));
  expect(encode(decode(raw))).toEqual(raw);
  expect(encode(decodeUntrusted(raw))).toEqual(raw);
});

it('reads every other value as the library does, beside a reference too', () => {
  fc.assert(
    fc.property(bsonValue, (value) => {
      const options = { promoteValues: false, promoteLongs: false, bsonRegExp: true };
      const expected = deserialize(serialize({ value, list: [value] }), options);
      const { $ref, ...others } = decode(Buffer.from(serialize({ value, list: [value], $ref: 'x' })));
      expect(others).toEqual(expected);
      expect($ref).toBe('x');
    }),
  );
});

it('reads numbers of a reference with their type', () => {
  expect(decode(Buffer.from(serialize({ $ref: 'x', $id: 5 })))).toEqual({ $ref: 'x', $id: new Int32(5) });
});
