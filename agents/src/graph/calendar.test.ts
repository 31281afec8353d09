import { expect, it } from 'vitest';
import { calendar } from './calendar.ts';

it('lists today and three weeks by weekday, in full where a week or a month begins', () => {
  expect(calendar('2026-11-20').split('\n')).toEqual([
    'this week: Fri 2026-11-20 (today), Sat 21, Sun 22',
    'next week: Mon 2026-11-23, Tue 24, Wed 25, Thu 26, Fri 27, Sat 28, Sun 29',
    'the week after: Mon 2026-11-30, Tue 2026-12-01, Wed 02, Thu 03, Fri 04, Sat 05, Sun 06',
    'in three weeks: Mon 2026-12-07, Tue 08, Wed 09, Thu 10, Fri 11',
  ]);
  expect(calendar('2026-11-23').split('\n')[0]).toBe(
    'this week: Mon 2026-11-23 (today), Tue 24, Wed 25, Thu 26, Fri 27, Sat 28, Sun 29',
  );
});
