import { expect, it } from 'vitest';
import { readCoverage, unproven } from '../../scripts/lib/spec-coverage.mjs';
import { titlesOf, writtenIn } from './test-source.ts';

const sections = readCoverage();
const rows = sections.flatMap((section) => section.rows);

it('there are rows to look at, in every section', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(sections.filter((section) => section.rows.length === 0)).toEqual([]);
});

it('every row names a test that is there, once', () => {
  const missing = rows.filter(({ file, title }) => !titlesOf(file)?.includes(title));
  expect(missing.map(({ line, file, title }) => `line ${line}: ${file} › ${title}`)).toEqual([]);
});

it('every text of a row is written in its test, letter by letter', () => {
  const unsaid = rows.flatMap(({ line, texts, file, title }) => {
    const written = writtenIn(file, title);
    return texts
      .filter((text) => !written.some((literal) => literal.includes(text)))
      .map((text) => `line ${line}: "${text}" is not in ${file} › ${title}`);
  });
  expect(unsaid).toEqual([]);
});

it('a test that did not run, or failed somewhere, proves nothing', () => {
  const [section] = readCoverage(
    ['## One', '| a | `b` | tests/browser/a.spec.ts › one |', '| c |  | tests/api/b.test.ts › %s is two |'].join('\n'),
  );
  const browser = (passed: boolean) => ({ file: 'tests/browser/a.spec.ts', title: 'one', passed });
  const api = { file: 'tests/api/b.test.ts', title: 'it is two', passed: true };
  const check = (ran: Parameters<typeof unproven>[0]) => unproven(ran, section ? [section] : []).length;
  expect(check({ browser: [browser(true), browser(true)], system: [api], mongo: [api] })).toBe(0);
  expect(check({ browser: [browser(true), browser(false)] })).toBe(1);
  expect(check({ browser: [], system: [api], mongo: [{ ...api, passed: false }] })).toBe(2);
  expect(check({ browser: [], system: [], mongo: [] })).toBe(2);
  // a suite that did not run whole says nothing
  expect(check({})).toBe(0);
});

it('a line that is no row is an error', () => {
  expect(() => readCoverage('## One\n| a | b | c |')).toThrow(/spec-coverage.md:2/);
  expect(() => readCoverage('## One\n| a | b | tests/a.test.ts › c |')).toThrow(/:2/);
});
