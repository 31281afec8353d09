import { describe, expect, it } from 'vitest';
import { confirmedAmounts } from './confirmed-amounts.ts';

function shown(text: string, given: string[], size = 3): string {
  let out = '';
  const filter = confirmedAmounts(
    (part) => {
      out += part;
    },
    () => given,
  );
  for (let i = 0; i < text.length; i += size) filter.text(text.slice(i, i + size));
  filter.end();
  return out;
}

describe('amounts in what a model says', () => {
  it.each([
    ['Invoiced $1,850.00 to Dave.', ['invoice dave 1850']],
    ['That is $2,400, due Friday.', ['new job for 2.4k']],
    ['That comes to $74.70.', ['{"total":74.7}']],
    ['Budget $500.75', ['{"total":500.75}']],
    ['Ordered 3 downlights for job 1001 on 4 Dec at 7.30.', []],
  ])('shows what was given: %s', (text, given) => {
    for (const size of [1, 3, 100]) expect(shown(text, given, size)).toBe(text);
  });

  it('shows what order items on file come to', () => {
    const items = [
      '{"item":"Lomandra","quantity":60,"unit_price":4.2}\n{"item":"Cordyline","quantity":15,"unit_price":26}',
    ];
    const said = 'The plants come to $642.00: 60 Lomandra $252.00 and 15 Cordyline $390.00.';
    expect(shown(said, items)).toBe(said);
    expect(shown('They come to $643.', items)).toBe('They come to an amount I could not confirm.');
  });

  it.each([
    ['The total is $4,300.', 'The total is an amount I could not confirm.'],
    ['He owes 950 dollars, I think', 'He owes an amount I could not confirm, I think'],
    ['About $3k all up', 'About an amount I could not confirm all up'],
  ])('does not show what nobody gave: %s', (text, expected) => {
    for (const size of [1, 4, 100]) expect(shown(text, ['three lights at 24.90'], size)).toBe(expected);
  });
});
