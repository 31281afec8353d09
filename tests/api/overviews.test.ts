import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { fileForm, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let mel: Account;
let other: Account;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-19T22:00:00Z' });
  mel = await signUp(server.url);
  other = await signUp(server.url);
});
afterAll(() => server.stop());

describe('GET /api/job-overview/{id}', () => {
  it('counts what belongs to the job, without what was deleted or belongs to another one', async () => {
    const { id: project_id } = await post(mel, '/api/projects', { job_name: 'Garage door' });
    const { id: elsewhere } = await post(mel, '/api/projects', { job_name: 'Courtyard' });
    for (const job of [project_id, project_id, project_id, elsewhere])
      await post(mel, '/api/admin-tasks', { task_name: 'Ring the council', project_id: job });
    await post(mel, '/api/finance-records', { type: 'invoice', amount: 10, project_id });
    const gone = await post(mel, '/api/procurement-items', { item_name: 'Hinges', project_id });
    await post(mel, '/api/procurement-items', { item_name: 'Track', project_id });
    await mel.fetch(`/api/procurement-items/${gone.id}`, { method: 'DELETE' });
    const photo = fileForm('before.pdf');
    photo.append('project_id', project_id);
    await post(mel, '/api/attachments', photo);
    const counts = { admin_tasks: 3, finance_records: 1, procurement_items: 1, attachments: 1 };
    expect(await get(mel, `/api/job-overview/${project_id}`)).toEqual(counts);
    await expectProblem(await other.fetch(`/api/job-overview/${project_id}`), 404);
  });
});

describe('GET /api/next-job-number', () => {
  it('is the number the next job gets', async () => {
    const fresh = await signUp(server.url);
    expect(await get(fresh, '/api/next-job-number')).toEqual({ job_number: '1001' });
    await post(fresh, '/api/projects', { job_name: 'Deck', job_number: '2500' });
    const { job_number } = await get(fresh, '/api/next-job-number');
    expect(job_number).toBe('2501');
    expect(await post(fresh, '/api/projects', { job_name: 'Fence' })).toMatchObject({ job_number });
  });
});

describe('GET /api/assistant-overview', () => {
  const overview = (account: Account, name: string) => get(account, `/api/assistant-overview?agent_name=${name}`);

  it('is all zeros in the beginning', async () => {
    expect(await overview(other, 'Sarah')).toEqual({
      messages: 0,
      tasks: { total: 0, completed: 0, pending: 0 },
      rating: { count: 0, average: 0 },
    });
  });

  it('counts tasks by whether they are done, messages, and the mean of the ratings', async () => {
    for (const status of ['pending', 'in_progress', 'completed'])
      await post(mel, '/api/admin-tasks', { task_name: `Task ${status}`, assigned_to: 'Renea', status });
    await post(mel, '/api/admin-tasks', { task_name: 'Somebody else', assigned_to: 'Michelle' });
    for (const rating of [5, 4, 4]) await post(mel, '/api/agent-feedback', { agent_name: 'Renea', rating });
    await post(mel, '/api/agent-feedback', { agent_name: 'Michelle', rating: 1 });
    await post(mel, '/api/functions/agent-orchestrator', { assistant: 'renea', message: 'hi', jobData: null });
    const { data } = await get(mel, '/api/agent-messages?agent=Renea');
    expect(data.length).toBeGreaterThan(0);
    expect(await overview(mel, 'Renea')).toEqual({
      messages: data.length,
      tasks: { total: 3, completed: 1, pending: 2 },
      rating: { count: 3, average: expect.closeTo(13 / 3, 6) },
    });
  });

  it('knows no other assistant', async () => {
    await expectProblem(await mel.fetch('/api/assistant-overview?agent_name=Bruce'), 400);
  });
});
