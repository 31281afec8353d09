import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { checkedOut } from '../support/checkout.ts';
import { ROOT } from '../support/paths.ts';

const SOURCE = /\.(ts|tsx|js|mjs|css|html|sh)$/;
const KEBAB = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** The source files; the evaluation was given and is left as it is. */
const files = checkedOut().filter((name) => SOURCE.test(name) && !name.startsWith('tests/eval/'));
const isTest = (name: string) => name.startsWith('tests/') || name.includes('.test.');
const linesOf = (name: string) => readFileSync(join(ROOT, name), 'utf8').split('\n').length - 1;

it('there are files to look at', () => expect(files.length).toBeGreaterThan(300));

it('no source file is longer than 400 lines, no test longer than 600', () => {
  const long = files.filter((name) => linesOf(name) > (isTest(name) ? 600 : 400));
  expect(long).toEqual([]);
});

it('95 of 100 source files have fewer than 300 lines', () => {
  const sizes = files
    .filter((name) => !isTest(name))
    .map(linesOf)
    .sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length * 0.95)]).toBeLessThan(300);
});

it('no function is excused from the limits of length and complexity', () => {
  expect(checkedOut()).not.toContain('eslint-suppressions.json');
  const excused = /eslint-disable[^\n]*\b(?:complexity|function-length)\b/;
  const found = files.filter((name) => excused.test(readFileSync(join(ROOT, name), 'utf8')));
  expect(found.filter((name) => !name.endsWith('architecture/sizes.test.ts'))).toEqual([]);
});

it('file names are kebab-case', () => {
  expect(files.filter((name) => !KEBAB.test(basename(name)))).toEqual([]);
});

it('no test is skipped, left for later or run alone', () => {
  const bad = /\b(it|test|describe)\.(skip|only|todo|fixme|fails)\b|\b(xit|xdescribe|fit|fdescribe)\(/;
  const found = files.filter((name) => isTest(name) && bad.test(readFileSync(join(ROOT, name), 'utf8')));
  expect(found.filter((name) => !name.endsWith('architecture/sizes.test.ts'))).toEqual([]);
});
