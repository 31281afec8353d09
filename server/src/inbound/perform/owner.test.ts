import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Model } from '@smoko/agents';
import { extract, planInbound, workInbound } from '@smoko/agents';
import { clients, listOutbox, listThreads } from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Assistants } from '../../chat/assistants.ts';
import { type Chat, createChat } from '../../chat/create-chat.ts';
import type { Actor } from '../../domain/actor.ts';
import { createCall } from '../../domain/call.ts';
import { createDiskStore } from '../../files/disk-store.ts';
import { createLogger } from '../../logging.ts';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import type { Match, ReadMessage } from '../message.ts';
import { createOwnerCommand } from './owner.ts';

let testDomain: TestDomain;
let chat: Chat;
let me: Actor;
let ownerCommand: ReturnType<typeof createOwnerCommand>;

// the graph is tested in its own room: here it says back what it was told
const assistants = {
  modelFor: () => ({ host: null }) as Model,
  understandFor: () => async () => {
    throw new Error('Nothing is left to understand here.');
  },
  runTurn: async function* (_model, { message }) {
    yield { type: 'speaker', speaker: 'jerry', assistant: 'jerry' };
    yield { type: 'text', speaker: 'jerry', text: `You said: ${message}` };
  },
  writeText: async () => '',
  dayNamed: () => null,
  createVisitor: () => ({ answer: async () => ({ answer: '', links: [] }) }),
  extract,
  planInbound,
  workInbound,
  close: async () => undefined,
} satisfies Assistants;

beforeAll(async () => {
  testDomain = await openTestDomain();
  const { domain, bus } = testDomain;
  chat = createChat({
    domain,
    bus,
    files: createDiskStore(join(tmpdir(), 'smoko-no-files')),
    load: async () => assistants,
    papers: { read: async () => [], recorded: async () => [] },
    actorOf: async () => null,
    log: createLogger('silent'),
  });
  domain.executor.add(chat.implementations);
  ownerCommand = createOwnerCommand({ domain, chat, origin: () => 'https://smoko.example' });
});
afterAll(async () => {
  await chat.close(1_000);
  await testDomain.close();
});
beforeEach(() => {
  me = testDomain.newActor();
});

const MATCH: Match = {
  contact: { kind: 'owner', id: null, name: 'Mel Carmody' },
  candidates: [],
  by: 'owner',
  why: null,
  project_id: null,
  quote_id: null,
  finance_record_id: null,
  verified: true,
  answersOutboxId: null,
};
const FROM = '+61491570110';

/** As it is worked on: on file, commanded, noted. */
async function text(said: string): Promise<string> {
  const id = new Types.ObjectId().toHexString();
  const { inbox, outbox } = testDomain.domain.repositories;
  const { domain } = testDomain;
  const message: ReadMessage = {
    from: { address: FROM, name: null },
    subject: null,
    text: said,
    quoted: null,
    mixed: false,
    auth: 'pass',
    automatic: null,
    references: [],
    token: null,
    messageId: id,
    files: [],
    namesAttachment: false,
    warnings: [],
  };
  const call = createCall(me, domain.executor.clock);
  await domain.inbox.receive(call, {
    id,
    channel: 'sms',
    from: FROM,
    fromName: null,
    to: '+61491570111',
    subject: null,
    body: said,
    messageId: id,
    receivedAt: call.clock.now(),
    auth: 'pass',
  });
  const { intent, facts, summary } = await ownerCommand(
    { ...me, via: 'inbound' },
    { id, channel: 'sms', round: 0 },
    message,
    MATCH,
  );
  await inbox.update(createCall(me, call.clock), id, { intent, facts, summary, status: 'processed' });
  const answer = await outbox.findOne(call, { inbox_id: new Types.ObjectId(id) });
  expect(answer?.to).toBe(FROM);
  return String(answer?.body);
}

async function waiting(name: string): Promise<{ code: string; id: string }> {
  const client = await testDomain.call(me, clients.operations.create, { name });
  const agent = { assistant: 'jerry' as const, model: 'built-in', threadId: null, runId: client.id };
  const outcome = await testDomain.domain.calls.write(
    { ...me, via: 'agent', agent },
    {
      operation: clients.operations.delete,
      input: { id: client.id },
      key: client.id,
      tool: 'delete_client',
      ask: `Delete client ${name}`,
      details: [],
      bulk: false,
      done: () => 'Deleted',
    },
  );
  if (outcome.status !== 'waiting') throw new Error('Nothing waits.');
  return { code: String(outcome.approval.code), id: client.id };
}
const names = async () => (await testDomain.call(me, clients.operations.list, {})).data.map(({ name }) => name).sort();

describe('the owner, by text', () => {
  it('decides by code; a bare yes gets the list', async () => {
    const rosa = await waiting('Rosa');
    const colin = await waiting('Colin');
    const list = await text('Yes');
    expect(list).toContain(`${rosa.code} Delete client Rosa`);
    expect(list).toContain(`${colin.code} Delete client Colin`);
    expect(await names()).toEqual(['Colin', 'Rosa']);
    expect(await text(`YES ${rosa.code}`)).toContain('Delete client Rosa');
    expect(await text(`no ${colin.code}`)).toContain('Left: Delete client Colin');
    expect(await names()).toEqual(['Colin']);
    expect(await text(`yes ${colin.code}`)).toContain('That was rejected already.');
    expect(await names()).toEqual(['Colin']);
  });

  it('has five wrong codes an hour', async () => {
    const { code } = await waiting('Rosa');
    const other = (by: number) => String(1_000 + ((Number(code) - 1_000 + by) % 9_000));
    for (let i = 1; i <= 5; i++) expect(await text(`yes ${other(i)}`)).toContain('Nothing waits under');
    expect(await text(`yes ${code}`)).toContain('Too many wrong codes');
    expect(await names()).toEqual(['Rosa']);
  });

  it('has no more of them in one message', async () => {
    const { code } = await waiting('Rosa');
    const others = Array.from({ length: 6 }, (_, i) => String(1_000 + ((Number(code) - 999 + i) % 9_000)));
    expect(await text(`yes ${others.join(' ')} ${code}`)).toContain('Too many wrong codes');
    expect(await names()).toEqual(['Rosa']);
  });

  it('talks to Jerry in one conversation, and hears back', async () => {
    expect(await text('what is on today?')).toContain('You said: what is on today?');
    expect(await text('and tomorrow?')).toContain('You said: and tomorrow?');
    const { data } = await testDomain.call(me, listThreads, {});
    expect(data.map(({ title }) => title)).toEqual(['By text']);
    expect((await testDomain.call(me, listOutbox, {})).data).toHaveLength(2);
  });
});
