import { clients } from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import { fakeOffice } from '../testing/office.ts';
import { furnish } from '../testing/tool-env.ts';
import { listAll } from './paging.ts';
import { findClients } from './parties.ts';
import { ToolProblem } from './problem.ts';
import { resolveClient, resolveSupplier } from './resolve.ts';
import { jobNamedIn, resolveJob } from './resolve-job.ts';
import { NOTHING_WAITS, type ToolEnv } from './tool.ts';

function bench(job: ToolEnv['job'] = null) {
  const office = fakeOffice({ job });
  const filed = furnish(office);
  const services = office.context.services({ assistant: 'jerry', step: 0, index: 0, tool: 'test' });
  const env: ToolEnv = {
    services,
    today: '2026-11-20',
    timeZone: 'Australia/Sydney',
    country: 'AU',
    job,
    threadId: 't',
    bulk: false,
    waiting: NOTHING_WAITS,
    remember: (make) => make(),
  };
  return { env, ...filed, store: office.store };
}

describe('resolving references', () => {
  it.each(['1001', '#1001', 'job 1001', 'Job no 1001', 'hot water', 'the hot water job', 'Priya hot water', 'sharma'])(
    '"%s" is the hot water job',
    async (reference) => {
      const { env, hotWater } = bench();
      expect((await resolveJob(env, reference)).id).toBe(hotWater.id);
    },
  );

  it('"this" is the job on the screen, and asked for when none is', async () => {
    const { slab, env } = bench();
    const onScreen = { id: slab.id, job_name: 'Shed Slab', job_number: '1002' };
    expect((await resolveJob({ ...env, job: onScreen }, 'this one')).id).toBe(slab.id);
    await expect(resolveJob(env, 'this job')).rejects.toThrow('Which job?');
  });

  it('finds clients by id, phone, email and unaccented name', async () => {
    const { env, priya, ngaire } = bench();
    expect((await resolveClient(env, priya.id)).id).toBe(priya.id);
    expect((await resolveClient(env, '+61 491 570 156')).id).toBe(priya.id);
    expect((await resolveClient(env, 'PRIYA@example.org')).id).toBe(priya.id);
    expect((await resolveClient(env, 'Hohepa')).id).toBe(ngaire.id);
  });

  it('lists the candidates when several fit', async () => {
    const { env } = bench();
    const problem = await resolveClient(env, 'Murphy').catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ToolProblem);
    expect((problem as ToolProblem).message).toBe(
      '2 clients fit "Murphy": Declan Murphy, 0491 570 110; Aoife Murphy. Which one?',
    );
    expect((problem as ToolProblem).data).toMatchObject({ reason: 'ambiguous' });
  });

  it('says so when nothing fits', async () => {
    const { env } = bench();
    await expect(resolveSupplier(env, 'Bunnings')).rejects.toThrow('No supplier on file fits "Bunnings".');
    await expect(resolveClient(env, 'Pryia Sharma')).rejects.toThrow(
      'No client on file fits "Pryia Sharma". Did you mean Priya Sharma?',
    );
    expect(await findClients(env, 'Nobody')).toEqual({ found: [], near: [] });
  });

  it('reads every page', async () => {
    const { env, store } = bench();
    for (let i = 0; i < 250; i++) store.insert('clients', { name: `Client ${i}` });
    expect(await listAll(env, clients.operations.list)).toHaveLength(254);
  });

  it('finds the one job whose whole name a text holds', async () => {
    const { env, hotWater } = bench();
    expect((await jobNamedIn(env, 'deposit on her hot water replacement', null))?.id).toBe(hotWater.id);
    expect(await jobNamedIn(env, 'hot water', null)).toBeNull();
  });
});
