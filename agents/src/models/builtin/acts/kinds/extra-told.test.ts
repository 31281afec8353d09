import { expect, it } from 'vitest';
import { acts } from './words.test-support.ts';

it.each<[string, string, number]>([
  ['extra for rosa: get one bigger skylight, 300 all up', 'Get one bigger skylight', 300],
  ['extra for rosa, do it in copper, 300', 'Do it in copper', 300],
  ['rosa wants an extra skylight, 450, write that up', 'Skylight', 450],
  ['rosa wants an extra skylight, told her 450, put it on the job', 'Skylight', 450],
])('what is more work, and what is only said of it: %s', (message, description, amount) =>
  expect(acts(message)).toEqual([['add_variation', expect.objectContaining({ description, amount })]]),
);
