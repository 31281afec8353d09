import { expect, it } from 'vitest';
import { seemsNewZealand } from './nz-places.ts';

const AUCKLAND = 'Pacific/Auckland';
const SYDNEY = 'Australia/Sydney';

it.each([
  ['', AUCKLAND, true],
  ['', SYDNEY, false],
  ['Tauranga', SYDNEY, true],
  ['12 Queen St, Auckland 1010', 'UTC', true],
  ['Whangārei', 'UTC', true],
  ['Hamilton NSW', AUCKLAND, false],
  ['Penrith NSW', AUCKLAND, false],
  ['Stratford NZ', SYDNEY, true],
  ['12 Wellington St, Perth', SYDNEY, false],
  ['Somewhere', AUCKLAND, true],
])('a business at "%s" on a clock of %s', (location, zone, is) => {
  expect(seemsNewZealand(location, zone)).toBe(is);
});
