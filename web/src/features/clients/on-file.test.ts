import { describe, expect, it } from 'vitest';
import { onFileWords } from './on-file.ts';

const NOTHING = { invoices: 0, drafts: 0, payments: 0, quotes: 0, jobs: 0 };

describe('what is on file for a client', () => {
  it.each([
    [null, {}],
    ['1 job', { jobs: 1 }],
    ['2 invoices, 1 payment and 100 or more quotes', { invoices: 2, payments: 1, quotes: 100 }],
    ['1 draft invoice and 3 quotes', { drafts: 1, quotes: 3 }],
  ])('is %s', (words, found) => {
    expect(onFileWords({ ...NOTHING, ...found })).toBe(words);
  });
});
