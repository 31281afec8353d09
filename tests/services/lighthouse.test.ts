import { expect, it } from 'vitest';
import { WITH_LIGHTHOUSE } from '../bench/benchmarks.ts';

// Wants npm's registry, from which npx fetches Lighthouse. One screen each, so that the benchmarks go on working; no
// score is looked at.
it.each(WITH_LIGHTHOUSE)('a short round of the benchmark $name does its work', async ({ run }) => {
  const { title, text, tables } = await run('short');
  expect([title, text, ...tables].join('\n')).not.toMatch(/NaN|undefined/);
  expect(tables.length).toBeGreaterThan(0);
});
