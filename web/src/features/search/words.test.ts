import { describe, expect, it } from 'vitest';
import { fitsName, meant, splitWords } from './words.ts';

describe('words', () => {
  it('are split as the server splits them, without accents', () => {
    expect(splitWords("Zoë O'Neil, INV-1002")).toEqual(['zoe', 'o', 'neil', 'inv', '1002']);
    expect(splitWords('  ')).toEqual([]);
  });

  it.each([
    ['pri', true],
    ['shar pri', true],
    ['riya', false],
    ['priya harris', false],
  ])('%s fits the name Priya Sharma: %s', (typed, fits) => {
    expect(fitsName(typed, 'Priya Sharma')).toBe(fits);
  });
});

describe('what is meant', () => {
  const all = [
    { label: 'Finance', words: 'money invoices' },
    { label: 'GST / BAS', words: 'tax quarter' },
    { label: 'Tax Deductions', words: 'claims' },
    { label: 'Who Owes You', words: 'owing debtors' },
  ];
  const labels = (typed: string) => meant(typed, all).map(({ label }) => label);

  it.each([
    ['bas', ['GST / BAS']],
    ['owing', ['Who Owes You']],
    ['who owes me', ['Who Owes You']],
    ['show me the money please', ['Finance']],
    ['invoice', ['Finance']],
    ['zebra', []],
    ['', []],
    ['- / -', []],
  ])('%s', (typed, expected) => expect(labels(typed)).toEqual(expected));

  it('comes by its own name before others that are called that, too', () => {
    expect(labels('tax')).toEqual(['Tax Deductions', 'GST / BAS']);
  });

  it('is what is labelled so, where nothing else is to count', () => {
    expect(meant('tax', all, true).map(({ label }) => label)).toEqual(['Tax Deductions']);
  });

  it('takes words that say nothing where there are no others', () => {
    expect(labels('who')).toEqual(['Who Owes You']);
    expect(meant('to do', [{ label: 'Admin', words: 'to do tasks' }])).toHaveLength(1);
  });
});
