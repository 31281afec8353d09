import { describe, expect, it } from 'vitest';
import { takeRecurrence } from './recurrence.ts';

const day = { today: '2026-11-20' };

describe('takeRecurrence', () => {
  it.each([
    ['first monday of each month check the vans', '2026-12-07', 'first monday of each month'],
    ['on the last friday of every month', '2026-11-27', 'last friday of every month'],
    ['every second tuesday', '2026-11-24', 'every second tuesday'],
    ['every other wed', '2026-11-25', 'every other wed'],
    ['every monday do the bins', '2026-11-23', 'every monday'],
    ['each thursday arvo', '2026-11-26', 'each thursday arvo'],
    ['toolbox talk on mondays', '2026-11-23', 'mondays'],
    ['weekly on a tuesday', '2026-11-24', 'weekly on a tuesday'],
    ['the 5th of each month', '2026-12-05', '5th of each month'],
    ['the fifteenth of every month', '2026-12-15', 'fifteenth of every month'],
    ['every month on the 28th', '2026-11-28', 'every month on the 28th'],
    ['every fortnight', '2026-12-04', 'every fortnight'],
    ['every 2 weeks', '2026-12-04', 'every 2 weeks'],
    ['every second week', '2026-12-04', 'every second week'],
    ['every 3 months', '2027-02-20', 'every 3 months'],
    ['quarterly', '2027-02-20', 'quarterly'],
    ['every day', '2026-11-21', 'every day'],
    ['every six months', '2027-05-20', 'every six months'],
    ['annually', '2027-11-20', 'annually'],
    ['every month', null, 'every month'],
    ['every week', null, 'every week'],
  ])('%s', (text, date, said) => expect(takeRecurrence(text, day)?.value).toEqual({ date, text: said }));

  it.each(['next monday', 'first monday of december', 'everyone', '500 a week', 'monday week'])(
    'none in "%s"',
    (text) => expect(takeRecurrence(text, day)).toBeNull(),
  );
});
