import { createHash } from 'node:crypto';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { pageWords } from '../support/page-words.ts';
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
const change = async (path: string, json: Fields): Promise<Fields> => {
  const response = await mel.fetch(path, { method: 'PATCH', json });
  expect(response.status).toBe(200);
  return (await response.json()) as Fields;
};
const refused = async (path: string, json: Fields, at: string) => {
  const problem = await expectProblem(await mel.fetch(path, { method: 'POST', json }), 422, 'invalid');
  expect(problem).toMatchObject({ errors: [{ path: at }] });
};
async function paperOf(path: string): Promise<string> {
  const response = await mel.fetch(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

/** As the seal has it (RFC 8785), for plain data. */
const namesInOrder = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

interface Frozen extends Fields {
  frozen: Fields & { sha256: string };
}

const LABOUR = { description: 'Labour', quantity: 10, unit: 'h', unit_price: 100 };
const LEVY = { description: 'Council levy', quantity: 1, unit_price: 120, tax: 'free' };
const LINES = [{ ...LABOUR, discount_percent: 10 }, LEVY];
const sums = (lines: Fields[], prices_include_gst = false) =>
  post(mel, '/api/quote-totals', { lines, prices_include_gst });
const quoted = (fields: Fields = {}) =>
  post(mel, '/api/quotes', { client_id: rosa.id, lines: LINES, status: 'accepted', deposit_percent: null, ...fields });
const drafted = (fields: Fields) => post(mel, '/api/invoices', { client_id: rosa.id, ...fields });

describe('lines with and without GST', () => {
  it('come to the cent, whichever way their prices are said, in both countries', async () => {
    expect(await sums(LINES)).toMatchObject({
      subtotal: 1020,
      gst: 90,
      total: 1110,
      lines: [
        { total: 900, tax: 'gst', discount_percent: 10 },
        { total: 120, tax: 'free', discount_percent: 0 },
      ],
    });
    expect(await sums(LINES, true)).toMatchObject({ subtotal: 938.18, gst: 81.82, total: 1020 });
    // half a cent of the discount, and of the GST
    const cents = [{ description: 'Washer', quantity: 1, unit_price: 0.45, discount_percent: 50 }];
    expect(await sums([...cents, { ...LEVY, unit_price: 0.01 }])).toMatchObject({
      subtotal: 0.24,
      gst: 0.02,
      total: 0.26,
    });
    // optional lines are in no total, and a discount for the whole is a line below nothing
    const extra = { description: 'Warranty', quantity: 1, unit_price: 250, tax: 'free', optional: true };
    const off = { description: 'Discount', quantity: 1, unit_price: -50 };
    expect(await sums([...LINES, extra, off])).toMatchObject({ subtotal: 970, gst: 85, total: 1055 });
    await settings({ country: 'NZ' });
    expect(await sums(LINES)).toMatchObject({ subtotal: 1020, gst: 135, total: 1155 });
    expect(await sums(LINES, true)).toMatchObject({ subtotal: 902.61, gst: 117.39, total: 1020 });
  });

  it('of a business without GST have none, and their discount', async () => {
    await settings({ gst_registered: false });
    expect(await sums(LINES)).toMatchObject({ subtotal: 1020, gst: 0, total: 1020 });
  });

  it('are checked where they are said', async () => {
    const said = (line: Fields) => ({ lines: [{ ...LABOUR, ...line }] });
    await refused('/api/quote-totals', said({ discount_percent: 100.5 }), 'lines.0.discount_percent');
    await refused('/api/quote-totals', said({ discount_percent: -1 }), 'lines.0.discount_percent');
    await refused('/api/quote-totals', said({ discount_percent: 3.333 }), 'lines.0.discount_percent');
    await refused('/api/quote-totals', said({ tax: 'none' }), 'lines.0.tax');
    await refused('/api/quotes', { lines: LINES, customer_reference: 'x'.repeat(61) }, 'customer_reference');
    const off = { description: 'Off', quantity: 1, unit_price: -100 };
    await refused('/api/invoices', { client_id: rosa.id, lines: [LEVY, off] }, 'lines');
  });

  it('of a quote go into its job, its invoice and the paper', async () => {
    const quote = await quoted({ status: 'draft', customer_reference: '  PO 4471 ' });
    expect(quote).toMatchObject({ customer_reference: 'PO 4471', gst: 90, total: 1110 });
    const accepted = await change(`/api/quotes/${quote.id}`, { status: 'accepted' });
    const billing = await get(mel, `/api/projects/${String(accepted.project_id)}/billing`);
    expect(billing).toMatchObject({ price: { total: 1110 } });
    // the client gives their number late
    await change(`/api/quotes/${quote.id}`, { customer_reference: 'PO 4472' });
    const invoice = await post(mel, '/api/invoices', { quote_id: quote.id });
    expect(invoice).toMatchObject({
      customer_reference: 'PO 4472',
      amount: 1110,
      gst: 90,
      lines: [
        { discount_percent: 10, total: 900 },
        { tax: 'free', total: 120 },
      ],
    });
    const words = await paperOf(`/api/finance-records/${invoice.id}/pdf`);
    for (const part of [
      'Tax Invoice INV-1001',
      'Your reference: PO 4472',
      'less 10%',
      'Council levy GST free',
      '$90.00',
    ])
      expect(words).toContain(part);
    expect(words).not.toContain('Labour GST free');
    const issued = await get(mel, `/api/finance-records/${invoice.id}`);
    expect(issued).toMatchObject({ stage: 'issued', gst: 90 });
    const response = await mel.fetch(`/api/finance-records/${invoice.id}`, {
      method: 'PATCH',
      json: { customer_reference: 'PO 9' },
    });
    await expectProblem(response, 409, 'issued');
  });

  it('of prices that hold their GST add up on the public page as in the PDF', async () => {
    const oven = { description: 'Oven', quantity: 1, unit_price: 314.03 };
    const { id } = await drafted({ lines: [oven], prices_include_gst: true });
    await post(mel, `/api/finance-records/${id}/send`);
    const words = (await pageWords(String((await get(mel, `/api/finance-records/${id}`)).link))).replace(
      /<[^>]+>/g,
      ' ',
    );
    expect(words.replace(/\s+/g, ' ')).toContain(
      'What Amount inc GST Oven $314.03 Total including GST $314.03 GST included $28.55',
    );
    expect(words).not.toContain('Subtotal');
    const quote = await quoted({ status: 'draft', lines: [oven], prices_include_gst: true, customer_reference: null });
    await post(mel, `/api/quotes/${quote.id}/send`);
    const page = await pageWords(String((await get(mel, `/api/quotes/${quote.id}`)).link));
    expect(page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toContain(
      'Total including GST $314.03 GST included $28.55',
    );
  });

  it('stand on the paper of a quote and of a variation, and nothing of GST where there is none', async () => {
    const quote = await quoted({ status: 'draft', customer_reference: 'PO 4471' });
    const words = await paperOf(`/api/quotes/${quote.id}/pdf`);
    for (const part of ['Your reference: PO 4471', 'Labour less 10%', 'Council levy GST free'])
      expect(words).toContain(part);
    const job = await post(mel, '/api/projects', { job_name: 'Deck', client_id: rosa.id });
    const more = await post(mel, '/api/variations', { project_id: job.id, description: 'Levy', lines: LINES });
    expect(more).toMatchObject({ gst: 90, total: 1110, lines: [{ discount_percent: 10 }, { tax: 'free' }] });
    expect(await paperOf(`/api/variations/${more.id}/pdf`)).toContain('Council levy GST free');
    await settings({ gst_registered: false });
    const plain = await drafted({ lines: LINES });
    expect(plain).toMatchObject({ amount: 1020, gst: 0 });
    const paper = await paperOf(`/api/finance-records/${plain.id}/pdf`);
    expect(paper).toContain('less 10%');
    expect(paper).not.toContain('GST');
  });

  it('and the reference reach the client by message and on the page of the link', async () => {
    const quote = await quoted({ status: 'draft', customer_reference: 'PO 4471 <b>' });
    await post(mel, `/api/quotes/${quote.id}/send`);
    const quotePage = await (await fetch(String((await get(mel, `/api/quotes/${quote.id}`)).link))).text();
    for (const part of ['Your reference: PO 4471 &lt;b&gt;', '10 h at $100.00, less 10%', 'GST free'])
      expect(quotePage).toContain(part);
    const invoice = await drafted({ lines: LINES, customer_reference: 'PO 4471' });
    await post(mel, `/api/finance-records/${invoice.id}/send`);
    const [invoiceMail, quoteMail] = (await get(mel, '/api/outbox?channel=email')).data;
    expect(quoteMail?.body).toContain('- Labour x 10: $900.00 (less 10%)');
    expect(quoteMail?.body).toContain('- Council levy x 1: $120.00 (GST free)');
    expect(quoteMail?.body).toContain('Your reference: PO 4471');
    expect(invoiceMail?.body).toContain('Your reference: PO 4471');
    const link = /http\S+\/i\/\S+/.exec(String(invoiceMail?.body))?.[0] ?? '';
    const page = await (await fetch(link)).text();
    for (const part of ['Your reference: PO 4471', '10 h at $100.00, less 10%', 'GST free', '$90.00'])
      expect(page).toContain(part);
  });

  it('leave the seal of a paper without any of it as it was', async () => {
    const { id } = await drafted({ lines: [LABOUR], issue: true });
    const { frozen, ...invoice } = await get<Frozen>(mel, `/api/finance-records/${id}`);
    const { sha256, ...paper } = frozen;
    const { invoice_number, issued_on, description, prices_include_gst } = invoice;
    const lines = [{ ...LABOUR, unit_price: 100_00, total: 1000_00 }];
    const sealed = { invoice_number, issued_on, description, lines, prices_include_gst, gst: 100_00, amount: 1100_00 };
    const text = JSON.stringify({ ...paper, ...sealed }, namesInOrder);
    expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
  });

  it('without any GST are an invoice that is no tax invoice', async () => {
    const { id } = await drafted({ lines: [LEVY], issue: true });
    expect(await get(mel, `/api/finance-records/${id}`)).toMatchObject({
      amount: 120,
      gst: 0,
      frozen: { heading: 'Invoice INV-1001' },
    });
  });

  it('a client calls only an invoice something', async () => {
    await refused(
      '/api/finance-records',
      { type: 'payment', amount: 10, client_id: rosa.id, customer_reference: 'PO 1', allow_credit: true },
      'customer_reference',
    );
    const draft = await drafted({ amount: 110 });
    expect(await change(`/api/finance-records/${draft.id}`, { customer_reference: 'WO 12' })).toMatchObject({
      customer_reference: 'WO 12',
    });
    expect(await change(`/api/finance-records/${draft.id}`, { customer_reference: ' ' })).toMatchObject({
      customer_reference: null,
    });
  });
});

describe('shares of a price with GST on a part of it', () => {
  // 333.33 + 33.33 GST, and 100.01 without: nothing of it divides evenly
  const UNEVEN = [
    { description: 'Labour', quantity: 1, unit_price: 333.33 },
    { description: 'Levy', quantity: 1, unit_price: 100.01, tax: 'free' },
  ];

  it.each([
    { country: 'AU', gst: 33.33, total: 466.67 },
    { country: 'NZ', gst: 50, total: 483.34 },
  ])('have all of its GST between them: $country', async ({ country, gst, total }) => {
    await settings({ country, gst_number: country === 'NZ' ? '49091850' : undefined });
    const quote = await quoted({ lines: UNEVEN, status: 'draft', customer_reference: 'PO 1' });
    expect(quote).toMatchObject({ gst, total });
    const { project_id } = await change(`/api/quotes/${quote.id}`, { status: 'accepted' });
    const bill = (json: Fields) => post(mel, `/api/projects/${String(project_id)}/billing/invoices`, json);
    const more = await post(mel, '/api/variations', { project_id, description: 'More', lines: [LEVY, LABOUR] });
    const { gst: moreGst, total: moreTotal } = await change(`/api/variations/${more.id}`, { status: 'accepted' });
    const made = [
      await bill({ what: 'deposit', percent: 10 }),
      await bill({ what: 'progress', percent: 33.33 }),
      await bill({ what: 'progress', amount: 100, includes_gst: false }),
      await bill({ what: 'rest' }),
    ];
    const sum = (name: string) => made.reduce((all, one) => all + Math.round(Number(one[name]) * 100), 0);
    expect(sum('amount')).toBe(Math.round((total + Number(moreTotal)) * 100));
    expect(sum('gst')).toBe(Math.round((gst + Number(moreGst)) * 100));
    for (const one of made) {
      expect(one.customer_reference).toBe('PO 1');
      const free = (one.lines as { tax: string; total: number }[]).filter(({ tax }) => tax === 'free');
      expect(free.length).toBeGreaterThan(0);
    }
  });

  // 900 and 90 GST, 120 without: 1,110 agreed
  it.each([
    { first: 1110, amount: 50, gst: 4.55, lines: 1 },
    { first: 1000, amount: 50, gst: 4.05, lines: 2 },
    { first: 1000, amount: 210, gst: 18.01, lines: 2 },
  ])('go as far as the price: after $first, $amount has GST of $gst', async ({ first, amount, gst, lines }) => {
    const { project_id } = await change(`/api/quotes/${(await quoted({ status: 'draft' })).id}`, {
      status: 'accepted',
    });
    await drafted({ project_id, amount: first, issue: true });
    const confirm_over = true;
    const made = await drafted({ project_id, amount, description: 'More than agreed', confirm_over });
    expect([made.gst, (made.lines as Fields[]).length]).toEqual([gst, lines]);
    await mel.fetch(`/api/finance-records/${made.id}`, { method: 'DELETE' });
    const path = `/api/projects/${String(project_id)}/billing/invoices`;
    expect(await post(mel, path, { what: 'progress', amount, confirm_over })).toMatchObject({ gst });
    const { data } = await get<{ data: Fields[] }>(mel, '/api/finance-records?stage=draft');
    for (const { id } of data) await mel.fetch(`/api/finance-records/${String(id)}`, { method: 'DELETE' });
    const before = Math.round((amount / 1.1) * 100) / 100;
    const plus = await post(mel, path, { what: 'progress', amount: before, includes_gst: false, confirm_over });
    if (lines === 1) expect(plus).toMatchObject({ amount, gst });
  });

  it('another amount of a draft has GST on as much of it', async () => {
    const draft = await drafted({ lines: [{ ...LABOUR, unit_price: 88 }, LEVY] });
    expect(draft).toMatchObject({ amount: 1088, gst: 88 });
    expect(await change(`/api/finance-records/${draft.id}`, { amount: 544 })).toMatchObject({
      amount: 544,
      gst: 44,
      lines: [{ total: 484 }, { total: 60, tax: 'free' }],
    });
  });
});

describe('a credit note of an invoice with both', () => {
  const invoiced = async () => (await drafted({ lines: [{ ...LABOUR, unit_price: 100 }, LEVY], issue: true })).id;
  const credit = (id: string, json: Fields) =>
    post(mel, `/api/invoices/${id}/credit-notes`, { reason: 'Agreed on the phone', ...json });

  it('takes off GST in proportion, and all of it with the last', async () => {
    const id = await invoiced();
    const first = await credit(id, { amount: 122 });
    expect(first).toMatchObject({ amount: 122, gst: 10, lines: [{ total: 110 }, { total: 12, tax: 'free' }] });
    const odd = await credit(id, { amount: 33.33 });
    const last = await credit(id, {});
    const cents = [first, odd, last].reduce((sum, { gst }) => sum + Math.round(Number(gst) * 100), 0);
    expect(cents).toBe(100_00);
    expect(await get(mel, `/api/finance-records/${id}`)).toMatchObject({ amount_due: 0 });
  });

  it('of a line that the invoice has too is taxed as that one, and says so', async () => {
    const id = await invoiced();
    const note = await credit(id, { lines: [{ description: 'council levy', quantity: 1, unit_price: 120 }] });
    expect(note).toMatchObject({ amount: 120, gst: 0, lines: [{ tax: 'free' }] });
    expect(note).toMatchObject({ frozen: { heading: 'Credit Note CN-1001' } });
    const labour = await credit(id, { lines: [{ description: 'Labour', quantity: 2, unit_price: 100 }] });
    expect(labour).toMatchObject({ amount: 220, gst: 20, frozen: { heading: 'Adjustment Note CN-1002' } });
    // what is left has GST all through
    expect(await credit(id, { amount: 88 })).toMatchObject({ gst: 8, lines: [{ total: 88, tax: 'gst' }] });
  });

  it.each([
    { said: 'without its tax', line: {}, gst: 26.35, tax: 'gst' },
    { said: 'taxed', line: { tax: 'gst' }, gst: 26.35, tax: 'gst' },
    { said: 'GST free', line: { tax: 'free', unit_price: 40 }, gst: 0, tax: 'free' },
  ])('of a line it does not know, $said, is that line and no other', async ({ line, gst, tax }) => {
    const lines = [
      { ...LABOUR, unit_price: 100 },
      { ...LEVY, unit_price: 48 },
    ];
    const { id } = await drafted({ lines, prices_include_gst: true, issue: true });
    const said = { description: 'Mixer tap, faulty', quantity: 1, unit_price: 289.9, ...line };
    const note = await credit(id, { lines: [said] });
    expect(note).toMatchObject({ amount: said.unit_price, gst, lines: [{ description: 'Mixer tap, faulty', tax }] });
    expect(note.lines).toHaveLength(1);
    // what has no GST on it is left as it was
    if (tax === 'gst') await credit(id, { lines: [{ ...LEVY, description: 'Council', unit_price: 48 }] });
  });

  it('of lines is never more GST, or more without GST, than there is, and never lines and an amount', async () => {
    const id = await invoiced();
    const much = { description: 'Labour', quantity: 1, unit_price: 1050 };
    const path = `/api/invoices/${id}/credit-notes`;
    await refused(path, { reason: 'Too much', lines: [much] }, 'lines');
    await refused(path, { reason: 'Too much', lines: [{ ...LEVY, unit_price: 500 }] }, 'lines');
    await refused(path, { reason: 'Both', amount: 10, lines: [LEVY] }, 'amount');
  });
});

describe('the GST report', () => {
  const report = (query = 'basis=accrual') => get(mel, `/api/tax/gst?from=2026-03-01&to=2026-03-31&${query}`);

  it('of Australia has sales without GST in G1 and only the tax in 1A, and its records agree', async () => {
    const { id } = await drafted({ lines: LINES, issue: true });
    await post(mel, `/api/invoices/${id}/credit-notes`, { reason: 'Levy', lines: [LEVY] });
    expect(await report()).toMatchObject({ boxes: { G1: 990, '1A': 90, net: 90 } });
    const behind = await get<{ data: Fields[] }>(
      mel,
      '/api/tax/gst/records?from=2026-03-01&to=2026-03-31&basis=accrual&of=G1',
    );
    expect(behind.data.map(({ amount, gst }) => [amount, gst])).toEqual([
      [1110, 90],
      [-120, 0],
    ]);
    // half of it is paid: half of its GST
    await post(mel, '/api/finance-records', { type: 'payment', amount: 495, client_id: rosa.id, invoice_id: id });
    expect(await report('basis=cash')).toMatchObject({ boxes: { G1: 495, '1A': 45 } });
  });

  it('of New Zealand has them in boxes 5 and 6, and says what it takes them for', async () => {
    await settings({ country: 'NZ', gst_number: '49091850' });
    await drafted({ lines: LINES, issue: true });
    const { boxes, notes } = await report();
    expect(boxes).toMatchObject({ 5: 1155, 6: 120, 7: 1035, 8: 135, 10: 135 });
    expect(notes).toMatchObject([{ code: 'gst_free_sales', count: 1, amount: 120 }]);
  });
});
