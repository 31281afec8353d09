import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { conversationOf } from '../support/talk.ts';

let server: TestServer;
let owner: Account;
/** The built-in model's answer, in one conversation. */
let say: (message: string) => Promise<string>;
let dave: Fields;
let job: Fields;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-25T00:00:00Z' });
});
beforeEach(async () => {
  owner = await signUp(server.url, { gst_registered: true, abn: '51824753556' });
  say = conversationOf(owner);
  dave = await post(owner, '/api/clients', { name: 'Dave Cutler', email: 'dave@example.org' });
  job = await post(owner, '/api/projects', { job_name: 'Kitchen reno', client_id: dave.id, job_budget: 6000 });
});
afterAll(() => server.stop());

const rows = async (path: string): Promise<Fields[]> => (await get<{ data: Fields[] }>(owner, path)).data;
const records = (type: string) => rows(`/api/finance-records?type=${type}`);
const variations = () => rows('/api/variations');
/** Issued; of older books, without a number. */
const invoice = (amount: number) =>
  post(owner, '/api/finance-records', {
    type: 'invoice',
    amount,
    gst: amount / 11,
    client_id: dave.id,
    description: 'Work',
  });

describe('credits and refunds told to the assistants', () => {
  it('credit the invoice, say what is left, and can be undone', async () => {
    const sent = await invoice(330);
    const told = await say('credit dave $110, tap was faulty');
    expect(told).toContain('Credited $110.00 inc GST');
    expect(told).toContain('CN-1001, Tap was faulty');
    expect(told).toContain('$220.00 of $330.00 still due');
    expect(await records('credit_note')).toMatchObject([{ amount: 110, gst: 10, reason: 'Tap was faulty' }]);
    await say('undo that');
    expect(await records('credit_note')).toEqual([]);
    expect(await get(owner, `/api/finance-records/${sent.id}`)).toMatchObject({ amount_due: 330 });
  });

  it('ask why, and take the answer', async () => {
    await invoice(330);
    expect(await say('credit dave $100')).toMatch(/What is the credit of \$100\.00 on .* for\?$/);
    expect(await records('credit_note')).toEqual([]);
    expect(await say('the tap was faulty')).toContain('Credited $100.00');
    expect(await records('credit_note')).toMatchObject([{ amount: 100 }]);
    expect(await records('invoice')).toHaveLength(1);
  });

  it('take no other order for the answer', async () => {
    await invoice(330);
    await say('credit dave $100');
    await say('void the deposit invoice');
    expect(await records('credit_note')).toEqual([]);
  });

  it('refund no more than there is', async () => {
    await invoice(330);
    expect(await say('refund dave the 200 he overpaid')).toContain('Dave Cutler has no credit to refund');
    await post(owner, '/api/finance-records', { type: 'payment', amount: 530, client_id: dave.id, allow_credit: true });
    const told = await say('refund dave the 200 he overpaid');
    expect(told).toContain('Recorded a refund of $200.00 to Dave Cutler. Smoko moves no money');
    expect(await records('refund')).toMatchObject([{ amount: 200, client_id: dave.id }]);
    expect(await say('statement for dave')).toContain('Statement for Dave Cutler up to Wed 25 Nov 2026: $0.00 owing');
  });
});

describe('variations told to the assistants', () => {
  it('are added, answered, and counted in what is left to invoice', async () => {
    expect(await say('variation on the kitchen job, extra power point 180 plus gst')).toContain(
      'V1, Extra power point, $198.00 inc GST, job 1001 - Kitchen reno ($180.00 plus GST $18.00)',
    );
    expect(await variations()).toMatchObject([{ total: 198, status: 'draft', project_id: job.id }]);
    expect(await say('he said yes to the power point')).toContain('status accepted');
    expect(await variations()).toMatchObject([{ status: 'accepted' }]);
    expect(await say('whats left to invoice on the kitchen')).toContain('$6,798.00 left to invoice on job 1001');
  });

  it('ask for the job, and go out after a yes', async () => {
    expect(await say('add a $400 variation for the handrail')).toContain('Which job is the variation for Handrail on?');
    expect(await say('the kitchen')).toContain('V1, Handrail, $440.00 inc GST, job 1001 - Kitchen reno');
    expect(await say('send him the variation')).toContain('Send variation V1, Handrail');
    expect(await variations()).toMatchObject([{ status: 'draft' }]);
    await say('yes');
    expect(await variations()).toMatchObject([{ status: 'sent' }]);
  });
});
