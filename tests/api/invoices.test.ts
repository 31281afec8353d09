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
  rosa = await post(mel, '/api/clients', { name: 'Rosa Delgado', email: 'rosa@example.org' });
});

const settings = (json: Fields) => mel.fetch('/api/settings', { method: 'PATCH', json });
const refused = async (json: Fields) =>
  (await expectProblem(await mel.fetch('/api/invoices', { method: 'POST', json }), 422, 'invalid')).detail;
const LINES = [{ description: 'Downlights', quantity: 6, unit_price: 45.5 }];
const quoted = (fields: Fields = {}) =>
  post(mel, '/api/quotes', { client_id: rosa.id, lines: LINES, status: 'accepted', ...fields });
async function paperOf(id: string): Promise<string> {
  const response = await mel.fetch(`/api/finance-records/${id}/pdf`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

describe('an invoice', () => {
  it('of an accepted quote has its lines to the cent and two weeks, and a number of its own on paper', async () => {
    const quote = await quoted();
    const made = await post(mel, '/api/invoices', { quote_id: quote.id });
    expect(made).toMatchObject({
      type: 'invoice',
      status: 'pending',
      stage: 'draft',
      invoice_number: null,
      quote_id: quote.id,
      client_id: rosa.id,
      amount: 300.3,
      gst: 27.3,
      due_date: '2026-03-18',
    });
    const words = await paperOf(made.id);
    for (const part of [
      'Tax Invoice INV-1001',
      'ABN 51 824 753 556',
      'Rosa Delgado',
      'Downlights',
      '$45.50',
      '$27.30',
      '$300.30',
      'Due: 18 March 2026',
    ]) {
      expect(words).toContain(part);
    }
  });

  it('may be one of several of a job, each with the next number, also at once', async () => {
    const budget = { job_budget: 1000, budget_includes_gst: true };
    const job = await post(mel, '/api/projects', { job_name: 'Rewire', client_id: rosa.id, ...budget });
    const parts = [{ amount: 110, description: 'Deposit' }, { amount: 250 }, {}];
    const make = (part: Fields) => post(mel, '/api/invoices', { project_id: job.id, issue: true, ...part });
    const made = await Promise.all(parts.map(make));
    expect(made.map(({ amount, gst }) => [amount, gst])).toEqual([
      [110, 10],
      [250, 22.73],
      [1000, 90.91],
    ]);
    expect(made.map(({ invoice_number }) => invoice_number).toSorted()).toEqual(['INV-1001', 'INV-1002', 'INV-1003']);
    const of = async (number: string) => (await get(mel, `/api/finance-records?invoice_number=${number}`)).data;
    for (const said of ['1002', 'INV-1002', 'inv-1002'])
      expect(await of(said)).toEqual(made.filter(({ invoice_number }) => invoice_number === 'INV-1002'));
    expect(await of('1004')).toEqual([]);
  });

  it('of another amount has the GST of that amount, and no lines that come to the old one', async () => {
    const made = await post(mel, '/api/invoices', { client_id: rosa.id, amount: 1930.5, description: 'EV charger' });
    expect(made).toMatchObject({ amount: 1930.5, gst: 175.5 });
    const path = `/api/finance-records/${made.id}`;
    const changed = await (await mel.fetch(path, { method: 'PATCH', json: { amount: 2037.75 } })).json();
    expect(changed).toMatchObject({ amount: 2037.75, gst: 185.25 });
    const told = await (await mel.fetch(path, { method: 'PATCH', json: { description: 'EV charger, 7 kW' } })).json();
    expect(told).toMatchObject({ amount: 2037.75, gst: 185.25 });
    const words = await paperOf(String(made.id));
    for (const part of ['$2,037.75', '$185.25']) expect(words).toContain(part);
    for (const part of ['$1,930.50', '$175.50']) expect(words).not.toContain(part);
  });

  it('made without saying what it is for says nothing of that; a line of one sum is called work', async () => {
    const lines = [{ description: 'New tap', quantity: 1, unit_price: 90 }];
    const bare = await post(mel, '/api/invoices', { client_id: rosa.id, lines });
    expect(bare).toMatchObject({ description: null, lines: [{ description: 'New tap' }] });
    const sum = await post(mel, '/api/invoices', { client_id: rosa.id, amount: 110 });
    expect(sum).toMatchObject({ description: null, lines: [{ description: 'Work' }] });
    expect(await paperOf(String(sum.id))).toContain('Work');
    expect(await paperOf(String(bare.id))).not.toContain('Work');
  });

  it('of a business that is not registered is no tax invoice and has no GST', async () => {
    await settings({ gst_registered: false });
    const made = await post(mel, '/api/invoices', { client_id: rosa.id, amount: 110, description: 'Call-out' });
    expect(made).toMatchObject({ gst: 0 });
    const words = await paperOf(made.id);
    expect(words).toContain('Invoice INV-1001');
    expect(words).not.toMatch(/Tax Invoice|GST/);
  });

  it('is no tax invoice with an ABN that cannot be one', async () => {
    const made = await post(mel, '/api/invoices', { client_id: rosa.id, amount: 110 });
    await settings({ abn: '51824753557' });
    const { detail } = await expectProblem(await mel.fetch(`/api/finance-records/${made.id}/pdf`), 422, 'invalid');
    expect(detail).toContain("That ABN doesn't look right");
    await expectProblem(await mel.fetch(`/api/finance-records/${made.id}/send`, { method: 'POST', json: {} }), 422);
  });

  it('from $1,000 on names its buyer', async () => {
    const nobody = await post(mel, '/api/finance-records', { type: 'invoice', amount: 1000 });
    const { detail } = await expectProblem(await mel.fetch(`/api/finance-records/${nobody.id}/pdf`), 422, 'invalid');
    expect(detail).toContain('names its buyer');
    const small = await post(mel, '/api/finance-records', { type: 'invoice', amount: 999.99 });
    expect(await paperOf(small.id)).toContain('$999.99');
  });

  it('goes to its client with its number', async () => {
    const made = await post(mel, '/api/invoices', { client_id: rosa.id, amount: 110 });
    expect(await post(mel, `/api/finance-records/${made.id}/send`)).toMatchObject({
      to: 'rosa@example.org',
      subject: 'Invoice INV-1001 from Carmody Electrical',
    });
  });

  it('is made by Renea when she is asked, and taken back', async () => {
    const job = await post(mel, '/api/projects', { job_name: 'Deck', client_id: rosa.id, job_budget: 5000 });
    const quote = await quoted({ project_id: job.id });
    const { actions } = (await post(mel, '/api/functions/agent-orchestrator', {
      assistant: 'renea',
      message: `invoice job ${String(job.job_number)}`,
      jobData: null,
    })) as unknown as { actions: { receipt_id: string; record_id: string; summary: string }[] };
    expect(actions.map(({ summary }) => summary)).toEqual([
      `Recorded draft invoice: $300.30 for Rosa Delgado, job 1001 - Deck, due Wed 18 Mar 2026, Quote ${String(quote.short_name)}`,
    ]);
    const [made] = (await get(mel, '/api/finance-records')).data as { id: string }[];
    expect(made).toMatchObject({ id: actions[0]?.record_id, stage: 'draft', gst: 27.3, amount: 300.3 });
    await post(mel, `/api/receipts/${actions[0]?.receipt_id}/undo`);
    expect((await get(mel, '/api/finance-records')).data).toEqual([]);
  });

  it('is refused where nobody can say whose it is, how much, or of a quote that is not accepted', async () => {
    expect(await refused({ amount: 10 })).toContain('Say whose invoice it is');
    expect(await refused({ client_id: rosa.id })).toContain('Say how much it is');
    expect(await refused({ quote_id: (await quoted({ status: 'sent' })).id })).toBe('That quote is not accepted yet.');
    expect(await refused({ quote_id: '0'.repeat(24) })).toBe('That quote is not on file.');
    expect((await get(mel, '/api/finance-records')).data).toEqual([]);
  });
});

describe('whose an invoice is', () => {
  it('is whose its job and its quote are, however it is made or changed', async () => {
    const dave = await post(mel, '/api/clients', { name: 'Dave Wilson' });
    const job = await post(mel, '/api/projects', { job_name: 'Rewire', client_id: rosa.id });
    const other = await post(mel, '/api/projects', { job_name: 'Shed', client_id: rosa.id });
    const quote = await quoted({ project_id: other.id });
    const hers = `Job ${String(job.job_number)} is Rosa Delgado's.`;
    expect(await refused({ client_id: dave.id, project_id: job.id, amount: 50 })).toContain(hers);
    expect(await refused({ client_id: dave.id, quote_id: quote.id })).toContain(
      `Quote ${String(quote.short_name)} is Rosa Delgado's.`,
    );
    expect(await refused({ project_id: job.id, quote_id: quote.id })).toContain(
      `Quote ${String(quote.short_name)} is for job ${String(other.job_number)}.`,
    );
    const draft = await post(mel, '/api/invoices', { project_id: job.id, amount: 50 });
    const changed = await mel.fetch(`/api/finance-records/${draft.id}`, {
      method: 'PATCH',
      json: { client_id: dave.id },
    });
    expect((await expectProblem(changed, 422, 'invalid')).detail).toContain(hers);
    // a job that is nobody's yet is asked no questions
    const free = await post(mel, '/api/projects', { job_name: 'Yard' });
    await post(mel, '/api/invoices', { client_id: dave.id, project_id: free.id, amount: 50 });
  });

  it('comes to its lines or to an amount, not both', async () => {
    const both = { client_id: rosa.id, amount: 100, lines: LINES };
    expect(await refused(both)).toContain('Give lines or an amount, not both');
  });
});

describe('an invoice that was sent', () => {
  it('has a page and a PDF behind its link, whoever opens it, and says when it is paid', async () => {
    const made = await post(mel, '/api/invoices', { client_id: rosa.id, amount: 110, description: 'Call-out <b>' });
    const { body } = await post(mel, `/api/finance-records/${made.id}/send`);
    const [link = ''] = /http\S+\/i\/[0-9a-v]{52}/.exec(String(body)) ?? [];
    const opened = await fetch(link);
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const html = await opened.text();
    for (const part of [
      'Tax Invoice INV-1001',
      'Carmody Electrical',
      'Call-out &lt;b&gt;',
      '$110.00',
      '$10.00',
      'Rosa Delgado',
    ])
      expect(html).toContain(part);
    expect((await fetch(`${link}/pdf`)).headers.get('content-type')).toBe('application/pdf');

    await post(mel, `/api/finance-records/${made.id}/mark-paid`);
    expect(await (await fetch(link)).text()).toContain('This invoice is paid.');
    // nothing that is changed since is on it
    await settings({ abn: '51824753557', business_name: 'Carmody & Daughters' });
    for (const path of [link, `${link}/pdf`]) expect((await fetch(path)).status).toBe(200);
    expect(await (await fetch(link)).text()).not.toContain('Daughters');
    expect((await fetch(link.replace('/i/', '/q/'))).status).toBe(404);
  });
});
