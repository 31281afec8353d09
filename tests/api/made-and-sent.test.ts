import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

interface Turn {
  response: string;
  thread_id: string;
  drafts: Fields[];
}

let server: TestServer;
let mel: Account;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-20T01:00:00Z' });
  mel = await signUp(server.url);
  const client = await post(mel, '/api/clients', { name: 'Priya Sharma', email: 'priya@example.org' });
  await post(mel, '/api/projects', { job_name: 'Hot water', client_id: client.id });
});
afterAll(() => server.stop());

const say = (message: string, thread_id?: string) =>
  post<Turn>(mel, '/api/functions/agent-orchestrator', { message, ...(thread_id ? { thread_id } : {}) });

it('"send it" to the card of a quote saves it, and asks for the yes to send it', async () => {
  const first = await say('quote priya sharma 850 for a new hot water valve');
  expect(first.drafts).toHaveLength(1);
  const { response } = await say('yep send it', first.thread_id);
  expect(response).toMatch(/^Done: [\s\S]*\bSend quote Q\d+ for Priya Sharma.* waits for your yes/);
  const { data } = await get<{ data: Fields[] }>(mel, '/api/quotes');
  expect(data).toMatchObject([{ status: 'draft' }]);
  expect((await say('yes', first.thread_id)).response).toMatch(/^Done: Sent quote Q\d+/);
});
