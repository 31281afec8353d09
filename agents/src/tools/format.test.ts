import { describe, expect, it } from 'vitest';
import { addDays, addMoney, clock, commas, count, day, dayAndTime, money } from './format.ts';

describe('words for people', () => {
  it.each([
    [2400, '$2,400.00'],
    [0.5, '$0.50'],
    [-20, '-$20.00'],
  ])('money %d is %s', (dollars, text) => expect(money(dollars)).toBe(text));

  it.each([
    ['00:00', '12am'],
    ['08:30', '8:30am'],
    ['12:00', '12pm'],
    ['16:00', '4pm'],
  ])('%s is %s', (time, text) => expect(clock(time)).toBe(text));

  it('days', () => {
    expect(day('2026-12-01')).toBe('Tue 1 Dec 2026');
    expect(dayAndTime('2026-12-01', '14:00')).toBe('Tue 1 Dec 2026, 2pm');
    expect(dayAndTime(null, '14:00')).toBeNull();
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  });

  it('lists and counts', () => {
    expect(commas('a', null, '', 'b')).toBe('a, b');
    expect(count(1, 'job')).toBe('1 job');
    expect(count(0, 'job')).toBe('0 jobs');
  });

  it('adds money in cents', () => expect(addMoney(0.1, 0.2)).toBe(0.3));
});
