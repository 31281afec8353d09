import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, asBearer, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

// 20:00 on Wednesday in Sydney, 17:00 in Perth: today is 4 March in both
const NOW = '2026-03-04T09:00:00Z';
const TODAY = '2026-03-04';

let server: TestServer;
let dave: Account;
beforeAll(async () => {
  server = await startServer({ now: NOW });
  dave = await signUp(server.url);
});
afterAll(() => server.stop());

const patch = async (path: string, json: Fields) => (await dave.fetch(path, { method: 'PATCH', json })).json();
const invoice = (fields: Fields = {}) =>
  post(dave, '/api/finance-records', { type: 'invoice', amount: 1000, ...fields });
const paymentsOf = async (id: string) => (await get(dave, `/api/finance-records?invoice_id=${id}`)).data;

describe('finance records', () => {
  it.each([
    ['payment', 'paid', TODAY],
    ['expense', 'paid', TODAY],
    ['invoice', 'pending', null],
  ])('a %s is %s unless somebody says otherwise', async (type, status, paid_date) => {
    expect(await post(dave, '/api/finance-records', { type, amount: 12.5 })).toMatchObject({ status, paid_date });
  });

  it.each(['paid', 'pending', 'overdue'])('may be created as %s', async (status) => {
    for (const type of ['payment', 'expense', 'invoice']) {
      expect(await post(dave, '/api/finance-records', { type, amount: 12.5, status })).toMatchObject({ type, status });
    }
  });

  it('keeps cents exactly', async () => {
    for (const amount of [0.01, 0.1, 0.29, 19.99, 1850.75, 99_999_999.99]) {
      const made = await post(dave, '/api/finance-records', { type: 'expense', amount });
      expect(made.amount).toBe(amount);
    }
  });

  it('sums beyond what one record can be are still sums', async () => {
    const owner = await signUp(server.url);
    for (let i = 0; i < 3; i++) await post(owner, '/api/finance-records', { type: 'payment', amount: 99_999_999.99 });
    expect(await get(owner, '/api/stats')).toMatchObject({ total_revenue: 299_999_999.97 });
  });

  it('takes the client of its job, and another client where one is named', async () => {
    const client = await post(dave, '/api/clients', { name: 'Hemi Ruatapu' });
    const other = await post(dave, '/api/clients', { name: 'Rosa Delgado' });
    const job = await post(dave, '/api/projects', { job_name: 'Deck', client_id: client.id });
    expect(await invoice({ project_id: job.id })).toMatchObject({
      client_id: client.id,
      client: { id: client.id, name: 'Hemi Ruatapu', deleted: false },
      project: { id: job.id, job_name: 'Deck', job_number: job.job_number, deleted: false },
    });
    expect(await invoice({ project_id: job.id, client_id: other.id })).toMatchObject({ client_id: other.id });
  });

  it('a deleted client keeps its name on what names it', async () => {
    const client = await post(dave, '/api/clients', { name: 'Colin Prentice' });
    const record = await invoice({ client_id: client.id, status: 'paid' });
    await dave.fetch(`/api/clients/${client.id}`, { method: 'DELETE' });
    expect(await get(dave, `/api/finance-records/${record.id}`)).toMatchObject({
      client: { name: 'Colin Prentice', deleted: true },
    });
    await expectProblem(
      await dave.fetch('/api/finance-records', {
        method: 'POST',
        json: { type: 'invoice', amount: 1, client_id: client.id },
      }),
      422,
      'invalid',
    );
  });

  it('is overdue from the day after its due date', async () => {
    expect(await invoice({ due_date: '2026-03-03' })).toMatchObject({ status: 'overdue' });
    expect(await invoice({ due_date: TODAY })).toMatchObject({ status: 'pending' });
    const made = await invoice({ due_date: '2026-03-01' });
    expect(await patch(`/api/finance-records/${made.id}`, { due_date: '2026-03-20' })).toMatchObject({
      status: 'pending',
    });
    expect(await patch(`/api/finance-records/${made.id}`, { due_date: '2026-03-02' })).toMatchObject({
      status: 'overdue',
    });
  });
});

describe('what is due on a day', () => {
  const PLACES = ['Sydney NSW', 'Perth WA', 'Auckland'];
  const LATER: [now: string, overdue: string[]][] = [
    ['2026-03-04T10:59:00Z', []],
    ['2026-03-04T11:01:00Z', ['Auckland']],
    ['2026-03-04T13:01:00Z', ['Auckland', 'Sydney NSW']],
    ['2026-03-04T16:01:00Z', ['Auckland', 'Perth WA', 'Sydney NSW']],
  ];

  it('is overdue when the day is over where the business is', async () => {
    const first = await startServer({ now: '2026-03-04T02:00:00Z', keepData: true });
    const owners = await Promise.all(
      PLACES.map(async (business_location) => {
        const { token, fetch } = await signUp(first.url, { business_location });
        const { id, status } = await post({ fetch }, '/api/finance-records', {
          type: 'invoice',
          amount: 10,
          due_date: TODAY,
        });
        expect(status).toBe('pending');
        return { business_location, token, id };
      }),
    );
    await first.stop();
    for (const [i, [now, expected]] of LATER.entries()) {
      const keepData = i < LATER.length - 1;
      const later = await startServer({ now, dataDir: first.dataDir, keepData });
      const overdue: string[] = [];
      for (const { business_location, token, id } of owners) {
        const owner = asBearer(later.url, token);
        const { status } = await get(owner, `/api/finance-records/${id}`);
        const listed = (await get(owner, '/api/finance-records?status=overdue')).data;
        expect(listed).toHaveLength(status === 'overdue' ? 1 : 0);
        if (status === 'overdue') overdue.push(business_location);
      }
      expect(overdue.sort(), now).toEqual(expected);
      await later.stop();
    }
  });
});

describe('mark as paid', () => {
  it('pays the invoice and makes a payment of the whole amount', async () => {
    const made = await invoice({ amount: 1850.75, due_date: '2026-03-01' });
    const paid = await post(dave, `/api/finance-records/${made.id}/mark-paid`);
    expect(paid).toMatchObject({ id: made.id, status: 'paid', paid_date: TODAY });
    expect(await paymentsOf(made.id)).toMatchObject([
      { type: 'payment', status: 'paid', amount: 1850.75, paid_date: TODAY, invoice_id: made.id },
    ]);
  });

  it('covers only what linked payments do not', async () => {
    const made = await invoice({ amount: 1000 });
    await post(dave, '/api/finance-records', { type: 'payment', amount: 400.1, invoice_id: made.id });
    await post(dave, `/api/finance-records/${made.id}/mark-paid`, { paid_date: '2026-03-02' });
    const amounts = (await paymentsOf(made.id)).map(({ amount }) => amount);
    expect(amounts.sort()).toEqual([400.1, 599.9]);
  });

  it('is the way: saying that it is paid does not do', async () => {
    const made = await invoice();
    const answer = await dave.fetch(`/api/finance-records/${made.id}`, { method: 'PATCH', json: { status: 'paid' } });
    const { detail } = await expectProblem(answer, 409, 'status_stays');
    expect(detail).toBe('No payment covers this invoice yet. Mark it as paid instead: that adds the payment.');
  });

  it('twice pays once, also at the same moment', async () => {
    const made = await invoice();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => dave.fetch(`/api/finance-records/${made.id}/mark-paid`, { method: 'POST' })),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(answers.map(({ status }) => status)).toContain(200);
    await post(dave, `/api/finance-records/${made.id}/mark-paid`);
    expect((await paymentsOf(made.id)).map(({ amount }) => amount)).toEqual([1000]);
  });

  it('is for invoices only', async () => {
    const expense = await post(dave, '/api/finance-records', { type: 'expense', amount: 5 });
    const response = await dave.fetch(`/api/finance-records/${expense.id}/mark-paid`, { method: 'POST' });
    const problem = await expectProblem(response, 422, 'invalid');
    expect(problem.detail).toBe('Only an invoice can be marked as paid.');
  });
});

describe('order items', () => {
  it('the total is always computed', async () => {
    const made = await post(dave, '/api/procurement-items', {
      item_name: 'GPO',
      quantity: 3,
      unit_price: 18.55,
      total_price: 1,
    });
    expect(made.total_price).toBe(55.65);
    const path = `/api/procurement-items/${made.id}`;
    expect(await patch(path, { total_price: 999 })).toMatchObject({ total_price: 55.65 });
    expect(await patch(path, { quantity: 10 })).toMatchObject({ total_price: 185.5 });
    expect(await patch(path, { unit_price: 0.07 })).toMatchObject({ total_price: 0.7 });
    expect(await patch(path, { unit_price: null })).toMatchObject({ unit_price: 0, total_price: 0 });
  });

  it('needs nothing but a name', async () => {
    expect(await post(dave, '/api/procurement-items', { item_name: 'Clips' })).toMatchObject({
      quantity: 1,
      unit_price: 0,
      total_price: 0,
      status: 'pending',
    });
  });
});

describe('quotes', () => {
  const lines = [
    { description: 'Downlight', quantity: 6, unit: 'each', unit_price: 45.55 },
    { description: 'Labour', quantity: 2.5, unit: 'h', unit_price: 110.01 },
    { description: 'Discount', quantity: 1, unit_price: -50 },
  ];
  // 273.30 + 275.03 - 50
  const subtotal = 498.33;

  it('adds its lines up, without GST for a business that is not registered', async () => {
    expect(await post(dave, '/api/quotes', { lines })).toMatchObject({
      subtotal,
      gst: 0,
      total: subtotal,
      status: 'draft',
      lines: [{ total: 273.3 }, { total: 275.03 }, { total: -50, unit: null }],
    });
  });

  it.each([
    ['Penrith NSW', 49.83],
    ['Auckland', 74.75],
  ])('charges the GST of %s once the business is registered', async (business_location, gst) => {
    const owner = await signUp(server.url, { business_location });
    await owner.fetch('/api/settings', { method: 'PATCH', json: { gst_registered: true } });
    const made = await post(owner, '/api/quotes', { lines });
    expect(made).toMatchObject({ subtotal, gst });
    expect(made.total).toBeCloseTo(subtotal + gst, 10);
  });

  it.each([
    ['Penrith NSW', 45.3],
    ['Auckland', 65],
  ])('finds the GST of %s within prices that include it', async (business_location, gst) => {
    const owner = await signUp(server.url, { business_location });
    const unregistered = await post(owner, '/api/quotes', { lines, prices_include_gst: true });
    expect(unregistered).toMatchObject({ subtotal, gst: 0, total: subtotal, prices_include_gst: true });
    await owner.fetch('/api/settings', { method: 'PATCH', json: { gst_registered: true } });
    const made = await post(owner, '/api/quotes', { lines, prices_include_gst: true });
    expect(made).toMatchObject({ gst, total: subtotal });
    expect(made.subtotal).toBeCloseTo(subtotal - gst, 10);
  });

  it('gets a number of its own: Q- and the time, never one twice', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => post(dave, '/api/quotes', {})));
    const numbers = made.map(({ quote_number }) => String(quote_number));
    expect(new Set(numbers).size).toBe(8);
    for (const number of numbers) {
      expect(number).toMatch(/^Q-\d{13}$/);
      expect(Number(number.slice(2))).toBeGreaterThanOrEqual(new Date(NOW).getTime());
    }
  });

  it('refuses a number that is taken', async () => {
    await post(dave, '/api/quotes', { quote_number: 'A-1' });
    const response = await dave.fetch('/api/quotes', { method: 'POST', json: { quote_number: 'A-1' } });
    const problem = await expectProblem(response, 409, 'duplicate');
    expect(problem.detail).toBe('Quote number A-1 is already in use.');
    const mel = await signUp(server.url);
    expect(await post(mel, '/api/quotes', { quote_number: 'A-1' })).toMatchObject({ quote_number: 'A-1' });
  });

  it('adds up again when its lines change, and keeps its number', async () => {
    const made = await post(dave, '/api/quotes', { lines });
    const path = `/api/quotes/${made.id}`;
    const changed = await patch(path, { lines: lines.slice(0, 1) });
    expect(changed).toMatchObject({ subtotal: 273.3, total: 273.3, quote_number: made.quote_number });
    expect(await patch(path, { status: 'sent' })).toMatchObject({ status: 'sent', total: 273.3 });
    await expectProblem(await dave.fetch(path, { method: 'PATCH', json: { quote_number: 'B-2' } }), 422);
  });

  it.each(['draft', 'sent', 'accepted', 'declined', 'expired'])('may be created as %s', async (status) => {
    expect(await post(dave, '/api/quotes', { status, lines })).toMatchObject({ status });
  });

  it('may be without lines until it is accepted', async () => {
    for (const status of ['draft', 'sent', 'declined', 'expired']) {
      expect(await post(dave, '/api/quotes', { status })).toMatchObject({ status, total: 0, lines: [] });
    }
    const bare = await dave.fetch('/api/quotes', { method: 'POST', json: { status: 'accepted' } });
    const { errors } = await expectProblem(bare, 422, 'invalid');
    expect(errors).toEqual([
      { path: 'lines', message: 'An accepted quote says what was agreed. Add at least one line first.' },
    ]);
  });

  it('refuses what comes to more than an amount can be, and keeps nothing of it', async () => {
    const owner = await signUp(server.url);
    const line = (quantity: number, unit_price: number) => ({ description: 'x', quantity, unit_price });
    const most = line(1, 99_999_999.99);
    for (const given of [[line(1_000_000, 99_999_999.99)], [line(2, -99_999_999.99)], [most, most]]) {
      const response = await owner.fetch('/api/quotes', { method: 'POST', json: { lines: given } });
      const { detail } = await expectProblem(response, 422, 'invalid');
      expect(detail).toBe('That comes to more than Smoko can keep. Check the quantity and the price.');
    }
    const item = { item_name: 'x', quantity: 1_000_000, unit_price: 99_999_999.99 };
    await expectProblem(await owner.fetch('/api/procurement-items', { method: 'POST', json: item }), 422, 'invalid');
    for (const path of ['/api/quotes', '/api/procurement-items']) expect((await get(owner, path)).data).toEqual([]);
    expect(await post(owner, '/api/quotes', { lines: [most] })).toMatchObject({ total: 99_999_999.99 });
  });

  it('takes 200 lines and not 201', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, () => ({ description: 'x', quantity: 1, unit_price: 1 }));
    expect(await post(dave, '/api/quotes', { lines: many(200) })).toMatchObject({ total: 200 });
    await expectProblem(await dave.fetch('/api/quotes', { method: 'POST', json: { lines: many(201) } }), 422);
  });
});
