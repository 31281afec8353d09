import { BSONRegExp } from 'bson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waysOf } from './backtracking.ts';
import { compileFilter } from './matcher.ts';
import { parseFilter } from './parse.ts';
import { SafeRegex } from './safe-regex.ts';

const LONG = 3000;

describe('patterns that try one way after another', () => {
  // each of these takes JavaScript's engine longer than anybody would wait
  it.each<[RegExp, string, string]>([
    [/^(a+)+$/u, 'a'.repeat(LONG), '!'],
    [/^(a|a)*$/u, 'a'.repeat(LONG), '!'],
    [/^(a|aa)+$/u, 'a'.repeat(LONG), '!'],
    [/^(?:a?){40}a{40}$/u, 'a'.repeat(60), '!'],
    [/^(.*a){20}$/u, 'a'.repeat(LONG), 'b'],
    [/^(\w+\s?)*$/u, 'word '.repeat(600), '!'],
    [/^([a-z]+)*\d+$/iu, 'A'.repeat(LONG), '!'],
    [/(x+x+)+y/u, 'x'.repeat(LONG), 'z'],
    [/a*a*a*a*a*a*b/u, 'a'.repeat(LONG), ''],
    [/^(a+)+(?=\n?$)/u, 'a'.repeat(LONG), '!'],
  ])('%s is answered on a long text', (pattern, text, spoilt) => {
    expect(waysOf(pattern)(LONG)).toBeGreaterThan(1e7);
    expect(new SafeRegex(pattern).test(text + spoilt)).toBe(false);
  });

  it('find the same places', () => {
    const text = `${'a'.repeat(200)}! ${'b'.repeat(200)}`;
    const hits = new SafeRegex(/((a|b)+)+/u).findAll(text);
    expect(hits.map(({ text: match, index, captures }) => [match.length, index, captures[1]])).toEqual([
      [200, 0, 'a'],
      [200, 202, 'b'],
    ]);
  });

  it('are refused when no other engine knows them, but only for a text where it matters', () => {
    const pattern = new SafeRegex(/^(?!x)(a+)+$/u);
    expect(pattern.test('aaa')).toBe(true);
    expect(() => pattern.test(`${'a'.repeat(40)}!`)).toThrow(expect.objectContaining({ code: 51156 }));
    expect(() => new SafeRegex(/^(a+)+\1$/u).test(`${'a'.repeat(40)}!`)).toThrow('match limit exceeded');
    expect(() => new SafeRegex(/((a+)+)(?=\n?$)/u).findAll(`${'a'.repeat(40)}!`)).toThrow('match limit exceeded');
  });
});

describe('what PCRE says otherwise than JavaScript is the same for both engines', () => {
  const matches = (pattern: string, options: string, text: string): boolean =>
    compileFilter(parseFilter({ a: new BSONRegExp(pattern, options) }))({ a: text });
  const long = 'a'.repeat(LONG);

  it.each<[string, string, string, boolean]>([
    ['^(a+)+$', 'm', `x\n${long}\ny`, true],
    ['^(a+)+$', 'm', `x\n${long}!\ny`, false],
    ['^(a+)+$', 'm', long, true],
    ['^(a+)+$', '', `${long}\n`, true],
    ['^(a+)+\\z', '', `${long}\n`, false],
    ['^(a+)+\\Z', '', `${long}\n`, true],
    ['^(.+)+\\n', '', `${long}\n`, true],
    ['^(.+)+!', 's', `${long}\n!`, true],
    ['(\\p{Greek}+)+!', '', `${'ω'.repeat(LONG)}?`, false],
    ['^(\\P{Greek}+)+ω', '', `${long}ω`, true],
    ['^([\\s\\S]+)+\\x{1F600}', '', `${long}😀`, true],
    ['^(\\S+)+\\h\\z', '', `${long}\u00a0`, true],
    ['^(?P<x>a+)+\\]', 'i', `${long}]`, true],
  ])('/%s/%s on a long text', (pattern, options, text, expected) => {
    expect(matches(pattern, options, text)).toBe(expected);
  });

  it('a parenthesis that is a character opens nothing', () => {
    expect(() => matches('(\\(?:(?=\\n)|\\z)*', '', long)).toThrow('match limit exceeded');
    expect(matches('((a+)+\\(?=\\n?\\z)', '', `${long}(=`)).toBe(true);
  });

  it('no line starts behind a newline that ends the text', () => {
    // re2js would find one there
    expect(matches('(?:x?)*^$', 'm', 'a\n')).toBe(false);
    expect(() => matches('((?:x+)+)*^$', 'm', `${'x'.repeat(LONG)}\n`)).toThrow('match limit exceeded');
    expect(matches('((?:x+)+)*^$', 'm', `${'x'.repeat(LONG)}\n\ny`)).toBe(true);
  });
});

describe('patterns of everyday use', () => {
  it.each([/smith/iu, /^ab/u, /foo.*bar/u, /^[\w.+-]+@[\w-]+\.[a-z]{2,}$/iu, /\d{2,4}-\d{2}/u])(
    '%s stays with the quicker engine on a short text',
    (pattern) => expect(waysOf(pattern)(60)).toBeLessThan(1e6),
  );
});

it('answers as JavaScript does, whichever engine is asked', () => {
  const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\w', '\\d', '\\n', 'ä', '^', '$', '\\b');
  const source = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      atom,
      fc.tuple(tie('node'), tie('node')).map((parts) => parts.join('')),
      fc.tuple(tie('node'), tie('node')).map((parts) => `(?:${parts.join('|')})`),
      fc.tuple(tie('node'), fc.constantFrom('*', '+', '?', '{1,3}')).map(([part, times]) => `(?:${part})${times}`),
    ),
  })).node;
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'ä', '1', ' ', '\n'), maxLength: 9 });
  const end = fc.constantFrom('', '', '(?=\\n?$)');
  let asked = 0;
  fc.assert(
    fc.property(source, end, text, fc.constantFrom('u', 'iu'), (pattern, last, subject, flags) => {
      const plain = new RegExp(`(?:${pattern})${last}`, flags);
      // has the same answer, and so many ways to it that the other engine is asked
      const tangled = new RegExp(`(?:(?:(?:(?:${pattern})?)?)*)*(?:${pattern})${last}`, flags);
      if (waysOf(tangled)(subject.length) > 1e6) asked++;
      expect([plain, new SafeRegex(plain).test(subject)]).toEqual([plain, plain.test(subject)]);
      expect([tangled, new SafeRegex(tangled).test(subject)]).toEqual([tangled, plain.test(subject)]);
    }),
    { numRuns: 2000 },
  );
  expect(asked).toBeGreaterThan(200);
});
