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
/** Number 1001, as the first invoice has. */
let job: Fields;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-25T00:00:00Z' });
});
beforeEach(async () => {
  owner = await signUp(server.url);
  say = conversationOf(owner);
  dave = await post(owner, '/api/clients', { name: 'Dave Cutler', email: 'dave@example.org' });
  job = await post(owner, '/api/projects', { job_name: 'Pool fence', client_id: dave.id, job_budget: 6000 });
});
afterAll(() => server.stop());

const rows = async (path: string): Promise<Fields[]> => (await get<{ data: Fields[] }>(owner, path)).data;
const records = () => rows('/api/finance-records?sort=created_at');
const payments = () => rows('/api/finance-records?type=payment&sort=created_at');
const drafts = () => rows('/api/drafts?status=open');
/** Invoices get the numbers INV-1001, INV-1002, ... */
const invoice = (amount: number, more: Fields = {}) =>
  post(owner, '/api/invoices', { amount, client_id: dave.id, description: 'Work', issue: true, ...more });

describe('a payment told to the assistants', () => {
  it('pays the invoice that is named by its number, and says what is left', async () => {
    await invoice(900);
    const second = await invoice(1840);
    expect(await say('Dave paid 500 off invoice 1002')).toContain(
      'Recorded payment $500.00 from Dave Cutler: invoice INV-1002, $1,340.00 still due.',
    );
    expect(await payments()).toMatchObject([{ amount: 500, invoice_id: second.id, client_id: dave.id }]);
    expect(await say('record a $200 part payment for invoice 1001')).toContain('invoice INV-1001, $700.00 still due.');
    expect(await say('how much is still owing on invoice 1002')).toContain('$1,340.00 of $1,840.00 still due');
    expect(await say('how much does dave owe me')).toContain('$2,040.00 of $2,740.00 still due');
    expect(await say('inv 1002 is paid')).toContain('with a payment of the last $1,340.00');
    expect(await get(owner, `/api/finance-records/${second.id}`)).toMatchObject({ status: 'paid', amount_due: 0 });
    expect(await records()).toHaveLength(5);
    expect(await drafts()).toEqual([]);
  });

  it('without a number goes to the oldest, or stays as credit', async () => {
    await invoice(300);
    await invoice(400);
    expect(await say('dave gave me 500 off his account')).toContain(
      '$300.00 to invoice INV-1001, paid in full; $200.00 to invoice INV-1002, $200.00 still due.',
    );
    expect(await say('dave paid the rest')).toContain('with a payment of the last $200.00');
    expect(await say('dave paid 250')).toContain("has no open invoice for it, so it stays as Dave Cutler's credit.");
    expect(await payments()).toMatchObject([{ amount: 500 }, { amount: 200 }, { amount: 250, project_id: job.id }]);
  });

  it('asks which where several are open', async () => {
    const [old, latest] = [await invoice(300), await invoice(400)];
    expect(await say('dave paid in full')).toMatch(/^2 open invoices fit .*Which one, or both of them\?$/s);
    expect(await payments()).toEqual([]);
    expect(await say('1002')).toContain('Marked invoice INV-1002');
    expect(await get(owner, `/api/finance-records/${latest.id}`)).toMatchObject({ status: 'paid' });
    expect(await get(owner, `/api/finance-records/${old.id}`)).toMatchObject({ status: 'pending' });
  });

  it('pays both of them where both are meant, the way that was said', async () => {
    await invoice(300);
    await invoice(400);
    expect(await say("dave's paid the lot, bank transfer")).toContain('Which one, or both of them?');
    expect(await say('both')).not.toContain('?');
    expect(await payments()).toMatchObject([
      { amount: 400, method: 'bank_transfer' },
      { amount: 300, method: 'bank_transfer' },
    ]);
  });

  it('of more than is owed is asked about, and kept as credit where that is said', async () => {
    await invoice(300);
    expect(await say('dave paid 350 off invoice 1001')).toContain(
      "Only $300.00 is still due of invoice INV-1001. Shall I record $300.00, or $350.00 with $50.00 kept as Dave Cutler's credit?",
    );
    expect(await payments()).toEqual([]);
    expect(await say('keep the rest as credit')).toContain("$50.00 stays as Dave Cutler's credit.");
    expect(await payments()).toMatchObject([{ amount: 350, unallocated: 50 }]);
    // of which his credit pays 50
    await invoice(200);
    expect(await say('dave paid 260 off invoice 1002, keep the rest as credit')).toContain(
      "$110.00 stays as Dave Cutler's",
    );
    expect(await drafts()).toEqual([]);
  });
});

describe('the number of an invoice', () => {
  it('changes no record of the job of that number', async () => {
    const quiet = await post(owner, '/api/finance-records', { type: 'payment', amount: 50, project_id: job.id });
    const margaret = await post(owner, '/api/clients', { name: 'Margaret Ellison' });
    await post(owner, '/api/projects', { job_name: 'Bathroom reno', client_id: margaret.id });
    const sent = await invoice(2000, { client_id: margaret.id });
    expect(await say('Change invoice 1001 to 2500')).toContain(
      "I can't change invoice INV-1001, because it went out already.",
    );
    expect(await get(owner, `/api/finance-records/${sent.id}`)).toEqual(sent);
    const draft = await invoice(300, { issue: false });
    await say("change dave's invoice to 350");
    expect(await get(owner, `/api/finance-records/${draft.id}`)).toMatchObject({ amount: 350 });
    expect(await get(owner, `/api/finance-records/${quiet.id}`)).toEqual(quiet);
  });

  it('that no invoice has is said, with what the job of that number has', async () => {
    const other = await post(owner, '/api/projects', { job_name: 'Side gate', client_id: dave.id });
    expect(other.job_number).toBe('1002');
    await invoice(2000, { project_id: other.id });
    const before = await records();
    expect(await say('change invoice 1002 to 2500')).toContain(
      'No invoice number fits "1002". Did you mean INV-1001, $2,000.00',
    );
    expect(await records()).toEqual(before);
    expect(await say('yep')).toContain("I can't change invoice INV-1001, because it went out already.");
    expect([await records(), await drafts()]).toEqual([before, []]);
  });
});

describe('a deposit', () => {
  it('that is to be taken is asked for, not received', async () => {
    await say('show me the pool fence job');
    expect(await say('Take a 30% deposit on it')).toContain(
      'Recorded draft invoice: $1,800.00 for Dave Cutler, job 1001 - Pool fence',
    );
    // an invoice that nobody was sent is a draft already
    expect(await drafts()).toEqual([]);
    expect(await records()).toMatchObject([{ type: 'invoice', stage: 'draft', amount: 1800, project_id: job.id }]);
  });
});
