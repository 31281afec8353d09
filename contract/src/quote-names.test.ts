import { describe, expect, it } from 'vitest';
import { quoteName } from './entities/quote.ts';
import { quoteNamesIn, saysQuote } from './quote-names.ts';

describe('the names of quotes in a text', () => {
  it.each([
    ['Happy with Q12, go ahead', ['Q12', 'Q-12']],
    ['accept q7', ['Q7', 'Q-7']],
    ['Re: Quote Q2 from Carmody Trades', ['Q2', 'Q-2']],
    ['quote no. 12 is fine, quote #13 not', ['Q12', 'Q-12', 'Q13', 'Q-13']],
    ['About Q-1763400000010', ['Q1763400000010', 'Q-1763400000010']],
    ['deposit for Q3', ['Q3', 'Q-3']],
  ])('%s', (text, names) => {
    expect(quoteNamesIn(text)).toEqual(names);
  });

  it.each(['We would like it done in Q3', 'by the Q1 please', 'the Q2 2027 budget', 'early Q4', 'FAQ12', '12 windows'])(
    'are not in: %s',
    (text) => {
      expect(quoteNamesIn(text)).toEqual([]);
    },
  );

  it('are no part of a longer one', () => {
    const quote = { short_name: 'Q1', quote_number: 'Q-1763400000010' };
    expect(saysQuote('yes to Q12', quote)).toBe(false);
    expect(saysQuote('yes to q1', quote)).toBe(true);
    expect(saysQuote('yes to Q-1763400000010', quote)).toBe(true);
    expect(saysQuote('yes to 2026/014', { short_name: '2026/014', quote_number: '2026/014' })).toBe(true);
  });
});

it('a quote is called by its short name, and by its number while it has none', () => {
  expect(quoteName({ short_name: 'Q12', quote_number: 'Q-1763400000010' })).toBe('Q12');
  expect(quoteName({ short_name: null, quote_number: 'Q-1763400000010' })).toBe('Q-1763400000010');
});
