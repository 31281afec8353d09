import { createModel, extract, planInbound, workInbound } from '@smoko/agents';
import {
  adminTasks,
  type Correspondent,
  clients,
  listApprovals,
  listOutbox,
  procurementItems,
  projects,
  quotes,
  suppliers,
} from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Assistants } from '../../chat/assistants.ts';
import type { Actor } from '../../domain/actor.ts';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import type { Match, ReadMessage } from '../message.ts';
import { createUnderstand, type Understand } from './understand.ts';

let testDomain: TestDomain;
let me: Actor;
let understand: Understand;

beforeAll(async () => {
  testDomain = await openTestDomain();
  const load = async () =>
    ({ modelFor: () => createModel({ kind: 'builtin' }), extract, planInbound, workInbound }) as unknown as Assistants;
  understand = createUnderstand({
    domain: testDomain.domain,
    load,
    phoneFor: async () => null,
    papers: { read: async () => [], recorded: async () => [] },
  });
});
afterAll(() => testDomain.close());
beforeEach(() => {
  me = testDomain.newActor();
});

const message = (text: string, more: Partial<ReadMessage> = {}): ReadMessage => ({
  from: { address: '+61491579760', name: null },
  subject: null,
  text,
  quoted: null,
  mixed: false,
  auth: 'pass',
  automatic: null,
  references: [],
  token: null,
  messageId: 'SM1',
  files: [],
  namesAttachment: false,
  warnings: [],
  ...more,
});
const match = (contact: Correspondent, more: Partial<Match> = {}): Match => ({
  contact,
  candidates: [],
  by: 'sender',
  why: null,
  project_id: null,
  quote_id: null,
  finance_record_id: null,
  verified: true,
  answersOutboxId: null,
  ...more,
});
const NOBODY: Correspondent = { kind: 'unknown', id: null, name: '+61491579760' };
const item = () => ({ id: new Types.ObjectId().toHexString(), channel: 'sms' as const, round: 0 });
const pending = async () => (await testDomain.call(me, listApprovals, { status: 'pending' })).data;
const tasks = async () => (await testDomain.call(me, adminTasks.operations.list, {})).data;

describe('a message from outside is understood', () => {
  it('once, however often it is worked on: a proposal and a to-do', async () => {
    const client = await testDomain.call(me, clients.operations.create, { name: 'Tevita Fonua' });
    const quote = await testDomain.call(me, quotes.operations.create, { client_id: client.id, status: 'sent' });
    const from = match({ kind: 'client', id: client.id, name: client.name });
    const one = item();
    const said = message('yep lock us in, want the deposit now or later?');
    const first = await understand(me, one, said, from);
    expect(await understand(me, one, said, from)).toEqual(first);
    expect(first).toMatchObject({ intent: 'accepts_quote', assistant: 'renea', opt_out: false });
    expect(await pending()).toMatchObject([
      {
        id: first.approval_ids[0],
        entity: 'quotes',
        record_id: quote.id,
        fields: { status: 'accepted' },
        inbox_id: one.id,
      },
    ]);
    // said once more in another message, it points to what waits
    const again = await understand(me, item(), message('yep lock us in, want the deposit now or later??'), from);
    expect([again.approval_ids, again.admin_task_id]).toEqual([first.approval_ids, first.admin_task_id]);
    expect(first.facts).toContainEqual({ label: 'Asks', value: 'want the deposit now or later?' });
    expect(await tasks()).toMatchObject([{ id: first.admin_task_id, due_date: '2026-11-20', assigned_to: 'Self' }]);
    expect((await testDomain.call(me, quotes.operations.get, { id: quote.id })).status).toBe('sent');
    const { data: drafts } = await testDomain.call(me, listOutbox, {});
    expect(drafts.filter(({ inbox_id }) => inbox_id === one.id)).toMatchObject([
      { id: first.draft_id, status: 'draft', to: said.from.address, inbox_id: one.id },
    ]);
    expect(drafts[0]?.body).toContain('Mel will confirm the deposit and a start date with you.');
  });

  it('a known supplier’s delivery day is proposed, and said to be too late for the job', async () => {
    const job = await testDomain.call(me, projects.operations.create, { job_name: 'Roof', job_date: '2026-12-03' });
    const supplier = await testDomain.call(me, suppliers.operations.create, { name: 'Stratco' });
    const sarking = await testDomain.call(me, procurementItems.operations.create, {
      item_name: 'Sarking rolls',
      status: 'ordered',
      supplier_id: supplier.id,
      project_id: job.id,
      delivery_date: '2026-11-24',
    });
    const from = match({ kind: 'supplier', id: supplier.id, name: 'Stratco' });
    const told = await understand(me, item(), message('Sarking is out of stock, now expected Thu 10/12'), from);
    expect(told.warnings.join()).toContain('after job 1001 - Roof starts on Thu 3 Dec 2026');
    const stored = await testDomain.call(me, procurementItems.operations.get, { id: sarking.id });
    expect(stored).toMatchObject({ delivery_date: '2026-11-24', status: 'ordered' });
    expect(await pending()).toMatchObject([{ fields: { id: sarking.id, delivery_date: '2026-12-10' } }]);
  });

  it('a look-alike of a supplier asks for money: a warning, and nothing is proposed', async () => {
    await testDomain.call(me, suppliers.operations.create, {
      name: 'National Tiles',
      email: 'accounts@nationaltiles.example.net',
    });
    const from = { address: 'accounts@nationa1tiles.example.org', name: null };
    const mail = message('Invoice 5512 for $2,318.00 is due today', { from, auth: 'none' });
    const told = await understand(me, { ...item(), channel: 'email' }, mail, match(NOBODY, { verified: false }));
    expect(told.warnings.join()).toContain('looks like that of National Tiles');
    expect(await pending()).toEqual([]);
  });

  it('nothing is made of spam, and an enquiry of somebody unclear asks who it is', async () => {
    const spam = message('You have won a $500 gift card, click http://win.example.com');
    expect((await understand(me, item(), spam, match(NOBODY))).intent).toBe('spam');
    expect(await tasks()).toEqual([]);
    const candidates: Correspondent[] = ['Ann Lee', 'Ann Lim'].map((name) => ({
      kind: 'client',
      id: new Types.ObjectId().toHexString(),
      name,
    }));
    const asked = await understand(
      me,
      item(),
      message('Can you quote for a deck? Ann'),
      match(NOBODY, { candidates, verified: false }),
    );
    expect(await tasks()).toMatchObject([{ task_name: 'Say who a message is from: Ann Lee or Ann Lim' }]);
    expect(asked.summary).toMatch(/^Ann Lee or Ann Lim wrote: /);
    expect(await pending()).toEqual([]);
  });

  it('anew when the tradie says whom it is from', async () => {
    const client = await testDomain.call(me, clients.operations.create, { name: 'Ann Lee' });
    const asked = item();
    const said = message('Can you quote for a deck? Ann');
    const before = await understand(me, asked, said, match(NOBODY, { verified: false }));
    const from = match({ kind: 'client', id: client.id, name: client.name });
    const after = await understand(me, { ...asked, round: 1 }, said, from);
    expect(after.draft_id).not.toBe(before.draft_id);
    expect(await understand(me, { ...asked, round: 1 }, said, from)).toEqual(after);
  });
});
