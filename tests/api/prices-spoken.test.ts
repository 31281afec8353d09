import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { conversationOf } from '../support/talk.ts';

type Row = { id: string } & Fields;

let server: TestServer;
let owner: Account;
let client: Row;
/** The built-in model's answer, in one conversation. */
let say: (message: string) => Promise<string>;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-25T00:00:00Z' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await signUp(server.url);
  say = conversationOf(owner);
  await settings({ abn: '51824753556', gst_registered: true });
  client = await post(owner, '/api/clients', { name: 'Dave Cutler', email: 'dave@example.org' });
});

const settings = async (json: Fields) => {
  const response = await owner.fetch('/api/settings', { method: 'PATCH', json });
  expect(response.status).toBe(200);
};
const job = (more: Fields = {}) =>
  post(owner, '/api/projects', { job_name: 'Hot water', client_id: client.id, job_budget: 1850, ...more });
const billing = ({ id }: Row) => get<Fields>(owner, `/api/projects/${id}/billing`);
const bill = ({ id }: Row, json: Fields) => post(owner, `/api/projects/${id}/billing/invoices`, json);
const all = async (path: string): Promise<Row[]> => (await get<{ data: Row[] }>(owner, path)).data;

describe('a budget that does not say', () => {
  it('is meant without GST by a registered business, and invoiced with it', async () => {
    const made = await job();
    expect(made).toMatchObject({ job_budget: 1850, budget_includes_gst: false });
    expect(await billing(made)).toMatchObject({
      price: { base: 2035, base_from: 'budget', total: 2035, includes_gst: true },
      left_to_invoice: 2035,
    });
    expect(await bill(made, { what: 'progress', percent: 50 })).toMatchObject({ amount: 1017.5, gst: 92.5 });
    expect(await bill(made, { what: 'rest' })).toMatchObject({ amount: 1017.5, gst: 92.5 });
    const whole = await post(owner, '/api/invoices', { project_id: made.id });
    expect(whole).toMatchObject({ amount: 2035, gst: 185, prices_include_gst: false });
    expect(whole.lines).toMatchObject([{ unit_price: 1850 }]);
  });

  it('is meant with GST where the settings say so, and from a business without GST', async () => {
    await settings({ prices_spoken_gst: 'inc' });
    expect(await job()).toMatchObject({ budget_includes_gst: true });
    await settings({ prices_spoken_gst: 'ex', gst_registered: false });
    const without = await job();
    expect(without).toMatchObject({ budget_includes_gst: true });
    expect(await billing(without)).toMatchObject({ price: { total: 1850, includes_gst: false } });
  });

  it('comes with the GST of New Zealand there', async () => {
    await settings({ country: 'NZ', abn: null });
    expect(await billing(await job())).toMatchObject({ price: { total: 2127.5 } });
  });
});

describe('a budget that says', () => {
  it('is taken at its word, also when it changes its mind', async () => {
    const made = await job({ budget_includes_gst: true });
    expect(await billing(made)).toMatchObject({ price: { total: 1850 } });
    const changed = await owner.fetch(`/api/projects/${made.id}`, {
      method: 'PATCH',
      json: { budget_includes_gst: false },
    });
    expect(await changed.json()).toMatchObject({ job_budget: 1850, budget_includes_gst: false });
    expect(await billing(made)).toMatchObject({ price: { total: 2035 } });
  });

  it('is true or false, as prices are ex or inc', async () => {
    const wrong = { job_name: 'Tap', budget_includes_gst: 'yes' };
    await expectProblem(await owner.fetch('/api/projects', { method: 'POST', json: wrong }), 422, 'invalid');
    const asked = { prices_spoken_gst: 'both' };
    await expectProblem(await owner.fetch('/api/settings', { method: 'PATCH', json: asked }), 422, 'invalid');
  });
});

describe('a quote that is written from its details', () => {
  const written = (details: string) => post(owner, '/api/quote-drafts', { details });
  const details = '250L tank $1,450\nLabour 3 hours at $110';

  it('means its prices as the settings do', async () => {
    expect(await written(details)).toMatchObject({ prices_include_gst: false, total: 1958, gst: 178 });
    await settings({ prices_spoken_gst: 'inc' });
    expect(await written(details)).toMatchObject({ prices_include_gst: true, total: 1780 });
    await settings({ prices_spoken_gst: 'ex', gst_registered: false });
    expect(await written(details)).toMatchObject({ prices_include_gst: true, total: 1780, gst: 0 });
  });

  it('is taken at its word where it says so', async () => {
    expect(await written(`${details} inc GST`)).toMatchObject({ prices_include_gst: true, total: 1780 });
    await settings({ prices_spoken_gst: 'inc' });
    expect(await written(`${details} plus GST`)).toMatchObject({ prices_include_gst: false, total: 1958 });
  });
});

describe('a price told to the assistants', () => {
  it('comes to its sum with GST, whether "plus gst" was said or is what the settings mean', async () => {
    expect(await say('new job for Dave Cutler, hot water, 1850 plus gst')).toContain('$1,850.00 plus GST');
    await say('invoice the hot water job, the lot');
    expect(await all('/api/finance-records?type=invoice')).toMatchObject([{ amount: 2035, gst: 185, stage: 'draft' }]);
    expect(await say('invoice Dave Cutler 300 for the tap')).toContain('$300.00 plus GST $30.00');
    expect(await say('quote for Dave Cutler, new mixer 450')).toContain('$495.00 inc GST');
    expect(await say('invoice Dave Cutler 220 inc gst for the gate')).toContain('$220.00');
    const sums = (await all('/api/finance-records?type=invoice&sort=created_at')).map(({ amount }) => amount);
    expect(sums).toEqual([2035, 330, 220]);
    // money that moved is what it was
    await say('Dave Cutler paid 500');
    expect(await all('/api/finance-records?type=payment')).toMatchObject([{ amount: 500 }]);
  });

  it('is the sum itself where prices are said with GST', async () => {
    await settings({ prices_spoken_gst: 'inc' });
    expect(await say('invoice Dave Cutler 330 for the tap')).toContain('$330.00');
    expect(await say('quote for Dave Cutler, new mixer 495')).toContain('$495.00 inc GST');
    expect(await all('/api/finance-records?type=invoice')).toMatchObject([{ amount: 330, gst: 30 }]);
  });

  it('is no name of what an invoice is for: that is its job', async () => {
    const named = async () => {
      const [latest] = await all('/api/finance-records?type=invoice');
      return (latest?.lines as { description: string }[] | undefined)?.[0]?.description;
    };
    await job({ job_name: 'Kitchen', job_budget: undefined });
    expect(await say('invoice the kitchen job 500 plus gst')).toContain(', $500.00 plus GST $50.00');
    expect(await named()).toBe('Kitchen, $500.00 plus GST $50.00');
    await settings({ gst_registered: false });
    expect(await say('invoice the kitchen job 120 plus gst')).toContain('No GST was added');
    expect(await named()).toBe('Kitchen');
  });
});
