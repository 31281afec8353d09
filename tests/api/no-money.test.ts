import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let mel: Account;
let rosa: { id: string };
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
  mel = await signUp(server.url);
  rosa = await post(mel, '/api/clients', { name: 'Rosa Delgado' });
});
afterAll(() => server.stop());

const send = (method: string, path: string, json: Fields) => mel.fetch(path, { method, json });
const record = (fields: Fields) => send('POST', '/api/finance-records', { client_id: rosa.id, ...fields });

describe('a record over no money', () => {
  it.each([
    [{ type: 'payment' }, 'Enter how much came in. Where nothing did, there is nothing to record.'],
    [{ type: 'payment', status: 'pending' }, 'Enter how much came in. Where nothing did, there is nothing to record.'],
    [{ type: 'expense' }, 'Enter how much was spent. Where nothing was, there is nothing to record.'],
  ])('is not made: %j', async (fields, message) => {
    const { errors } = await expectProblem(await record({ amount: 0, ...fields }), 422, 'invalid');
    expect(errors).toEqual([{ path: 'amount', message }]);
    expect((await get(mel, '/api/finance-records')).data).toEqual([]);
  });

  it('is not made of one that was over some', async () => {
    for (const type of ['payment', 'expense']) {
      const { id } = await post(mel, '/api/finance-records', { client_id: rosa.id, type, amount: 20 });
      await expectProblem(await send('PATCH', `/api/finance-records/${id}`, { amount: 0 }), 422, 'invalid');
      expect(await get(mel, `/api/finance-records/${id}`)).toMatchObject({ amount: 20 });
    }
    const draft = await post(mel, '/api/invoices', { client_id: rosa.id, amount: 50 });
    await expectProblem(await send('PATCH', `/api/finance-records/${draft.id}`, { amount: 0 }), 422, 'invalid');
  });

  it('is not credited, not refunded and not invoiced', async () => {
    const { id } = await post(mel, '/api/invoices', { client_id: rosa.id, amount: 50, issue: true });
    const credit = await send('POST', `/api/invoices/${id}/credit-notes`, { amount: 0, reason: 'Tap' });
    await expectProblem(credit, 422, 'invalid');
    await expectProblem(await send('POST', `/api/clients/${rosa.id}/refunds`, { amount: 0 }), 422, 'invalid');
    await expectProblem(await send('POST', '/api/invoices', { client_id: rosa.id, amount: 0 }), 422, 'invalid');
  });

  it('may be an invoice that went out so: work under warranty has a paper', async () => {
    const made = await record({ type: 'invoice', amount: 0, description: 'Tap, under warranty' });
    expect(await made.json()).toMatchObject({ stage: 'issued', amount: 0, amount_due: 0 });
  });
});
