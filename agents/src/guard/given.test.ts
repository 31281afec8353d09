import { expect, it } from 'vitest';
import { valuesOf } from './given.ts';

const dates = (...said: string[]) => valuesOf({ said, shown: [], today: '2026-11-28', country: 'NZ' }).dates;

it('a day without its year was said of the year that is over, too', () => {
  const found = dates('payment claim for work from 9 november to 27 november');
  expect(found.has('2026-11-09') && found.has('2026-11-27')).toBe(true);
  expect(found.has('2026-11-10') || found.has('2025-11-09')).toBe(false);
});
