import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let mel: Account;
let rosa: { id: string };
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  mel = await signUp(server.url, { business_name: 'Carmody Electrical' });
  await settings({ abn: '51824753556', gst_registered: true });
  rosa = await post(mel, '/api/clients', { name: 'Rosa Delgado', email: 'rosa@example.org', address: '8 Harris St' });
});

const settings = (json: Fields) => mel.fetch('/api/settings', { method: 'PATCH', json });
const draft = (fields: Fields = {}) =>
  post(mel, '/api/invoices', { client_id: rosa.id, amount: 550, description: 'Switchboard', ...fields });
const issued = (fields: Fields = {}) => draft({ issue: true, ...fields });
const act = (id: string, what: string, json: Fields = {}) =>
  mel.fetch(`/api/invoices/${id}/${what}`, { method: 'POST', json });
const patch = (id: string, json: Fields) => mel.fetch(`/api/finance-records/${id}`, { method: 'PATCH', json });
const remove = (id: string) => mel.fetch(`/api/finance-records/${id}`, { method: 'DELETE' });
const read = (id: string) => get(mel, `/api/finance-records/${id}`);
async function paperOf(id: string): Promise<string> {
  const response = await mel.fetch(`/api/invoices/${id}/pdf`);
  expect(response.status).toBe(200);
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

describe('a draft', () => {
  it('has no number, asks for nothing and is changed and deleted freely', async () => {
    const { id, ...made } = await draft();
    expect(made).toMatchObject({ stage: 'draft', kind: 'standard', status: 'pending', invoice_number: null });
    expect(made).toMatchObject({ issued_on: null, frozen: null, amount: 550, gst: 50, subtotal: 500 });
    const beside = { drafts: { count: 1, total: 550 } };
    expect(await get(mel, '/api/finance-totals')).toMatchObject({ pending_invoices: 0, ...beside });
    expect(await get(mel, '/api/dashboard')).toMatchObject({ pending_payments: 0, ...beside });
    expect(await get(mel, '/api/finance-overview?unpaid=true')).toMatchObject({
      count: 0,
      due: 0,
      drafts: { count: 1, total: 550 },
    });
    expect(await get(mel, `/api/clients/${rosa.id}/account`)).toMatchObject({ due: 0, invoiced: 0 });
    expect(await get(mel, `/api/clients/${rosa.id}/statement`)).toMatchObject({ entries: [], closing: 0 });
    expect((await get(mel, '/api/finance-records?stage=draft')).data.map((one) => one.id)).toEqual([id]);
    expect(await (await patch(id, { amount: 1100, description: 'Two boards' })).json()).toMatchObject({ gst: 100 });
    expect((await remove(id)).status).toBe(204);
    // no number was used up
    expect(await issued()).toMatchObject({ invoice_number: 'INV-1001' });
  });

  it('past its due date is not overdue', async () => {
    const { id } = await draft({ due_date: '2026-02-01' });
    expect(await read(id)).toMatchObject({ status: 'pending' });
    expect(await (await act(id, 'issue')).json()).toMatchObject({ status: 'overdue' });
  });

  it('has its GST on top of an amount that is said to be without', async () => {
    expect(await draft({ amount: 1850, includes_gst: false })).toMatchObject({
      amount: 2035,
      gst: 185,
      subtotal: 1850,
    });
    await settings({ gst_registered: false });
    expect(await draft({ amount: 1850, includes_gst: false })).toMatchObject({ amount: 1850, gst: 0 });
  });

  it('is due the days to pay after it is issued, unless somebody said a day', async () => {
    await settings({ terms_days: 7 });
    const { id } = await draft();
    expect(await (await act(id, 'issue', { issued_on: '2026-03-01' })).json()).toMatchObject({
      issued_on: '2026-03-01',
      due_date: '2026-03-08',
    });
    const { id: other } = await draft();
    await patch(other, { due_date: '2026-06-30' });
    expect(await (await act(other, 'issue')).json()).toMatchObject({ due_date: '2026-06-30' });
  });

  it('is nothing that anybody outside can see, credit or void', async () => {
    const { id } = await draft();
    await expectProblem(await act(id, 'void'), 409, 'conflict');
    await expectProblem(await act(id, 'credit-notes', { amount: 10, reason: 'Tap' }), 409, 'conflict');
    const { id: sent } = await issued();
    const { body } = await post(mel, `/api/finance-records/${sent}/send`);
    const [link = ''] = /http\S+\/i\/[0-9a-v]{52}/.exec(String(body)) ?? [];
    expect((await fetch(link)).status).toBe(200);
  });

  it('is issued by money that comes in for it, and stays so when that is taken back', async () => {
    const { id } = await draft();
    await post(mel, '/api/finance-records', { type: 'payment', amount: 50, invoice_id: id });
    expect(await read(id)).toMatchObject({ stage: 'issued', invoice_number: 'INV-1001', amount_due: 500 });
    const { id: other } = await draft();
    await post(mel, `/api/finance-records/${other}/mark-paid`);
    expect(await read(other)).toMatchObject({ stage: 'issued', invoice_number: 'INV-1002', status: 'paid' });
  });

  it('is not issued by a payment that is refused', async () => {
    const { id } = await draft();
    const json = { type: 'payment', amount: 550.01, invoice_id: id };
    await expectProblem(await mel.fetch('/api/finance-records', { method: 'POST', json }), 422, 'more_than_owed');
    expect(await read(id)).toMatchObject({ stage: 'draft', invoice_number: null });
  });
});

describe('issuing', () => {
  it.each(['pdf', 'send', 'issue'])('happens by %s: number, day, and a frozen paper', async (way) => {
    const { id } = await draft();
    if (way === 'pdf') await paperOf(id);
    else if (way === 'send') await post(mel, `/api/finance-records/${id}/send`);
    else expect((await act(id, 'issue')).status).toBe(200);
    const record = await read(id);
    expect(record).toMatchObject({
      stage: 'issued',
      invoice_number: 'INV-1001',
      issued_on: '2026-03-04',
      due_date: '2026-03-18',
      frozen: {
        heading: 'Tax Invoice INV-1001',
        seller: { name: 'Carmody Electrical', abn: '51824753556', gst_registered: true },
        buyer: { name: 'Rosa Delgado', email: 'rosa@example.org', address: '8 Harris St' },
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    // once more changes nothing
    expect(await (await act(id, 'issue')).json()).toMatchObject({ frozen: record.frozen, invoice_number: 'INV-1001' });
  });

  it('again changes nothing, and another day is refused', async () => {
    const { id, issued_on } = await issued();
    for (const again of [{}, { issued_on }]) expect((await act(id, 'issue', again)).status).toBe(200);
    const { detail } = await expectProblem(await act(id, 'issue', { issued_on: '2026-01-01' }), 409, 'issued');
    expect(detail).toContain('Invoice INV-1001 was issued already on 4 March 2026, and its day stays.');
    expect(await read(id)).toMatchObject({ issued_on });
  });

  it('leaves no number out, also where 200 are issued at once', async () => {
    const ids = await Promise.all(Array.from({ length: 200 }, async () => (await draft({ amount: 10 })).id));
    const answers = await Promise.all(ids.map((id) => act(id, 'issue')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const numbers = await Promise.all(answers.map(async (one) => ((await one.json()) as Fields).invoice_number));
    const wanted = Array.from({ length: 200 }, (_, i) => `INV-${1001 + i}`);
    expect(numbers.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(wanted);
  });

  it('is refused where the paper would lack what the law asks, with the field; nothing is numbered', async () => {
    await settings({ abn: '' });
    const { id } = await draft();
    const { errors } = await expectProblem(await act(id, 'issue'), 422, 'invalid');
    expect(errors?.map(({ path }) => path)).toEqual(['abn']);
    await expectProblem(await mel.fetch(`/api/invoices/${id}/pdf`), 422, 'invalid');
    const json = { client_id: rosa.id, amount: 20, issue: true };
    await expectProblem(await mel.fetch('/api/invoices', { method: 'POST', json }), 422, 'invalid');
    expect((await get(mel, '/api/finance-records')).data).toMatchObject([{ id, stage: 'draft', invoice_number: null }]);
    await expectProblem(await act(id, 'issue', { issued_on: '2026-03-06' }), 422, 'invalid');
  });

  it('goes on where a business says, and says so in its settings', async () => {
    await settings({ invoice_prefix: 'CE/', next_invoice_number: 4020 });
    expect(await issued()).toMatchObject({ invoice_number: 'CE/4020' });
    expect(await get(mel, '/api/settings')).toMatchObject({ next_invoice_number: 4021 });
    const { errors } = await expectProblem(await settings({ next_invoice_number: 4020 }), 422, 'invalid');
    expect(errors).toEqual([
      { path: 'next_invoice_number', message: 'Number 4020 is given already. Say 4021 or more.' },
    ]);
    await settings({ invoice_prefix: '' });
    expect(await issued()).toMatchObject({ invoice_number: '4021' });
  });

  it('uses up what its client paid on account, the oldest first, but not what is for another job', async () => {
    const [job, other] = [
      await post(mel, '/api/projects', { job_name: 'Rewire', client_id: rosa.id }),
      await post(mel, '/api/projects', { job_name: 'Shed', client_id: rosa.id }),
    ];
    const paid = (amount: number, project_id?: string) =>
      post(mel, '/api/finance-records', { type: 'payment', amount, client_id: rosa.id, project_id });
    const [first, second] = [await paid(200, job.id), await paid(500)];
    await paid(90, other.id);
    const { id } = await issued({ project_id: job.id });
    expect(await read(id)).toMatchObject({ amount_paid: 550, amount_due: 0, status: 'paid' });
    expect(await read(first.id)).toMatchObject({ allocations: [{ invoice_id: id, amount: 200 }], unallocated: 0 });
    expect(await read(second.id)).toMatchObject({ allocations: [{ invoice_id: id, amount: 350 }], unallocated: 150 });
    expect(await get(mel, `/api/clients/${rosa.id}/account`)).toMatchObject({ credit: 240, due: 0 });
  });

  it.each(['paid for one invoice', 'paid and partly refunded', 'paid for two'])(
    'uses up what is left of money that was %s, for whatever it is',
    async (how) => {
      const job = await post(mel, '/api/projects', { job_name: 'Rewire', client_id: rosa.id });
      const first = await issued({ project_id: job.id });
      if (how === 'paid for two') await issued({ project_id: null, client_id: rosa.id });
      const asked = Number(first.amount) * (how === 'paid for two' ? 2 : 1);
      const paid = { type: 'payment', amount: asked + 150, client_id: rosa.id, allow_credit: true };
      const { id } = await post(mel, '/api/finance-records', paid);
      if (how === 'paid and partly refunded') await post(mel, `/api/clients/${rosa.id}/refunds`, { amount: 20 });
      const next = await post(mel, '/api/invoices', { client_id: rosa.id, amount: 55, issue: true });
      expect(next).toMatchObject({ amount_paid: 55, amount_due: 0, status: 'paid' });
      const shed = await post(mel, '/api/projects', { job_name: 'Shed', client_id: rosa.id });
      expect(await issued({ project_id: shed.id })).toMatchObject({ amount_paid: how.includes('refunded') ? 75 : 95 });
      expect(await read(id)).toMatchObject({ unallocated: 0 });
    },
  );
});

describe('an issued invoice', () => {
  it('stays as it is, and says what to do instead', async () => {
    const { id } = await issued();
    const changes: Fields[] = [{ amount: 600 }, { description: 'Boards' }, { client_id: null }, { type: 'expense' }];
    for (const change of changes) {
      const { detail } = await expectProblem(await patch(id, change), 409, 'issued');
      expect(detail).toBe(
        'Invoice INV-1001 was issued and stays as it is. To ask for less, credit it; to start again, void it and make a new one.',
      );
    }
    const { detail } = await expectProblem(await remove(id), 409, 'issued');
    expect(detail).toBe('Invoice INV-1001 was issued, so it stays on file. Void it instead.');
    // when it is due, and which job it is filed under, are no part of what is owed
    const job = await post(mel, '/api/projects', { job_name: 'Rewire', client_id: rosa.id });
    const moved = { due_date: '2026-04-30', project_id: job.id };
    expect(await (await patch(id, moved)).json()).toMatchObject(moved);
  });

  it('has the same paper for ever, whatever its business, its client or the law change', async () => {
    await settings({ bank_bsb: '062-000', bank_account: '12345678' });
    const { id } = await issued();
    const before = await paperOf(id);
    await settings({ business_name: 'Carmody & Daughters', gst_registered: false, bank_account: '87654321', abn: '' });
    await mel.fetch(`/api/clients/${rosa.id}`, { method: 'PATCH', json: { name: 'R. Delgado', address: '1 New Rd' } });
    expect(await paperOf(id)).toBe(before);
    for (const part of ['Tax Invoice INV-1001', 'Carmody Electrical', 'Rosa Delgado', '8 Harris St', '12345678'])
      expect(before).toContain(part);
  });

  it('from older books is frozen when its paper first leaves', async () => {
    const { id } = await post(mel, '/api/finance-records', {
      type: 'invoice',
      amount: 330,
      client_id: rosa.id,
      description: 'Sockets',
      issued_on: '2026-02-01',
    });
    const books = {
      stage: 'issued',
      issued_on: '2026-02-01',
      frozen: null,
      invoice_number: null,
      gst: 30,
      subtotal: 300,
    };
    expect(await read(id)).toMatchObject(books);
    const report = '/api/tax/gst?from=2026-01-01&to=2026-03-31&basis=accrual';
    const before = await get(mel, report);
    expect(before).toMatchObject({ boxes: { G1: 330, '1A': 30 } });
    expect(await paperOf(id)).toContain('1 February 2026');
    expect(await read(id)).toMatchObject({ gst: 30, frozen: { heading: 'Tax Invoice INV-1001' } });
    // who looks at the paper changes no return
    expect(await get(mel, report)).toEqual(before);
    expect(await paperOf(id)).toContain('Tax Invoice INV-1001');
    expect(await issued()).toMatchObject({ invoice_number: 'INV-1002' });
  });

  it('from older books has the GST that is said of it, and none of a business without', async () => {
    const books = (json: Fields) =>
      post(mel, '/api/finance-records', { type: 'invoice', amount: 330, client_id: rosa.id, ...json });
    expect(await books({ gst: 0 })).toMatchObject({ gst: 0, subtotal: 330 });
    await settings({ gst_registered: false });
    const { id } = await books({});
    await settings({ gst_registered: true });
    expect(await paperOf(id)).not.toMatch(/Tax Invoice|GST/);
    expect(await read(id)).toMatchObject({ gst: 0, frozen: { heading: 'Invoice INV-1001' } });
  });

  it('is voided, keeps its number and asks for nothing; whoever has its link sees that', async () => {
    const { id } = await issued();
    const { body } = await post(mel, `/api/finance-records/${id}/send`);
    const [link = ''] = /http\S+\/i\/[0-9a-v]{52}/.exec(String(body)) ?? [];
    expect(await (await act(id, 'void')).json()).toMatchObject({
      stage: 'void',
      invoice_number: 'INV-1001',
      amount_due: 0,
    });
    const page = await (await fetch(link)).text();
    expect(page).toContain('This invoice is void. There is nothing to pay.');
    expect(page).not.toContain('How to pay');
    expect(await paperOf(id)).toContain('Tax Invoice INV-1001 - VOID');
    expect(await get(mel, '/api/finance-totals')).toMatchObject({ pending_invoices: 0, overdue_invoices: 0 });
    expect(await get(mel, `/api/clients/${rosa.id}/statement`)).toMatchObject({ entries: [], closing: 0 });
    const job = await post(mel, '/api/projects', { job_name: 'Rewire', client_id: rosa.id });
    for (const change of [{ amount: 1 }, { due_date: '2026-12-24' }, { project_id: job.id }]) {
      const { detail } = await expectProblem(await patch(id, change), 409, 'issued');
      expect(detail).toBe('Invoice INV-1001 is void and stays as it is. Make a new one instead.');
    }
    const { detail } = await expectProblem(await act(id, 'void'), 409, 'issued');
    expect(detail).toBe('Invoice INV-1001 is void already.');
    await expectProblem(await remove(id), 409, 'issued');
    await expectProblem(
      await mel.fetch(`/api/finance-records/${id}/send`, { method: 'POST', json: {} }),
      409,
      'issued',
    );
    const json = { type: 'payment', amount: 10, invoice_id: id };
    await expectProblem(await mel.fetch('/api/finance-records', { method: 'POST', json }), 409, 'issued');
    expect(await issued()).toMatchObject({ invoice_number: 'INV-1002' });
  });

  it('that is void is not among what is pending, unless it is asked for by its stage', async () => {
    const [open, { id }, waiting] = [await issued(), await issued({ amount: 70 }), await draft({ amount: 30 })];
    await act(id, 'void');
    const listed = async (query: string) => (await get(mel, `/api/finance-records?${query}`)).data.map((one) => one.id);
    expect(await listed('status=pending')).toEqual([waiting.id, open.id]);
    expect(await listed('type=invoice&status=pending&sort=amount')).toEqual([waiting.id, open.id]);
    expect(await listed('status=pending&stage=void')).toEqual([id]);
    expect(await listed('type=invoice')).toHaveLength(3);
    expect(await get(mel, '/api/finance-overview?status=pending')).toMatchObject({ count: 1, total: 550 });
    expect(await get(mel, '/api/finance-totals')).toMatchObject({ pending_invoices: 550 });
    expect(await read(id)).toMatchObject({ status: 'pending', stage: 'void' });
  });

  it('of which something was paid or credited is neither voided nor deleted: what is wrong is credited', async () => {
    const { id } = await issued();
    await post(mel, '/api/finance-records', { type: 'payment', amount: 10, invoice_id: id });
    expect((await expectProblem(await act(id, 'void'), 409, 'issued')).detail).toBe(
      '$10.00 of invoice INV-1001 is paid, so it cannot be voided. Credit what is wrong instead.',
    );
    expect((await expectProblem(await remove(id), 409, 'issued')).detail).toBe(
      'Invoice INV-1001 was issued, so it stays on file. $10.00 of it is paid: credit what is wrong instead.',
    );
    const { id: other } = await issued();
    await post(mel, `/api/invoices/${other}/credit-notes`, { amount: 10, reason: 'Tap' });
    expect((await expectProblem(await act(other, 'void'), 409, 'issued')).detail).toContain('INV-1002 is credited');
    expect((await expectProblem(await remove(other), 409, 'issued')).detail).toContain('of it is credited');
  });
});

describe('taking back', () => {
  interface Turn {
    actions: { receipt_id: string; record_id: string }[];
  }
  const ask = (message: string) =>
    post<Turn>(mel, '/api/functions/agent-orchestrator', { message, assistant: 'renea' });
  const undo = (turn: Turn) => mel.fetch(`/api/receipts/${turn.actions[0]?.receipt_id}/undo`, { method: 'POST' });

  it('that an invoice was issued makes it a draft again, and its number is free', async () => {
    const { id } = await draft();
    const turn = await ask("issue Rosa Delgado's invoice");
    expect(await read(id)).toMatchObject({ stage: 'issued', invoice_number: 'INV-1001' });
    expect((await undo(turn)).status).toBe(200);
    expect(await read(id)).toMatchObject({ stage: 'draft', invoice_number: null, frozen: null, issued_on: null });
    expect(await issued()).toMatchObject({ invoice_number: 'INV-1001' });
  });

  it('is refused once it went out, or where a number would be left out', async () => {
    const { id } = await draft();
    const turn = await ask("issue Rosa Delgado's invoice");
    const { id: later } = await issued();
    const { detail } = await expectProblem(await undo(turn), 409, 'issued');
    expect(detail).toContain('is not the last one any more');
    expect(await read(id)).toMatchObject({ stage: 'issued' });
    await act(later, 'void');
    const { id: third } = await draft();
    const other = await ask("issue Rosa Delgado's draft invoice");
    expect(await read(third)).toMatchObject({ stage: 'issued' });
    await paperOf(third);
    expect((await expectProblem(await undo(other), 409, 'issued')).detail).toContain('went out already');
  });
});
