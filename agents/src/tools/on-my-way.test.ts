import { expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { onMyWay } from './on-my-way.ts';

it('tells the client of the job of today, after a yes', async () => {
  const { office, run, store } = toolBench();
  const { priya } = furnish(office);
  store.insert('projects', { job_name: 'Oven', client_id: priya.id, job_date: '2026-11-20' });
  const { status, approvals } = await run(onMyWay, { client: 'Priya', minutes: 20 });
  expect(status).toBe('waiting');
  expect(approvals[0]).toMatchObject({ summary: 'Tell Priya Sharma that you are on your way, 20 minutes' });
});

it('asks which job, where none or several are on, and whose', async () => {
  const { office, run, store } = toolBench();
  const { priya } = furnish(office);
  expect((await run(onMyWay, { client: 'Priya' })).summary).toBe('Priya Sharma has no job on today. Which job is it?');
  for (const job_name of ['Oven', 'Lamp'])
    store.insert('projects', { job_name, client_id: priya.id, job_date: '2026-11-20' });
  expect((await run(onMyWay, { client: 'Priya' })).summary).toMatch(/^2 jobs fit/);
  expect((await run(onMyWay, {})).summary).toBe('Whose job are you on your way to?');
  store.insert('projects', { job_name: 'Spare shed' });
  expect((await run(onMyWay, { job: 'Oven', client: 'Aoife' })).summary).toContain('is not for Aoife');
  expect((await run(onMyWay, { job: 'Spare shed' })).summary).toContain('has no client. Who is it for?');
});
