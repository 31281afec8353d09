import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { conversationOf } from '../support/talk.ts';

type Row = { id: string } & Fields;

let server: TestServer;
let owner: Account;
let dave: Row;
beforeAll(async () => {
  // half past ten in the morning in Sydney
  server = await startServer({ now: '2026-11-24T23:30:00Z' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await signUp(server.url, { business_name: 'Carmody Electrical' });
  await owner.fetch('/api/settings', { method: 'PATCH', json: { abn: '51824753556', gst_registered: true } });
  dave = await client('Dave Cutler');
});

const client = (name: string) => post<Row>(owner, '/api/clients', { name, email: 'someone@example.org' });
const tell = (path: string, json: Fields = {}) => owner.fetch(path, { method: 'POST', json });
const make = (fields: Fields) =>
  post<Row>(owner, '/api/invoices', { client_id: dave.id, description: 'Tap', ...fields });
const issued = (amount: number, fields: Fields = {}) => make({ amount, issue: true, ...fields });
const record = (fields: Fields) => post<Row>(owner, '/api/finance-records', { client_id: dave.id, ...fields });
const read = (id: string) => get<Row>(owner, `/api/finance-records/${id}`);
const daysAgo = (days: number) => new Date(Date.UTC(2026, 10, 25 - days)).toISOString().slice(0, 10);

describe('what is issued is frozen', () => {
  it('with a seal that anybody can work out from what stands on it', async () => {
    const lines = [{ description: 'Downlights', quantity: 2.5, unit: 'h', unit_price: 45.55 }];
    const { id } = await make({ lines, issue: true });
    const invoice = await read(id);
    const { sha256, ...paper } = invoice.frozen as Fields;
    const cents = (dollars: unknown) => Math.round(Number(dollars) * 100);
    // GST and no discount is what a line has without a word: the seal does not hold that
    const kept = (invoice.lines as Fields[]).map(({ tax: _, discount_percent: __, ...line }) => ({
      ...line,
      unit_price: cents(line.unit_price),
      total: cents(line.total),
    }));
    const { invoice_number, issued_on, description, prices_include_gst } = invoice;
    const content = {
      ...paper,
      ...{ invoice_number, issued_on, description, prices_include_gst },
      ...{ lines: kept, gst: cents(invoice.gst), amount: cents(invoice.amount) },
    };
    expect(createHash('sha256').update(canonical(content)).digest('hex')).toBe(sha256);
    // a payment and a credit change what is owed, and nothing of the paper
    await record({ type: 'payment', amount: 20, invoice_id: id });
    await tell(`/api/invoices/${id}/credit-notes`, { amount: 5, reason: 'Dent' });
    const after = await read(id);
    expect([after.frozen, after.lines, after.amount]).toEqual([invoice.frozen, invoice.lines, invoice.amount]);
    expect(after.amount_due).toBe(Number(invoice.amount) - 25);
  });

  it('an invoice that went out already is issued today, or on the day that is said', async () => {
    const today = await record({ type: 'invoice', amount: 110, status: 'pending' });
    expect(today).toMatchObject({ stage: 'issued', issued_on: '2026-11-25', amount_due: 110 });
    const old = await record({ type: 'invoice', amount: 110, issued_on: '2025-07-01', due_date: '2025-07-15' });
    expect(old).toMatchObject({ stage: 'issued', issued_on: '2025-07-01', status: 'overdue' });
    expect(await make({ amount: 110 })).toMatchObject({ stage: 'draft', issued_on: null });
  });
});

/** RFC 8785 for what stands on a paper: names in order, no spaces. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`;
}

describe('paid is added up', () => {
  it('on every figure that says what is owed: issued invoices alone, drafts beside them', async () => {
    const first = await issued(1000);
    const late = await issued(300, { due_date: daysAgo(1) });
    await make({ amount: 700 });
    await make({ amount: 500 });
    await tell(`/api/invoices/${(await issued(90)).id}/void`);
    await record({ type: 'payment', amount: 250.5, invoice_id: first.id });
    await tell(`/api/invoices/${first.id}/credit-notes`, { amount: 100, reason: 'Dent' });
    expect(await read(first.id)).toMatchObject({
      ...{ amount: 1000, amount_paid: 250.5, amount_credited: 100, amount_due: 649.5 },
      ...{ status: 'pending', part_paid: true },
    });
    expect(await read(late.id)).toMatchObject({ status: 'overdue', part_paid: false });
    expect(await get(owner, '/api/finance-totals')).toMatchObject({ pending_invoices: 649.5, overdue_invoices: 300 });
    expect(await get(owner, '/api/dashboard')).toMatchObject({ pending_payments: 949.5 });
    expect(await get(owner, '/api/finance-overview?type=invoice&unpaid=true')).toMatchObject({
      due: 949.5,
      drafts: { count: 2, total: 1200 },
    });
    expect(await get(owner, '/api/aged-receivables')).toMatchObject({ total: 949.5 });
    expect(await get(owner, `/api/clients/${dave.id}/account`)).toMatchObject({ due: 949.5, balance: 949.5 });
    expect(await conversationOf(owner)('who owes me money')).toContain('2 drafts, $1,200.00, not sent');
  });

  it('each status follows from it: pending, overdue after its day, paid when nothing is due', async () => {
    const due = await issued(100, { due_date: daysAgo(0) });
    const over = await issued(100, { due_date: daysAgo(1) });
    expect([await read(due.id), await read(over.id)]).toMatchObject([{ status: 'pending' }, { status: 'overdue' }]);
    await tell(`/api/invoices/${over.id}/credit-notes`, { amount: 40, reason: 'Dent' });
    await tell(`/api/finance-records/${over.id}/mark-paid`);
    expect(await read(over.id)).toMatchObject({ status: 'paid', amount_paid: 60, amount_due: 0 });
    const { data } = await get(owner, '/api/finance-records?type=payment');
    expect(data).toMatchObject([{ amount: 60, allocations: [{ invoice_id: over.id, amount: 60 }], unallocated: 0 }]);
  });
});

describe('a payment pays something', () => {
  it('the oldest first, the rest as credit where that is allowed, and the next invoice uses it up', async () => {
    const [first, second] = [await issued(100), await issued(200)];
    await expectProblem(await tell('/api/finance-records', { type: 'payment', amount: 301, client_id: dave.id }), 422);
    const paid = await record({ type: 'payment', amount: 350, allow_credit: true });
    expect(paid).toMatchObject({
      unallocated: 50,
      allocations: [
        { invoice_id: first.id, amount: 100 },
        { invoice_id: second.id, amount: 200 },
      ],
    });
    expect(await issued(80)).toMatchObject({ amount_paid: 50, amount_due: 30, part_paid: true });
    expect(await read(paid.id)).toMatchObject({ unallocated: 0 });
  });

  it('without an open invoice it is on account, of its client and job', async () => {
    const job = await post<Row>(owner, '/api/projects', { job_name: 'Deck', client_id: dave.id });
    expect(await record({ type: 'payment', amount: 75, project_id: job.id })).toMatchObject({
      ...{ client_id: dave.id, project_id: job.id, allocations: [], unallocated: 75 },
    });
    expect(await get(owner, `/api/clients/${dave.id}/account`)).toMatchObject({ credit: 75, due: 0, balance: -75 });
    expect(await issued(100, { project_id: job.id })).toMatchObject({ amount_due: 25 });
  });
});

describe('what clients owe, by how late it is', () => {
  it('stands in its bucket to the day, for each client and in all', async () => {
    const mel = await client('Mel Tran');
    // days late: current, 1 to 30, 31 to 60, 61 to 90, over 90
    const late = [-1, 0, 1, 30, 31, 60, 61, 90, 91, 400];
    for (const [i, days] of late.entries()) await issued(2 ** i, { due_date: daysAgo(days) });
    await issued(5000, { client_id: mel.id, due_date: daysAgo(31) });
    const part = await issued(100, { client_id: mel.id, due_date: daysAgo(90) });
    await record({ type: 'payment', amount: 99.5, client_id: mel.id, invoice_id: part.id });
    const daves = { current: 3, d1_30: 12, d31_60: 48, d61_90: 192, over_90: 768 };
    const mels = { current: 0, d1_30: 0, d31_60: 5000, d61_90: 0.5, over_90: 0 };
    expect(await get(owner, '/api/aged-receivables')).toEqual({
      as_of: '2026-11-25',
      total: 6023.5,
      buckets: { current: 3, d1_30: 12, d31_60: 5048, d61_90: 192.5, over_90: 768 },
      clients: [
        { client_id: mel.id, name: 'Mel Tran', total: 5000.5, buckets: mels },
        { client_id: dave.id, name: 'Dave Cutler', total: 1023, buckets: daves },
      ],
    });
    expect(await get(owner, `/api/clients/${dave.id}/account`)).toMatchObject({ oldest_debt: daysAgo(400), due: 1023 });
  });

  it('a statement has every field, and the balance after each', async () => {
    const one = await issued(100);
    await record({ type: 'payment', amount: 30, invoice_id: one.id });
    await tell(`/api/invoices/${one.id}/credit-notes`, { amount: 20, reason: 'Dent' });
    const said = await get<Fields & { entries: Fields[] }>(
      owner,
      `/api/clients/${dave.id}/statement?from=2026-11-01&to=2026-11-30`,
    );
    expect(said).toMatchObject({ client: { id: dave.id, name: 'Dave Cutler' }, from: '2026-11-01', to: '2026-11-30' });
    expect(said).toMatchObject({ opening: 0, closing: 50 });
    const on = '2026-11-25';
    expect(said.entries).toMatchObject([
      { date: on, kind: 'invoice', number: 'INV-1001', description: 'Tap', amount: 100, balance: 100 },
      { date: on, kind: 'payment', amount: -30, balance: 70 },
      { date: on, kind: 'credit_note', number: 'CN-1001', description: 'Dent', amount: -20, balance: 50 },
    ]);
  });
});

describe('the GST return', () => {
  const RANGE = 'from=2026-10-01&to=2026-12-31';

  it.each([
    ['AU', 'accrual', { G1: 1150, '1A': 104.55, '1B': 20.91, net: 83.64 }],
    ['AU', 'cash', { G1: 575, '1A': 52.28, '1B': 20.91, net: 31.37 }],
    ['NZ', 'accrual', { 5: 1150, 6: 0, 7: 1150, 8: 150, 9: 0, 10: 150, 11: 230, 12: 30, 13: 0, 14: 30, 15: 120 }],
    ['NZ', 'cash', { 5: 575, 6: 0, 7: 575, 8: 75, 9: 0, 10: 75, 11: 230, 12: 30, 13: 0, 14: 30, 15: 45 }],
  ] as const)('%s by %s, every box with the records behind it', async (country, basis, boxes) => {
    if (country === 'NZ')
      await owner.fetch('/api/settings', { method: 'PATCH', json: { country, gst_number: '49-091-850' } });
    const sold = await issued(1150);
    const paid = await record({ type: 'payment', amount: 575, invoice_id: sold.id });
    const bought = await post<Row>(owner, '/api/finance-records', { type: 'expense', amount: 230, tax: 'gst' });
    const report = await get<Fields & { boxes: Fields; records: Record<string, string[]> }>(
      owner,
      `/api/tax/gst?${RANGE}&basis=${basis}`,
    );
    expect(report).toMatchObject({ country, basis, from: '2026-10-01', to: '2026-12-31' });
    expect(report.boxes).toEqual(boxes);
    const [sales, spent] = country === 'AU' ? ['1A', '1B'] : ['8', '12'];
    expect(report.records[sales]).toEqual([basis === 'cash' ? paid.id : sold.id]);
    expect(report.records[spent]).toEqual([bought.id]);
  });
});

describe('a capability that is missing is refused', () => {
  it.each(['set my hourly rate to 95', 'my hourly rate is 95 now'])('%s is refused', async (order) => {
    expect(await conversationOf(owner)(order)).toContain("I can't keep an hourly rate");
    expect((await get(owner, '/api/finance-records')).data).toEqual([]);
    expect((await get(owner, '/api/drafts?status=open')).data).toEqual([]);
  });

  it.each(['credit dave $100', 'credit dave 100 bucks for the tap'])('%s makes no invoice', async (order) => {
    await conversationOf(owner)(order);
    expect((await get(owner, '/api/finance-records')).data).toEqual([]);
    expect((await get(owner, '/api/drafts?status=open')).data).toEqual([]);
  });
});

describe('the link of an invoice', () => {
  const linkOf = async (id: string) => {
    const { body } = await post<Row>(owner, `/api/finance-records/${id}/send`);
    return /http\S+\/i\/[0-9a-v]{52}/.exec(String(body))?.[0] ?? '';
  };

  it('is not to be guessed, loads nothing from elsewhere, is kept and listed nowhere', async () => {
    const link = await linkOf((await issued(110)).id);
    const opened = await fetch(link);
    expect(opened.status).toBe(200);
    const policy = opened.headers.get('content-security-policy') ?? '';
    for (const [, sources = ''] of policy.matchAll(/(?:default|script|style|img|font|connect)-src ([^;]*)/g))
      expect(sources).not.toMatch(/https?:|\*/);
    expect(policy).toContain("default-src 'self'");
    expect(opened.headers.get('x-robots-tag')).toContain('noindex');
    expect(await opened.text()).not.toMatch(/<script[^>]+src="(?:https?:)?\/\//);
    const [last = ''] = link.slice(-1);
    const other = link.slice(0, -1) + (last === '0' ? '1' : '0');
    for (const wrong of [other, link.replace(/\/i\/.*/, `/i/${'0'.repeat(52)}`)])
      expect((await fetch(wrong)).status).toBe(404);
  });

  it('shows the paper as it left, and what is due now', async () => {
    const { id } = await issued(110);
    const link = await linkOf(id);
    await owner.fetch('/api/settings', { method: 'PATCH', json: { business_name: 'Somebody Else' } });
    await record({ type: 'payment', amount: 40, invoice_id: id });
    const page = await (await fetch(link)).text();
    for (const part of ['Carmody Electrical', '$110.00', '$70.00']) expect(page).toContain(part);
    expect(page).not.toContain('Somebody Else');
  });

  it('is made up so often, and then no more in that minute', async () => {
    const tries = await Promise.all(
      Array.from({ length: 320 }, (_, i) => fetch(`${server.url}/i/${String(i).padStart(52, '0')}`)),
    );
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([404, 429]));
  });
});
