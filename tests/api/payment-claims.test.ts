import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { pageWords } from '../support/page-words.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

type Row = { id: string } & Fields;

let server: TestServer;
let mel: Account;
beforeAll(async () => {
  // Monday noon in Sydney
  server = await startServer({ now: '2026-11-02T01:00:00Z' });
});
afterAll(() => server.stop());

const settings = (json: Fields) => mel.fetch('/api/settings', { method: 'PATCH', json });
async function business(business_location: string, numbers: Fields = { abn: '51824753556' }): Promise<void> {
  mel = await signUp(server.url, { business_name: 'Carmody Building', business_location });
  await settings({ gst_registered: true, ...numbers });
}
/** A progress claim of half of a job; the price is without GST. */
async function progress(price = 20_000, job: Fields = {}): Promise<Row> {
  const client = await post(mel, '/api/clients', { name: 'Rosa Delgado', email: 'rosa@example.org' });
  const project = await post(mel, '/api/projects', { job_name: 'Deck', client_id: client.id, ...job });
  const lines = [{ description: 'Deck', quantity: 1, unit_price: price }];
  await post(mel, '/api/quotes', { client_id: client.id, project_id: project.id, lines, status: 'accepted' });
  return post(mel, `/api/projects/${project.id}/billing/invoices`, { what: 'progress', percent: 50 });
}
const trySet = (id: string, json: Fields) => mel.fetch(`/api/invoices/${id}/payment-claim`, { method: 'PATCH', json });
async function set(id: string, json: Fields): Promise<Row> {
  const response = await trySet(id, json);
  expect(response.status, JSON.stringify(await response.clone().json())).toBe(200);
  return (await response.json()) as Row;
}
async function refused(id: string, json: Fields): Promise<{ paths: string[]; detail: string }> {
  const { errors = [], detail } = await expectProblem(await trySet(id, json), 422, 'invalid');
  return { paths: errors.map(({ path }: { path: string }) => path), detail };
}
const issue = (id: string, json: Fields = {}) => post<Row>(mel, `/api/invoices/${id}/issue`, json);
const read = (id: string) => get<Row>(mel, `/api/finance-records/${id}`);
async function paperOf(id: string): Promise<string> {
  const response = await mel.fetch(`/api/invoices/${id}/pdf`);
  expect(response.status).toBe(200);
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
/** The page that goes out with a message, as its client opens it. */
async function pageOf(id: string): Promise<string> {
  const sent = await post<Row>(mel, `/api/finance-records/${id}/send`, { channel: 'email' });
  const [path = ''] = /\/i\/[\w.-]+/.exec(JSON.stringify(sent)) ?? [];
  return (await pageWords(`${server.url}${path}`)).replace(/\s+/g, ' ');
}

const look = (id: string) => get<Row>(mel, `/api/invoices/${id}/look`);

const FRAME = { work: 'Frame and decking boards', home_owner: false };
const NSW_WORDS =
  'This is a payment claim made under the Building and Construction Industry Security of Payment Act 1999 (NSW)';

describe('a payment claim in New South Wales', () => {
  beforeEach(() => business('Penrith NSW'));

  it('carries the words of the law on paper and page, and says when a reply is due', async () => {
    const { id } = await progress(20_000, { site_address: '4 Mill St, Penrith NSW 2750' });
    expect(await set(id, { ...FRAME, from: '2026-10-01', to: '2026-10-31' })).toMatchObject({
      stage: 'draft',
      payment_claim: { state: 'NSW', home_owner: false, work: FRAME.work, from: '2026-10-01', reply_days: null },
      reply_due: null,
    });
    expect(await issue(id)).toMatchObject({ reply_due: '2026-11-16', frozen: { claim: { words: NSW_WORDS } } });
    const [paper, page] = [await paperOf(id), await pageOf(id)];
    for (const part of [
      NSW_WORDS,
      'Deck (#1001), 4 Mill St, Penrith NSW 2750',
      'Frame and decking boards',
      '1 October 2026 to 31 October 2026',
      '$11,000.00 including GST',
      '16 November 2026',
      'reply with a payment schedule within 10 business days',
    ]) {
      expect(paper).toContain(part);
      expect(page).toContain(part);
    }
    expect(paper).not.toContain('Form 1');
  });

  it('asks whether the client is the owner who lives there, and never guesses it', async () => {
    const { id } = await progress();
    expect((await refused(id, { work: 'Frame' })).paths).toEqual(['home_owner']);
    expect((await read(id)).payment_claim).toBeNull();
    // what kind of work it is decides only for such an owner
    expect((await refused(id, { work: 'Frame', home_owner: true })).paths).toEqual(['trade']);
    expect(await set(id, { work: 'Frame', home_owner: true, trade: 'building' })).toMatchObject({
      payment_claim: { home_owner: true, trade: 'building' },
    });
  });

  it.each(['electrical', 'plumbing', 'drainage', 'gas', 'air_conditioning'])(
    'is none for a home owner: %s',
    async (trade) => {
      const { id } = await progress();
      const { paths, detail } = await refused(id, { work: 'All of it', home_owner: true, trade });
      expect(paths).toEqual(['trade']);
      expect(detail).toContain('not covered');
      await set(id, { work: 'All of it', home_owner: false, trade });
    },
  );

  it('is none for a home owner under $5,000, by the price of all the work', async () => {
    const small = await progress(4_545);
    const { paths, detail } = await refused(small.id, { work: 'Steps', home_owner: true, trade: 'building' });
    expect(paths).toEqual(['home_owner']);
    expect(detail).toContain('under the $5,000');
    // $5,000.00 with GST; the half that is claimed is under it
    const enough = await progress(4_545.45);
    await set(enough.id, { work: 'Steps', home_owner: true, trade: 'building' });
  });

  it('is checked again when it is issued', async () => {
    const { id } = await progress(5_000);
    await set(id, { work: 'Steps', home_owner: true, trade: 'building' });
    const project_id = String((await read(id)).project_id);
    const lines = [{ description: 'Deck', quantity: 1, unit_price: 2_000 }];
    const quote = await post(mel, '/api/quotes', { project_id, lines, status: 'sent' });
    await mel.fetch(`/api/quotes/${quote.id}`, { method: 'PATCH', json: { status: 'accepted' } });
    const { detail } = await expectProblem(
      await mel.fetch(`/api/invoices/${id}/issue`, { method: 'POST', json: {} }),
      422,
    );
    expect(detail).toContain('under the $5,000');
    expect(await read(id)).toMatchObject({ stage: 'draft', invoice_number: null });
    await set(id, { on: false });
    expect(await issue(id)).toMatchObject({ payment_claim: null, reply_due: null });
  });

  it('is a progress or a final invoice, and says what work it is for', async () => {
    const { id, client_id } = await progress();
    expect((await refused(id, { home_owner: false })).paths).toEqual(['work']);
    const plain = await post(mel, '/api/invoices', { client_id, amount: 550, description: 'Call-out' });
    expect((await refused(plain.id, FRAME)).paths).toEqual(['kind']);
    const told = await post(mel, '/api/invoices', {
      client_id,
      kind: 'final',
      lines: [{ description: 'Frame and roof', quantity: 1, unit_price: 9_000 }],
    });
    await set(told.id, { home_owner: false });
  });

  it('has the day on which its client got it, from which the time to reply is counted', async () => {
    const { id } = await progress();
    await set(id, FRAME);
    expect((await refused(id, { served_on: '2026-11-02' })).paths).toEqual(['served_on']);
    expect(await issue(id, { issued_on: '2026-10-26' })).toMatchObject({ reply_due: '2026-11-09' });
    expect(await set(id, { served_on: '2026-10-30' })).toMatchObject({
      served_on: '2026-10-30',
      reply_due: '2026-11-13',
    });
    // it leaves later, which changes nothing of what somebody said
    await paperOf(id);
    expect(await read(id)).toMatchObject({ reply_due: '2026-11-13' });
    expect((await refused(id, { served_on: '2026-11-03' })).paths).toEqual(['served_on']);
    expect((await refused(id, { served_on: '2026-10-25' })).paths).toEqual(['served_on']);
  });

  it('that left later than it was issued gives its time from then', async () => {
    const { id } = await progress();
    await set(id, FRAME);
    expect(await issue(id, { issued_on: '2026-10-26' })).toMatchObject({ reply_due: '2026-11-09' });
    await paperOf(id);
    expect(await read(id)).toMatchObject({ reply_due: '2026-11-16', served_on: null });
  });

  it('stays as it was issued, and a plain invoice becomes none later', async () => {
    const { id } = await progress();
    await set(id, FRAME);
    await issue(id);
    for (const json of [{ on: false }, { work: 'More' }, { state: 'VIC' }, {}])
      await expectProblem(await trySet(id, json), 409, 'issued');
    const plain = await progress();
    await issue(plain.id);
    const { detail } = await expectProblem(await trySet(plain.id, FRAME), 409, 'issued');
    expect(detail).toContain('plain invoice');
  });

  it('counts fewer days where the contract says so, and never more', async () => {
    const { id } = await progress();
    expect((await refused(id, { ...FRAME, reply_days: 15 })).paths).toEqual(['reply_days']);
    await set(id, { ...FRAME, reply_days: 5 });
    expect(await issue(id)).toMatchObject({ reply_due: '2026-11-09' });
    expect(await paperOf(id)).toContain('within 5 business days');
  });

  it('that is void asks for no reply and says so on paper', async () => {
    const { id } = await progress();
    await set(id, FRAME);
    await issue(id);
    expect(await post<Row>(mel, `/api/invoices/${id}/void`, {})).toMatchObject({ reply_due: null });
    const paper = await paperOf(id);
    expect(paper).toContain('VOID');
    expect(paper).not.toContain('payment claim');
  });
});

describe('a payment claim elsewhere', () => {
  it.each([
    ['Melbourne VIC', 'VIC', 'Building and Construction Industry Security of Payment Act 2002 (Vic)', '2026-11-17'],
    ['Brisbane QLD', 'QLD', 'Building Industry Fairness (Security of Payment) Act 2017 (Qld)', '2026-11-23'],
    ['Adelaide SA', 'SA', 'Building and Construction Industry Security of Payment Act 2009 (SA)', '2026-11-23'],
    ['Fremantle WA', 'WA', 'Building and Construction Industry (Security of Payment) Act 2021 (WA)', '2026-11-23'],
    ['Canberra', 'ACT', 'Building and Construction Industry (Security of Payment) Act 2009 (ACT)', '2026-11-16'],
    ['Darwin NT', 'NT', 'Construction Contracts (Security of Payments) Act 2004 (NT)', '2026-11-16'],
  ])('in %s names the Act of %s', async (location, state, act, due) => {
    await business(location);
    const { id } = await progress();
    // nothing about the owner is asked where it decides nothing
    expect(await set(id, { work: 'Frame' })).toMatchObject({ payment_claim: { state, home_owner: null } });
    expect(await issue(id)).toMatchObject({ reply_due: due });
    expect(await paperOf(id)).toContain(`This is a payment claim made under the ${act}`);
  });

  it('in Tasmania gives the owner who lives there 20 days, and asks', async () => {
    await business('Hobart TAS');
    const { id } = await progress();
    expect((await refused(id, { work: 'Frame' })).paths).toEqual(['home_owner']);
    await set(id, { work: 'Frame', home_owner: true });
    expect(await issue(id)).toMatchObject({ reply_due: '2026-11-30' });
    const other = await progress();
    await set(other.id, { work: 'Frame', home_owner: false });
    expect(await issue(other.id)).toMatchObject({ reply_due: '2026-11-16' });
  });

  it('is under the law of where the job is, or of where somebody says', async () => {
    await business('Penrith NSW');
    const { id } = await progress(20_000, { site_address: '9 Alinga St, Canberra ACT 2601' });
    expect(await set(id, { work: 'Frame' })).toMatchObject({ payment_claim: { state: 'ACT' } });
    expect(await set(id, { state: 'QLD' })).toMatchObject({ payment_claim: { state: 'QLD', work: 'Frame' } });
  });

  it('asks for the state where nothing tells it', async () => {
    await business('The Shire');
    const { id } = await progress();
    expect((await refused(id, FRAME)).paths).toEqual(['state']);
    await set(id, { ...FRAME, state: 'NSW' });
  });
});

describe('a payment claim in New Zealand', () => {
  beforeEach(() => business('Auckland', { gst_number: '49-091-850' }));

  it('says its period, names the Act and has Form 1 behind it, in the same file and on the page', async () => {
    const { id } = await progress();
    expect((await refused(id, { work: 'Frame' })).paths).toEqual(['from', 'to']);
    expect((await refused(id, { work: 'Frame', from: '2026-10-31', to: '2026-10-01' })).paths).toEqual(['to']);
    await set(id, { work: 'Frame', from: '2026-10-01', to: '2026-10-31' });
    expect(await issue(id)).toMatchObject({ reply_due: '2026-11-30', frozen: { claim: { form_1: true } } });
    const [paper, page] = [await paperOf(id), await pageOf(id)];
    for (const part of [
      'This is a payment claim made under the Construction Contracts Act 2002',
      'Deck (#1001)',
      '1 October 2026 to 31 October 2026',
      'Form 1: Information that must accompany all payment claims',
      'Section 20, Construction Contracts Act 2002',
      'What if I do nothing?',
      'you should consult a lawyer immediately.',
    ]) {
      expect(paper).toContain(part);
      expect(page).toContain(part);
    }
    expect(paper.indexOf('Form 1:')).toBeGreaterThan(paper.indexOf('Total including GST'));
  });

  it('gives as many days as the contract says', async () => {
    const { id } = await progress();
    await set(id, { work: 'Frame', from: '2026-10-01', to: '2026-10-31', reply_days: 5 });
    expect(await issue(id)).toMatchObject({ reply_due: '2026-11-09' });
  });

  it('over the holidays counts none of 24 December to 5 January', async () => {
    const { id } = await progress();
    await set(id, { work: 'Frame', from: '2026-10-01', to: '2026-10-31', reply_days: 40 });
    expect(await issue(id)).toMatchObject({ reply_due: '2027-01-08' });
  });
});

describe('what is no invoice', () => {
  it('is never a payment claim', async () => {
    await business('Penrith NSW');
    const payment = await post(mel, '/api/finance-records', { type: 'expense', amount: 50 });
    expect((await refused(payment.id, FRAME)).paths).toEqual(['id']);
  });
});

describe('a draft claim that is looked at', () => {
  beforeEach(() => business('Penrith NSW'));
  const KEYS = ['words', 'rows'] as const;
  const rowOf = (looked: Fields, label: string) =>
    (looked.claim as { rows: { label: string; value: string }[] }).rows.find((row) => row.label === label)?.value;

  it('says what its paper will say, which law it is under, and what was claimed before', async () => {
    const first = await progress(20_000);
    await issue(first.id);
    const { id } = await post(mel, `/api/projects/${String(first.project_id)}/billing/invoices`, {
      what: 'progress',
      percent: 25,
    });
    expect(await look(id)).toMatchObject({ claim: null, due: 5500, credit_used: 0, invoiced_before: 11_000 });
    await set(id, { ...FRAME, from: '2026-10-01', to: '2026-10-31' });
    const looked = await look(id);
    expect(looked).toMatchObject({
      claim: { words: NSW_WORDS, reply_due: '2026-11-16' },
      due: 5500,
      due_date: '2026-11-16',
      basis: { title: 'How this claim is worked out' },
    });
    // the preview of its paper, too
    const preview = await mel.fetch(`/api/finance-records/${id}/pdf?preview=true`);
    const { text } = await extractText(new Uint8Array(await preview.arrayBuffer()), { mergePages: true });
    expect(text.replace(/\s+/g, ' ')).toContain(NSW_WORDS);
    expect(rowOf(looked, 'Period')).toBe('1 October 2026 to 31 October 2026');
    expect(rowOf(looked, 'Amount claimed')).toBe('$5,500.00 including GST, worked out below');
    expect(rowOf(looked, 'Due for payment')).toBe('16 November 2026');
    expect(JSON.stringify(looked.basis)).toContain('Before this: invoice INV-1001 of 2 November 2026');
    // as it is then
    await issue(id);
    const issued = await look(id);
    for (const key of KEYS) expect((issued.claim as Fields)[key]).toEqual((looked.claim as Fields)[key]);
    expect(issued.basis).toEqual(looked.basis);
  });

  it('is due on the day that is said, else as its business gives', async () => {
    const { id } = await progress();
    await set(id, { ...FRAME, due_date: '2026-12-18' });
    expect(await look(id)).toMatchObject({ due_date: '2026-12-18' });
    // what is left out stays
    await set(id, { work: 'Frame' });
    expect(rowOf(await look(id), 'Due for payment')).toBe('18 December 2026');
    await set(id, { due_date: null });
    expect(await look(id)).toMatchObject({ due_date: '2026-11-16' });
    await set(id, { due_date: '2026-12-18' });
    expect(await issue(id)).toMatchObject({ due_date: '2026-12-18' });
    // one that is issued stays
    await expectProblem(await trySet(id, { due_date: '2026-12-24' }), 409, 'issued');
    expect((await refused((await progress()).id, { ...FRAME, due_date: '18.12.' })).paths).toEqual(['due_date']);
  });
});
