import {
  clients,
  createCreditNote,
  createInvoice,
  createRefund,
  financeOverview,
  financeRecords,
  getAgedReceivables,
  getClientAccount,
  getClientStatement,
  getDashboard,
  getFinanceTotals,
  issueInvoice,
  listPaymentsToPlace,
  markPaid,
  type Operation,
  voidInvoice,
} from '@smoko/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import type { Actor } from '../actor.ts';
import { type Call, createCall } from '../call.ts';
import { applyUndo } from '../receipts/undo.ts';

const { create, update, list, delete: remove, restore } = financeRecords.operations;

let world: TestDomain;
beforeAll(async () => {
  world = await openTestDomain();
});
afterAll(() => world.close());

const KINDS = [
  'invoice',
  'draft',
  'lines',
  'issue',
  'void',
  'undo',
  'old invoice',
  'pay',
  'pay one',
  'credit',
  'change',
  'mark',
  'delete',
  'restore',
  'reopen',
  'credit note',
  'refund',
  'place',
  'keep',
  'redate',
] as const;
interface Step {
  kind: (typeof KINDS)[number];
  amount: number;
  which: number;
  day: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...KINDS),
  amount: fc.integer({ min: 1, max: 90_000 }).map((cents) => cents / 100),
  which: fc.nat(30),
  // below zero: still to come
  day: fc.integer({ min: -10, max: 120 }),
});

const dayBefore = (days: number) => new Date(Date.UTC(2026, 10, 20 - days)).toISOString().slice(0, 10);

/** How often it is tried: `SMOKO_LEDGER_RUNS=20000` looks further. */
const RUNS = Number(process.env.SMOKO_LEDGER_RUNS ?? 60);

it('whatever is done, in whatever order: nothing pays more than it is, and every sum says the same', {
  timeout: 60_000 + RUNS * 1_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 25 }),
      fc.constantFrom('AU', 'NZ'),
      async (steps, country) => {
        const plain = world.newActor();
        const actor: Actor = { ...plain, business: { ...plain.business, country } };
        const { id } = await world.call(actor, clients.operations.create, { name: 'Dave' });
        const past: Past = { made: [], calls: [] };
        for (const one of steps) await carryOut(actor, id, past, one);
        await holds(actor, id);
      },
    ),
    { numRuns: RUNS, seed: 22 },
  );
});

/** One to three lines, of which some carry no GST and some a discount. */
const linesOf = (unit_price: number, which: number) =>
  Array.from({ length: 1 + (which % 3) }, (_, i) => ({
    description: `Line ${i}`,
    quantity: 1 + ((which + i) % 4) / 2,
    unit_price,
    tax: (which + i) % 3 === 0 ? ('free' as const) : ('gst' as const),
    discount_percent: (which + i) % 5 === 0 ? 12.5 : 0,
  }));

const CHANGES: readonly string[] = ['keep', 'redate'];

/** What was made so far, and the calls that can be taken back, the last one last. */
interface Past {
  made: string[];
  calls: Call[];
}

async function carryOut(
  actor: Actor,
  client_id: string,
  { made, calls }: Past,
  { kind, amount, which, day }: Step,
): Promise<void> {
  const id = made[which % Math.max(1, made.length)];
  // every other payment may have come in before the invoice it pays
  const dated = { paid_date: dayBefore(day), confirm_early: which % 2 === 0 };
  const payment = { type: 'payment' as const, amount, client_id, ...dated };
  const invoice = { type: 'invoice' as const, amount, client_id, issued_on: dayBefore(Math.max(0, day)) };
  const newCall = () => createCall(actor, world.domain.executor.clock);
  const run = async (): Promise<{ id: string } | null> => {
    if (kind === 'invoice') return world.call(actor, create, { ...invoice, due_date: dayBefore(day - 14) });
    if (kind === 'old invoice') return world.call(actor, create, { ...invoice, status: 'paid' });
    if (kind === 'draft') {
      const { due_date, ...draft } = { due_date: dayBefore(day - 14), amount, client_id };
      return world.call(actor, createInvoice, { ...draft, ...(day % 2 ? { due_date } : {}), issue: day % 3 === 0 });
    }
    if (kind === 'lines')
      return world.call(actor, createInvoice, {
        client_id,
        lines: linesOf(amount, which),
        includes_gst: day % 2 === 0,
        issue: day % 3 > 0,
      });
    if (kind === 'undo') {
      const last = calls.pop();
      if (last) await applyUndo(newCall(), world.records.tables, last.changes);
      return null;
    }
    if (kind === 'pay') return world.call(actor, create, payment);
    if (kind === 'credit') return world.call(actor, create, { ...payment, allow_credit: true });
    if (kind === 'refund') return world.call(actor, createRefund, { id: client_id, amount });
    if (kind === 'place') return place();
    return id ? ofRecord(id) : null;
  };
  async function ofRecord(id: string): Promise<{ id: string } | null> {
    if (kind === 'issue') return kept(issueInvoice, { id });
    if (kind === 'void') return kept(voidInvoice, { id });
    if (kind === 'pay one') return world.call(actor, create, { ...payment, invoice_id: id });
    if (kind === 'credit note') return kept(createCreditNote, { id, amount: cents(amount), reason: 'Faulty' });
    if (kind === 'change') return world.call(actor, update, { id, amount });
    if (CHANGES.includes(kind))
      return kept(update, { id, ...(kind === 'keep' ? { on_account: day % 2 === 0 } : dated) });
    if (kind === 'mark') return kept(markPaid, { id });
    if (kind === 'reopen') return world.call(actor, update, { id, status: 'pending' });
    if (kind === 'delete') return world.call(actor, remove, { id });
    return world.call(actor, restore, { id });
  }
  /** Says yes to what is suggested for the first one. */
  async function place(): Promise<{ id: string } | null> {
    const [first] = (await world.call(actor, listPaymentsToPlace, {})).data;
    return first ? world.call(actor, update, { id: first.id, ...first.suggestion.change }) : null;
  }
  /** Carried out so that it can be taken back. */
  async function kept<I extends z.ZodType, O extends z.ZodType>(operation: Operation<I, O>, input: z.output<I>) {
    const call = newCall();
    const done = await world.domain.executor.run(operation, call, input);
    calls.push(call);
    return done as { id: string };
  }
  const done = await run().catch((error: { status?: number }) => {
    // refused for a reason that people can mend
    if (!error.status || error.status >= 500) throw error;
    return null;
  });
  if (done && !made.includes(done.id)) made.push(done.id);
}

const cents = (dollars: number | null) => Math.round((dollars ?? 0) * 100);
const sum = (amounts: (number | null)[]) => amounts.reduce<number>((total, one) => total + cents(one), 0);

async function holds(actor: Actor, client: string) {
  const { data } = await world.call(actor, list, { limit: 100 });
  const of = (type: (typeof data)[number]['type']) => data.filter((one) => one.type === type);
  const [notes, refunds] = [of('credit_note'), of('refund')];
  const invoices = of('invoice').filter(({ stage }) => stage === 'issued');
  for (const one of of('invoice').filter(({ stage }) => stage !== 'issued')) {
    const { stage, status, amount_paid, amount_due, amount, frozen } = one;
    expect({ status, amount_paid, amount_due }).toEqual({
      status: 'pending',
      amount_paid: 0,
      amount_due: stage === 'void' ? 0 : amount,
    });
    if (stage === 'draft') expect([one.invoice_number, frozen]).toEqual([null, null]);
  }
  const numbers = of('invoice').flatMap(({ invoice_number }) => (invoice_number ? [invoice_number] : []));
  expect(numbers.sort()).toEqual(numbers.map((_, i) => `INV-${1001 + i}`));
  const payments = of('payment').filter(({ status }) => status === 'paid');
  const toPlace = await world.call(actor, listPaymentsToPlace, { limit: 100 });
  const unplaced = payments.filter((one) => (one.unallocated ?? 0) > 0 && !one.on_account);
  expect(toPlace.data.map(({ id }) => id).sort()).toEqual(unplaced.map(({ id }) => id).sort());
  expect(toPlace.count).toBe(unplaced.length);
  // nothing moved on a day that is still to come
  for (const one of [...payments, ...refunds]) expect((one.paid_date ?? '') <= dayBefore(0)).toBe(true);
  for (const one of payments) {
    expect(cents(one.unallocated)).toBeGreaterThanOrEqual(0);
    expect(sum(one.allocations.map(({ amount }) => amount)) + cents(one.unallocated)).toBeLessThanOrEqual(
      cents(one.amount),
    );
  }
  for (const one of invoices) {
    const parts = payments.flatMap(({ allocations }) => allocations).filter((part) => part.invoice_id === one.id);
    expect(sum(parts.map(({ amount }) => amount))).toBeLessThanOrEqual(cents(one.amount_paid));
    const credits = notes.filter(({ invoice_id }) => invoice_id === one.id);
    expect(cents(one.amount_credited)).toBe(sum(credits.map(({ amount }) => amount)));
    expect(cents(one.amount_due)).toBe(cents(one.amount) - cents(one.amount_paid) - cents(one.amount_credited));
    expect(one.amount_due).toBeGreaterThanOrEqual(0);
    expect(one.status === 'paid').toBe(one.amount_due === 0);
  }
  const named = payments.flatMap(({ allocations }) => allocations.map((part) => part.invoice_id));
  expect(named.every((id) => invoices.some((one) => one.id === id))).toBe(true);
  // what was paid and neither pays an invoice nor is credit was paid back
  const used = sum(payments.flatMap(({ allocations }) => allocations.map(({ amount }) => amount)));
  const credit = sum(payments.map(({ unallocated }) => unallocated));
  expect(sum(payments.map(({ amount }) => amount)) - used - credit).toBe(sum(refunds.map(({ amount }) => amount)));

  const due = sum(invoices.map(({ amount_due }) => amount_due));
  const [totals, dashboard, overview, account, statement, aged] = await Promise.all([
    world.call(actor, getFinanceTotals, {}),
    world.call(actor, getDashboard, {}),
    world.call(actor, financeOverview, { type: 'invoice', unpaid: 'true' }),
    world.call(actor, getClientAccount, { id: client }),
    world.call(actor, getClientStatement, { id: client }),
    world.call(actor, getAgedReceivables, {}),
  ]);
  expect(cents(totals.pending_invoices) + cents(totals.overdue_invoices)).toBe(due);
  expect(cents(dashboard.pending_payments)).toBe(due);
  expect(cents(overview.due)).toBe(due);
  expect([cents(account.due), cents(account.credit)]).toEqual([due, credit]);
  expect(cents(account.balance)).toBe(
    sum([account.invoiced, account.refunded]) - sum([account.paid, account.credited]),
  );
  expect(cents(statement.closing)).toBe(due - credit);
  expect([cents(aged.total), sum(Object.values(aged.buckets))]).toEqual([due, due]);
  expect(sum(aged.clients.map(({ total }) => total))).toBe(due);
}
