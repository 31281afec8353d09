import { expect, it } from 'vitest';
import { takesTexts } from './takes-texts.ts';

it.each([
  ['0491 570 156', 'AU', true],
  ['+61 491 570 156', 'AU', true],
  ['+61 (0)491 570 156', 'NZ', true],
  ['61491570156', 'AU', true],
  ['491570156', 'AU', true],
  ['0011 64 21 555 219', 'AU', true],
  ['(02) 5550 1234', 'AU', false],
  ['03 5550 1234', 'AU', false],
  ['07 5550 1234', 'AU', false],
  ['08 5550 1234', 'AU', false],
  ['+61 2 5550 1234', 'NZ', false],
  ['+61 (0)3 5550 1234', 'AU', false],
  ['+61755501234', 'AU', false],
  ['0061 8 5550 1234', 'AU', false],
  ['5550 1234', 'AU', false],
  ['13 12 34', 'AU', false],
  ['+61131314', 'AU', false],
  ['+61 13 13 14', 'NZ', false],
  ['1300 975 707', 'AU', false],
  ['+61 1800 160 401', 'AU', false],
  ['021 555 219', 'NZ', true],
  ['027 555 1234', 'NZ', true],
  ['0204 555 1234', 'NZ', true],
  ['+64 21 555 219', 'AU', true],
  ['03 555 1234', 'NZ', false],
  ['04 555 1234', 'NZ', false],
  ['06 555 1234', 'NZ', false],
  ['07 555 1234', 'NZ', false],
  ['09 555 1234', 'NZ', false],
  ['+64 9 555 1234', 'AU', false],
  ['+64 4 555 1234', 'NZ', false],
  ['0800 555 123', 'NZ', false],
  ['0508 555 123', 'NZ', false],
  ['555 1234', 'NZ', false],
  // of other countries nothing is known
  ['+44 20 7946 0958', 'AU', true],
  ['+1 212 555 0100', 'NZ', true],
] as const)('%s in %s: %s', (phone, country, takes) => {
  expect(takesTexts(phone, country)).toBe(takes);
});
