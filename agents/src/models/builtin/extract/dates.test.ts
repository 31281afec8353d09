import { describe, expect, it } from 'vitest';
import { takeDate } from './dates.ts';

const friday = { today: '2026-11-20' };

describe('takeDate, said on Friday 20 November 2026', () => {
  it.each([
    ['start 1 December 2026', '2026-12-01'],
    ['starting 08/12/2026', '2026-12-08'],
    ['due 15/12', '2026-12-15'],
    ['on 3/4/2027', '2027-04-03'],
    ['thursday arvo', '2026-11-26'],
    ['this Wednesday', '2026-11-25'],
    ['next Tuesday', '2026-11-24'],
    ['next thurs', '2026-11-26'],
    ['Monday week', '2026-11-30'],
    ['Friday', '2026-11-27'],
    ['tomorrow', '2026-11-21'],
    ['today', '2026-11-20'],
    ['31 march', '2027-03-31'],
    ['the 11th', '2026-12-11'],
    ['the 25th', '2026-11-25'],
    ['the 20th of next month', '2026-12-20'],
    ['the seventh of december', '2026-12-07'],
    ['make it the seventh', '2026-12-07'],
    ['in 2 weeks', '2026-12-04'],
    ['in a fortnight', '2026-12-04'],
    ['next week', '2026-11-23'],
    ['first week of dec', '2026-12-07'],
    ['first monday of each month', '2026-12-07'],
    ['Tuesday 8 December', '2026-12-08'],
    ['wed 2/12', '2026-12-02'],
    ["at Huang's, 9 December, ¦", '2026-12-09'],
  ])('%s', (text, date) => expect(takeDate(text, friday)?.value.date).toBe(date));

  it.each(['14 doors', '8:30am', 'in march', 'job 1001', 'unit 4', '250L tank', 'the 40th'])(
    'no date in "%s"',
    (text) => expect(takeDate(text, friday)).toBeNull(),
  );

  it('takes the words before it', () => {
    expect(takeDate('deck, starting on 1 December, ok', friday)?.rest.replace(/\s+/g, ' ')).toBe('deck, ¦ , ok');
  });

  it('without a day to go by there is none', () => expect(takeDate('tomorrow', { today: '' })).toBeNull());
});
