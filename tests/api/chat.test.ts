import { ASSISTANTS, type ChatMessage, chatMessageSchema, type Thread, threadSchema } from '@smoko/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { openSocket } from '../support/socket.ts';
import { until } from '../support/until.ts';

interface Turn {
  response: string;
  thread_id: string;
  run_id: string;
  handled_by: string[];
  actions: { receipt_id: string; tool: string; entity: string; record_id: string; summary: string }[];
  approvals: { approval_id: string; tool: string; summary: string; expires_at: string }[];
}

const NOBODY = '0'.repeat(24);
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

const say = (message: string, more: Fields = {}) => post<Turn>(dave, ORCHESTRATOR, { message, ...more });
const messagesOf = async (id: string) =>
  (await get<{ data: ChatMessage[]; thread: Thread }>(dave, `/api/threads/${id}/messages`)).data;
const addClient = () => say('Add Jasmine Okafor to my clients please, mobile 0491 578 957, jasmine.okafor@example.org');

describe('the assistants', () => {
  it('are four', async () => {
    expect((await get(dave, '/api/assistants')).data).toEqual(ASSISTANTS);
  });
});

describe('a whole turn in one call', () => {
  it('answers when it has settled, with what was done', async () => {
    const turn = await addClient();
    expect(turn.handled_by.length).toBeGreaterThan(0);
    expect(turn.response).not.toBe('');
    expect(turn.actions).toMatchObject([{ entity: 'clients' }]);
    const client = await get(dave, `/api/clients/${turn.actions[0]?.record_id}`);
    expect(client).toMatchObject({ name: 'Jasmine Okafor', email: 'jasmine.okafor@example.org' });
    const messages = await messagesOf(turn.thread_id);
    for (const message of messages) chatMessageSchema.strict().parse(message);
    expect(messages[0]).toMatchObject({ role: 'user', status: 'done', run_id: turn.run_id });
    expect(messages.slice(1).every(({ role, status }) => role === 'assistant' && status === 'done')).toBe(true);
    threadSchema.strict().parse(await get(dave, `/api/threads/${turn.thread_id}`));
  });

  it('leaves a receipt that can be undone, once', async () => {
    const turn = await addClient();
    const action = turn.actions[0];
    const { data } = await get(dave, '/api/receipts');
    expect(data).toMatchObject([
      {
        id: action?.receipt_id,
        operation: 'clients.create',
        record_id: action?.record_id,
        status: 'done',
        undoable: true,
        model: 'built-in',
        thread_id: turn.thread_id,
        run_id: turn.run_id,
        changes: [{ entity: 'clients', op: 'create', before: null, after: { name: 'Jasmine Okafor' } }],
      },
    ]);
    const undo = () => dave.fetch(`/api/receipts/${action?.receipt_id}/undo`, { method: 'POST' });
    expect(await (await undo()).json()).toMatchObject({ status: 'undone' });
    expect((await get(dave, '/api/clients')).data).toEqual([]);
    await expectProblem(await undo(), 409, 'conflict');
    const cards = (await messagesOf(turn.thread_id)).flatMap(({ receipts }) => receipts);
    expect(cards).toMatchObject([{ receipt_id: action?.receipt_id, undone: true }]);
  });

  it('"undo that" takes back all that the last message did, and can be taken back itself', async () => {
    const turn = await say('New job for Jasmine Okafor, deck repair, $900');
    const back = await say('oops, undo that', { thread_id: turn.thread_id });
    expect(back.response).toMatch(/^Undone: Added client Jasmine Okafor; Created job 1001 - Deck repair/);
    expect((await get(dave, '/api/clients')).data).toEqual([]);
    expect((await get(dave, '/api/projects')).data).toEqual([]);
    const cards = (await messagesOf(turn.thread_id)).flatMap(({ receipts }) => receipts);
    expect(cards.map(({ undone }) => undone)).toEqual([true, true, false]);
    await say('undo that', { thread_id: turn.thread_id });
    expect((await get(dave, '/api/projects')).data).toMatchObject([{ job_name: 'Deck repair' }]);
  });

  it('what was changed since is not taken back', async () => {
    const turn = await addClient();
    const path = `/api/clients/${turn.actions[0]?.record_id}`;
    await dave.fetch(path, { method: 'PATCH', json: { name: 'Jasmine Okafor-Lee' } });
    const response = await dave.fetch(`/api/receipts/${turn.actions[0]?.receipt_id}/undo`, { method: 'POST' });
    const { detail } = await expectProblem(response, 409, 'conflict');
    expect(detail).toBe('That record was changed since (its name), so it was left as it is.');
    expect(await get(dave, path)).toMatchObject({ name: 'Jasmine Okafor-Lee' });
  });

  it('shows in the two views', async () => {
    const turn = await addClient();
    const updates = (await get(dave, '/api/updates-feed')).data;
    expect(updates).toMatchObject([{ id: turn.actions[0]?.receipt_id, action_taken: turn.actions[0]?.summary }]);
    const name = String(updates[0]?.agent_name);
    expect((await get(dave, `/api/updates-feed?agent_name=${name}`)).data).toHaveLength(1);
    const messages = (await get(dave, '/api/agent-messages')).data;
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) expect(message).toMatchObject({ thread_id: turn.thread_id, user_id: dave.user.id });
    expect(messages.map(({ content }) => content).join('\n')).toContain(turn.response.split('\n\n')[0]);
  });

  it('goes on in a conversation', async () => {
    const first = await say('Show my jobs');
    const second = await say('Show my clients', { thread_id: first.thread_id });
    expect(second.thread_id).toBe(first.thread_id);
    expect(second.run_id).not.toBe(first.run_id);
    expect((await messagesOf(first.thread_id)).filter(({ role }) => role === 'user')).toHaveLength(2);
    expect((await get(dave, '/api/threads')).data).toHaveLength(1);
  });

  it('messages to one conversation at the same moment each get their own answer', async () => {
    const { thread_id } = await say('Show my jobs');
    const turns = await Promise.all(
      ['Show my clients', 'Show my suppliers', 'Show my tasks'].map((text) => say(text, { thread_id })),
    );
    expect(new Set(turns.map(({ run_id }) => run_id)).size).toBe(3);
    for (const { response } of turns) expect(response).not.toBe('');
    const messages = await messagesOf(thread_id);
    expect(messages.filter(({ role }) => role === 'user')).toHaveLength(4);
    expect(messages.every(({ status }) => status === 'done')).toBe(true);
  });

  it.each([
    [{ message: '' }, 'Please enter a command.'],
    [{ message: '  \n ' }, 'Please enter a command.'],
    [{}, 'Please enter a command.'],
    [{ message: null }, 'Please enter a command.'],
    [{ message: { $gt: '' } }, 'Please enter a command.'],
    [{ message: 'x'.repeat(8_001) }, 'Keep a message under 8,000 characters.'],
    [{ message: 'Hi', assistant: 'bob' }, 'The assistants are jerry, michelle, renea and sarah.'],
    [{ message: 'Hi', jobData: { id: 'x' } }, 'That id is not valid.'],
    [{ message: 'Hi', thread_id: { $gt: '' } }, ''],
    [{ message: 'Hi', user_id: NOBODY }, 'Unknown field: user_id'],
  ])('%j is refused: %s', async (json, message) => {
    const { errors } = await expectProblem(await dave.fetch(ORCHESTRATOR, { method: 'POST', json }), 422, 'invalid');
    if (message) expect(errors?.map((error) => error.message)).toContain(message);
    expect((await get(dave, '/api/threads')).data).toEqual([]);
  });

  it('takes the job on the screen by its id alone, and only one of its own', async () => {
    const job = await post(dave, '/api/projects', { job_name: 'Deck' });
    const turn = await say('Show my jobs', { jobData: { id: job.id, job_name: 'Something else', user_id: NOBODY } });
    expect(await get(dave, `/api/threads/${turn.thread_id}`)).toMatchObject({ job_id: job.id });
    expect((await get(dave, `/api/threads?job_id=${job.id}`)).data).toHaveLength(1);
    const response = await dave.fetch(ORCHESTRATOR, {
      method: 'POST',
      json: { message: 'Hi', jobData: { id: NOBODY } },
    });
    await expectProblem(response, 422, 'invalid');
  });

  it('begins a conversation that is otherwise than its first message, if it is told to', async () => {
    const job = await post(dave, '/api/projects', { job_name: 'Deck' });
    const about = { assistant: 'michelle', jobData: { id: job.id } };
    const turn = await say('Show my jobs', { ...about, thread: { assistant: 'jerry' } });
    expect(await get(dave, `/api/threads/${turn.thread_id}`)).toMatchObject({ assistant: 'jerry', job_id: null });
    expect((await messagesOf(turn.thread_id))[0]).toMatchObject({ assistant: 'michelle', job_id: job.id });
    const of = await say('Show my jobs', { thread: { assistant: 'sarah', job_id: job.id } });
    expect(await get(dave, `/api/threads/${of.thread_id}`)).toMatchObject({ assistant: 'sarah', job_id: job.id });
    for (const json of [
      { thread: { job_id: NOBODY } },
      { thread: {}, jobData: { id: NOBODY } },
      { thread: { title: 'Mine' } },
    ]) {
      const response = await dave.fetch(ORCHESTRATOR, { method: 'POST', json: { message: 'Hi', ...json } });
      await expectProblem(response, 422, 'invalid');
    }
    expect((await get(dave, '/api/threads')).data).toHaveLength(2);
  });

  it('there is no going on in a conversation that is not there', async () => {
    await expectProblem(
      await dave.fetch(ORCHESTRATOR, { method: 'POST', json: { message: 'Hi', thread_id: NOBODY } }),
      404,
    );
  });

  it('said twice under one client id is said once', async () => {
    const { thread_id } = await say('Show my jobs');
    const again = { thread_id, client_message_id: 'c1' };
    const [first, second] = [await say('Show my clients', again), await say('Show my clients', again)];
    expect(second).toEqual(first);
    expect((await messagesOf(thread_id)).filter(({ role }) => role === 'user')).toHaveLength(2);
  });
});

describe('a turn as a stream', () => {
  it('sends what happens and ends with the result', async () => {
    const response = await dave.fetch(ORCHESTRATOR, {
      method: 'POST',
      json: { message: 'Add Jasmine Okafor to my clients please, mobile 0491 578 957' },
      headers: { accept: 'text/event-stream' },
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const events = parseEvents(await response.text());
    const names = events.map(({ event }) => event);
    expect(names.at(-1)).toBe('result');
    expect(names).toContain('message');
    expect(names).toContain('thread');
    const result = events.at(-1)?.data as unknown as Turn;
    expect(result.actions).toHaveLength(1);
    const seqs = events.slice(0, -1).map(({ data }) => Number(data.seq));
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
    for (const { data } of events.slice(0, -1)) expect(data.thread_id).toBe(result.thread_id);
  });

  it('a refusal is a problem document still', async () => {
    const headers = { accept: 'text/event-stream' };
    await expectProblem(await dave.fetch(ORCHESTRATOR, { method: 'POST', json: { message: '' }, headers }), 422);
    await expectProblem(
      await dave.fetch(ORCHESTRATOR, { method: 'POST', json: { message: 'x', thread_id: NOBODY }, headers }),
      404,
    );
  });
});

describe('conversations', () => {
  it('start, take a message and answer over the socket', async () => {
    const socket = await openSocket(server.url, dave.token);
    const thread = await post(dave, '/api/threads', { assistant: 'sarah' });
    expect(thread).toMatchObject({ assistant: 'sarah', running: false, user_id: dave.user.id });
    const path = `/api/threads/${thread.id}/messages`;
    const sent = await dave.fetch(path, {
      method: 'POST',
      json: { message: 'Show my suppliers', client_message_id: 'a' },
    });
    expect(sent.status).toBe(202);
    expect(await sent.json()).toMatchObject({ message: { role: 'user', content: 'Show my suppliers' } });
    await until('the turn to settle', async () => !(await get(dave, `/api/threads/${thread.id}`)).running);
    const { seq } = await get(dave, `/api/threads/${thread.id}`);
    await until('the last event', () => socket.chats.some((event) => event.seq === seq));
    expect([...new Set(socket.chats.map((event) => event.seq))]).toEqual(
      Array.from({ length: Number(seq) }, (_, i) => i + 1),
    );
    socket.close();
    const all = await messagesOf(thread.id);
    expect(all.map(({ position }) => position)).toEqual(all.map(({ position }) => position).toSorted((a, b) => a - b));
    expect((await get<{ data: ChatMessage[] }>(dave, `${path}?after_seq=0`)).data).toHaveLength(all.length);
    expect((await get<{ data: ChatMessage[] }>(dave, `${path}?after_seq=${seq}`)).data).toEqual([]);
  });

  it('give older messages page by page', async () => {
    const { thread_id } = await say('Show my jobs');
    for (const message of ['Show my clients', 'Show my tasks']) await say(message, { thread_id });
    const all = (await messagesOf(thread_id)).map(({ id }) => id);
    const paged: string[] = [];
    for (let cursor: string | null = null; ; ) {
      const page: { data: { id: string }[]; next_cursor: string | null } = await get(
        dave,
        `/api/threads/${thread_id}/messages?limit=2${cursor ? `&cursor=${cursor}` : ''}`,
      );
      paged.unshift(...page.data.map(({ id }) => id));
      if (!page.next_cursor) break;
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(all);
    await expectProblem(await dave.fetch(`/api/threads/${thread_id}/messages?cursor=nonsense`), 400, 'malformed');
  });

  it('are titled by what was said first, and found by it', async () => {
    const { thread_id } = await say('Show my jobs');
    expect((await get(dave, '/api/threads?q=jobs')).data).toMatchObject([{ id: thread_id, title: 'Show my jobs' }]);
    expect((await get(dave, '/api/threads?q=quotes')).data).toEqual([]);
  });

  it.each([{ message: ' ' }, {}, { message: 5 }])('%j is no message', async (json) => {
    const thread = await post(dave, '/api/threads');
    const { detail } = await expectProblem(
      await dave.fetch(`/api/threads/${thread.id}/messages`, { method: 'POST', json }),
      422,
    );
    expect(detail).toBe('Please enter a command.');
  });

  it('stop and retry have nothing to do where nothing runs', async () => {
    const { thread_id } = await say('Show my jobs');
    expect((await dave.fetch(`/api/threads/${thread_id}/stop`, { method: 'POST' })).status).toBe(200);
    await expectProblem(await dave.fetch(`/api/threads/${thread_id}/retry`, { method: 'POST' }), 409, 'conflict');
  });
});

describe('the writer', () => {
  it('writes and keeps nothing', async () => {
    const jobData = { title: 'Deck', budget: 4500 };
    const json = { message: 'Merbau deck, 6 by 4 m', assistant: 'jerry', context: 'Dear {client}', jobData };
    const { response } = await post<{ response: string }>(dave, '/api/functions/ai-assistant', json);
    expect(response).toContain('Deck');
    expect(response).toContain('4500');
    for (const path of ['threads', 'agent-messages', 'receipts', 'quotes', 'projects']) {
      expect((await get(dave, `/api/${path}`)).data).toEqual([]);
    }
  });

  it.each([{ message: '' }, { message: 'x', jobData: { id: NOBODY } }, { message: 'x', context: 5 }])(
    '%j is refused',
    async (json) => {
      await expectProblem(await dave.fetch('/api/functions/ai-assistant', { method: 'POST', json }), 422, 'invalid');
    },
  );
});

interface StreamedEvent {
  event: string;
  data: Fields;
}

const parseEvents = (text: string): StreamedEvent[] =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [event = '', data = ''] = block.split('\n');
      return { event: event.slice('event: '.length), data: JSON.parse(data.slice('data: '.length)) as Fields };
    });
