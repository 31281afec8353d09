import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  attachments,
  clients,
  getInboxItem,
  listConsentLog,
  listInbox,
  listOptOuts,
  listOutbox,
  projects,
} from '@smoko/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Actor } from '../domain/actor.ts';
import { createCall, idFromKey } from '../domain/call.ts';
import { createReplyTokens } from '../domain/inbox/reply-token.ts';
import { createDiskStore } from '../files/disk-store.ts';
import { type DnsServer, startDnsServer } from '../testing/dns-server.ts';
import { openTestDomain, type TestDomain } from '../testing/domain.ts';
import { deliveryOf, mailOf } from '../testing/mails.ts';
import type { Delivery, Match, ReadMessage, Understood } from './message.ts';
import { createProcess } from './process.ts';

const NUMBER = '+61491579760';
const OWN = { name: 'Mel Carmody', email: 'mel@carmody.example', phone: '+61491570110' };
const folder = mkdtempSync(join(tmpdir(), 'smoko-process-'));
let testDomain: TestDomain;
let dns: DnsServer;
let me: Actor;
let asked: { who: 'assistants' | 'owner'; message: ReadMessage; match: Match }[];
let answer: Partial<Understood>;
let work: (delivery: Delivery) => Promise<void>;

beforeAll(async () => {
  testDomain = await openTestDomain();
  dns = await startDnsServer({});
});
afterAll(async () => {
  await testDomain.close();
  await dns.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  me = testDomain.newActor();
  asked = [];
  answer = {};
  const note = (who: 'assistants' | 'owner') => async (_: Actor, __: unknown, message: ReadMessage, match: Match) => {
    asked.push({ who, message, match });
    const nothing = { facts: [], warnings: [], assistant: null, approval_ids: [], admin_task_id: null, draft_id: null };
    return { intent: 'question' as const, summary: 'Asks something.', opt_out: false, ...nothing, ...answer };
  };
  work = createProcess({
    domain: testDomain.domain,
    files: createDiskStore(folder),
    bus: testDomain.bus,
    clock: testDomain.domain.executor.clock,
    tokens: createReplyTokens(Buffer.alloc(32, 1)),
    resolve: dns.resolve,
    actorOf: async () => me,
    ownContact: async () => OWN,
    understand: note('assistants'),
    ownerCommand: note('owner'),
    fetchMedia: async () => ({ files: [], warnings: [] }),
  });
});

let sent = 0;
/** As the queue does it: on file first, then worked on. */
async function receive(more: Partial<Delivery>): Promise<string> {
  sent += 1;
  const messageId = `m${sent}`;
  const id = idFromKey(`${me.userId}:${messageId}`).toHexString();
  const delivery = deliveryOf(Buffer.alloc(0), { raw: null, id, userId: me.userId, messageId, ...more });
  const { channel, from, to, text, receivedAt } = delivery;
  const first = {
    id,
    channel,
    from,
    fromName: null,
    to,
    subject: null,
    body: text ?? '',
    messageId,
    receivedAt,
    auth: 'none' as const,
  };
  await testDomain.domain.inbox.receive(createCall(me, testDomain.domain.executor.clock), first);
  again = async () => {
    await testDomain.domain.inbox.note(createCall(me, testDomain.domain.executor.clock), id, { status: 'received' });
    await work(delivery);
  };
  await work(delivery);
  return id;
}
/** After a crash: everything was done but for saying so. */
let again: () => Promise<void>;
const sms = (text: string, from = NUMBER) =>
  receive({ channel: 'sms', from, to: '+61491570158', text, receivedAt: testDomain.domain.executor.clock.now() });
const mail = (body: string, headers: Record<string, string> = {}) =>
  receive({ raw: mailOf({ From: 'Tevita <tevita@example.net>', Subject: 'Photos', ...headers }, body) });
const show = (id: string) => testDomain.call(me, getInboxItem, { id });
const newClient = () =>
  testDomain.call(me, clients.operations.create, {
    name: 'Tevita Fonua',
    phone: '0491 579 760',
    email: 'tevita@example.net',
  });
const texts = async () => (await testDomain.call(me, listOutbox, {})).data.map(({ to, body }) => [to, body]);

it('puts a text where it belongs, with what was made of it', async () => {
  const { id: client_id } = await newClient();
  answer = { intent: 'accepts_quote', summary: 'Tevita accepts.', facts: [{ label: 'Answer', value: 'yes' }] };
  const id = await sms('lock us in 👍');
  expect(await show(id)).toMatchObject({
    status: 'processed',
    from: NUMBER,
    body: 'lock us in 👍',
    client_id,
    contact: { kind: 'client', name: 'Tevita Fonua' },
    correspondence_id: client_id,
    matched_by: 'sender',
    auth: 'pass',
    intent: 'accepts_quote',
    summary: 'Tevita accepts.',
    warnings: [],
  });
  expect(asked).toMatchObject([{ who: 'assistants', match: { verified: true } }]);
});

it('obeys STOP before anybody is asked, answers once, and START takes it back', async () => {
  const { id: client_id } = await newClient();
  const id = await sms(' "Stop." ');
  await again();
  expect(asked).toEqual([]);
  expect(await show(id)).toMatchObject({
    intent: 'opt_out',
    summary: 'Tevita Fonua asked for no more messages.',
    client_id,
  });
  expect((await testDomain.call(me, listOptOuts, {})).data).toMatchObject([
    { address: NUMBER, client_id, source: 'word' },
  ]);
  expect(await texts()).toEqual([[NUMBER, expect.stringContaining('You will get no more texts from Carmody Trades')]]);
  await sms('STOP');
  expect(await texts()).toHaveLength(1);
  await sms('START');
  expect((await testDomain.call(me, listOptOuts, {})).data).toEqual([]);
  expect((await testDomain.call(me, listConsentLog, {})).data).toHaveLength(2);
});

it('says that CANCEL may mean the booking', async () => {
  const { id: client_id } = await newClient();
  const { job_number } = await testDomain.call(me, projects.operations.create, { client_id, job_name: 'Carport' });
  expect((await show(await sms('CANCEL'))).warnings).toEqual([
    `CANCEL stops the texts. It may mean the booking: job ${job_number}, Carport.`,
  ]);
  expect((await show(await sms('Cancel the job please'))).intent).toBe('question');
});

it('takes an opt-out in their own words from the assistants', async () => {
  await newClient();
  answer = { intent: 'declines_quote', opt_out: true };
  await sms('no thanks. n pls take me off these texts');
  expect((await testDomain.call(me, listOptOuts, {})).data).toMatchObject([{ address: NUMBER, source: 'own_words' }]);
  expect(await texts()).toHaveLength(1);
});

it('obeys nobody who shows a name instead of a number', async () => {
  await sms('STOP', 'JERRY-HELP');
  expect((await testDomain.call(me, listOptOuts, {})).data).toEqual([]);
});

it('keeps files with the job, each once, and names what it refuses', async () => {
  const { id: client_id } = await newClient();
  const job = await testDomain.call(me, projects.operations.create, { client_id, job_name: 'Carport' });
  const part = (name: string, content: string) =>
    `--b\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${content}\r\n`;
  const body = `--b\r\n\r\nThe plan, as asked\r\n${part('plan.pdf', '%PDF-1.7 plan')}${part('run.exe', 'MZ')}${part('cat.png', '<svg>')}--b--`;
  const id = await mail(body, { 'Content-Type': 'multipart/mixed; boundary=b' });
  await again();
  const item = await show(id);
  expect(item.attachments).toMatchObject([{ name: 'plan.pdf', file_type: 'pdf' }]);
  expect(item.warnings).toEqual([
    'Sender not verified: nothing proves that it came from this address.',
    'run.exe was not kept: files of that kind are not taken in.',
    'cat.png was not kept: That file is not a png file.',
  ]);
  expect((await testDomain.call(me, attachments.operations.list, {})).data).toMatchObject([
    { name: 'plan.pdf', project_id: job.id },
  ]);
});

it('keeps no file of a sender who is disowned, and says so', async () => {
  const part =
    '--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--b--';
  const headers = { From: 'a@example.net, b@example.net', 'Content-Type': 'multipart/mixed; boundary=b' };
  const item = await show(await mail(part, headers));
  expect(item).toMatchObject({ auth: 'fail', attachments: [], contact: { kind: 'unknown' } });
  expect(item.warnings).toContain('Its files were not kept: nobody knows who sent them.');
});

it('hears the owner only where it is proved to be them', async () => {
  await sms('YES 4821', OWN.phone);
  expect(asked.map(({ who }) => who)).toEqual(['owner']);
  const id = await mail('YES 4821', { From: `Mel <${OWN.email}>` });
  expect(asked.map(({ who }) => who)).toEqual(['owner', 'assistants']);
  expect(await show(id)).toMatchObject({ contact: { kind: 'unknown' }, auth: 'none' });
});

it('says that a mail came back, and of which one, without asking anybody', async () => {
  const { id: client_id } = await newClient();
  const call = createCall(me, testDomain.domain.executor.clock);
  const sentItem = {
    channel: 'email',
    to: 'tevita@example.net',
    body: 'Quote',
    status: 'sent',
    transport: 'smtp',
    client_id,
  } as const;
  await testDomain.domain.repositories.outbox.insert(call, { ...sentItem, message_id: '<q1@mail.example>' });
  const part = (type: string, content: string) => `--b\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`;
  const body = `${part('message/delivery-status', 'Status: 5.1.1\r\nDiagnostic-Code: smtp; 550 No such user')}${part('text/rfc822-headers', 'Message-ID: <q1@mail.example>')}--b--`;
  const headers = {
    From: 'mailer-daemon@example.net',
    'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
  };
  const id = await mail(body, headers);
  const summary = 'Your message to tevita@example.net came back. 550 No such user';
  expect(await show(id)).toMatchObject({ summary, status: 'processed' });
  expect((await testDomain.call(me, listOutbox, {})).data).toMatchObject([
    { status: 'failed', reason: '550 No such user' },
  ]);
  expect(asked).toEqual([]);
});

it('lets nobody answer a machine, itself, or a name instead of a number', async () => {
  await sms('Hi', 'JERRY-HELP');
  await mail('Hi', { From: 'reply@carmody.example' });
  await mail('Hi', { 'Auto-Submitted': 'auto-replied' });
  await mail('Hi');
  expect(asked.map(({ message }) => message.mayAnswer)).toEqual([false, false, false, true]);
});

it('is tried again when the assistants fail', async () => {
  answer = {
    get summary(): string {
      throw new Error('down');
    },
  };
  await expect(sms('hello')).rejects.toThrow('down');
  expect((await testDomain.call(me, listInbox, {})).data).toMatchObject([{ status: 'received', body: 'hello' }]);
  answer = {};
  await again();
  expect((await testDomain.call(me, listInbox, {})).data).toMatchObject([{ status: 'processed' }]);
});

it('warns of somebody who writes without end', async () => {
  for (let i = 0; i < 10; i += 1) await sms(`${i}`);
  expect(asked.at(-1)?.message.mayAnswer).toBe(true);
  expect((await show(await sms('and again'))).warnings).toEqual(['11 messages from 0491 579 760 within ten minutes.']);
  expect(asked.at(-1)?.message.mayAnswer).toBe(false);
});
