import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { pdfWords } from '../support/pdf-words.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { conversationOf } from '../support/talk.ts';

let server: TestServer;
let mel: Account;
let client: { id: string };
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  mel = await signUp(server.url, { business_name: 'Carmody Electrical' });
  client = await post(mel, '/api/clients', {
    name: 'Rosa Delgado',
    address: '4 Hill St',
    email: 'rosa@example.org',
  });
});

const settings = async (json: Fields) => {
  expect((await mel.fetch('/api/settings', { method: 'PATCH', json })).status).toBe(200);
};
const AU = { country: 'AU', abn: '51824753556', gst_registered: true, bank_bsb: '062000', bank_account: '12345678' };
const invoice = (amount: number, description: string) =>
  post(mel, '/api/invoices', { client_id: client.id, amount, description, issue: true });
const pay = (amount: number, more: Fields = {}) =>
  post(mel, '/api/finance-records', { type: 'payment', amount, client_id: client.id, confirm_early: true, ...more });
const paperOf = async (id: string) => pdfWords(await mel.fetch(`/api/finance-records/${id}/pdf`));
const variation = async (fields: Fields = {}) => {
  const job = await post(mel, '/api/projects', { job_name: 'Kitchen', client_id: client.id, job_budget: 900 });
  const lines = [{ description: 'Handrail', quantity: 2, unit_price: 200 }];
  const made = await post(mel, '/api/variations', { project_id: job.id, description: 'Steps', lines, ...fields });
  return { job, made };
};
const expectWords = (text: string, words: string[]) => {
  for (const part of words) expect(text).toContain(part);
};

describe('a receipt', () => {
  it('says what came in and how, what it paid, what is still due and what stays as credit', async () => {
    await settings(AU);
    await invoice(330, 'Tap');
    const second = await invoice(220, 'Downlights');
    const job = await post(mel, '/api/projects', { job_name: 'Kitchen', client_id: client.id });
    const payment = await pay(400, {
      paid_date: '2026-03-02',
      method: 'bank_transfer',
      reference: 'INV-1001 Rosa',
      project_id: job.id,
    });
    const { name, text } = await paperOf(payment.id);
    expect(name).toBe('Receipt Rosa Delgado 2026-03-02.pdf');
    expectWords(text, [
      'Carmody Electrical ABN 51 824 753 556',
      'Receipt Received: 2 March 2026 Paid by: Bank transfer Reference: INV-1001 Rosa Job: Kitchen (#1001)',
      'From Rosa Delgado 4 Hill St',
      'Tax Invoice INV-1001, Tap $330.00 Paid in full',
      'Tax Invoice INV-1002, Downlights $70.00 $150.00',
      'Received with thanks $400.00',
      'Still due as of 4 March 2026.',
    ]);
    expect(text).not.toContain('How to pay');
    await pay(200, { invoice_id: second.id, allow_credit: true });
    // told as it is now
    expect((await paperOf(payment.id)).text).toContain('Downlights $70.00 Paid in full');
  });

  it('of money on account says so, and what was paid back of it', async () => {
    const payment = await pay(80, { method: 'cash' });
    expectWords((await paperOf(payment.id)).text, ['Paid by: Cash', 'Payment on account $80.00']);
    const refund = await post(mel, `/api/clients/${client.id}/refunds`, { amount: 30, method: 'payid' });
    expectWords((await paperOf(payment.id)).text, ['Credit on your account $50.00', 'Paid back since $30.00']);
    const { name, text } = await paperOf(refund.id);
    expect(name).toBe('Refund Rosa Delgado 2026-03-04.pdf');
    expectWords(text, ['Paid by: PayID', 'To Rosa Delgado', 'Paid back $30.00 Credit left on your account $50.00']);
  });

  it('is of money that moved, and of nobody else', async () => {
    const expected = await pay(80, { status: 'pending' });
    await expectProblem(await mel.fetch(`/api/finance-records/${expected.id}/pdf`), 422, 'invalid');
    const spent = await post(mel, '/api/finance-records', { type: 'expense', amount: 50 });
    await expectProblem(await mel.fetch(`/api/finance-records/${spent.id}/pdf`), 422, 'invalid');
    const payment = await pay(80);
    await expectProblem(await mel.fetch(`/api/invoices/${payment.id}/pdf`), 422, 'invalid');
    const other = await signUp(server.url);
    await expectProblem(await other.fetch(`/api/finance-records/${payment.id}/pdf`), 404, 'not_found');
  });
});

describe('what was paid and credited of an invoice', () => {
  /** On its PDF, on its page and in its message. */
  async function said(id: string) {
    const { body } = await post(mel, `/api/finance-records/${id}/send`);
    const [link = ''] = /http\S+\/i\/[0-9a-v]{52}/.exec(String(body)) ?? [];
    const page = (await (await fetch(link)).text()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    return { pdf: (await paperOf(id)).text, page, message: String(body).replace(/\s+/g, ' ') };
  }

  it('stands on its PDF, its page and its message, until it is paid in full', async () => {
    await settings(AU);
    const { id } = await invoice(330, 'Tap');
    const untouched = await said(id);
    for (const text of Object.values(untouched)) expect(text).not.toMatch(/Still due|Credited|Paid/);
    await post(mel, `/api/invoices/${id}/credit-notes`, { amount: 30, reason: 'Too much' });
    await pay(100, { invoice_id: id, paid_date: '2026-03-01' });
    const part = await said(id);
    for (const text of Object.values(part)) expect(text).toContain('Credited $30.00 Paid $100.00 Still due $200.00');
    expect(part.pdf).toContain('How to pay');
    await pay(200, { invoice_id: id, paid_date: '2026-03-03' });
    const { pdf, page, message } = await said(id);
    for (const text of [pdf, page]) expect(text).toContain('Credited $30.00 Paid $300.00 Paid in full 3 March 2026');
    expect(message).toContain('Paid $300.00 Paid in full on 3 March 2026');
    expect(message).toContain('It is paid in full, thank you.');
    for (const text of [pdf, page, message]) expect(text).not.toMatch(/Still due|How to pay/);
  });

  it('is nothing paid where all of it was credited', async () => {
    const { id } = await invoice(330, 'Tap');
    await post(mel, `/api/invoices/${id}/credit-notes`, { reason: 'Wrong house' });
    const told = await said(id);
    for (const text of Object.values(told)) {
      expect(text).toContain('Credited $330.00 Still due $0.00');
      expect(text).not.toMatch(/paid in full/i);
    }
    expect(told.message).toContain('All of it was credited: there is nothing to pay.');
  });
});

describe('a statement', () => {
  const PDF = { headers: { accept: 'application/pdf' } };
  const path = (query = '') => `/api/clients/${client.id}/statement${query}`;

  it('is JSON, and a PDF to whoever would rather have that', async () => {
    await settings(AU);
    await post(mel, '/api/finance-records', {
      type: 'invoice',
      amount: 500,
      client_id: client.id,
      issued_on: '2026-01-10',
      due_date: '2026-01-20',
    });
    await invoice(330, 'Tap');
    await pay(200, { paid_date: '2026-02-01' });
    const asJson = await mel.fetch(path());
    expect([asJson.headers.get('content-type'), asJson.headers.get('vary')]).toEqual([
      'application/json; charset=utf-8',
      expect.stringContaining('Accept'),
    ]);
    expect(await asJson.json()).toMatchObject({
      closing: 630,
      aged: { as_of: '2026-03-04', total: 630, buckets: { current: 330, d31_60: 300, over_90: 0 } },
    });
    const { name, text } = await pdfWords(await mel.fetch(path(), PDF));
    expect(name).toBe('Statement Rosa Delgado 2026-03-04.pdf');
    expectWords(text, [
      'ABN 51 824 753 556',
      'Statement Up to 4 March 2026',
      'For Rosa Delgado 4 Hill St',
      '10 Jan 2026 Invoice $500.00 $500.00 1 Feb 2026 Payment received -$200.00 $300.00',
      '4 Mar 2026 Invoice INV-1001, Tap $330.00 $630.00',
      'Balance on 4 March 2026 $630.00',
      'Not due yet 1-30 days late 31-60 days late 61-90 days late Over 90 days $330.00 $0.00 $300.00 $0.00 $0.00',
      'How to pay BSB 062-000 Account number 12345678 Reference The number of the invoice you pay',
    ]);
    const earlier = await get(mel, path('?from=2026-01-15&to=2026-02-28'));
    expect(earlier).toMatchObject({ opening: 500, closing: 300, aged: null });
    const printed = await pdfWords(await mel.fetch(path('?from=2026-01-15&to=2026-02-28'), PDF));
    expectWords(printed.text, ['From 15 January 2026 to 28 February 2026', '15 Jan 2026 Opening balance $500.00']);
    expect(printed.text).not.toContain('days late');
  });

  it('gives the words of a payment that somebody typed, and of one told in chat only how it came', async () => {
    await settings(AU);
    await invoice(900, 'Tap');
    await pay(200, { description: 'First half, as agreed', method: 'cash' });
    const say = conversationOf(mel);
    expect(await say('rosa paid 300 for the washers and taps')).toContain('Recorded payment');
    const [told] = (await get<{ data: Fields[] }>(mel, '/api/finance-records?type=payment&sort=-created_at')).data;
    await mel.fetch(`/api/finance-records/${told?.id}`, { method: 'PATCH', json: { method: 'bank_transfer' } });
    expect(told).toMatchObject({ amount: 300, description: expect.stringMatching(/washers/i) });
    const paid = async () => (await get<{ entries: Fields[] }>(mel, path())).entries.slice(1);
    const typed = { amount: -200, description: 'First half, as agreed', method: 'cash' };
    expect(await paid()).toMatchObject([typed, { amount: -300, description: null, method: 'bank_transfer' }]);
    const { text } = await pdfWords(await mel.fetch(path(), PDF));
    expectWords(text, ['Payment received, First half, as agreed', 'Payment received Bank transfer -$300.00 $400.00']);
    // put into words by hand, those are its own
    await mel.fetch(`/api/finance-records/${told?.id}`, { method: 'PATCH', json: { description: 'Second half' } });
    expect(await paid()).toMatchObject([typed, { amount: -300, description: 'Second half' }]);
  });

  it('says what is credit, and asks for nothing then', async () => {
    await settings(AU);
    await pay(120);
    const { text } = await pdfWords(await mel.fetch(path(), PDF));
    expect(text).toContain('Your credit on 4 March 2026 $120.00');
    expect(text).not.toMatch(/How to pay|days late/);
  });

  it.each([['*/*'], ['text/html'], ['application/json, application/pdf'], ['application/pdf;q=0.1, */*']])(
    'is JSON for %s',
    async (accept) => {
      const response = await mel.fetch(path(), { headers: { accept } });
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    },
  );

  it('is refused as a problem, and is nobody else’s', async () => {
    await expectProblem(await mel.fetch(path('?from=2026-02-01&to=2026-01-01'), PDF), 422, 'invalid');
    const other = await signUp(server.url);
    await expectProblem(await other.fetch(path(), PDF), 404, 'not_found');
  });
});

describe('a variation on paper', () => {
  it('has its number, its job, its lines with GST, and what the job comes to if it is accepted', async () => {
    await settings(AU);
    const { job, made } = await variation();
    const draft = await pdfWords(await mel.fetch(`/api/variations/${made.id}/pdf`));
    expect(draft.name).toBe('Variation V1 Kitchen.pdf');
    expectWords(draft.text, [
      'Variation V1 Date: 4 March 2026 Job: Kitchen (#1001) Status: waiting for your answer',
      'For Rosa Delgado 4 Hill St',
      'Handrail 2 $200.00 $400.00',
      'Subtotal $400.00 GST $40.00 Total including GST $440.00',
    ]);
    // a budget is nothing that the client agreed to
    expect(draft.text).not.toContain('Price of the job');
    const lines = [{ description: 'Kitchen', quantity: 1, unit_price: 1000 }];
    await post(mel, '/api/quotes', { client_id: client.id, project_id: job.id, lines, status: 'accepted' });
    const priced = await pdfWords(await mel.fetch(`/api/variations/${made.id}/pdf`));
    expect(priced.text).toContain('Price of the job if you accept $1,540.00');
  });

  it('is had from its page until it is taken back', async () => {
    await settings(AU);
    const { made } = await variation();
    const sent = await post(mel, `/api/variations/${made.id}/send`, { channel: 'email' });
    const [link = ''] = /http\S+\/v\/[0-9a-v]{52}/.exec(String(sent.body)) ?? [];
    const page = await (await fetch(link)).text();
    expect(page).toContain(`href="${new URL(link).pathname}/pdf"`);
    const seen = /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect((await pdfWords(await fetch(`${link}/pdf`))).text).toContain('Variation V1');
    const body = new URLSearchParams({ decision: 'accepted', name: 'Rosa D', seen });
    expect((await fetch(link, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
    // what it says of GST stays as it was agreed to
    await settings({ gst_registered: false });
    const { text } = await pdfWords(await fetch(`${link}/pdf`));
    expectWords(text, ['Status: accepted by Rosa D on 4 March 2026', 'GST $40.00']);
    expect(text).not.toContain('if you accept');
    const { made: other } = await variation();
    await post(mel, `/api/variations/${other.id}/send`);
    const open = await get(mel, `/api/variations/${other.id}`);
    expect((await fetch(`${String(open.link)}/pdf`)).status).toBe(200);
    const taken = await mel.fetch(`/api/variations/${other.id}`, { method: 'PATCH', json: { status: 'draft' } });
    expect(taken.status).toBe(200);
    expect((await fetch(`${String(open.link)}/pdf`)).status).toBe(404);
  });

  it('is nobody else’s', async () => {
    const { made } = await variation();
    const other = await signUp(server.url);
    await expectProblem(await other.fetch(`/api/variations/${made.id}/pdf`), 404, 'not_found');
    await expectProblem(await fetch(`${server.url}/api/variations/${made.id}/pdf`), 401, 'not_authenticated');
  });
});
