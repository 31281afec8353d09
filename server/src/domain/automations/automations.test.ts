import {
  type AutomationKind,
  addOptOut,
  createBillingInvoice,
  issueInvoice,
  listAutomations,
  markPaid,
  previewAutomation,
  TABLES,
  updateAutomation,
} from '@smoko/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Aged, aged } from '../../testing/aged.ts';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import { mongooseModel } from '../../testing/mongoose-model.ts';
import type { Actor } from '../actor.ts';

const { clients, suppliers, projects, quotes, finance_records, procurement_items } = TABLES;

/** Friday 20 November 2026, 09:00 in Sydney. */
const NOW = '2026-11-19T22:00:00Z';
const DAY_MS = 86_400_000;

let testDomain: TestDomain;
let mel: Actor;
beforeAll(async () => {
  testDomain = await openTestDomain({ now: NOW });
});
afterAll(() => testDomain.close());
beforeEach(() => {
  mel = testDomain.newActor();
});

const call: TestDomain['call'] = (...args) => testDomain.call(...args);
const preview = async (kind: AutomationKind) => (await call(mel, previewAutomation, { kind })).data;
const karen = () =>
  call(mel, clients.operations.create, { name: 'Karen Wu', email: 'karen@example.com', phone: '0491 570 156' });

const daysAgo = (...args: Parameters<Aged['daysAgo']>) => aged(testDomain, mel, NOW).daysAgo(...args);
const wrote = (...args: Parameters<Aged['wrote']>) => aged(testDomain, mel, NOW).wrote(...args);

async function sentQuote(fields: object, days: number) {
  const quote = await call(mel, quotes.operations.create, {
    content: { details: 'New hot water system' },
    lines: [{ description: 'Unit', quantity: 1, unit_price: 2_000 }],
    status: 'sent',
    ...fields,
  });
  await daysAgo('quotes', quote.id, days, 'sent_at');
  return quote;
}

describe('settings', () => {
  it('are off at first, with a rule in plain English', async () => {
    const { data } = await call(mel, listAutomations, {});
    expect(data.map(({ kind, enabled, mode }) => [kind, enabled, mode])).toEqual([
      ['quote_follow_up', false, 'ask'],
      ['invoice_reminder', false, 'ask'],
      ['overdue_reminder', false, 'ask'],
      ['appointment_confirmation', false, 'ask'],
      ['appointment_reminder', false, 'ask'],
      ['review_request', false, 'ask'],
      ['service_due', false, 'ask'],
      ['supplier_chase', false, 'ask'],
      ['monday_summary', false, 'send'],
    ]);
    expect(data[0]?.rule).toContain('3 days after a quote was sent');
    expect(data.every(({ next_run_at }) => next_run_at === null)).toBe(true);
  });

  it('keep what was set and say when it is next due', async () => {
    const set = await call(mel, updateAutomation, { kind: 'quote_follow_up', enabled: true, days: 1, time: '08:30' });
    expect(set).toMatchObject({ enabled: true, mode: 'ask', days: 1, time: '08:30' });
    expect(set.rule).toMatch(/^1 day after/);
    // Saturday, half past eight in Sydney
    expect(set.next_run_at).toBe('2026-11-20T21:30:00.000Z');
    const summary = await call(mel, updateAutomation, { kind: 'monday_summary', enabled: true });
    expect(summary.next_run_at).toBe('2026-11-22T19:30:00.000Z');
    const { data } = await call(mel, listAutomations, {});
    expect(data.filter(({ enabled }) => enabled).map(({ kind }) => kind)).toEqual([
      'quote_follow_up',
      'monday_summary',
    ]);
    const other = await call(testDomain.newActor(), listAutomations, {});
    expect(other.data.some(({ enabled }) => enabled)).toBe(false);
  });

  it('refuse what makes no sense', async () => {
    const refused = { status: 422 };
    await expect(call(mel, updateAutomation, { kind: 'appointment_reminder', days: 2 })).rejects.toMatchObject(refused);
    await expect(call(mel, updateAutomation, { kind: 'monday_summary', mode: 'ask' })).rejects.toMatchObject(refused);
  });
});

describe('who would get what today', () => {
  it('quotes that were sent three days ago and not answered', async () => {
    const client = await karen();
    const { id } = await sentQuote({ client_id: client.id }, 4);
    await sentQuote({ client_id: client.id, content: { details: 'Too early' } }, 2);
    await sentQuote({ client_id: client.id, content: { details: 'Long ago' } }, 40);
    await sentQuote({ client_id: client.id, content: { details: 'Expired' }, valid_until: '2026-11-19' }, 4);
    await sentQuote({ client_id: client.id, content: { details: 'Answered' }, status: 'accepted' }, 4);
    const [only, ...others] = await preview('quote_follow_up');
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      contact: { kind: 'client', name: 'Karen Wu' },
      channel: 'email',
      to: 'karen@example.com',
      held: null,
    });
    expect(only?.body).toMatch(
      /^Hi Karen,\n\nDid you get our quote Q\d+ for New hot water system \(\$2,200\.00\)\?\n\n/,
    );
    expect(only?.body).toContain(`See the quote, accept or decline: http://localhost/q/${id}\n`);
    expect(only?.about).toMatch(/sent Mon 16 Nov$/);
  });

  it('invoices about to be due, for what is still owed', async () => {
    const client = await karen();
    const make = async (fields: object) => {
      const invoice = await call(mel, finance_records.operations.create, {
        type: 'invoice',
        amount: 500,
        client_id: client.id,
        due_date: '2026-11-23',
        description: 'Blocked drain',
        ...fields,
      });
      await daysAgo('finance_records', invoice.id, 5, 'created_at');
      return invoice;
    };
    const half = await make({});
    await call(mel, finance_records.operations.create, { type: 'payment', amount: 200, invoice_id: half.id });
    await make({ due_date: '2026-11-24' });
    await call(mel, markPaid, { id: (await make({ due_date: '2026-11-22' })).id });
    const due = await preview('invoice_reminder');
    expect(due.map(({ about }) => about)).toEqual(['Invoice for Blocked drain, $300.00, due Mon 23 Nov']);
    expect(due[0]?.body).toContain(
      'A reminder that the rest of our invoice for Blocked drain ($300.00) is due on Mon 23 Nov.',
    );
    expect(due[0]?.body).toContain(`See the invoice: http://localhost/i/${half.id}\n`);
  });

  it('deposits before the day that their job begins on', async () => {
    const client = await karen();
    const job = async (job_date: string, fields = {}) => {
      const { id } = await call(mel, projects.operations.create, {
        job_name: `Deck of ${job_date}`,
        client_id: client.id,
        job_budget: 2_000,
        job_date,
        ...fields,
      });
      const deposit = await call(mel, createBillingInvoice, { id, what: 'deposit', percent: 30 });
      await call(mel, issueInvoice, { id: deposit.id });
      await daysAgo('finance_records', deposit.id, 5, 'created_at');
      return deposit.id;
    };
    const soon = await job('2026-11-23');
    await job('2026-11-24');
    await job('2026-11-20');
    await job('2026-11-22', { status: 'cancelled' });
    await call(mel, markPaid, { id: await job('2026-11-21') });
    const [only, ...others] = await preview('invoice_reminder');
    expect(others).toEqual([]);
    expect(only?.body).toContain(`http://localhost/i/${soon}`);
    expect(only?.body).toContain(
      'Hi Karen,\n\nWe start on Mon 23 Nov, and our deposit invoice for Deck of 2026-11-23 ($660.00) is to be paid before.',
    );
    // who says that it is paid is not asked again
    await wrote(client, 1, { body: 'Deposit paid just now', intent: 'says_paid', finance_record_id: soon });
    expect((await preview('invoice_reminder')).map(({ held }) => held)).toEqual([
      'Karen Wu wrote on Thu 19 Nov: "Deposit paid just now"',
    ]);
  });

  it('invoices past due, up to three weeks', async () => {
    const client = await karen();
    for (const due_date of ['2026-11-18', '2026-11-17', '2026-11-01', '2026-10-20', '2026-10-27'])
      await call(mel, finance_records.operations.create, {
        type: 'invoice',
        amount: 100,
        client_id: client.id,
        due_date,
      });
    const late = await preview('overdue_reminder');
    expect(late.map(({ about }) => about.slice(-10).trim())).toEqual(
      ['Sun 1 Nov', 'Tue 17 Nov'].map((day) => `${day}`),
    );
  });

  it("tomorrow's jobs that are on, with time and place", async () => {
    const client = await karen();
    const job = { client_id: client.id, job_date: '2026-11-21', job_time: '09:00', site_address: '4 Ocean St Kiama' };
    await call(mel, projects.operations.create, { ...job, job_name: 'Deck repair' });
    await call(mel, projects.operations.create, { ...job, job_name: 'Off', status: 'cancelled' });
    await call(mel, projects.operations.create, { ...job, job_name: 'Later', job_date: '2026-11-22' });
    const [only, ...others] = await preview('appointment_reminder');
    expect(others).toEqual([]);
    expect(only?.body).toBe(
      [
        'Hi Karen,',
        'A reminder that we come on Sat 21 Nov at 9:00 am, for Deck repair, at 4 Ocean St Kiama.',
        'Reply YES to confirm, or tell us a better time.',
        'Kind regards,\nCarmody Trades',
      ].join('\n\n'),
    );
  });

  it('one message for each supplier, with what is late and what is due', async () => {
    const supplier = await call(mel, suppliers.operations.create, {
      name: 'Southern Timber',
      email: 'orders@example.com',
    });
    const item = { supplier_id: supplier.id, status: 'ordered' as const, quantity: 10 };
    await call(mel, procurement_items.operations.create, { ...item, item_name: 'Joist', delivery_date: '2026-11-18' });
    await call(mel, procurement_items.operations.create, { ...item, item_name: 'Post', delivery_date: '2026-11-21' });
    await call(mel, procurement_items.operations.create, { ...item, item_name: 'Rail', delivery_date: '2026-11-25' });
    await call(mel, procurement_items.operations.create, { ...item, item_name: 'Bolt', delivery_date: '2026-11-21' });
    const said = { from: 'orders@example.com', to: 'mel@example.com', channel: 'email', status: 'processed' };
    const about = { intent: 'supplier_confirms', facts: [{ label: 'Bolt', value: '10, confirmed' }] };
    await mongooseModel(testDomain.domain.repositories.inbox.model).create({
      ...said,
      ...about,
      user_id: mel.userId,
      auth: 'pass',
      version: 1,
      created_at: new Date(),
      updated_at: new Date(),
      supplier_id: supplier.id,
      contact: { kind: 'supplier', id: supplier.id, name: 'Southern Timber' },
      correspondence_id: supplier.id,
      received_at: new Date(Date.parse(NOW) + DAY_MS),
    });
    const [only, ...others] = await preview('supplier_chase');
    expect(others).toEqual([]);
    expect(only?.contact).toMatchObject({ kind: 'supplier', name: 'Southern Timber' });
    expect(only?.body.split('\n\n')).toEqual([
      'Hi Southern Timber,',
      'Could you tell us whether these come as agreed, or when?',
      '- 10 x Joist, was due Wed 18 Nov\n- 10 x Post, due Sat 21 Nov',
      'Kind regards,\nCarmody Trades',
    ]);
  });

  it("the owner's own week", async () => {
    await call(mel, finance_records.operations.create, { type: 'payment', amount: 750, paid_date: '2026-11-18' });
    await call(mel, projects.operations.create, { job_name: 'Deck repair', job_date: '2026-11-23', job_time: '07:30' });
    const [summary] = await preview('monday_summary');
    expect(summary).toMatchObject({ contact: { kind: 'owner' }, to: 'mel@example.com', held: null });
    expect(summary?.body).toContain('- Money in: $750.00 (1 payment)');
    expect(summary?.body).toContain('This week: 1 job\n- Mon 23 Nov 7:30 am: Deck repair (1001)');
  });
});

describe('nothing goes', () => {
  const job = (client_id: string) =>
    call(mel, projects.operations.create, { job_name: 'Deck repair', job_date: '2026-11-21', client_id });
  const held = async () => (await preview('appointment_reminder')).map((one) => one.held);

  it('to who has neither email nor mobile', async () => {
    await job((await call(mel, clients.operations.create, { name: 'Karen Wu' })).id);
    expect(await held()).toEqual(['No email address or mobile on file']);
  });

  it.each(['1300 975 707', '(02) 5550 1234', '+64 9 555 1234'])('to %s, which takes no texts', async (phone) => {
    await job((await call(mel, clients.operations.create, { name: 'Karen Wu', phone })).id);
    expect(await held()).toEqual([`${phone} takes no texts: ring them, or add an email address`]);
  });

  it('to who asked for no more texts', async () => {
    await job((await call(mel, clients.operations.create, { name: 'Karen Wu', phone: '0491 570 157' })).id);
    await call(mel, addOptOut, { channel: 'sms', address: '0491570157' });
    expect(await held()).toEqual(['Karen Wu asked for no more texts']);
  });

  it('to whom it is paused for', async () => {
    const client = await karen();
    await job(client.id);
    await call(mel, clients.operations.update, { id: client.id, follow_ups_paused: true });
    expect(await held()).toEqual(['Paused for this client']);
  });

  it('that wants to sell something to who asked for no more of that, though a reminder does', async () => {
    const client = await karen();
    await job(client.id);
    await sentQuote({ client_id: client.id }, 4);
    await call(mel, addOptOut, { channel: 'email', address: 'karen@example.com' });
    expect(await held()).toEqual([null]);
    expect((await preview('quote_follow_up')).map((one) => one.held)).toEqual([
      'Karen Wu asked for no more emails of this kind',
    ]);
  });

  describe('to who has written since', () => {
    const quoteHeld = async () => (await preview('quote_follow_up')).map((one) => one.held);

    it('about a quote: whatever the answer says, read or not yet', async () => {
      const client = await karen();
      await sentQuote({ client_id: client.id }, 4);
      await wrote(client, 5, { body: 'before it was sent', intent: 'question' });
      await wrote(client, 3, { body: 'I am away until Monday', intent: 'out_of_office' });
      expect(await quoteHeld()).toEqual([null]);
      await wrote(client, 2, { body: 'Too dear mate', intent: 'other' });
      expect(await quoteHeld()).toEqual(['Karen Wu wrote on Wed 18 Nov: "Too dear mate"']);
      await wrote(client, 1, { body: 'got  another\nplumber', intent: null, status: 'received' });
      expect(await quoteHeld()).toEqual(['Karen Wu wrote on Thu 19 Nov: "got another plumber"']);
    });

    it('but not about another quote, and not somebody else', async () => {
      const client = await karen();
      const tom = await call(mel, clients.operations.create, { name: 'Tom Nguyen', email: 'tom@example.com' });
      const deck = await sentQuote({ client_id: client.id, content: { details: 'Deck' } }, 4);
      const roof = await sentQuote({ client_id: client.id, content: { details: 'Roof' } }, 4);
      const other = await sentQuote({ client_id: tom.id }, 4);
      await wrote(client, 2, { body: 'we accept', intent: 'accepts_quote', quote_id: deck.id });
      const asked = await preview('quote_follow_up');
      const heldOf = (id: string) => asked.find(({ body }) => body.includes(id))?.held;
      expect(asked).toHaveLength(3);
      expect(heldOf(deck.id)).toBe('Karen Wu wrote on Wed 18 Nov: "we accept"');
      expect(heldOf(roof.id)).toBeNull();
      expect(heldOf(other.id)).toBeNull();
    });

    it('about one of several invoices, whatever quote happens to be open', async () => {
      const client = await karen();
      const quote = await sentQuote({ client_id: client.id }, 9);
      const invoice = { type: 'invoice' as const, amount: 680, client_id: client.id, due_date: '2026-11-15' };
      const { id } = await call(mel, finance_records.operations.create, invoice);
      await daysAgo('finance_records', id, 20, 'created_at');
      const overdue = async () => (await preview('overdue_reminder')).map((one) => one.held);
      await wrote(client, 3, { body: 'We accept the quote', intent: 'accepts_quote', quote_id: quote.id });
      expect(await overdue()).toEqual([null]);
      await wrote(client, 2, { body: 'Will pay on Friday', intent: 'other', quote_id: quote.id });
      expect(await overdue()).toEqual(['Karen Wu wrote on Wed 18 Nov: "Will pay on Friday"']);
    });

    it('about an invoice, for two weeks', async () => {
      const client = await karen();
      const invoice = { type: 'invoice' as const, amount: 680, client_id: client.id, due_date: '2026-11-01' };
      const { id } = await call(mel, finance_records.operations.create, invoice);
      await daysAgo('finance_records', id, 40, 'created_at');
      const overdue = async () => (await preview('overdue_reminder')).map((one) => one.held);
      await wrote(client, 20, { body: 'Will pay on Friday', intent: 'other' });
      expect(await overdue()).toEqual([null]);
      await wrote(client, 1, { body: 'Paid $680 just now', intent: 'says_paid', finance_record_id: id });
      expect(await overdue()).toEqual(['Karen Wu wrote on Thu 19 Nov: "Paid $680 just now"']);
    });

    it('that they want another day', async () => {
      const client = await karen();
      await job(client.id);
      await daysAgo('projects', (await call(mel, projects.operations.list, {})).data[0]?.id ?? '', 9, 'created_at');
      await wrote(client, 3, { body: 'See you Saturday', intent: 'confirms_appointment' });
      expect(await held()).toEqual([null]);
      await wrote(client, 2, { body: 'Can we make it Tuesday?', intent: 'reschedule' });
      await wrote(client, 1, { body: 'Thanks', intent: 'thanks' });
      expect(await held()).toEqual(['Karen Wu wrote on Wed 18 Nov: "Can we make it Tuesday?"']);
    });
  });
});
