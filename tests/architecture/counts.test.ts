import { expect, it } from 'vitest';
import { COUNTERS, countAll } from './counts.ts';

const found = countAll();

it.each(COUNTERS.map(({ name, most }) => [name, most] as const))('%s: no more than were there before', (name, most) => {
  expect(found[name], 'this may only become less: say it with a type').toBeLessThanOrEqual(most);
});
