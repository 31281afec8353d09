import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { createJob } from './create-job.ts';
import { NOTHING_WAITS } from './tool.ts';

describe('create_job', () => {
  it('makes the client and the job, and says what was stored', async () => {
    const { run, store } = toolBench();
    const result = await run(createJob, {
      job_name: 'Hot water replacement',
      client: 'Priya Sharma',
      client_phone: '0491 570 156',
      address: '8 Harris St Parramatta',
      budget: 2400,
      date: '2026-12-01',
    });
    expect(result.status).toBe('done');
    expect(result.summary).toBe(
      'Created job 1001 - Hot water replacement for Priya Sharma, $2,400.00, Tue 1 Dec 2026. Added client Priya Sharma, 0491 570 156, 8 Harris St Parramatta',
    );
    expect(result.receipts.map((receipt) => receipt.entity)).toEqual(['clients', 'projects']);
    expect(store.rows('clients')).toMatchObject([{ name: 'Priya Sharma', address: '8 Harris St Parramatta' }]);
    expect(store.rows('projects')).toMatchObject([{ site_address: '8 Harris St Parramatta', job_budget: 2400 }]);
  });

  it('uses the client on file and keeps a new number with the job', async () => {
    const { run, store, office } = toolBench();
    const { ngaire } = furnish(office);
    await run(createJob, { job_name: 'Dishwasher', client: 'ngaire hohepa', client_phone: '021 123 4567' });
    expect(store.rows('clients')).toHaveLength(4);
    const job = store.rows('projects').at(-1);
    expect(job).toMatchObject({ client_id: ngaire.id, job_description: 'Contact given: 021 123 4567' });
  });

  it('changes nothing when the client is ambiguous', async () => {
    const { run, store, office } = toolBench();
    furnish(office);
    const result = await run(createJob, { job_name: 'Doors', client: 'Murphy' });
    expect(result.status).toBe('failed');
    expect(result.summary).toMatch(/^2 clients fit "Murphy".*Which one\?$/);
    expect(store.rows('projects')).toHaveLength(2);
  });

  it('points out a number that is used, before anything is made', async () => {
    const { run, store, office } = toolBench();
    furnish(office);
    const result = await run(createJob, { job_name: 'Doors', client: 'Somebody New', job_number: '1001' });
    expect(result.summary).toMatch(
      /^Job number 1001 is already used for 1001 - Hot water replacement for Priya Sharma/,
    );
    expect(store.rows('clients')).toHaveLength(4);
  });

  it('a repeat after a crash in between does nothing twice', async () => {
    const { office } = toolBench();
    const services = office.context.services({ assistant: 'jerry', step: 0, index: 0, tool: 'create_job' });
    let crash = true;
    const shaky: typeof services = {
      ...services,
      async write(operation, input, words) {
        if (crash && operation.id === 'projects.create') throw Object.assign(new Error('stop'), { name: 'AbortError' });
        return services.write(operation, input, words);
      },
    };
    const kept = new Map<string, unknown>();
    const env = {
      services: shaky,
      today: '2026-11-20',
      timeZone: 'Australia/Sydney',
      country: 'AU' as const,
      job: null,
      threadId: 't',
      bulk: false,
      waiting: NOTHING_WAITS,
      async remember<T>(make: () => Promise<T>): Promise<T> {
        if (!kept.has('plan')) kept.set('plan', await make());
        return kept.get('plan') as T;
      },
    };
    const args = { job_name: 'Hot water', client: 'Dave' };
    await expect(createJob.run(args, env)).rejects.toThrow('stop');
    crash = false;
    expect((await createJob.run(args, env)).summary).toBe('Created job 1001 - Hot water for Dave. Added client Dave');
    expect(office.store.rows('clients')).toHaveLength(1);
    expect(office.store.rows('projects')).toHaveLength(1);
  });
});
