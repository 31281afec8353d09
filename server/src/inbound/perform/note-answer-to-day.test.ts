import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createModel, extract, planInbound, workInbound } from '@smoko/agents';
import {
  adminTasks,
  clients,
  getCalendar,
  getInboxItem,
  listApprovals,
  type Project,
  previewAutomation,
  projects,
  quotes,
} from '@smoko/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Assistants } from '../../chat/assistants.ts';
import type { Actor } from '../../domain/actor.ts';
import { createCall, idFromKey } from '../../domain/call.ts';
import { createReplyTokens } from '../../domain/inbox/reply-token.ts';
import { createDiskStore } from '../../files/disk-store.ts';
import { aged } from '../../testing/aged.ts';
import { type DnsServer, startDnsServer } from '../../testing/dns-server.ts';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import { deliveryOf } from '../../testing/mails.ts';
import { createProcess } from '../process.ts';
import { createUnderstand } from '../understand/understand.ts';

/** Friday 20 November 2026, 09:00 in Sydney. */
const NOW = '2026-11-19T22:00:00Z';
const MONDAY = '2026-11-23';
const PHONE = '+61491579760';
const folder = mkdtempSync(join(tmpdir(), 'smoko-confirmed-'));
let testDomain: TestDomain;
let dns: DnsServer;
let me: Actor;
let client_id: string;
let job: Project;
beforeAll(async () => {
  testDomain = await openTestDomain({ now: NOW });
  dns = await startDnsServer({});
});
afterAll(async () => {
  await testDomain.close();
  await dns.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  me = testDomain.newActor();
  const client = await call(me, clients.operations.create, { name: 'Tevita Fonua', phone: PHONE });
  client_id = client.id;
  job = await booked('Deck repair');
});

const call: TestDomain['call'] = (...args) => testDomain.call(...args);
async function booked(job_name: string, job_date = MONDAY) {
  const made = await call(me, projects.operations.create, { job_name, client_id, job_date, job_time: '09:00' });
  await aged(testDomain, me, NOW).daysAgo('projects', made.id, 5, 'created_at');
  return made;
}

let messages = 0;
/** As the automation asks, a minute before whatever follows. */
async function weAsk(of = job) {
  const key = `asked:${messages++}`;
  const clock = testDomain.domain.executor.clock;
  await testDomain.domain.outbox.put(createCall({ ...me, via: 'automation' }, clock, { key }), {
    channel: 'sms',
    to: PHONE,
    subject: null,
    body: `You are booked for Mon 23 Nov, for ${of.job_name}. Does that suit? Reply YES to confirm, or tell us a better time.`,
    links: { client_id, project_id: of.id },
    automation: 'appointment_confirmation',
  });
}

/** A text that comes in now, read by the built-in model. */
async function theySay(text: string, from = PHONE) {
  const { executor } = testDomain.domain;
  const load = async () =>
    ({ modelFor: () => createModel({ kind: 'builtin' }), extract, planInbound, workInbound }) as unknown as Assistants;
  const understand = createUnderstand({
    domain: testDomain.domain,
    load,
    phoneFor: async () => null,
    papers: { read: async () => [], recorded: async () => [] },
  });
  const work = createProcess({
    domain: testDomain.domain,
    files: createDiskStore(folder),
    bus: testDomain.bus,
    clock: executor.clock,
    tokens: createReplyTokens(Buffer.alloc(32, 1)),
    resolve: dns.resolve,
    actorOf: async () => me,
    ownContact: async () => null,
    understand,
    ownerCommand: understand,
    fetchMedia: async () => ({ files: [], warnings: [] }),
  });
  const messageId = `m${messages++}`;
  const id = idFromKey(`${me.userId}:${messageId}`).toHexString();
  const receivedAt = executor.clock.now();
  const sms = { channel: 'sms' as const, from, to: '+61491570158', text, receivedAt };
  const delivery = deliveryOf(Buffer.alloc(0), { raw: null, id, userId: me.userId, messageId, ...sms });
  const { text: body, ...address } = sms;
  const first = { fromName: null, subject: null, body, messageId, auth: 'none' as const };
  await testDomain.domain.inbox.receive(createCall(me, executor.clock), { id, ...address, ...first });
  await work(delivery);
  return call(me, getInboxItem, { id });
}

const now = async (of = job) => (await call(me, projects.operations.get, { id: of.id })).confirmed;
const waiting = async () => (await call(me, listApprovals, { status: 'pending' })).data;

describe('a yes to "Reply YES to confirm"', () => {
  it.each(['YES', 'yes', 'Yep thats fine', 'Confirmed, see you then', 'Y'])(
    '%s: is kept with the job, and shown',
    async (said) => {
      await weAsk();
      const message = await theySay(said);
      expect(message).toMatchObject({ intent: 'confirms_appointment', approval_ids: [], admin_task_id: null });
      expect(message.facts).toContainEqual({ label: 'Done', value: 'Confirmed Mon 23 Nov at 9:00 am for Deck repair' });
      const shown = await call(me, projects.operations.get, { id: job.id });
      expect(shown).toMatchObject({ confirmed: 'by Tevita, Fri 20 Nov', version: job.version, status: 'pending' });
      const { entries } = await call(me, getCalendar, { view: 'day', day: MONDAY });
      expect(entries).toMatchObject([{ confirmed: 'by Tevita, Fri 20 Nov' }]);
      expect(await waiting()).toEqual([]);
      expect((await call(me, adminTasks.operations.list, {})).data).toEqual([]);
    },
  );

  it('is one to the day, not to a quote that is out', async () => {
    await call(me, quotes.operations.create, {
      client_id,
      status: 'sent',
      lines: [{ description: 'Pergola', quantity: 1, unit_price: 3_000 }],
    });
    await weAsk();
    await theySay('YES');
    expect([await now(), await waiting()]).toEqual(['by Tevita, Fri 20 Nov', []]);
  });

  it('counts while the job stands where it stood', async () => {
    await weAsk();
    await theySay('YES');
    await call(me, projects.operations.update, { id: job.id, job_time: '10:00' });
    expect(await now()).toBeNull();
    await call(me, projects.operations.update, { id: job.id, job_time: '09:00', job_date: '2026-11-24' });
    expect(await now()).toBeNull();
  });

  it('is no yes to a day that nobody asked about', async () => {
    await theySay('YES');
    expect(await now()).toBeNull();
    await weAsk();
    await new Promise((go) => setTimeout(go, 5));
    await call(me, projects.operations.update, { id: job.id, job_date: '2026-11-25' });
    await theySay('YES');
    expect(await now()).toBeNull();
  });

  it('is nothing from a number that is not theirs', async () => {
    await weAsk();
    await theySay('YES', '+61491579761');
    expect(await now()).toBeNull();
  });

  it('is to the job that was asked about last, where two were', async () => {
    const other = await booked('Fence', '2026-11-24');
    await weAsk(other);
    await new Promise((go) => setTimeout(go, 5));
    await weAsk();
    await theySay('YES');
    expect([await now(), await now(other)]).toEqual(['by Tevita, Fri 20 Nov', null]);
  });

  it('ends with their next word: another day is proposed, as ever', async () => {
    await weAsk();
    await theySay('YES');
    await theySay('Sorry, can we make it Wednesday instead?');
    expect(await now()).toBeNull();
    expect(await waiting()).toMatchObject([{ entity: 'projects', fields: { job_date: '2026-11-25' } }]);
  });
});

describe('who has confirmed', () => {
  const planned = async (kind: 'appointment_confirmation' | 'appointment_reminder') =>
    (await call(me, previewAutomation, { kind })).data;

  it('is not asked once more', async () => {
    const [asked] = await planned('appointment_confirmation');
    expect(asked).toMatchObject({ held: null, channel: 'sms' });
    expect(asked?.body).toBe(
      'Hi Tevita, you are booked for Mon 23 Nov at 9:00 am, for Deck repair. Does that suit? Reply YES to confirm, or tell us a better time. Carmody Trades',
    );
    await weAsk();
    await theySay('YES');
    expect(await planned('appointment_confirmation')).toMatchObject([{ held: 'Confirmed by Tevita, Fri 20 Nov' }]);
  });

  it('is only reminded on the day before', async () => {
    job = await booked('Gate', '2026-11-21');
    expect((await planned('appointment_reminder'))[0]?.body).toContain(
      'Reply YES to confirm, or tell us a better time.',
    );
    await weAsk();
    await theySay('YES');
    const [only] = await planned('appointment_reminder');
    expect(only).toMatchObject({ held: null });
    expect(only?.body).toBe(
      'Hi Tevita, a reminder that we come on Sat 21 Nov at 9:00 am, for Gate. If that no longer suits, just reply. Carmody Trades',
    );
  });
});
