import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../support/paths.ts';
import { BENCHMARKS, HERE } from './benchmarks.ts';

// A short round of each, so that they go on working: that the rivals' answers are right and the same is asserted by
// the benchmarks themselves. No time is looked at; `npm run bench` is the whole of it.
it.each(HERE)('$name does its work', async ({ run }) => {
  const { title, text, tables } = await run('short');
  const markdown = [title, text, ...tables].join('\n');
  expect(tables.length).toBeGreaterThan(0);
  // a figure that could not be worked out
  expect(markdown).not.toMatch(/NaN|undefined|Infinity/);
});

it.each(BENCHMARKS)('docs/benchmarks.md has a place for $name', ({ name }) => {
  const page = readFileSync(join(ROOT, 'docs/benchmarks.md'), 'utf8');
  expect(page).toContain(`<!-- ${name} -->`);
  expect(page).toContain(`<!-- /${name} -->`);
});
