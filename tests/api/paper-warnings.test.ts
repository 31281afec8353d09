import type { PaperWarning } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let mel: Account;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-02T01:00:00Z' });
});
afterAll(() => server.stop());

async function business(business_location: string): Promise<void> {
  mel = await signUp(server.url, { business_name: 'Carmody Building', business_location });
  await mel.fetch('/api/settings', { method: 'PATCH', json: { gst_registered: true, abn: '51824753556' } });
}
interface Answer {
  state: string | null;
  warnings: PaperWarning[];
}
const asked = async (json: Fields): Promise<Answer> => post(mel, '/api/paper-warnings', json);
const codes = async (json: Fields) => (await asked(json)).warnings.map(({ code }) => code);

describe('what to look at of a quote', () => {
  it.each([
    ['Penrith NSW', 8_000, 10, []],
    ['Penrith NSW', 8_000, 10.5, ['deposit_over_cap']],
    ['Melbourne VIC', 19_999.99, 10, []],
    ['Melbourne VIC', 20_000, 10, ['deposit_over_cap']],
    ['Brisbane QLD', 3_300, 20, []],
    ['Brisbane QLD', 3_301, 20, ['deposit_over_cap']],
    ['Perth WA', 10_000, 7, ['deposit_over_cap']],
    ['Hobart TAS', 10_000, 5, ['deposit_check']],
    ['The Shire', 10_000, 5, ['deposit_check']],
    ['Auckland', 10_000, 50, []],
  ])('in %s over $%d with %d%% of deposit', async (location, total, deposit_percent, expected) => {
    await business(location);
    expect(await codes({ total, deposit_percent })).toEqual(expected);
  });

  it('on file is the same, with the rule and where to read it, and stops nothing', async () => {
    await business('Penrith NSW');
    const lines = [
      { description: 'Deck', quantity: 1, unit_price: 8_000 },
      { description: 'Card surcharge 1.5%', quantity: 1, unit_price: 120 },
    ];
    const quote = await post(mel, '/api/quotes', {
      lines,
      prices_include_gst: true,
      deposit_percent: 30,
      status: 'sent',
    });
    const { state, warnings } = await asked({ quote_id: quote.id });
    expect(state).toBe('NSW');
    expect(warnings).toMatchObject([
      { code: 'deposit_over_cap', message: expect.stringContaining('at most 10% of the price: $812.00 of $8,120.00') },
      { code: 'surcharge', message: expect.stringContaining('"Card surcharge 1.5%"') },
    ]);
    for (const { source } of warnings) expect(source?.url).toMatch(/^https:\/\//);
    expect(await codes({ total: 8_120, deposit_percent: 30, lines: [{ description: 'Card surcharge' }] })).toEqual([
      'deposit_over_cap',
      'surcharge',
    ]);
  });

  it('follows from where the job is', async () => {
    await business('Penrith NSW');
    const job = await post(mel, '/api/projects', { job_name: 'Deck', site_address: '1 Mill Rd, Southport QLD 4215' });
    expect(await asked({ total: 30_000, deposit_percent: 10, project_id: job.id })).toMatchObject({
      state: 'QLD',
      warnings: [{ code: 'deposit_over_cap' }],
    });
  });
});

describe('what to look at of an invoice', () => {
  it('is a deposit over the cap of its job, or one of a job that nobody put a price on', async () => {
    await business('Brisbane QLD');
    const client = await post(mel, '/api/clients', { name: 'Rosa Delgado' });
    const budget = { job_budget: 10_000, budget_includes_gst: true };
    const job = await post(mel, '/api/projects', { job_name: 'Deck', client_id: client.id, ...budget });
    const deposit = (percent: number) =>
      post(mel, `/api/projects/${job.id}/billing/invoices`, { what: 'deposit', percent });
    const first = await deposit(10);
    expect(await codes({ invoice_id: first.id })).toEqual([]);
    const over = await deposit(30);
    expect((await asked({ invoice_id: over.id })).warnings).toMatchObject([
      { code: 'deposit_over_cap', message: expect.stringContaining('This one is $3,000.00.') },
    ]);
    await mel.fetch(`/api/finance-records/${over.id}`, { method: 'DELETE' });
    // a second one that is within the cap by itself, typed and drafted
    const both = { code: 'deposit_over_cap', message: expect.stringContaining('of this job come to $1,010.00.') };
    const typed = { total: 10_000, deposit: 10, project_id: job.id };
    expect((await asked(typed)).warnings).toMatchObject([both]);
    const second = await deposit(0.1);
    expect((await asked({ invoice_id: second.id })).warnings).toMatchObject([both]);
    expect((await mel.fetch(`/api/invoices/${first.id}/issue`, { method: 'POST', json: {} })).status).toBe(200);
    await post(mel, `/api/invoices/${first.id}/void`);
    expect(await codes({ invoice_id: second.id })).toEqual([]);
    const open = await post(mel, '/api/projects', { job_name: 'Repairs', client_id: client.id });
    const part = await post(mel, `/api/projects/${open.id}/billing/invoices`, { what: 'deposit', amount: 500 });
    expect(await codes({ invoice_id: part.id })).toEqual(['deposit_check']);
  });

  it('is what a payment claim may need beside its paper', async () => {
    await business('Melbourne VIC');
    const client = await post(mel, '/api/clients', { name: 'Rosa Delgado' });
    const lines = [{ description: 'Frame and roof', quantity: 1, unit_price: 9_000 }];
    const { id } = await post(mel, '/api/invoices', { client_id: client.id, kind: 'final', lines });
    const claim = (json: Fields) => mel.fetch(`/api/invoices/${id}/payment-claim`, { method: 'PATCH', json });
    expect(await codes({ invoice_id: id })).toEqual([]);
    await claim({ home_owner: true });
    expect(await codes({ invoice_id: id })).toEqual(['claim_owner']);
    await claim({ state: 'NSW', home_owner: false });
    expect(await codes({ invoice_id: id })).toEqual(['claim_subcontractors']);
  });

  it("is nobody else's to ask about", async () => {
    await business('Penrith NSW');
    const client = await post(mel, '/api/clients', { name: 'Rosa Delgado' });
    const { id } = await post(mel, '/api/invoices', { client_id: client.id, amount: 50 });
    const quote = await post(mel, '/api/quotes', { client_id: client.id });
    await business('Penrith NSW');
    for (const json of [{ invoice_id: id }, { quote_id: quote.id }, { invoice_id: id, quote_id: quote.id }])
      await expectProblem(await mel.fetch('/api/paper-warnings', { method: 'POST', json }), 422, 'invalid');
  });
});

describe('what an invoice that is being written lacks', () => {
  it('in New Zealand: over $1,000 how its buyer is known, where that is not on file', async () => {
    await business('Auckland');
    await mel.fetch('/api/settings', { method: 'PATCH', json: { gst_number: '049091850' } });
    const known = await post(mel, '/api/clients', { name: 'Aroha', address: '8 Queen St, Auckland' });
    const unknown = await post(mel, '/api/clients', { name: 'Tui' });
    const lacks = (client_id: string) => codes({ is_invoice: true, total: 1_150, client_id });
    expect(await lacks(known.id)).toEqual([]);
    expect(await lacks(unknown.id)).toEqual(['paper_lacks']);
    // somebody of another business is nobody here
    await business('Auckland');
    await mel.fetch('/api/settings', { method: 'PATCH', json: { gst_number: '049091850' } });
    expect(await lacks(known.id)).toEqual(['paper_lacks']);
  });
});

describe('what was agreed on before the business charged GST', () => {
  const lines = [
    { description: 'Deck', quantity: 1, unit_price: 1_100 },
    { description: 'Council levy', quantity: 1, unit_price: 100, tax: 'free' },
  ];
  const agreed = async () => {
    mel = await signUp(server.url, { business_name: 'Carmody Building', business_location: 'Penrith NSW' });
    const client = await post(mel, '/api/clients', { name: 'Rosa' });
    return post(mel, '/api/quotes', { client_id: client.id, lines, status: 'accepted' });
  };
  const register = () =>
    mel.fetch('/api/settings', { method: 'PATCH', json: { gst_registered: true, abn: '51824753556' } });
  const draftOf = async (quote: { id: string }, fields: Fields = {}) =>
    post(mel, '/api/invoices', { quote_id: quote.id, ...fields });

  it('says how much of it is GST that the tradie pays, before it is issued and not after', async () => {
    const quote = await agreed();
    const before = await draftOf(quote);
    expect(await codes({ invoice_id: before.id })).toEqual([]);
    await register();
    const { warnings } = await asked({ invoice_id: before.id });
    expect(warnings).toEqual([
      {
        code: 'agreed_before_gst',
        message: expect.stringContaining('As it stands $100.00 of it is GST that you pay.'),
        source: null,
      },
    ]);
    const issued = await mel.fetch(`/api/invoices/${before.id}/issue`, { method: 'POST', json: {} });
    expect(await issued.json()).toMatchObject({ amount: 1_200, gst: 100 });
    expect(await codes({ invoice_id: before.id })).toEqual([]);
  });

  it('of one that is drafted afterwards, too; of a price with GST, and where GST came on top, it says nothing', async () => {
    const quote = await agreed();
    await register();
    const half = await draftOf(quote, { amount: 550 });
    expect(await codes({ invoice_id: half.id })).toEqual(['agreed_before_gst']);
    const onTop = await draftOf(quote, { amount: 1_310, confirm_over: true });
    expect(await codes({ invoice_id: onTop.id })).toEqual([]);
    const client = await post(mel, '/api/clients', { name: 'Priya' });
    const other = await post(mel, '/api/quotes', { client_id: client.id, lines, status: 'accepted' });
    expect(await codes({ invoice_id: (await draftOf(other)).id })).toEqual([]);
  });
});
