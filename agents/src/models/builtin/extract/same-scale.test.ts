import { expect, it } from 'vitest';
import { sameScale } from './same-scale.ts';

it.each([
  [7, 6_500, 7_000],
  [15.2, 14_500, 15_200],
  [7, 640, 7],
  [80, 6_500, 80],
  [6_900, 6_500, 6_900],
  [7, undefined, 7],
])('%s of what was %s is %s', (said, was, meant) => expect(sameScale(said, was)).toBe(meant));
