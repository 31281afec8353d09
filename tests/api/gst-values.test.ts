import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

type Row = { id: string } & Fields;

let server: TestServer;
let owner: Account;
let client: Row;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-25T00:00:00Z' });
});
afterAll(() => server.stop());

async function business(json: Fields): Promise<void> {
  owner = await signUp(server.url, { business_name: 'Carmody Electrical' });
  await set({ gst_registered: true, ...json });
  client = await post(owner, '/api/clients', { name: 'Rosa Delgado', address: '8 Harris St', email: 'r@example.org' });
}
const set = async (json: Fields) => {
  const response = await owner.fetch('/api/settings', { method: 'PATCH', json });
  expect(response.status, await response.clone().text()).toBe(200);
};
const AU = { abn: '51 824 753 556' };
const NZ = { country: 'NZ', gst_number: '49-091-850' };

const line = (unit_price: number, quantity = 1) => ({ description: 'Work', quantity, unit_price });
const invoice = (fields: Fields) => post<Row>(owner, '/api/invoices', { client_id: client.id, ...fields });
/** The same prices in everything that has lines. */
async function everyPaper(lines: Fields[], prices_include_gst: boolean): Promise<Row[]> {
  const job = await post<Row>(owner, '/api/projects', { job_name: 'Deck', client_id: client.id });
  const common = { lines, prices_include_gst };
  return [
    await post<Row>(owner, '/api/quotes', { client_id: client.id, ...common }),
    await invoice(common),
    await post<Row>(owner, '/api/variations', { project_id: job.id, description: 'More', ...common }),
  ];
}
const totalsOf = ({ subtotal, gst, total, amount }: Row) => [subtotal ?? null, gst, total ?? amount];

describe('GST in Australia', () => {
  beforeEach(() => business(AU));

  it.each([
    [110, 10],
    [82.5, 7.5],
    [1000, 90.91],
  ])('%d with GST has %d of it, wherever it is said', async (amount, gst) => {
    expect(await invoice({ amount })).toMatchObject({ amount, gst });
    for (const paper of await everyPaper([line(amount)], true)) expect(totalsOf(paper)[1]).toBe(gst);
    const expense = { type: 'expense', amount, tax: 'gst' };
    expect(await post(owner, '/api/finance-records', expense)).toMatchObject({ amount, gst });
    const sent = await invoice({ amount: amount + 1000, issue: true });
    const credited = await post(owner, `/api/invoices/${sent.id}/credit-notes`, { amount, reason: 'Tap' });
    expect(credited).toMatchObject({ amount, gst });
  });

  it('45.45 before GST gets 4.55: half a cent rounds up', async () => {
    expect(await invoice({ amount: 45.45, includes_gst: false })).toMatchObject({ amount: 50, gst: 4.55 });
    for (const paper of await everyPaper([line(45.45)], false)) expect(totalsOf(paper)).toEqual([45.45, 4.55, 50]);
  });

  it('three lines of 19.95: 5.99 on the total, 6.00 line by line, and the business keeps to the one it chose', async () => {
    expect(await get(owner, '/api/settings')).toMatchObject({ gst_rounding: 'total' });
    const three = [line(19.95), line(19.95), line(19.95)];
    for (const paper of await everyPaper(three, false)) expect(totalsOf(paper)).toEqual([59.85, 5.99, 65.84]);
    await set({ gst_rounding: 'line' });
    for (const paper of await everyPaper(three, false)) expect(totalsOf(paper)).toEqual([59.85, 6, 65.85]);
  });
});

describe('GST in New Zealand', () => {
  beforeEach(() => business(NZ));

  it.each([
    // exactly half a cent is dropped, more rounds up
    [0.1, 0.01],
    [0.3, 0.04],
    [0.18, 0.03],
    [45.45, 6.82],
    [100, 15],
  ])('%d before GST gets %d', async (price, gst) => {
    const total = Math.round((price + gst) * 100) / 100;
    for (const paper of await everyPaper([line(price)], false)) expect(totalsOf(paper)).toEqual([price, gst, total]);
  });

  it.each([
    [115, 15],
    [230, 30],
    [1000, 130.43],
  ])('%d with GST has %d of it: three twenty-thirds', async (amount, gst) => {
    expect(await invoice({ amount })).toMatchObject({ amount, gst });
    for (const paper of await everyPaper([line(amount)], true)) expect(totalsOf(paper)[1]).toBe(gst);
  });
});

describe('the checksum of an ABN', () => {
  it('51 824 753 556 is one; 51 824 753 557 warns where it is typed and blocks a tax invoice', async () => {
    await business(AU);
    expect(await invoice({ amount: 110, issue: true })).toMatchObject({ stage: 'issued' });
    await set({ abn: '51 824 753 557' });
    const draft = await invoice({ amount: 110 });
    const refused = await owner.fetch(`/api/invoices/${draft.id}/issue`, { method: 'POST', json: {} });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: [{ path: 'abn', message: expect.stringContaining("That ABN doesn't look right - please check it") }],
    });
    await set({ gst_registered: false });
    expect(await invoice({ amount: 110, issue: true })).toMatchObject({ stage: 'issued', gst: 0 });
  });
});
