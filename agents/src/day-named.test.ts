import { expect, it } from 'vitest';
import { dayNamed } from './day-named.ts';

// a Friday
const today = '2026-11-20';

it.each([
  ['tomorrow', '2026-11-21'],
  ['tue', '2026-11-24'],
  ['3/12', '2026-12-03'],
  ['3/4', '2027-04-03'],
  ['3/12/26', '2026-12-03'],
  ['on the 3rd of december', '2026-12-03'],
  ['2026-12-03', '2026-12-03'],
  ['in 2 weeks', '2026-12-04'],
])('reads %j, the day before the month', (said, date) => {
  expect(dayNamed(said, { today })).toBe(date);
});

it.each(['', 'soon', '31/2', '13/13', 'tue and fri', 'tue for Dave', '9am', '42'])('reads no day in %j', (said) => {
  expect(dayNamed(said, { today })).toBeNull();
});

it.each([
  ['3/12', '2025-12-03'],
  ['3/11', '2026-11-03'],
  ['yesterday', '2026-11-19'],
  ['tue', '2026-11-17'],
  ['3/12/2026', '2026-12-03'],
])('takes %j for the last one, of what has happened', (said, date) => {
  expect(dayNamed(said, { today, past: true })).toBe(date);
});
