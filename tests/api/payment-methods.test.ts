import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, prove, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let mel: Account;
let client: { id: string };
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  mel = await signUp(server.url);
  client = await post(mel, '/api/clients', { name: 'Rosa Delgado' });
});

const record = (fields: Fields) => post(mel, '/api/finance-records', { client_id: client.id, ...fields });
const make = (fields: Fields) =>
  mel.fetch('/api/finance-records', { method: 'POST', json: { client_id: client.id, amount: 50, ...fields } });
const patch = (id: string, json: Fields) => mel.fetch(`/api/finance-records/${id}`, { method: 'PATCH', json });

describe('how a payment was made', () => {
  it.each(['bank_transfer', 'cash', 'card', 'cheque', 'payid', 'other'])('is %s, with a reference', async (method) => {
    const payment = await record({ type: 'payment', amount: 50, method, reference: ' 1042 Rosa ' });
    expect(payment).toMatchObject({ method, reference: '1042 Rosa' });
    expect(await get(mel, `/api/finance-records/${payment.id}`)).toMatchObject({ method, reference: '1042 Rosa' });
  });

  it('is nothing where nobody says, and can be said and taken back later', async () => {
    const payment = await record({ type: 'payment', amount: 50 });
    expect(payment).toMatchObject({ method: null, reference: null });
    const said = await (await patch(payment.id, { method: 'cheque', reference: '000123' })).json();
    expect(said).toMatchObject({ method: 'cheque', reference: '000123', amount: 50 });
    const taken = await (await patch(payment.id, { method: null, reference: null })).json();
    expect(taken).toMatchObject({ method: null, reference: null });
  });

  it('is of payments only', async () => {
    for (const type of ['invoice', 'expense']) {
      for (const fields of [{ method: 'cash' }, { reference: '1042' }]) {
        const problem = await expectProblem(await make({ type, ...fields }), 422, 'invalid');
        expect(problem.errors?.[0]?.path).toBe(Object.keys(fields)[0]);
      }
    }
    const bought = await record({ type: 'expense', amount: 50 });
    await expectProblem(await patch(bought.id, { method: 'cash' }), 422, 'invalid');
    const payment = await record({ type: 'payment', amount: 50, method: 'cash', reference: '1' });
    const expense = await (await patch(payment.id, { type: 'expense' })).json();
    expect(expense).toMatchObject({ type: 'expense', method: null, reference: null });
  });

  it.each([{ method: 'barter' }, { method: 7 }, { reference: 'x'.repeat(141) }, { reference: 5 }])(
    'is not %j',
    async (fields) => {
      await expectProblem(await make({ type: 'payment', ...fields }), 422, 'invalid');
    },
  );

  it('is kept with a refund, and with the payment that Mark as Paid makes', async () => {
    await record({ type: 'payment', amount: 50, allow_credit: true });
    const said = { method: 'bank_transfer', reference: 'Refund Rosa' };
    const refund = await post(mel, `/api/clients/${client.id}/refunds`, { amount: 20, ...said });
    expect(refund).toMatchObject({ type: 'refund', ...said });
    const invoice = await post(mel, '/api/invoices', { client_id: client.id, amount: 100, issue: true });
    const paid = await post(mel, `/api/finance-records/${invoice.id}/mark-paid`, { method: 'card' });
    expect(paid).toMatchObject({ status: 'paid', method: null });
    const { data } = await get(mel, '/api/finance-records?type=payment');
    expect(data.map(({ amount, method }: Fields) => [amount, method])).toContainEqual([70, 'card']);
  });

  it('is exported', async () => {
    await record({ type: 'payment', amount: 50, method: 'payid', reference: 'Rosa tap' });
    await prove(mel);
    const csv = await (await mel.fetch('/api/export/finance-records')).text();
    const [heading = '', row = ''] = csv.split('\r\n');
    expect(heading).toContain('method,reference');
    expect(row).toContain('payid,Rosa tap');
  });
});
