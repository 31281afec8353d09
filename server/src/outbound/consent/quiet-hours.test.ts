import { expect, it } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const SYDNEY = { country: 'AU', timeZone: 'Australia/Sydney' } as const;
const PERTH = { country: 'AU', timeZone: 'Australia/Perth' } as const;
const AU_NUMBER = '+61491570156';
const NZ_NUMBER = '+64211234567';

it.each([
  // Sydney is 11 hours ahead, Auckland 13, Perth 8
  ['2026-11-20T08:59:00Z', AU_NUMBER, SYDNEY, null],
  ['2026-11-20T09:00:00Z', AU_NUMBER, SYDNEY, '2026-11-20T21:00:00.000Z'],
  ['2026-11-20T20:59:00Z', AU_NUMBER, SYDNEY, '2026-11-20T21:00:00.000Z'],
  ['2026-11-20T21:00:00Z', AU_NUMBER, SYDNEY, null],
  ['2026-11-20T07:30:00Z', NZ_NUMBER, SYDNEY, '2026-11-20T19:00:00.000Z'],
  ['2026-11-20T19:30:00Z', NZ_NUMBER, SYDNEY, null],
  ['2026-11-20T22:00:00Z', AU_NUMBER, PERTH, '2026-11-21T00:00:00.000Z'],
  // the night in which the clocks go forward in Sydney
  ['2026-10-03T11:00:00Z', AU_NUMBER, SYDNEY, '2026-10-03T21:00:00.000Z'],
])('%s for %s is quiet until %s', (now, to, business, until) => {
  expect(quietUntil(new Date(now), 'sms', to, business)?.until.toISOString() ?? null).toBe(until);
});

it('goes by the zone of the business for mail, and says what time it is there', () => {
  expect(quietUntil(new Date('2026-11-20T12:20:00Z'), 'email', 'a@example.com', SYDNEY)?.there).toMatch(/11:20 ?pm/i);
});
