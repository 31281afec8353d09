import { expect, it } from 'vitest';
import { addressCase } from './address-case.ts';

it.each([
  ['14 wattle cres ashfield nsw 2131', '14 Wattle Cres Ashfield NSW 2131'],
  ["8a o'brien's rd, figtree", "8a O'brien's Rd, Figtree"],
  ['unit 3/14 smith st', 'Unit 3/14 Smith St'],
  ['12 Te Rapa road', '12 Te Rapa road'],
])('%s', (typed, written) => expect(addressCase(typed)).toBe(written));
