import { BSONRegExp } from 'bson';
import { describe, expect, it } from 'vitest';
import { compileFilter } from './matcher.ts';
import { parseFilter } from './parse.ts';

const matches = (pattern: string, options: string, text: string): boolean =>
  compileFilter(parseFilter({ a: new BSONRegExp(pattern, options) }))({ a: text });

describe('what PCRE reads otherwise than JavaScript', () => {
  it.each<[string, string, string, boolean]>([
    ['abc$', '', 'abc\n', true],
    ['abc$', '', 'abc\n\n', false],
    ['abc$', '', 'abc\nx', false],
    ['abc\\z', '', 'abc\n', false],
    ['abc\\Z', '', 'abc\n', true],
    ['\\Aabc', 'm', 'x\nabc', false],
    ['abc$', 'm', 'abc\nx', true],
    ['abc$', 'm', 'abc\rx', false],
    ['^abc', 'm', 'x\nabc', true],
    ['^abc', 'm', 'x\u2028abc', false],
    ['^$', 'm', 'x\n', false],
    ['a.c', '', 'a\rc', true],
    ['a.c', '', 'a\u2028c', true],
    ['a.c', '', 'a\nc', false],
    ['a.c', 's', 'a\nc', true],
    ['a\\sc', '', 'a\u00a0c', false],
    ['a[\\s]c', '', 'a\u00a0c', false],
    ['a[\\s\\S]c', '', 'a\nc', true],
    ['a[^\\S]c', '', 'a\u00a0c', false],
    ['a\\hc', '', 'a\u00a0c', true],
    ['a\\vc', '', 'a\nc', true],
    ['[]a]', '', ']', true],
    ['[^]a]', '', 'b', true],
    ['[[a]', '', '[', true],
    ['a{', '', 'a{', true],
    ['a{,2}', '', 'a{,2}', true],
    ['a]}', '', 'a]}', true],
    ['a{2}', '', 'aa', true],
    ['[\\w-x]', '', '-', true],
    ['\\x{1F600}', '', '😀', true],
    ['^.$', '', '😀', true],
    ['\\x41', '', 'A', true],
    ['\\pL\\p{Lu}\\p{Greek}', '', 'aAω', true],
    ['\\p{^L}', '', 'a', false],
    ['\\-\\/\\@\\_', '', '-/@_', true],
    ['\\e\\a\\012', '', '\x1b\x07\n', true],
    ['(a)\\1', '', 'aa', true],
    ['(?P<x>a)(?P=x)', '', 'aa', true],
    ['(?<x>a)\\k<x>', '', 'aa', true],
    ['a(?#comment)b', '', 'ab', true],
    ['(?<!x)a(?=b)', '', 'ab', true],
    ['(?i)ABC', '', 'abc', true],
  ])('/%s/%s on %j is %s', (pattern, options, text, expected) => {
    expect(matches(pattern, options, text)).toBe(expected);
  });
});

describe('what cannot be said in JavaScript is refused', () => {
  it.each([
    '(?>a)',
    'a*+',
    'a{2}+',
    '(*UTF)a',
    '(?R)',
    '(?|a|b)',
    '(?+1)',
    '[[:alpha:]]',
    '[a[:alpha:]]',
    '\\Qa.b\\E',
    '\\Ka',
    '\\Ga',
    '\\R',
    '\\X',
    '\\C',
    '\\u0041',
    '\\g1',
    '\\11',
    'a(?i)b',
    '(a',
    '[a',
    'a\\',
    '\\p{Nope}',
  ])('%s', (pattern) => {
    expect(() => matches(pattern, '', 'a')).toThrow(expect.objectContaining({ code: 51091 }));
  });
});
