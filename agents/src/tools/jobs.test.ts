import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { findJob, listJobs } from './job-list.ts';
import { deleteJob, updateJob } from './jobs.ts';

function bench(options: Parameters<typeof toolBench>[0] = {}) {
  const made = toolBench(options);
  return { ...made, ...furnish(made.office) };
}

describe('job tools', () => {
  it('finds one with everything on file', async () => {
    const { run } = bench();
    const result = await run(findJob, { job: 'hot water' });
    expect(result.summary).toBe(
      'Job 1001 - Hot water replacement for Priya Sharma, $2,400.00, Tue 1 Dec 2026, pending',
    );
    expect(result.data?.job).toMatchObject({ client: 'Priya Sharma', budget: 2400 });
  });

  it('lists by status, days, client and words', async () => {
    const { run } = bench();
    expect((await run(listJobs, { status: 'in_progress' })).summary).toBe(
      '1 in progress job:\n- 1002 - Shed Slab for Ngaire Hōhepa, in progress',
    );
    expect((await run(listJobs, { from: '2026-12-01', to: '2026-12-02' })).data?.count).toBe(1);
    expect((await run(listJobs, { client: 'Priya' })).data?.count).toBe(1);
    expect((await run(listJobs, { search: 'slab' })).data?.count).toBe(1);
    expect((await run(listJobs, { status: 'completed' })).summary).toBe('No completed jobs');
  });

  it('changes only what is given, and tells it from the stored record', async () => {
    const { run, store, hotWater } = bench();
    const result = await run(updateJob, { job: '1001', status: 'completed' });
    expect(result.summary).toBe(
      'Updated job 1001 - Hot water replacement for Priya Sharma: status completed (was pending)',
    );
    expect(store.get('projects', hotWater.id)).toMatchObject({ status: 'completed', job_budget: 2400, version: 2 });
  });

  it('works out relative changes', async () => {
    const { run, store, hotWater } = bench();
    await run(updateJob, { job: 'hot water', budget_change: -400.5, shift_days: -2 });
    expect(store.get('projects', hotWater.id)).toMatchObject({ job_budget: 1999.5, job_date: '2026-11-29' });
    expect((await run(updateJob, { job: 'hot water', budget_change: -5000 })).summary).toMatch(/below zero/);
    expect((await run(updateJob, { job: 'slab', shift_days: 2 })).summary).toMatch(/has no date yet/);
    // what the job's budget holds and what is said on top of it are not of one kind
    const unlike = await run(updateJob, { job: 'hot water', budget_change: 300, budget_includes_gst: false });
    expect(unlike.summary).toMatch(/\$1,999\.50 including GST\. Is the change meant including GST too/);
    await run(updateJob, { job: 'hot water', budget_percent: 10 });
    expect(store.get('projects', hotWater.id)).toMatchObject({ job_budget: 2199.45 });
    expect((await run(updateJob, { job: 'slab', budget_percent: 10 })).summary).toMatch(/has no budget yet/);
  });

  it('means the job on the screen when none is named', async () => {
    const plain = bench();
    expect((await plain.run(updateJob, { status: 'completed' })).summary).toMatch(/Which job\?/);
    const job = { id: plain.slab.id, job_name: 'Shed Slab', job_number: '1002' };
    const { run, store, slab } = bench({ job });
    await run(updateJob, { add_note: 'Key under the mat' });
    expect(store.get('projects', slab.id)).toMatchObject({ job_description: 'Key under the mat' });
  });

  it('waits for a yes in bulk', async () => {
    const { run, store, hotWater } = bench({ bulk: true });
    const result = await run(updateJob, { job: '1001', status: 'completed' });
    expect(result.status).toBe('waiting');
    expect(result.approvals).toMatchObject([
      { summary: 'Change job 1001 - Hot water replacement for Priya Sharma', details: ['status: completed'] },
    ]);
    expect(store.get('projects', hotWater.id).status).toBe('pending');
  });

  it('deleting always waits', async () => {
    const { run, store } = bench();
    const result = await run(deleteJob, { job: 'slab' });
    expect(result).toMatchObject({ status: 'waiting', summary: 'Delete job 1002 - Shed Slab for Ngaire Hōhepa' });
    expect(store.rows('projects')).toHaveLength(2);
  });
});
