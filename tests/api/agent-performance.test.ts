import { TASK_TYPE_WORDS } from '@smoko/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let dave: Account;
beforeAll(async () => {
  server = await startServer();
  dave = await signUp(server.url);
});
afterAll(() => server.stop());

/** The words that tell what a message is about, as they are specified. */
const WORDS = {
  admin: ['schedule', 'document', 'admin', 'task', 'meeting'],
  finance: ['budget', 'payment', 'invoice', 'cost', 'financial'],
  procurement: ['supplier', 'material', 'order', 'delivery', 'procurement'],
};
const say = (assistant: string, message: string) =>
  post(dave, '/api/functions/agent-orchestrator', { assistant, message, jobData: null });
const count = (query = '') => get(dave, `/api/agent-message-count?${query}`);
const listed = async (query: string): Promise<string[]> =>
  (await get(dave, `/api/agent-messages?limit=100&${query}`)).data.map(({ content }) => String(content));

it('has nothing to measure in a new business', async () => {
  const { data } = await get(dave, '/api/agent-performance');
  expect(data.map(({ agent_name }) => agent_name)).toEqual(['Jerry', 'Michelle', 'Renea', 'Sarah']);
  for (const one of data)
    expect(one).toMatchObject({ messages: 0, response_ms: null, tasks: { total: 0, completed: 0 } });
  expect(await count()).toEqual({ shown: 0, total: 0, agents: { Jerry: 0, Michelle: 0, Renea: 0, Sarah: 0 } });
});

it('measures answers and counts finished work, of the owner alone', async () => {
  await post(dave, '/api/admin-tasks', { task_name: 'Ring', assigned_to: 'Michelle', status: 'completed' });
  await post(dave, '/api/admin-tasks', { task_name: 'Book', assigned_to: 'Michelle' });
  const before = Date.now();
  await say('renea', 'who owes me money?');
  const took = Date.now() - before;
  const { data } = await get(dave, '/api/agent-performance');
  const [, michelle, renea] = data;
  expect(michelle).toMatchObject({ messages: 0, response_ms: null, tasks: { total: 2, completed: 1 } });
  expect(renea).toMatchObject({ messages: 1 });
  expect(renea?.response_ms).toBeGreaterThanOrEqual(0);
  expect(renea?.response_ms).toBeLessThanOrEqual(took);
  const other = await signUp(server.url);
  expect(await get(other, '/api/agent-message-count')).toMatchObject({ total: 0 });
});

it('finds messages by assistant, by words that tell what they are about, and by job; the counts agree', async () => {
  await say('jerry', 'Create a job for Priya Sharma, fence');
  await say('renea', 'invoice job 1001 for $850');
  await say('sarah', 'order 20 m of copper pipe for job 1001 at $12.50 each');
  await say('michelle', 'add a task to ring the council');
  const all = await listed('');
  expect((await count()).total).toBe(all.length);

  expect(TASK_TYPE_WORDS).toEqual(WORDS);
  for (const [type, words] of Object.entries(WORDS)) {
    const expected = all.filter((content) => words.some((word) => content.toLowerCase().includes(word)));
    expect(expected.length, type).toBeGreaterThan(0);
    expect(await listed(`task_type=${type}`)).toEqual(expected);
    expect(await count(`task_type=${type}`)).toMatchObject({ shown: expected.length, total: all.length });
  }
  const ofRenea = await listed('agent=Renea&task_type=finance');
  expect(ofRenea.length).toBeGreaterThan(0);
  expect(await count('agent=Renea&task_type=finance')).toMatchObject({ shown: ofRenea.length });

  for (const job of ['1001', '%231001', 'job-1001', 'job 1001']) {
    const found = await listed(`job=${job}`);
    expect(found.length, job).toBeGreaterThanOrEqual(3);
    expect(found.every((content) => content.includes('1001') || content.includes('Copper pipe'))).toBe(true);
    expect(await count(`job=${job}`)).toMatchObject({ shown: found.length });
  }
  expect(await listed('job=council')).toHaveLength(1);
  expect(await listed('job=.*')).toEqual([]);
  expect((await dave.fetch('/api/agent-messages?task_type=gossip')).status).toBe(400);
  // a pattern with U+0000 is refused by the database: it must not come so far
  for (const path of ['agent-messages', 'agent-message-count']) {
    expect((await dave.fetch(`/api/${path}?job=%00`)).status).toBe(400);
  }
});

it('a message that did something for one job belongs to it, wherever it was said', async () => {
  const [job] = (await get(dave, '/api/projects?job_number=1001')).data;
  const { agents, shown } = await count(`job_id=${job?.id}`);
  expect(agents).toMatchObject({ Michelle: 0, Renea: 1, Sarah: 1 });
  expect(shown).toBe((await listed(`job_id=${job?.id}`)).length);
});

it('pages what the filters leave', async () => {
  const first = await get(dave, '/api/agent-messages?limit=1&job=1001');
  const second = await get(dave, `/api/agent-messages?limit=1&job=1001&cursor=${first.next_cursor}`);
  expect(second.data[0]?.id).not.toBe(first.data[0]?.id);
});
