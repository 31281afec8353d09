import { AppError } from '@smoko/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readJson } from './read-json.ts';

const read = (text: string) => readJson(Buffer.from(text));
const complaint = (bytes: Buffer): string => {
  try {
    readJson(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).code).toBe('malformed');
    return (error as AppError).message;
  }
  throw new Error('It was read.');
};
const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;

it('reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: 'medium' }), fc.constantFrom(undefined, '\t'), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      fc.pre(!text.includes('"__proto__":'));
      expect(read(text)).toEqual(JSON.parse(text));
    }),
  );
});

it('reads strings that look like something else', () => {
  for (const value of ['{"a":1,"a":2}', '\\', '"', '\\"', '[[[', '\\\\":{', 'a:b']) {
    expect(read(JSON.stringify({ [value]: value, b: [value, value] }))).toEqual({ [value]: value, b: [value, value] });
  }
  expect(read('\ufeff {"a":"\\u0022"}')).toEqual({ a: '"' });
});

it.each([
  ['a name twice', '{"a":1,"a":1}', 'The field "a" is there twice.'],
  ['a name twice, once escaped', '{"a":1,"\\u0061":1}', 'The field "a" is there twice.'],
  ['a name twice behind an object', '{"a":{"a":[{"a":1}]},"b":[],"a":1}', 'The field "a" is there twice.'],
  ['__proto__', '[{"b":{"__proto__":{}}}]', 'A field cannot be called __proto__.'],
  ['what is nested too deep', nested(66), 'That JSON is nested more than 64 deep.'],
  [
    'what is nested so deep that recursion would not come back',
    nested(200_000),
    'That JSON is nested more than 64 deep.',
  ],
  ['JSON cut off', '{"a":', 'That is not valid JSON.'],
])('refuses %s', (_what, text, message) => {
  expect(complaint(Buffer.from(text))).toBe(message);
});

it('reads what is as deep as it may be, and one name in many objects', () => {
  expect(() => read(nested(64))).not.toThrow();
  expect(read('[{"a":1},{"a":{"b":1}},{"b":"a","a":"b"}]')).toHaveLength(3);
});

it('refuses bytes that are no UTF-8', () => {
  expect(complaint(Buffer.from([0x22, 0xff, 0x22]))).toBe('That is not UTF-8.');
  expect(complaint(Buffer.from('{"a":1}', 'utf16le'))).toMatch(/not/);
});
