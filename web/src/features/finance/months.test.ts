import { describe, expect, it } from 'vitest';
import { daysOfMonth, monthOf, monthsWith } from './months.ts';

describe('the month of a list', () => {
  it('has a first and a last day', () => {
    expect(daysOfMonth('2026-11')).toEqual({ paid_date_from: '2026-11-01', paid_date_to: '2026-11-30' });
    expect(daysOfMonth('2028-02')).toEqual({ paid_date_from: '2028-02-01', paid_date_to: '2028-02-29' });
  });

  it('is one of the chart, the latest first, or the one of the address', () => {
    const charted = ['2026-10', '2026-11'];
    expect(Object.entries(monthsWith(charted, '2026-10'))).toEqual([
      ['2026-11', 'Nov 26'],
      ['2026-10', 'Oct 26'],
    ]);
    expect(Object.entries(monthsWith(charted, '2024-01')).at(-1)).toEqual(['2024-01', 'Jan 24']);
    expect([monthOf('2026-13'), monthOf('soon'), monthOf('2026-01')]).toEqual(['', '', '2026-01']);
  });
});
