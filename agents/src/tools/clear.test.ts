import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { updateItem } from './items.ts';
import { updateJob } from './jobs.ts';

describe('clearing fields', () => {
  it('takes a day off a job, and says so', async () => {
    const { run, office, store } = toolBench();
    const { hotWater } = furnish(office);
    const result = await run(updateJob, { job: 'hot water', clear: ['date'] });
    expect(result.summary).toContain('date cleared');
    expect(store.rows('projects').find(({ id }) => id === hotWater.id)).toMatchObject({
      job_date: null,
      job_budget: 2400,
    });
  });

  it('does not set and clear the same', async () => {
    const { run, office } = toolBench();
    furnish(office);
    const both = { job: 'hot water', date: '2026-12-02', clear: ['date'] };
    expect(await run(updateJob, both)).toMatchObject({
      status: 'failed',
      summary: 'Either set date or clear it, not both.',
    });
  });

  it('adds to a quantity, and never takes more off than there is', async () => {
    const { run, store } = toolBench();
    const caps = store.insert('procurement-items', { item_name: 'Ridge caps', quantity: 4, unit_price: 2 });
    await run(updateItem, { item: 'ridge caps', quantity_change: 2 });
    expect(store.rows('procurement-items').find(({ id }) => id === caps.id)).toMatchObject({ quantity: 6 });
    expect(await run(updateItem, { item: 'ridge caps', quantity_change: -6 })).toMatchObject({
      status: 'failed',
      summary: 'Only 6 of Ridge caps is on the list. To take it off, delete it.',
    });
  });
});
