import { expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { explainTotal } from './explain-total.ts';

function bench() {
  const made = toolBench({});
  return { ...made, ...furnish(made.office) };
}

it('a job: where its price is from', async () => {
  const { run } = bench();
  const { summary } = await run(explainTotal, { of: 'job', job: 'hot water' });
  expect(summary).toBe(
    'Job 1001 - Hot water replacement for Priya Sharma is worth $2,400.00 inc GST, $2,400.00 left to invoice:\n- Budget: $2,400.00',
  );
  expect((await run(explainTotal, { of: 'job', job: 'slab' })).summary).toContain('has no price');
});
