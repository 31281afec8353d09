import { describe, expect, it } from 'vitest';
import { withoutOwnWords } from './own-words.ts';

describe('a word that is what the call does', () => {
  it.each([
    ['credit_invoice', { amount: 96.09 }, 'credit'],
    ['create_finance_record', { type: 'invoice', percent_of_budget: 40 }, 'progress'],
    ['create_finance_record', { type: 'payment', method: 'bank_transfer' }, 'transfer'],
    ['add_variation', { lines: [] }, 'hrs'],
  ])('%s %j: %s', (tool, args, word) => expect(withoutOwnWords(tool, args, [word, 'and'])).toEqual([]));

  it.each([
    ['create_finance_record', { type: 'invoice', amount: 96.09 }, 'credit'],
    ['create_finance_record', { type: 'invoice', amount: 700 }, 'progress'],
    ['create_finance_record', { type: 'payment', amount: 700 }, 'bank'],
    ['credit_invoice', { amount: 96.09 }, 'pump'],
  ])('is not one: %s %j: %s', (tool, args, word) => expect(withoutOwnWords(tool, args, [word])).toEqual([word]));

  it('leaves numbers, and several words', () => {
    expect(withoutOwnWords('credit_invoice', {}, ['credit', '1002'])).toEqual(['1002']);
    expect(withoutOwnWords('credit_invoice', {}, ['credit', 'pump', 'shed'])).toEqual(['pump', 'shed']);
  });
});
