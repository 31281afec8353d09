import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Model, TurnContext, TurnEvent, TurnInput } from '@smoko/agents';
import { extract, planInbound, workInbound } from '@smoko/agents';
import {
  type ChatEvent,
  listMessages,
  listReceipts,
  orchestrate,
  postMessage,
  retryThread,
  stopThread,
  TABLES,
} from '@smoko/contract';
import { Types } from 'mongoose';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../domain/actor.ts';
import { createDiskStore } from '../files/disk-store.ts';
import { openTestDomain, type TestDomain } from '../testing/domain.ts';
import type { Assistants } from './assistants.ts';
import { type Chat, createChat } from './create-chat.ts';

type Script = (input: TurnInput, context: TurnContext, signal: AbortSignal) => AsyncIterable<TurnEvent>;

let testDomain: TestDomain;
let chat: Chat;
let me: Actor;
let script: Script;
let events: ChatEvent[];

// the graph itself is tested in its own room; here its events are scripted, everything around it is real
const assistants = (): Assistants => ({
  modelFor: () => ({ host: null }) as Model,
  understandFor: () => async () => {
    throw new Error('Nothing is left to understand here.');
  },
  runTurn: (_model, input, context, { signal }) => script(input, context, signal),
  writeText: async () => '',
  dayNamed: () => null,
  createVisitor: () => ({ answer: async () => ({ answer: '', links: [] }) }),
  extract,
  planInbound,
  workInbound,
  close: async () => undefined,
});

beforeAll(async () => {
  testDomain = await openTestDomain();
  chat = newChat();
  testDomain.bus.on('chat', (userId, event) => {
    if (userId === me.userId) events.push(event);
  });
});
afterAll(async () => {
  await chat.close(1_000);
  await testDomain.close();
});
beforeEach(() => {
  me = testDomain.newActor();
  events = [];
  script = async function* ({ message }) {
    yield { type: 'speaker', speaker: 'jerry', assistant: 'jerry' };
    for (const word of `You said: ${message}`.split(/(?<= )/)) yield { type: 'text', speaker: 'jerry', text: word };
  };
});

function newChat() {
  const chat = createChat({
    domain: testDomain.domain,
    files: createDiskStore(join(tmpdir(), 'smoko-no-files')),
    bus: testDomain.bus,
    load: async () => assistants(),
    papers: { read: async () => [], recorded: async () => [] },
    actorOf: async () => me,
    log: pino({ level: 'silent' }),
  });
  testDomain.domain.executor.add(chat.implementations);
  return chat;
}
const say = (message: string, thread_id?: string) =>
  testDomain.call(me, orchestrate, { message, jobData: null, ...(thread_id ? { thread_id } : {}) });
const read = async (id: string, after_seq?: number) =>
  testDomain.call(me, listMessages, { id, ...(after_seq === undefined ? {} : { after_seq: String(after_seq) }) });
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const untilAborted = (signal: AbortSignal) =>
  new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('aborted'))));

describe('a turn', () => {
  it('answers, and every event has the next number', async () => {
    const { response, thread_id, handled_by } = await say('hello');
    expect({ response, handled_by }).toEqual({ response: 'You said: hello', handled_by: ['jerry'] });
    await wait(60);
    const seqs = events.map(({ seq }) => seq);
    expect(seqs).toEqual(Array.from({ length: Math.max(...seqs) }, (_, i) => i + 1));
    const { data, thread } = await read(thread_id);
    expect(data.map(({ role, status, content }) => `${role} ${status}: ${content}`)).toEqual([
      'user done: hello',
      'assistant done: You said: hello',
    ]);
    expect(thread).toMatchObject({ running: false, seq: Math.max(...seqs), title: 'hello' });
  });

  it('waits for the one before it, in order', async () => {
    const { thread_id } = await say('first');
    const answers = await Promise.all(['a', 'b', 'c'].map((message) => say(message, thread_id)));
    expect(answers.map(({ response }) => response)).toEqual(['You said: a', 'You said: b', 'You said: c']);
    const { data } = await read(thread_id);
    expect(data.filter(({ role }) => role === 'user')).toHaveLength(4);
    expect(data.every(({ status }) => status === 'done')).toBe(true);
  });

  it('is one, however often the message is sent', async () => {
    const { thread_id } = await say('first');
    const post = () => testDomain.call(me, postMessage, { id: thread_id, message: 'again', client_message_id: 'c1' });
    const sent = await Promise.all([post(), post(), post()]);
    expect(new Set(sent.map(({ message }) => message.id)).size).toBe(1);
    await say('last', thread_id);
    expect((await read(thread_id)).data.filter(({ content }) => content === 'again')).toHaveLength(1);
  });

  it('that fails keeps the message and can be tried again', async () => {
    const good = script;
    script = async function* () {
      yield { type: 'speaker', speaker: 'jerry', assistant: 'jerry' };
      throw new Error('secret details');
    };
    const { response, thread_id } = await say('fix this');
    expect(response).toBe('Something went wrong on our side. Your message is kept - try again.');
    script = good;
    await testDomain.call(me, retryThread, { id: thread_id });
    await say('after', thread_id);
    const { data } = await read(thread_id);
    expect(data.slice(0, 2).map(({ status, content, error }) => ({ status, content, error }))).toEqual([
      { status: 'done', content: 'fix this', error: null },
      { status: 'done', content: 'You said: fix this', error: null },
    ]);
    await expect(testDomain.call(me, retryThread, { id: thread_id })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('stops when asked, keeping what was said', async () => {
    script = async function* (_input, _context, signal) {
      yield { type: 'speaker', speaker: 'sarah', assistant: 'sarah' };
      yield { type: 'text', speaker: 'sarah', text: 'Let me see' };
      await untilAborted(signal);
    };
    const turn = say('long one');
    while (!events.some((event) => event.type === 'message' && event.message.assistant === 'sarah')) await wait(5);
    const thread_id = String(events[0]?.thread_id);
    await testDomain.call(me, stopThread, { id: thread_id });
    expect((await turn).response).toBe('Let me see');
    expect((await read(thread_id)).data.map(({ status }) => status)).toEqual(['stopped', 'stopped']);
  });
});

describe('a client that was away', () => {
  it('gets the present state of what changed since', async () => {
    const { thread_id } = await say('one');
    const before = (await read(thread_id)).thread.seq;
    await say('two', thread_id);
    const { data } = await read(thread_id, before);
    expect(data.map(({ content }) => content).sort()).toEqual(['You said: two', 'two']);
    expect((await read(thread_id, (await read(thread_id)).thread.seq)).data).toEqual([]);
  });
});

describe('after a crash', () => {
  it('a turn ends as interrupted with what was done, and a retry does nothing twice', async () => {
    const { projects } = TABLES;
    const work: Script = async function* (_input, context) {
      yield { type: 'speaker', speaker: 'jerry', assistant: 'jerry' };
      const services = context.services({ assistant: 'jerry', step: 0, index: 0, tool: 'create_job' });
      const outcome = await services.write(
        projects.operations.create,
        { job_name: 'Deck' },
        { done: ({ job_number }) => `Created job ${job_number}` },
      );
      if (outcome.status === 'done' && outcome.receipt)
        yield { type: 'receipt', speaker: 'jerry', receipt: outcome.receipt };
      yield { type: 'text', speaker: 'jerry', text: 'Done.' };
    };
    const echo = script;
    script = work;
    const { thread_id, run_id } = await say('a deck');
    // as the process left it: the effect is there, its receipt begun, the turn open
    const { messages, threads, receipts } = testDomain.domain.repositories;
    const owner = { user_id: new Types.ObjectId(me.userId) };
    await receipts.model.updateOne(
      { ...owner, run_id },
      { $set: { status: 'started', summary: '', output: { input: { job_name: 'Deck' } } } },
    );
    await messages.model.updateMany({ ...owner, run_id }, { $set: { status: 'running' } });
    await messages.model.deleteMany({ ...owner, run_id, role: 'assistant' });
    await threads.model.updateOne(
      { ...owner, _id: thread_id },
      { $set: { running: run_id, lease_until: new Date(0) } },
    );

    expect(await chat.recover(false)).toBe(1);
    const { data, thread } = await read(thread_id);
    expect(data.map(({ status }) => status)).toEqual(['interrupted', 'interrupted']);
    expect(data[1]).toMatchObject({ error: expect.stringContaining('try again'), receipts: [{ entity: 'projects' }] });
    expect(thread.running).toBe(false);

    await testDomain.call(me, retryThread, { id: thread_id });
    while ((await read(thread_id)).thread.running) await wait(5);
    script = echo;
    await say('next', thread_id);
    expect((await testDomain.call(me, projects.operations.list, {})).data).toHaveLength(1);
    expect((await testDomain.call(me, listReceipts, { run_id })).data).toHaveLength(1);
    expect((await read(thread_id)).data[1]).toMatchObject({
      status: 'done',
      error: null,
      receipts: [{ entity: 'projects' }],
    });
  });

  it('a message that was stored and never begun is begun', async () => {
    const { thread_id } = await say('first');
    const { messages, threads } = testDomain.domain.repositories;
    const owner = { user_id: new Types.ObjectId(me.userId) };
    const last = await messages.model.findOne({ ...owner, role: 'user' }).lean();
    await messages.model.updateOne({ ...owner, _id: last?._id }, { $set: { status: 'queued' } });
    await messages.model.deleteMany({ ...owner, role: 'assistant' });
    await threads.model.updateOne(
      { ...owner, _id: thread_id },
      { $set: { running: last?.run_id, lease_until: new Date(0) } },
    );
    await chat.recover(false);
    await say('second', thread_id);
    expect((await read(thread_id)).data.map(({ content }) => content)).toEqual([
      'first',
      'You said: first',
      'second',
      'You said: second',
    ]);
  });
});
