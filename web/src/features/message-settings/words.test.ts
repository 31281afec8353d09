import { expect, test } from 'vitest';
import { addressTyped } from './words.ts';

test.each([
  ['0491 570 156', 'AU', '+61491570156'],
  ['(02) 5550 1234', 'AU', '+61255501234'],
  ['021 555 0188', 'NZ', '+64215550188'],
  ['+61 491 570 156', 'NZ', '+61491570156'],
  [' Priya@Example.com ', 'AU', 'priya@example.com'],
] as const)('%s in %s is looked for as %s', (text, country, address) => {
  expect(addressTyped(text, country)).toBe(address);
});
