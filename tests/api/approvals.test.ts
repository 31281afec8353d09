import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

interface Turn {
  actions: unknown[];
  approvals: { approval_id: string }[];
}

const ORCHESTRATOR = '/api/functions/agent-orchestrator';

let server: TestServer;
let dave: Account;
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
});
beforeEach(async () => {
  dave = await signUp(server.url);
});
afterAll(() => server.stop());

const askToDelete = async () => {
  const client = await post(dave, '/api/clients', { name: 'Colin Prentice' });
  const turn = await post<Turn>(dave, ORCHESTRATOR, { message: 'Delete client Colin Prentice' });
  expect(turn.approvals).toHaveLength(1);
  return { client, turn, id: turn.approvals[0]?.approval_id ?? '' };
};

it('a deletion waits for a yes, and is carried out once', async () => {
  const { client, turn, id } = await askToDelete();
  expect(turn.actions).toEqual([]);
  expect((await get(dave, `/api/clients/${client.id}`)).name).toBe('Colin Prentice');
  const { data } = await get(dave, '/api/approvals?status=pending');
  expect(data).toMatchObject([{ id, op: 'delete', entity: 'clients', record_id: client.id, status: 'pending' }]);
  expect(data[0]?.code).toMatch(/^\d{4,}$/);
  const hours =
    (new Date(String(data[0]?.expires_at)).getTime() - new Date(String(data[0]?.created_at)).getTime()) / 3.6e6;
  expect(hours).toBeCloseTo(72, 1);

  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      dave.fetch(`/api/approvals/${id}`, { method: 'POST', json: { decision: 'approve' } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  await expectProblem(await dave.fetch(`/api/clients/${client.id}`), 404);
  expect(await get(dave, `/api/approvals/${id}`)).toMatchObject({ status: 'approved' });
  const receipts = (await get(dave, '/api/receipts')).data;
  expect(receipts).toMatchObject([{ operation: 'clients.delete', record_id: client.id, status: 'done' }]);
  await dave.fetch(`/api/receipts/${receipts[0]?.id}/undo`, { method: 'POST' });
  expect((await get(dave, `/api/clients/${client.id}`)).name).toBe('Colin Prentice');
});

it('a no leaves everything as it is, for good', async () => {
  const { client, id } = await askToDelete();
  const decide = (decision: string) => dave.fetch(`/api/approvals/${id}`, { method: 'POST', json: { decision } });
  expect(await (await decide('reject')).json()).toMatchObject({ status: 'rejected', receipt: null });
  const { detail } = await expectProblem(await decide('approve'), 409, 'already_decided');
  expect(detail).toBe('That was rejected already.');
  expect((await get(dave, `/api/clients/${client.id}`)).name).toBe('Colin Prentice');
});

it.each(['maybe', '', null, { $ne: 'reject' }])('%j is no decision', async (decision) => {
  const { id } = await askToDelete();
  await expectProblem(await dave.fetch(`/api/approvals/${id}`, { method: 'POST', json: { decision } }), 422);
  expect(await get(dave, `/api/approvals/${id}`)).toMatchObject({ status: 'pending' });
});

it('what cannot be carried out any more says so', async () => {
  const { client, id } = await askToDelete();
  await dave.fetch(`/api/clients/${client.id}`, { method: 'DELETE' });
  const response = await dave.fetch(`/api/approvals/${id}`, { method: 'POST', json: { decision: 'approve' } });
  expect(await response.json()).toMatchObject({
    status: 'failed',
    error: 'That client could not be found.',
    receipt: null,
  });
});

it('an approval expires after 72 hours of the business', async () => {
  const first = await startServer({ now: '2026-03-04T09:00:00Z', keepData: true });
  const owner = await signUp(first.url);
  const client = await post(owner, '/api/clients', { name: 'Colin Prentice' });
  const turn = await post<Turn>(owner, ORCHESTRATOR, { message: 'Delete client Colin Prentice' });
  await first.stop();
  const second = await startServer({ now: '2026-03-07T09:01:00Z', dataDir: first.dataDir, keepData: false });
  const later = (path: string, init: RequestInit = {}) =>
    fetch(second.url + path, {
      ...init,
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    });
  const body = JSON.stringify({ decision: 'approve' });
  const response = await later(`/api/approvals/${turn.approvals[0]?.approval_id}`, { method: 'POST', body });
  const { detail } = await expectProblem(response, 409, 'already_decided');
  expect(detail).toBe('That approval has expired. Ask for it again.');
  expect((await later(`/api/clients/${client.id}`)).status).toBe(200);
  await second.stop();
});
