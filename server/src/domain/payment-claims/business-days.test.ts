import type { ClaimState } from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import { replyDays } from './acts.ts';
import { businessDaysAfter } from './business-days.ts';

describe('business days after a claim', () => {
  it.each<[ClaimState, string, number, string]>([
    ['NSW', '2026-11-02', 10, '2026-11-16'],
    // Christmas, the days after it and the new year are none
    ['NSW', '2026-12-18', 10, '2027-01-11'],
    // Labour Day on Monday
    ['NSW', '2026-10-02', 1, '2026-10-06'],
    // Melbourne Cup
    ['VIC', '2026-11-02', 10, '2026-11-17'],
    // 22 December to 10 January are no business days
    ['VIC', '2026-12-18', 10, '2027-01-21'],
    ['QLD', '2026-12-18', 15, '2027-01-29'],
    ['WA', '2026-12-21', 1, '2027-01-11'],
    ['SA', '2026-11-02', 15, '2026-11-23'],
    // in South Australia the evening of 24 December is a holiday, its day is not
    ['SA', '2026-12-23', 1, '2026-12-24'],
    ['TAS', '2026-12-24', 1, '2027-01-04'],
    ['ACT', '2026-05-29', 1, '2026-06-02'],
    ['NT', '2026-07-31', 1, '2026-08-04'],
    // Waitangi Day
    ['NZ', '2027-02-05', 1, '2027-02-09'],
    ['NZ', '2026-12-01', 20, '2027-01-11'],
    // Matariki
    ['NZ', '2026-07-09', 1, '2026-07-13'],
  ])('%s: %s and %i are %s', async (state, day, count, due) => {
    expect(await businessDaysAfter(day, count, state)).toBe(due);
  });

  it('are those of the law, or fewer where the contract says so', () => {
    expect(replyDays('NSW', null, null)).toBe(10);
    expect(replyDays('NSW', null, 5)).toBe(5);
    expect(replyDays('QLD', null, 20)).toBe(15);
    expect(replyDays('TAS', true, null)).toBe(20);
    expect(replyDays('TAS', false, null)).toBe(10);
    expect(replyDays('NZ', null, 30)).toBe(30);
  });
});
