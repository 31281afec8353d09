import { expect, it } from 'vitest';
import { phoneDoubt } from './phone-doubt.ts';

it.each([
  '',
  '0491 570 156',
  '(02) 9371 9177',
  '9371 9177',
  '1300 975 707',
  '13 22 00',
  '+61 491 570 156',
  '+61 (0)2 9371 9177',
  '+64 21 123 4567',
  '+44 20 7946 0958',
  '0011 44 20 7946 0958',
])('%j may be a phone number', (text) => expect(phoneDoubt(text, 'AU')).toBeNull());

it.each(['0491 570 15', '0491 570 1567', '12345', '+61 491 570 15', '+1 23', '99'])(
  '%j has not the digits of one',
  (text) => expect(phoneDoubt(text, 'AU')).toContain('as many digits'),
);

it.each(['ask Priya', '0491 570 156 or 0491 570 157', 'priya@example.com'])('%j is more than one', (text) =>
  expect(phoneDoubt(text, 'AU')).toContain('more in it'),
);

it('a number of home is one of the country where the business is', () => {
  for (const text of ['021 123 456', '09 123 4567', '323 4567']) {
    expect(phoneDoubt(text, 'NZ')).toBeNull();
    expect(phoneDoubt(text, 'AU')).not.toBeNull();
  }
});
