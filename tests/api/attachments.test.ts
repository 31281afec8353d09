import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { fileForm, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let dave: Account;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  dave = await signUp(server.url);
});
afterAll(() => server.stop());

function upload(name: string, project_id?: string, account = dave) {
  const form = new FormData();
  if (project_id !== undefined) form.append('project_id', project_id);
  form.append('file', new Blob(['the plan']), name);
  return account.fetch('/api/attachments', { method: 'POST', body: form });
}

describe('files of a job', () => {
  it('are kept with it, listed, renamed, moved, deleted and brought back', async () => {
    const deck = await post(dave, '/api/projects', { job_name: 'Deck' });
    const fence = await post(dave, '/api/projects', { job_name: 'Fence' });
    const made = (await (await upload('plan.txt', deck.id)).json()) as { id: string };
    expect(made).toMatchObject({ name: 'plan.txt', file_type: 'txt', file_size: 8, project: { job_name: 'Deck' } });
    await post(dave, '/api/attachments', fileForm('loose.pdf'));
    const ofDeck = async () => (await get(dave, `/api/attachments?project_id=${deck.id}`)).data.map(({ id }) => id);
    expect(await ofDeck()).toEqual([made.id]);
    expect(await (await dave.fetch(`/api/attachments/${made.id}/file`)).text()).toBe('the plan');

    const change = { name: 'Plan.txt', project_id: fence.id };
    await dave.fetch(`/api/attachments/${made.id}`, { method: 'PATCH', json: change });
    expect(await get(dave, `/api/attachments/${made.id}`)).toMatchObject({ ...change, project: { job_name: 'Fence' } });
    expect(await ofDeck()).toEqual([]);

    await dave.fetch(`/api/attachments/${made.id}`, { method: 'DELETE' });
    await expectProblem(await dave.fetch(`/api/attachments/${made.id}/file`), 404, 'not_found');
    await post(dave, `/api/attachments/${made.id}/restore`);
    expect(await (await dave.fetch(`/api/attachments/${made.id}/file`)).text()).toBe('the plan');
  });

  it.each([
    ['a job that is not there', '0'.repeat(24)],
    ['no id at all', "{'$ne': null}"],
    ['nothing', ''],
  ])('are refused for %s, and nothing is kept', async (_what, project_id) => {
    const { errors } = await expectProblem(await upload('plan.txt', project_id), 422, 'invalid');
    expect(errors?.[0]?.path).toBe('project_id');
    expect((await get(dave, '/api/attachments')).data).toEqual([]);
  });

  it("are refused for another owner's job", async () => {
    const { id } = await post(dave, '/api/projects', { job_name: 'Deck' });
    await expectProblem(await upload('plan.txt', id, await signUp(server.url)), 422, 'invalid');
    expect((await get(dave, `/api/attachments?project_id=${id}`)).data).toEqual([]);
  });
});

describe('files of a message', () => {
  const kept = async (name: string, account = dave) =>
    ((await (await upload(name, undefined, account)).json()) as { id: string }).id;
  const say = (fields: Record<string, unknown>) =>
    dave.fetch('/api/functions/agent-orchestrator', {
      method: 'POST',
      json: { message: 'Here is the plan', ...fields },
    });
  const messages = async (thread: unknown) =>
    (await get(dave, `/api/threads/${String(thread)}/messages`)).data as unknown as { attachments: unknown }[];

  it('are shown with it, and belong to the job on the screen', async () => {
    const deck = await post(dave, '/api/projects', { job_name: 'Deck' });
    const [plan, quote] = [await kept('plan.txt'), await kept('quote.txt')];
    const reply = await say({ jobData: { id: deck.id }, attachments: [plan, quote, plan] });
    const { thread_id } = (await reply.json()) as { thread_id: string };
    const [asked, ...answers] = await messages(thread_id);
    expect(asked?.attachments).toEqual([
      { attachment_id: plan, name: 'plan.txt', file_type: 'txt', file_size: 8 },
      { attachment_id: quote, name: 'quote.txt', file_type: 'txt', file_size: 8 },
    ]);
    expect(answers.every(({ attachments }) => (attachments as unknown[]).length === 0)).toBe(true);
    const ofDeck = (await get(dave, `/api/attachments?project_id=${deck.id}`)).data.map(({ id }) => id);
    expect(new Set(ofDeck)).toEqual(new Set([plan, quote]));
  });

  it('belong to the job that the message names, and the answer says so', async () => {
    const fence = await post(dave, '/api/projects', { job_name: 'Fence', job_number: '2041' });
    const deck = await post(dave, '/api/projects', { job_name: 'Deck', job_number: '2042' });
    const plan = await kept('plan.txt');
    const reply = await say({ message: 'Keep this with job 2041', jobData: { id: deck.id }, attachments: [plan] });
    expect(((await reply.json()) as { response: string }).response).toContain('plan.txt is kept with job 2041 - Fence');
    expect(await get(dave, `/api/attachments/${plan}`)).toMatchObject({ project_id: fence.id });
    const loose = await say({ message: 'Photo of the switchboard', attachments: [await kept('photo.txt')] });
    expect(((await loose.json()) as { response: string }).response).toContain('I have photo.txt.');
  });

  it('belong to the job that the message made', async () => {
    const plan = await kept('plan.txt');
    await say({ message: 'New job for a deck at 8 Harris St, budget $4000', attachments: [plan] });
    const [job] = (await get(dave, '/api/projects')).data;
    expect(await get(dave, `/api/attachments/${plan}`)).toMatchObject({ project_id: job?.id });
  });

  it('go with a message of a conversation too', async () => {
    const thread = await post(dave, '/api/threads', {});
    const plan = await kept('plan.txt');
    const path = `/api/threads/${thread.id}/messages`;
    const sent = await post<{ message: unknown }>(dave, path, { message: 'Here is the plan', attachments: [plan] });
    expect(sent.message).toMatchObject({ attachments: [{ attachment_id: plan, name: 'plan.txt' }] });
  });

  it('have to be there, and of the same owner; then nothing is said', async () => {
    const gone = await kept('gone.txt');
    await dave.fetch(`/api/attachments/${gone}`, { method: 'DELETE' });
    const theirs = await kept('theirs.txt', await signUp(server.url));
    for (const id of [gone, theirs, '0'.repeat(24)]) {
      const { errors } = await expectProblem(await say({ attachments: [id] }), 422, 'invalid');
      expect(errors?.[0]?.path).toBe('attachments');
    }
    await expectProblem(await say({ attachments: Array.from({ length: 11 }, () => theirs) }), 422, 'invalid');
    expect((await get(dave, '/api/agent-messages')).data).toEqual([]);
  });
});
