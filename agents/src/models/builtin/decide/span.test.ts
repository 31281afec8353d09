import { describe, expect, it } from 'vitest';
import { daysIn } from './span.ts';

// a Friday
const AU = { today: '2026-11-20', country: 'AU' } as const;
const span = (text: string, when = {}, day: { today: string; country: 'AU' | 'NZ' } = AU) => {
  const days = daysIn(text, day, when);
  return days && [days.from, days.to];
};

describe('the days a question is about', () => {
  it.each([
    ["what's on the weekend", '2026-11-21', '2026-11-22'],
    ['next weekend', '2026-11-28', '2026-11-29'],
    ['what did we do last weekend', '2026-11-14', '2026-11-15'],
    ["what's on this week", '2026-11-20', '2026-11-22'],
    ['rest of the week', '2026-11-20', '2026-11-22'],
    ['next week', '2026-11-23', '2026-11-29'],
    ['last week', '2026-11-09', '2026-11-15'],
    ['the week after next', '2026-11-30', '2026-12-06'],
    ['over the next 10 days', '2026-11-20', '2026-11-30'],
    ['in the next fortnight', '2026-11-20', '2026-12-04'],
    ['in the last 30 days', '2026-10-21', '2026-11-20'],
    ['this month', '2026-11-01', '2026-11-30'],
    ['last month', '2026-10-01', '2026-10-31'],
    ['next month', '2026-12-01', '2026-12-31'],
    ['in december', '2026-12-01', '2026-12-31'],
    ['in march', '2027-03-01', '2027-03-31'],
    ['this quarter', '2026-10-01', '2026-12-31'],
    ['last quarter', '2026-07-01', '2026-09-30'],
    ['this year', '2026-01-01', '2026-12-31'],
    ['last year', '2025-01-01', '2025-12-31'],
    ['this financial year', '2026-07-01', '2027-06-30'],
    ['last financial year', '2025-07-01', '2026-06-30'],
    ['on monday', '2026-11-23', '2026-11-23'],
    ['by tuesday', '2026-11-20', '2026-11-24'],
    ['tomorrow', '2026-11-21', '2026-11-21'],
  ])('%s', (text, from, to) => expect(span(text)).toEqual([from, to]));

  it.each([
    ['how much did I spend in october', '2026-10-01', '2026-10-31'],
    ['in december', '2025-12-01', '2025-12-31'],
    ['on monday', '2026-11-16', '2026-11-16'],
    ['since monday', '2026-11-16', '2026-11-20'],
    ['this week', '2026-11-16', '2026-11-22'],
  ])('of what has been: %s', (text, from, to) => expect(span(text, { past: true })).toEqual([from, to]));

  it('a financial year begins in April in New Zealand', () => {
    expect(span('this financial year', {}, { today: '2026-11-20', country: 'NZ' })).toEqual([
      '2026-04-01',
      '2027-03-31',
    ]);
  });

  it('none is none', () => expect(span('who owes me money')).toBeNull());
});
