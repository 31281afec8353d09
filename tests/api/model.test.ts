import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { gate, type StandIn, startStandIn, textOf } from '../support/openai-stand-in.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';

interface Turn {
  response: string;
  thread_id: string;
  actions: Fields[];
}
interface Message extends Fields {
  id: string;
  role: string;
  status: string;
  content: string;
  error: string | null;
}

const ORCHESTRATOR = '/api/functions/agent-orchestrator';
const NEVER = () => new Promise<void>(() => {});
const ROSA = { name: 'create_client', args: { name: 'Rosa Delgado' } };
const TRY_AGAIN = /^The assistant model at 127\.0\.0\.1:\d+ did not answer\. Your message is kept - try again\.$/;

let model: StandIn;
let server: TestServer;
let dave: Account;
beforeAll(async () => {
  model = await startStandIn();
  server = await startServer({ now: '2026-03-04T09:00:00Z', env: model.env });
});
beforeEach(async () => {
  dave = await signUp(server.url);
  model.requests.length = 0;
});
afterAll(async () => {
  await server.stop();
  await model.close();
});

const messagesOf = async (id: string) => (await get<{ data: Message[] }>(dave, `/api/threads/${id}/messages`)).data;
const answerOf = async (id: string) => (await messagesOf(id)).findLast(({ role }) => role === 'assistant');
const settled = (id: string) =>
  until('the turn to end', async () => !(await get<{ running: boolean }>(dave, `/api/threads/${id}`)).running);
const clients = async () => (await get(dave, '/api/clients')).data;

/** Says something in a new conversation, without waiting for the answer. */
async function begin(message: string): Promise<string> {
  const { id } = await post(dave, '/api/threads');
  await post(dave, `/api/threads/${id}/messages`, { message });
  return id;
}

describe('a turn on a language model', () => {
  it.each([
    ['Remind me to call Bob', /"role":"assistant".*"status":"running"|"status":"running".*"role":"assistant"/],
    // Jerry is only announced when he has something to say: till then it is the conversation that runs
    ['You know what we said about tanks', /"running":true/],
  ])('tells that it has begun before the model has said a word: %s', async (message, status) => {
    const { opened, open } = gate();
    model.script(async () => {
      await opened;
      return { text: 'Righto.' };
    });
    const response = await dave.fetch(ORCHESTRATOR, {
      method: 'POST',
      json: { message },
      headers: { accept: 'text/event-stream' },
    });
    const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    // the model is held back until this is there: were it later than the first word, it would never come
    while (!heard.split('\n').some((line) => status.test(line))) {
      const { done, value } = await reader.read();
      expect(done, heard).toBe(false);
      heard += value;
    }
    expect(heard).not.toContain('Righto');
    open();
    for (let next = await reader.read(); !next.done; next = await reader.read()) heard += next.value;
    expect(heard).toContain('Righto.');
  });

  it('stopped, gives up the model call too, and keeps what was said', async () => {
    model.script(() => ({ text: ['All your jobs ', NEVER] }));
    const thread = await begin('Remind me to call Bob');
    await until('the first words', async () => (await answerOf(thread))?.content.includes('All your jobs'));
    expect(model.open()).toBe(1);
    await post(dave, `/api/threads/${thread}/stop`);
    await until('the model call to be given up', () => model.open() === 0);
    await settled(thread);
    expect(await answerOf(thread)).toMatchObject({
      status: 'stopped',
      content: expect.stringContaining('All your jobs'),
    });
    expect(model.requests).toHaveLength(1);
  });

  it('says plainly that the model is down, and tried again does nothing twice', async () => {
    model.script(({ step }) => (step === 0 ? { calls: [ROSA] } : { status: 503 }));
    const thread = await begin('Add Rosa Delgado to my clients');
    await settled(thread);
    expect(await answerOf(thread)).toMatchObject({ status: 'failed', error: expect.stringMatching(TRY_AGAIN) });
    expect(await clients()).toMatchObject([{ name: 'Rosa Delgado' }]);
    // one answer with the call, then the tries for closing words
    expect(model.requests).toHaveLength(1 + 4);

    model.requests.length = 0;
    model.script(() => ({ text: 'Rosa is in.' }));
    await post(dave, `/api/threads/${thread}/retry`);
    await settled(thread);
    expect(await answerOf(thread)).toMatchObject({ status: 'done', content: 'Rosa is in.', error: null });
    expect(model.requests).toHaveLength(1);
    expect(await clients()).toHaveLength(1);
    expect((await get(dave, '/api/receipts')).data).toHaveLength(1);
  });

  it.each([429, 500])('passes over a %d', async (status) => {
    let tries = 0;
    model.script(() => (tries++ === 0 ? { status } : { text: 'Righto.' }));
    const { response } = await post<Turn>(dave, ORCHESTRATOR, { message: 'Hello there team', assistant: 'sarah' });
    expect(response).toBe('Righto.');
    expect(model.requests.length).toBe(2);
  });

  it('ends calls that lead nowhere: tools there are not, and a loop without an end', async () => {
    model.script(() => ({ calls: [{ name: 'build_house', args: {} }] }));
    const lost = await begin('Add Rosa Delgado to my clients');
    await settled(lost);
    expect((await answerOf(lost))?.error).toMatch(/did not give a usable answer\. Your message is kept - try again\.$/);
    expect(model.requests).toHaveLength(3);

    model.requests.length = 0;
    model.script(() => ({ calls: [ROSA, { name: 'list_clients', args: {} }] }));
    const { response } = await post<Turn>(dave, ORCHESTRATOR, { message: 'Add Rosa Delgado to my clients' });
    expect(response).toContain('I could not finish this in a sensible number of steps');
    expect(model.requests).toHaveLength(12);
    expect(await clients()).toHaveLength(1);
  });

  it('has code say what was done where the model says that its calls are all', async () => {
    model.script(() => ({ calls: [ROSA, { name: 'finish', args: {} }] }));
    const { response, actions } = await post<Turn>(dave, ORCHESTRATOR, { message: 'Add Rosa Delgado to my clients' });
    expect(response).toBe('Added client Rosa Delgado.');
    expect(actions).toHaveLength(1);
    expect(model.requests).toHaveLength(1);
  });
});

describe('what a language model is told of the conversation', () => {
  const recordsIn = (prompt: readonly string[]) =>
    (/<records>\n([\s\S]*?)\n<\/records>/.exec(prompt.at(-1) ?? '')?.[1] ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Fields);
  const say = async (message: string, thread_id?: string) =>
    (await post(dave, ORCHESTRATOR, { message, ...(thread_id ? { thread_id } : {}) })) as unknown as Turn;

  it('is what was made, changed and sent there, what waits and what the named client owes, also after a hand-over', async () => {
    const rosa = await post(dave, '/api/clients', { name: 'Rosa Delgado', email: 'rosa@example.org' });
    const job = await post(dave, '/api/projects', { job_name: 'Pergola', client_id: rosa.id, job_budget: 900 });
    await post(dave, '/api/invoices', { project_id: job.id, issue: true });
    // a job that was invoiced stays on file
    const other = await post(dave, '/api/projects', { job_name: 'Gate', client_id: rosa.id });
    model.script(({ step, assistant }) => {
      if (step > 0 || assistant !== 'jerry') return { text: 'Righto.' };
      return { calls: [{ name: 'update_job', args: { job: job.id, status: 'in_progress' } }] };
    });
    const { thread_id } = await say('we have begun at Rosa Delgado her place');
    const [before, after] = model.requests.map(({ messages }) =>
      recordsIn([textOf(messages.findLast(({ role }) => role === 'user') ?? { role: 'user' })]),
    );
    const invoice = {
      kind: 'invoice',
      invoice_number: 'INV-1001',
      what_for: 'Pergola',
      on_job: job.job_number,
      amount: 900,
    };
    expect(before).toContainEqual(expect.objectContaining(invoice));
    expect(before).not.toContainEqual(expect.objectContaining({ lately: 'changed' }));
    expect(after).toContainEqual(expect.objectContaining({ kind: 'job', id: job.id, lately: 'changed' }));

    model.requests.length = 0;
    model.script(({ assistant, said }) => {
      if (assistant !== 'jerry') return { text: 'Not sent yet.' };
      return said.includes('waits')
        ? { text: 'It waits.' }
        : {
            calls: [
              { name: 'delete_job', args: { job: other.id } },
              { name: 'hand_over', args: { to: [{ assistant: 'michelle', request: 'and the other thing' }] } },
            ],
          };
    });
    await say('you know what has to go, and the other thing', thread_id);
    const handed = model.requests.find(({ assistant }) => assistant === 'michelle');
    const records = recordsIn([handed?.said ?? '']);
    expect(records).toContainEqual(
      expect.objectContaining({ waits_for_yes: `Delete job ${other.job_number} - Gate for Rosa Delgado` }),
    );
    expect(records).toContainEqual(expect.objectContaining({ kind: 'job', id: job.id, lately: 'changed' }));
    await say('yes', thread_id);
    model.requests.length = 0;
    model.script(() => ({ text: 'Righto.' }));
    await say('you know what else there was', thread_id);
    expect(recordsIn([model.requests[0]?.said ?? ''])).toContainEqual({
      done_here: `Deleted job ${other.job_number} - Gate for Rosa Delgado`,
    });
  });

  it('is the client of a job that a word of its own names', async () => {
    const rosa = await post(dave, '/api/clients', { name: 'Rosa Delgado' });
    await post(dave, '/api/projects', { job_name: 'Burst pipe repair', client_id: rosa.id });
    model.script(() => ({ text: 'Righto.' }));
    await say('how is the burst one going');
    const told = recordsIn([model.requests[0]?.said ?? '']);
    expect(told).toContainEqual(expect.objectContaining({ kind: 'client', id: rosa.id }));
  });
});
