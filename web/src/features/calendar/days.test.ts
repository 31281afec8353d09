import { expect, it } from 'vitest';
import { daysFrom, longDay, shortDay, step, titleOf, type View } from './days.ts';

it.each<[View, string, 1 | -1, string]>([
  ['day', '2026-02-28', 1, '2026-03-01'],
  ['day', '2027-01-01', -1, '2026-12-31'],
  ['week', '2026-12-28', 1, '2027-01-04'],
  // a day that clocks change on in Sydney
  ['day', '2026-10-04', 1, '2026-10-05'],
  ['month', '2026-01-31', 1, '2026-02-01'],
  ['month', '2026-03-31', -1, '2026-02-01'],
])('%s from %s by %i is %s', (view, day, by, expected) => {
  expect(step(view, day, by)).toBe(expected);
});

it('counts days over the end of a month', () => {
  expect(daysFrom('2026-11-29', '2026-12-02')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']);
});

it('writes days as they are said', () => {
  expect(shortDay('2026-11-20')).toBe('Fri 20 Nov');
  expect(longDay('2026-11-20')).toBe('Friday 20 November 2026');
  const range = { day: '2026-11-20', from: '2026-11-16', to: '2026-11-22' };
  expect(titleOf('week', range)).toBe('Mon 16 Nov to Sun 22 Nov 2026');
  expect(titleOf('month', range)).toBe('November 2026');
});
