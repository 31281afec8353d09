import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, profile, signUp, withJson } from '../support/account.ts';
import { toOthers } from '../support/outbox.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, fileForm, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';

let server: TestServer;
let dave: Account;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  dave = await signUp(server.url);
});
afterAll(() => server.stop());

const send = (path: string, json: unknown, key: string, account = dave) =>
  account.fetch(path, { method: 'POST', json, headers: { 'idempotency-key': key } });
const rows = async (path: string) => (await get(dave, path)).data;

describe('an Idempotency-Key', () => {
  it('gives the same answer to the same request, once done', async () => {
    const first = await send('/api/projects', { job_name: 'Deck' }, 'k1');
    const second = await send('/api/projects', { job_name: 'Deck' }, 'k1');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(await first.json());
    expect(await rows('/api/projects')).toHaveLength(1);
  });

  it('also after the record was changed since', async () => {
    const made = (await (await send('/api/projects', { job_name: 'Deck' }, 'k1')).json()) as { id: string };
    await dave.fetch(`/api/projects/${made.id}`, { method: 'PATCH', json: { job_name: 'Fence' } });
    expect(await (await send('/api/projects', { job_name: 'Deck' }, 'k1')).json()).toEqual(made);
  });

  it('with another body is a conflict, and does nothing', async () => {
    await send('/api/projects', { job_name: 'Deck' }, 'k1');
    const problem = await expectProblem(await send('/api/projects', { job_name: 'Fence' }, 'k1'), 409, 'conflict');
    expect(problem.detail).toBe('That Idempotency-Key was used for another request. Use a new one.');
    expect(await rows('/api/projects')).toHaveLength(1);
  });

  it('at another address is a conflict', async () => {
    await send('/api/clients', { name: 'Rosa' }, 'k1');
    await expectProblem(await send('/api/suppliers', { name: 'Rosa' }, 'k1'), 409, 'conflict');
    expect(await rows('/api/suppliers')).toEqual([]);
  });

  it('while the first still runs is a conflict: of many at once one record comes', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('/api/clients', { name: 'Rosa' }, 'k1')));
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect(answers.map(({ status }) => status)).toContain(201);
    expect(await rows('/api/clients')).toHaveLength(1);
    expect((await send('/api/clients', { name: 'Rosa' }, 'k1')).status).toBe(201);
  });

  it('is one owner’s own', async () => {
    const mel = await signUp(server.url);
    const made = (await (await send('/api/clients', { name: 'Rosa' }, 'k1')).json()) as Fields;
    const other = (await (await send('/api/clients', { name: 'Rosa' }, 'k1', mel)).json()) as Fields;
    expect(other.id).not.toBe(made.id);
    expect(other.user_id).toBe(mel.user.id);
  });

  it('repeats a refusal that people can mend', async () => {
    const first = await expectProblem(await send('/api/clients', { name: 'x', budget: 'y' }, 'k1'), 422);
    const second = await expectProblem(await send('/api/clients', { name: 'x', budget: 'y' }, 'k1'), 422);
    expect(second.errors).toEqual(first.errors);
    const job = { job_name: 'x', client_id: '0'.repeat(24) };
    await expectProblem(await send('/api/projects', job, 'k2'), 422);
    await expectProblem(await send('/api/projects', job, 'k2'), 422);
  });

  it.each(['', 'x'.repeat(201)])('of a wrong length is malformed', async (key) => {
    await expectProblem(await send('/api/clients', { name: 'x' }, key), 400, 'malformed');
  });

  it('does a message to the outside once', async () => {
    const client = await post(dave, '/api/clients', { name: 'Rosa', email: 'rosa@example.org' });
    const message = { client_id: client.id, body: 'On my way' };
    const first = (await (await send('/api/outbox', message, 'k1')).json()) as Fields;
    const second = (await (await send('/api/outbox', message, 'k1')).json()) as Fields;
    expect(second.id).toBe(first.id);
    expect(await toOthers(dave)).toHaveLength(1);
  });

  it('says something to an assistant once', async () => {
    const say = { message: 'Show my jobs' };
    const first = (await (await send('/api/functions/agent-orchestrator', say, 'k1')).json()) as Fields;
    const second = (await (await send('/api/functions/agent-orchestrator', say, 'k1')).json()) as Fields;
    expect(second).toEqual(first);
    expect(await rows('/api/threads')).toHaveLength(1);
  });

  it('begins a conversation once, although its stream was left', async () => {
    const say = { message: 'Show my jobs', client_message_id: 'k1' };
    const headers = { 'idempotency-key': 'k1', accept: 'text/event-stream' };
    const begin = () => dave.fetch('/api/functions/agent-orchestrator', { method: 'POST', json: say, headers });
    const left = await begin();
    expect(left.headers.get('content-type')).toContain('text/event-stream');
    await left.body?.cancel();
    const again = await until('its answer', async () => {
      const response = await begin();
      return response.ok && ((await response.json()) as Fields);
    });
    const [thread, ...others] = (await rows('/api/threads')) as Fields[];
    expect(others).toEqual([]);
    expect(again).toMatchObject({ status: 'done', thread_id: thread?.id });
    const { data } = await get<{ data: Fields[] }>(dave, `/api/threads/${String(thread?.id)}/messages`);
    expect(data.filter(({ role }) => role === 'user')).toHaveLength(1);
  });

  it('pays an invoice once', async () => {
    const invoice = await post(dave, '/api/finance-records', { type: 'invoice', amount: 50 });
    const path = `/api/finance-records/${invoice.id}/mark-paid`;
    const first = (await (await send(path, {}, 'k1')).json()) as Fields;
    expect(await (await send(path, {}, 'k1')).json()).toEqual(first);
    expect(await rows('/api/finance-records?type=payment')).toHaveLength(1);
  });

  it('keeps a file once', async () => {
    const upload = (name: string) =>
      dave.fetch('/api/templates', { method: 'POST', body: fileForm(name), headers: { 'idempotency-key': 'k1' } });
    const first = (await (await upload('a.pdf')).json()) as Fields;
    expect(await (await upload('a.pdf')).json()).toEqual(first);
    await expectProblem(await upload('b.pdf'), 409, 'conflict');
    expect(await rows('/api/templates')).toHaveLength(1);
  });

  it('makes one account, and signs in again whoever proves the password', async () => {
    const json = profile();
    const signUpOnce = (body: Fields) =>
      fetch(
        `${server.url}/api/auth/signup`,
        withJson({ method: 'POST', json: body, headers: { 'idempotency-key': 'k1' } }),
      );
    const first = (await (await signUpOnce(json)).json()) as { user: Fields; access_token: string };
    const second = await signUpOnce(json);
    expect(second.status).toBe(201);
    const again = (await second.json()) as { user: Fields; access_token: string };
    expect(again.user).toEqual(first.user);
    expect(again.access_token).not.toBe(first.access_token);
    await expectProblem(await signUpOnce({ ...json, password: 'another password' }), 409, 'conflict');
  });

  it('counts on POST and PATCH, and nowhere else', async () => {
    const client = await post(dave, '/api/clients', { name: 'Rosa' });
    const send = (method: string, json?: object) =>
      dave.fetch(`/api/clients/${client.id}`, { method, json, headers: { 'idempotency-key': 'k1' } });
    expect((await send('PATCH', { name: 'A' })).status).toBe(200);
    expect((await dave.fetch(`/api/clients/${client.id}`, { method: 'PATCH', json: { name: 'C' } })).status).toBe(200);
    // the same once more is the answer of then, and changes nothing
    expect(await (await send('PATCH', { name: 'A' })).json()).toMatchObject({ name: 'A' });
    expect(await get(dave, `/api/clients/${client.id}`)).toMatchObject({ name: 'C' });
    await expectProblem(await send('PATCH', { name: 'B' }), 409);
    expect((await send('DELETE')).ok).toBe(true);
    await expectProblem(await send('DELETE'), 404);
  });

  it('is remembered over a crash of the server', async () => {
    const first = await startServer({ keepData: true });
    const owner = await signUp(first.url);
    const made = (await (await send('/api/clients', { name: 'Rosa' }, 'k1', owner)).json()) as Fields;
    await first.kill();
    const second = await startServer({ dataDir: first.dataDir, keepData: false });
    const response = await fetch(
      `${second.url}/api/clients`,
      withJson({
        method: 'POST',
        json: { name: 'Rosa' },
        headers: { 'idempotency-key': 'k1', authorization: `Bearer ${owner.token}` },
      }),
    );
    expect(await response.json()).toEqual(made);
    await second.stop();
  });
});
