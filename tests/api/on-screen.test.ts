import type { OnScreen } from '@smoko/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

type Row = { id: string } & Fields;
interface Turn {
  response: string;
  thread_id: string;
  actions: { summary: string }[];
  approvals: { summary: string }[];
  drafts: { summary: string }[];
}

let server: TestServer;
let dave: Account;
let priya: Row;
let invoice: Row;
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  dave = await signUp(server.url);
  await dave.fetch('/api/settings', { method: 'PATCH', json: { abn: '51824753556', gst_registered: true } });
  priya = await post(dave, '/api/clients', { name: 'Priya Sharma', phone: '0491 570 156', address: '8 Harris St' });
  invoice = await post(dave, '/api/invoices', { client_id: priya.id, amount: 1100, description: 'Tap', issue: true });
  const tom = await post<Row>(dave, '/api/clients', { name: 'Tom Nguyen', phone: '0491 571 266' });
  await post(dave, '/api/projects', { job_name: 'Leaking tap', client_id: tom.id, job_date: '2026-03-20' });
});

const say = (message: string, on_screen: OnScreen | null, more: Fields = {}) =>
  post<Turn>(dave, '/api/functions/agent-orchestrator', { message, on_screen, ...more });
const ofInvoice = (): OnScreen => ({ entity: 'finance_records', id: invoice.id });
const ofPriya = (): OnScreen => ({ entity: 'clients', id: priya.id });
const rows = async (path: string) => (await get<{ data: Row[] }>(dave, path)).data;

describe('an invoice on the screen is "this"', () => {
  it.each([
    'how much is still owing on this',
    'how much is due on this invoice?',
    'is this paid?',
    'is it paid',
    'when is this due',
    'who is this for',
  ])('asked: %s', async (message) => {
    const { response, actions } = await say(message, ofInvoice());
    expect(response).toContain('$1,100.00');
    expect(response).toContain('Priya Sharma');
    expect(actions).toEqual([]);
  });

  it.each(['send this', 'send this invoice', 'send it', 'send this to her'])('sent: %s', async (message) => {
    const { approvals } = await say(message, ofInvoice());
    expect(approvals.map(({ summary }) => summary)).toEqual([
      'Send invoice $1,100.00 for Priya Sharma to Priya Sharma',
    ]);
  });

  it.each(['record a $200 part payment for this invoice', 'she paid 200 off this', 'got 200 for this invoice today'])(
    'paid in part: %s',
    async (message) => {
      await say(message, ofInvoice());
      expect(await rows('/api/finance-records?type=payment')).toMatchObject([{ amount: 200, client_id: priya.id }]);
      expect(await get(dave, `/api/finance-records/${invoice.id}`)).toMatchObject({ amount_due: 900 });
    },
  );
});

describe('a client on the screen', () => {
  it.each([
    'new job for this client, leaking tap, friday 9am',
    'new job for this customer: leaking tap on friday at 9am',
  ])('gets what is new: %s', async (message) => {
    await say(message, ofPriya());
    const jobs = await rows('/api/projects?q=leaking');
    expect(jobs.map(({ client_id }) => client_id)).toContain(priya.id);
    expect(jobs).toHaveLength(2);
    expect(jobs.find(({ client_id }) => client_id !== priya.id)).toMatchObject({ job_date: '2026-03-20' });
  });

  it('is "him" and "they" where nothing else was talked about', async () => {
    expect((await say('what do they owe me', ofPriya())).response).toContain('$1,100.00');
    const { approvals } = await say("text her that I'm running late", ofPriya());
    expect(approvals[0]?.summary).toContain('Priya Sharma');
  });
});

describe('a supplier on the screen', () => {
  it.each([
    'order 3 copper elbows from them',
    'order 3 copper elbows from this supplier',
    'need to order 3 copper elbows from these guys',
  ])('is who it is ordered from: %s', async (message) => {
    await post(dave, '/api/suppliers', { name: 'Tradelink' });
    const reece = await post<Row>(dave, '/api/suppliers', { name: 'Reece', phone: '0491 570 157' });
    await say(message, { entity: 'suppliers', id: reece.id });
    expect(await rows('/api/procurement-items')).toMatchObject([{ quantity: 3, supplier_id: reece.id }]);
  });

  it('is "this supplier" and "them" in questions and messages', async () => {
    const reece = await post<Row>(dave, '/api/suppliers', { name: 'Reece', phone: '0491 570 157' });
    const shown: OnScreen = { entity: 'suppliers', id: reece.id };
    expect((await say("what's this supplier's number", shown)).response).toContain('0491 570 157');
    const { approvals } = await say('text them that we pick it up at 7', shown);
    expect(approvals[0]?.summary).toContain('Reece');
  });
});

describe('what is on the screen stays behind', () => {
  it('what was just made: "her" is the new client, "this invoice" is still the one on the screen', async () => {
    const { thread_id } = await say('New client Rosa Delgado, 0491 570 158', null);
    const { approvals } = await say("text her that I'm running late", ofPriya(), { thread_id });
    expect(approvals[0]?.summary).toContain('Rosa Delgado');
    const third = await say('send this invoice', ofInvoice(), { thread_id });
    expect(third.approvals[0]?.summary).toContain('$1,100.00 for Priya Sharma');
  });

  it('somebody who is named', async () => {
    const { response } = await say('what does Tom Nguyen owe me', ofPriya());
    expect(response).not.toContain('1,100');
  });
});

describe('where there is no such record, nothing is on the screen', () => {
  it("another business's, or one that was deleted", async () => {
    const mel = await signUp(server.url);
    const theirs = await post<Row>(mel, '/api/clients', { name: 'Zelda Fitzgerald' });
    const gone = await post<Row>(dave, '/api/clients', { name: 'Zelda Gone' });
    expect((await dave.fetch(`/api/clients/${gone.id}`, { method: 'DELETE' })).status).toBe(204);
    for (const id of [theirs.id, gone.id, '0'.repeat(24)]) {
      const { response, approvals } = await say("text her that I'm running late", { entity: 'clients', id });
      expect(`${response} ${JSON.stringify(approvals)}`).not.toContain('Zelda');
      expect(approvals).toEqual([]);
    }
  });

  it('what has no screen of its own is refused', async () => {
    const on_screen = { entity: 'users', id: priya.id };
    const answer = await dave.fetch('/api/functions/agent-orchestrator', {
      method: 'POST',
      json: { message: 'hello', on_screen },
    });
    await expectProblem(answer, 422, 'invalid');
  });
});
