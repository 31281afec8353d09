import { BSONRegExp, Decimal128, Double, Int32, Long, MinKey, ObjectId } from 'bson';
import { describe, expect, it } from 'vitest';
import type { Doc } from '../bson/types.ts';
import { compileFilter } from './matcher.ts';
import { parseFilter } from './parse.ts';
import { parsePattern } from './regex.ts';

const id = new ObjectId();
const matches = (filter: Doc, doc: Doc): boolean => compileFilter(parseFilter(filter))(doc);

describe('filters', () => {
  it.each<[Doc, Doc, boolean]>([
    [{ a: 1 }, { a: new Double(1) }, true],
    [{ a: Decimal128.fromString('1.0') }, { a: new Int32(1) }, true],
    [{ a: { $lt: Decimal128.fromString('10') } }, { a: Decimal128.fromString('9') }, true],
    [{ a: Long.fromString('9007199254740993') }, { a: new Double(9007199254740992) }, false],
    [{ a: id }, { a: new ObjectId(id.id) }, true],
    [{ a: { $type: 'objectId' } }, { a: id }, true],
    [{ a: { $type: 'number' } }, { a: Long.ONE }, true],
    [{ a: { $type: 'array' } }, { a: [] }, true],
    [{ a: { $type: 'int' } }, { a: ['x', new Int32(1)] }, true],
    [{ a: null }, {}, true],
    [{ a: null }, { a: [] }, false],
    [{ 'a.b': null }, { a: 1 }, true],
    [{ 'a.b': null }, { a: [1] }, false],
    [{ a: { $gte: null } }, {}, true],
    [{ a: { $gt: 5 } }, { a: 'text' }, false],
    [{ a: { $gt: new MinKey() } }, { a: 'text' }, true],
    [{ a: { $ne: 1 } }, { a: [1, 2] }, false],
    [{ a: { $nin: [3] } }, { a: [1, 2] }, true],
    [{ a: [1, 2] }, { a: [1, 2] }, true],
    [{ a: [1, 2] }, { a: [[1, 2]] }, true],
    [{ 'a.1': 2 }, { a: [1, 2] }, true],
    [{ 'a.b': 2 }, { a: [{ b: 1 }, { b: 2 }] }, true],
    [{ a: { b: 1 } }, { a: { b: 1, c: 2 } }, false],
    [{ a: { $exists: true } }, { a: null }, true],
    [{ a: { $exists: false } }, { a: null }, false],
    [{ a: { $size: 2 } }, { a: [1, 2] }, true],
    [{ a: { $all: [1, 2] } }, { a: [3, 2, 1] }, true],
    [{ a: { $all: [] } }, { a: [] }, false],
    [{ a: { $elemMatch: { x: 1, y: 2 } } }, { a: [{ x: 1 }, { y: 2 }] }, false],
    [{ a: { $elemMatch: { $gt: 1, $lt: 3 } } }, { a: [0, 2] }, true],
    [{ a: { $elemMatch: { $or: [{ x: 1 }, { x: 2 }] } } }, { a: [{ x: 2 }] }, true],
    [{ a: { $mod: [4, 1] } }, { a: 5 }, true],
    [{ a: { $not: { $gt: 5 } } }, {}, true],
    [{ a: { $not: /^x/ } }, { a: 'xy' }, false],
    [{ a: /^X/i }, { a: ['xy'] }, true],
    [{ a: { $regex: '^x', $options: 'i' } }, { a: 'Xy' }, true],
    [{ a: { $in: [/^x/, 1] } }, { a: 'xy' }, true],
    [{ a: new BSONRegExp('a') }, { a: new BSONRegExp('a') }, true],
    [{ $nor: [{ a: 1 }, { b: 1 }] }, { a: 2 }, true],
    [{ constructor: null }, {}, true],
    [{ toString: { $exists: true } }, {}, false],
  ])('%j on %j is %s', (filter, doc, expected) => {
    expect(matches(filter, doc)).toBe(expected);
  });
});

describe('the prefix of an expression', () => {
  it.each<[string, string, string | undefined]>([
    ['^har', '', 'har'],
    ['^har', 'i', undefined],
    ['^a\\.b', '', 'a.b'],
    ['^ab*', '', 'a'],
    ['^ab+c', '', 'ab'],
    ['^ab?', '', 'a'],
    ['^a|b', '', undefined],
    ['har', '', undefined],
    ['^[ab]c', '', undefined],
  ])('/%s/%s is %s', (source, options, prefix) => {
    expect(parsePattern(source, options).prefix).toBe(prefix);
  });
});
