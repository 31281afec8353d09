import { expect, it } from 'vitest';
import { isHedged } from './hedged.ts';

it.each([
  '2 bags i reckon',
  'monday maybe',
  'say 4, something like that',
  'probably the 24 volt',
  'I’m not sure, 3?',
  'it sounded like a tap washer',
  'knees are gone. might chuck in the ladder work',
  'i might move her to friday',
])('not sure: %s', (said) => expect(isHedged(said)).toBe(true));
it.each([
  'order 6 bags',
  'boral reckons friday',
  'move dave to monday',
  'he thinks it is dear',
  'note that he might not ring',
])('sure: %s', (said) => expect(isHedged(said)).toBe(false));
