import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it('keeps at most 150 characters and says that there was more', () => {
  expect(shorten('G’day', 150)).toBe('G’day');
  expect(shorten('x'.repeat(150), 150)).toBe('x'.repeat(150));
  expect(shorten('x'.repeat(151), 150)).toBe(`${'x'.repeat(149)}…`);
  expect(shorten(`${'x'.repeat(148)} and more`, 150)).toBe(`${'x'.repeat(148)}…`);
});
