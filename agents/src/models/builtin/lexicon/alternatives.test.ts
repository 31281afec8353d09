import { expect, it } from 'vitest';
import { alternatives } from './alternatives.ts';

it('parts a list, and keeps the spaces of a group within it', () => {
  expect(
    alternatives(`hang on | one sec |
      gave(?: me| us)? | (?:i |we )paid | a\\|b | x\\)`),
  ).toBe('hang on|one sec|gave(?: me| us)?|(?:i |we )paid|a\\|b|x\\)');
});
