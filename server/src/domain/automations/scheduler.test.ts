import {
  decideApproval,
  listApprovals,
  listAutomationRuns,
  listOutbox,
  TABLES,
  updateAutomation,
} from '@smoko/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import type { Actor } from '../actor.ts';
import { createClock } from '../clock.ts';
import type { Outbox } from '../outbox/outgoing.ts';
import { type Automations, createAutomations } from './create-automations.ts';

const { clients, projects } = TABLES;

/** Friday 20 November 2026, 14:00 in Sydney. */
const FRIDAY = '2026-11-20T03:00:00Z';
const HOUR_MS = 3_600_000;

let testDomain: TestDomain;
let mel: Actor;
let troubles: unknown[];
const actors = new Map<string, Actor>();
beforeAll(async () => {
  testDomain = await openTestDomain({ now: FRIDAY });
});
afterAll(() => testDomain.close());
beforeEach(() => {
  troubles = [];
  mel = testDomain.newActor();
  actors.set(mel.userId, mel);
});

/** What one process has of it, so many hours after the Friday. */
function processAt(hours: number, outbox: Outbox = testDomain.domain.outbox): Automations {
  const { repositories, consent } = testDomain.domain;
  return createAutomations({
    connection: repositories.projects.model.db,
    runs: repositories.automationRuns,
    sources: {
      ...repositories,
      consent,
      owner: async () => ({ email: 'mel@example.com', verified: true }),
      quoteLink: (id) => `http://localhost/q/${id}`,
      invoiceLink: (id: string) => `http://localhost/i/${id}`,
    },
    outbox,
    bus: testDomain.bus,
    clock: createClock(new Date(Date.parse(FRIDAY) + hours * HOUR_MS)),
    actorOf: async (userId) => actors.get(userId) ?? null,
    report: (error) => troubles.push(error),
  });
}

const schedules = () => testDomain.domain.repositories.projects.model.db.model('automations');
const outbox = async () => (await testDomain.call(mel, listOutbox, {})).data;
const approvals = async () => (await testDomain.call(mel, listApprovals, { status: 'pending' })).data;
const runs = async () => (await testDomain.call(mel, listAutomationRuns, {})).data;
const turnOn = (mode: 'draft' | 'ask' | 'send') =>
  testDomain.call(mel, updateAutomation, { kind: 'appointment_reminder', enabled: true, mode, time: '15:00' });

async function jobs(count: number, job_date = '2026-11-21') {
  for (let i = 1; i <= count; i++) {
    const client = await testDomain.call(mel, clients.operations.create, {
      name: `Kim ${i}`,
      email: `kim${i}@example.com`,
    });
    await testDomain.call(mel, projects.operations.create, { job_name: `Job ${i}`, job_date, client_id: client.id });
  }
}

describe('a run', () => {
  it('comes at its time, not before, and once a day', async () => {
    await jobs(2);
    await turnOn('send');
    await processAt(0.5).scheduler.look();
    expect(await outbox()).toEqual([]);
    await processAt(1.1).scheduler.look();
    await processAt(1.2).scheduler.look();
    expect(await outbox()).toMatchObject([
      { automation: 'appointment_reminder', status: 'sent' },
      { automation: 'appointment_reminder', status: 'sent' },
    ]);
    expect(await runs()).toMatchObject([{ kind: 'appointment_reminder', day: '2026-11-20', written: 2, held: 0 }]);
  });

  it('that ended as its process died is told by the next one, with its own time', async () => {
    await jobs(1);
    await turnOn('send');
    await processAt(1.1).scheduler.look();
    const [run] = await runs();
    const _id = `${mel.userId}:appointment_reminder`;
    await schedules().updateOne({ _id }, { last_run_at: null, next_run_at: new Date(FRIDAY) });
    await processAt(1.5).scheduler.look();
    expect(await runs()).toHaveLength(1);
    const doc = await schedules().findById(_id).lean<{ last_run_at: Date }>();
    expect(doc?.last_run_at.toISOString()).toBe(run?.created_at);
  });

  it('is one, however many processes look at the same moment', async () => {
    await jobs(5);
    await turnOn('send');
    const processes = Array.from({ length: 6 }, () => processAt(1.1));
    await Promise.all(processes.map(({ scheduler }) => scheduler.look()));
    expect(await outbox()).toHaveLength(5);
    expect(await runs()).toHaveLength(1);
  });

  it('catches up with today after ten days away, with nothing of the days between', async () => {
    for (let day = 21; day <= 30; day++) await jobs(1, `2026-11-${day}`);
    await jobs(1, '2026-12-01');
    await turnOn('send');
    await processAt(1 + 10 * 24).scheduler.look();
    expect(await runs()).toMatchObject([{ day: '2026-11-30', written: 1 }]);
    expect((await outbox()).map(({ body }) => /Tue 1 Dec/.test(body))).toEqual([true]);
  });

  it('waits for its time again where it was away past it and is back too early in the day', async () => {
    await jobs(1, '2026-11-22');
    await turnOn('send');
    // Saturday, 13:00
    await processAt(23).scheduler.look();
    expect(await runs()).toEqual([]);
    await processAt(25.1).scheduler.look();
    expect(await runs()).toMatchObject([{ day: '2026-11-21', written: 1 }]);
  });

  it('that broke off is finished by another, and nobody is written to twice', async () => {
    await jobs(4);
    await turnOn('send');
    let puts = 0;
    const breaking: Outbox = {
      async put(call, message) {
        const item = await testDomain.domain.outbox.put(call, message);
        // on file, and nothing that came after it
        puts += 1;
        if (puts === 2) throw new Error('Out of power');
        return item;
      },
    };
    await processAt(1.1, breaking).scheduler.look();
    expect(troubles).toHaveLength(1);
    expect(await outbox()).toHaveLength(2);
    // while its lease holds nobody takes over
    await processAt(1.1).scheduler.look();
    expect(await outbox()).toHaveLength(2);
    await schedules().updateOne({ user_id: mel.userId }, { $set: { lease_until: new Date(0) } });
    await processAt(1.1).scheduler.look();
    const sent = await outbox();
    expect(new Set(sent.map(({ to }) => to)).size).toBe(4);
    expect(sent).toHaveLength(4);
  });

  it('does nothing while it is off, and is gone with its account', async () => {
    await jobs(1);
    await turnOn('send');
    await testDomain.call(mel, updateAutomation, { kind: 'appointment_reminder', enabled: false });
    await processAt(2).scheduler.look();
    expect(await outbox()).toEqual([]);
    await turnOn('send');
    actors.delete(mel.userId);
    await processAt(2).scheduler.look();
    expect(await schedules().countDocuments({ user_id: mel.userId })).toBe(0);
  });
});

describe('what it writes', () => {
  it('is left as a draft', async () => {
    await jobs(1);
    await turnOn('draft');
    await processAt(1.1).scheduler.look();
    expect(await outbox()).toMatchObject([{ status: 'draft', automation: 'appointment_reminder' }]);
    expect(await approvals()).toEqual([]);
  });

  it('waits for a yes, which sends exactly that, and is not asked about again', async () => {
    await jobs(1);
    await turnOn('ask');
    await processAt(1.1).scheduler.look();
    const [asked, ...others] = await approvals();
    expect(others).toEqual([]);
    expect(asked).toMatchObject({ summary: 'Send Kim 1 an appointment reminder', assistant: 'michelle', op: 'send' });
    const [draft] = await outbox();
    expect(draft?.status).toBe('waiting_approval');
    expect(asked?.details.join('\n')).toContain(draft?.body.replaceAll('\n\n', '\n'));
    expect(asked?.details.at(-1)).toMatch(/^1 text, about \$0\.08$|^By email$/);
    await testDomain.call(mel, decideApproval, { id: asked?.id ?? '', decision: 'approve' });
    expect(await outbox()).toMatchObject([{ id: draft?.id, status: 'sent', body: draft?.body }]);
    await testDomain.domain.repositories.automationRuns.model.deleteMany({ user_id: mel.userId });
    await schedules().updateOne({ user_id: mel.userId }, { $set: { next_run_at: new Date(0) } });
    await processAt(1.2).scheduler.look();
    expect(await outbox()).toHaveLength(1);
    expect(await approvals()).toEqual([]);
  });

  it('is a draft again after a no', async () => {
    await jobs(1);
    await turnOn('ask');
    await processAt(1.1).scheduler.look();
    const [asked] = await approvals();
    await testDomain.call(mel, decideApproval, { id: asked?.id ?? '', decision: 'reject' });
    expect(await outbox()).toMatchObject([{ status: 'draft' }]);
  });
});
