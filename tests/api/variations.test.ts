import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

type Row = { id: string } & Fields;
const LINES = [{ description: 'Handrail <b>', quantity: 2, unit: 'm', unit_price: 200 }];
const BODY = { description: 'Handrail along the steps', lines: LINES };

let server: TestServer;
let mel: Account;
let client: Row;
let job: Row;
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
  mel = await signUp(server.url, { business_name: 'Carmody Electrical' });
  await mel.fetch('/api/settings', { method: 'PATCH', json: { abn: '51824753556', gst_registered: true } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  client = await post(mel, '/api/clients', { name: 'Rosa', email: 'rosa@example.org' });
  const budget = { job_budget: 5000, budget_includes_gst: true };
  job = await post(mel, '/api/projects', { job_name: 'Kitchen', client_id: client.id, ...budget });
});

const make = (fields: Fields = {}) => post(mel, '/api/variations', { project_id: job.id, ...BODY, ...fields });
const patch = (id: string, json: Fields) => mel.fetch(`/api/variations/${id}`, { method: 'PATCH', json });
const read = (id: string) => get<Row>(mel, `/api/variations/${id}`);
const billing = (id = job.id) => get<Fields>(mel, `/api/projects/${id}/billing`);
const sent = async (fields: Fields = {}) => {
  const { id } = await make(fields);
  await post(mel, `/api/variations/${id}/send`);
  return read(id);
};
const seenIn = (html: string) => /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '';
const pageOf = async ({ link }: Fields) => (await fetch(String(link))).text();
const answer = ({ link }: Fields, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(String(link), { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });

describe('a variation', () => {
  it('is numbered within its job and priced as a quote is, for the client of the job', async () => {
    const first = await make();
    expect(first).toMatchObject({
      variation_number: 'V1',
      project: { job_name: 'Kitchen' },
      client_id: client.id,
      status: 'draft',
      subtotal: 400,
      gst: 40,
      total: 440,
      link: null,
      sent_at: null,
      response: null,
    });
    expect(await make({ prices_include_gst: true })).toMatchObject({
      variation_number: 'V2',
      subtotal: 363.64,
      gst: 36.36,
      total: 400,
    });
    const other = await post(mel, '/api/projects', { job_name: 'Deck' });
    expect(await make({ project_id: other.id })).toMatchObject({ variation_number: 'V1', client_id: null });
  });

  it('keeps its number: that of a deleted one is given to no other', async () => {
    await make();
    const second = await make();
    expect((await mel.fetch(`/api/variations/${second.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await make()).variation_number).toBe('V3');
    const back = await post(mel, `/api/variations/${second.id}/restore`);
    expect(back.variation_number).toBe('V2');
  });

  it('gets a number of its own when several are made at once, and one for each key', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => make()));
    expect(made.map(({ variation_number }) => variation_number).toSorted()).toEqual(
      Array.from({ length: 8 }, (_, i) => `V${i + 1}`),
    );
    const again = { method: 'POST', json: { project_id: job.id, ...BODY }, headers: { 'idempotency-key': job.id } };
    const [one, two] = [await mel.fetch('/api/variations', again), await mel.fetch('/api/variations', again)];
    expect(await two.json()).toEqual(await one.json());
    expect((await make()).variation_number).toBe('V10');
  });

  it('may leave work out: below zero', async () => {
    const less = [{ description: 'No splashback', quantity: 1, unit_price: -300 }];
    expect(await make({ lines: less })).toMatchObject({ subtotal: -300, gst: -30, total: -330 });
  });

  it('is counted up anew when its lines or what their prices mean change', async () => {
    const { id } = await make();
    await patch(id, { lines: [{ description: 'Rail', quantity: 1, unit_price: 110 }] });
    expect(await read(id)).toMatchObject({ subtotal: 110, total: 121 });
    await patch(id, { prices_include_gst: true });
    expect(await read(id)).toMatchObject({ subtotal: 100, gst: 10, total: 110 });
    await expectProblem(await patch(id, { lines: [] }), 422, 'invalid');
    await expectProblem(await patch(id, { project_id: job.id }), 422, 'invalid');
  });

  it('is listed by job, status and client', async () => {
    const { id } = await make();
    const ids = async (query: string) => (await get(mel, `/api/variations?${query}`)).data.map((one) => one.id);
    expect(await ids(`project_id=${job.id}`)).toEqual([id]);
    expect(await ids(`client_id=${client.id}&status=draft`)).toEqual([id]);
    expect(await ids(`client_id=${client.id}&status=sent`)).toEqual([]);
  });

  it('is of a job of one’s own', async () => {
    const dave = await signUp(server.url);
    const theirs = { method: 'POST', json: { project_id: job.id, ...BODY } };
    await expectProblem(await dave.fetch('/api/variations', theirs), 422, 'invalid');
    await expectProblem(await dave.fetch(`/api/projects/${job.id}/billing`), 404, 'not_found');
    const { id } = await make();
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/send'],
      ['POST', '/restore'],
    ] as const) {
      const response = await dave.fetch(`/api/variations/${id}${path}`, {
        method,
        json: method === 'PATCH' ? {} : undefined,
      });
      await expectProblem(response, 404, 'not_found');
    }
  });
});

describe('a variation that was sent', () => {
  it('goes through the outbox with its figures and a link', async () => {
    const variation = await sent();
    expect(variation).toMatchObject({ status: 'sent', sent_at: expect.any(String), response: null });
    expect(variation.link).toMatch(new RegExp(`^${server.url}/v/[0-9a-v]{52}$`));
    const [item] = (await get(mel, '/api/outbox?channel=email')).data;
    expect(item).toMatchObject({
      to: 'rosa@example.org',
      subject: 'Variation V1 for Kitchen from Carmody Electrical',
      variation_id: variation.id,
      project_id: job.id,
      client_id: client.id,
    });
    for (const part of ['Handrail along the steps', '$440.00', 'includes GST $40.00', String(variation.link)])
      expect(item?.body).toContain(part);
  });

  it('is looked at before, as it goes', async () => {
    const { id } = await make();
    const shown = await post<Fields>(mel, '/api/outbox-preview', { variation_id: id, note: 'As we said on site.' });
    expect(shown).toMatchObject({ channel: 'email', to: 'rosa@example.org', link: expect.stringContaining('/v/') });
    expect(shown.body).toContain('As we said on site.');
    expect(await read(id)).toMatchObject({ status: 'draft', link: null });
  });

  it('needs a client, and goes to whom the job is for now', async () => {
    const { id } = await make();
    await mel.fetch(`/api/projects/${job.id}`, { method: 'PATCH', json: { client_id: null } });
    const refused = await expectProblem(await mel.fetch(`/api/variations/${id}/send`, { method: 'POST' }), 422);
    expect(refused.detail).toBe('That job has no client yet. Add one first.');
    const ngaire = await post(mel, '/api/clients', { name: 'Ngaire', email: 'ngaire@example.org' });
    await mel.fetch(`/api/projects/${job.id}`, { method: 'PATCH', json: { client_id: ngaire.id } });
    expect(await post(mel, `/api/variations/${id}/send`)).toMatchObject({ to: 'ngaire@example.org' });
    expect(await read(id)).toMatchObject({ client_id: ngaire.id });
  });

  it('stays as it is, until it is taken back', async () => {
    const variation = await sent();
    for (const change of [{ description: 'Other' }, { lines: LINES }, { prices_include_gst: true }]) {
      const problem = await expectProblem(await patch(variation.id, change), 409, 'conflict');
      expect(problem.detail).toContain('Take it back to draft first');
    }
    await expectProblem(await mel.fetch(`/api/variations/${variation.id}`, { method: 'DELETE' }), 409, 'conflict');
    const before = seenIn(await pageOf(variation));
    expect((await patch(variation.id, { status: 'draft' })).status).toBe(200);
    expect(await read(variation.id)).toMatchObject({ link: null });
    const html = await pageOf(variation);
    expect(html).toContain('was withdrawn');
    expect(html).not.toContain('Handrail');
    expect((await answer(variation, { decision: 'accepted', name: 'Rosa', seen: before })).status).toBe(409);
    // changed and sent again: what was looked at before is agreed to by nobody
    await patch(variation.id, { lines: [{ description: 'Rail', quantity: 1, unit_price: 500 }] });
    await post(mel, `/api/variations/${variation.id}/send`);
    const late = await answer(variation, { decision: 'accepted', name: 'Rosa', seen: before });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('This variation was changed. Here is the new one.');
    expect(await read(variation.id)).toMatchObject({ status: 'sent', response: null });
  });

  it('is shown to whoever has the link, kept and listed nowhere', async () => {
    const variation = await sent();
    const response = await fetch(String(variation.link));
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    const html = await response.text();
    for (const part of ['Carmody Electrical', 'Variation V1', 'Kitchen', 'Handrail &lt;b&gt;', '$400.00', '$440.00'])
      expect(html).toContain(part);
    expect(html).not.toContain('<b>');
    expect(html).toContain('This is on top of what was agreed for the job. Nothing is charged here.');
  });

  it('says that it comes off what was agreed, where it lowers the price', async () => {
    const html = await pageOf(await sent({ lines: [{ description: 'No splashback', quantity: 1, unit_price: -300 }] }));
    expect(html).toContain('This comes off what was agreed for the job. Nothing is charged here.');
    expect(html).not.toContain('on top of');
  });

  it('is accepted once, by name; the tradie is told and the price of the job goes up', async () => {
    const variation = await sent();
    expect((await billing()).price).toMatchObject({ variations: 0, total: 5000 });
    const seen = seenIn(await pageOf(variation));
    const all = await Promise.all([1, 2, 3].map(() => answer(variation, { decision: 'accepted', name: 'Rosa', seen })));
    expect(all.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await answer(variation, { decision: 'declined', name: 'Rosa', seen })).status).toBe(409);
    expect(await pageOf(variation)).toContain('Rosa accepted this variation');
    expect(await read(variation.id)).toMatchObject({
      status: 'accepted',
      response: { decision: 'accepted', name: 'Rosa', reason: null, total: 440 },
    });
    const tasks = (await get(mel, '/api/admin-tasks?limit=100')).data.filter(({ project_id }) => project_id === job.id);
    expect(tasks.map(({ task_name }) => task_name)).toEqual(['Variation V1 of Kitchen accepted by Rosa']);
    expect((await billing()).price).toMatchObject({ base: 5000, variations: 440, total: 5440 });
    const refused = await expectProblem(await patch(variation.id, { description: 'Other' }), 409, 'conflict');
    expect(refused.detail).toContain('Make another variation');
    await expectProblem(await patch(variation.id, { status: 'draft' }), 409, 'status_stays');
    await expectProblem(await mel.fetch(`/api/variations/${variation.id}/send`, { method: 'POST' }), 409, 'conflict');
  });

  it('is declined with a reason, and may still be agreed to in words', async () => {
    const variation = await sent();
    const seen = seenIn(await pageOf(variation));
    expect((await answer(variation, { decision: 'declined', name: 'Rosa', reason: 'Too dear', seen })).status).toBe(
      303,
    );
    expect(await read(variation.id)).toMatchObject({ status: 'declined', response: { reason: 'Too dear' } });
    await expectProblem(await patch(variation.id, { status: 'draft' }), 409, 'status_stays');
    expect((await patch(variation.id, { status: 'accepted' })).status).toBe(200);
    expect(await pageOf(variation)).not.toContain('Accept this variation');
  });

  it('is what the tradie says himself, who may take that back', async () => {
    const { id } = await sent();
    for (const status of ['accepted', 'declined', 'accepted'])
      expect((await patch(id, { status })).status, status).toBe(200);
    expect((await billing()).price).toMatchObject({ variations: 440 });
    const problem = await expectProblem(await patch(id, { description: 'Other' }), 409, 'conflict');
    expect(problem.detail).toBe('It is accepted. Take it back to draft first.');
    expect((await patch(id, { status: 'draft' })).status).toBe(200);
    expect((await billing()).price).toMatchObject({ variations: 0 });
    expect((await mel.fetch(`/api/variations/${id}`, { method: 'DELETE' })).status).toBe(204);
  });

  it('takes no answer without a name, of another kind, or from a page of somebody else', async () => {
    const variation = await sent();
    const seen = seenIn(await pageOf(variation));
    expect((await answer(variation, { decision: 'accepted', name: '  ', seen })).status).toBe(422);
    expect((await answer(variation, { decision: 'maybe', name: 'Rosa', seen })).status).toBe(422);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await answer(variation, { decision: 'accepted', name: 'Rosa', seen }, foreign)).status).toBe(403);
    const path = String(variation.link);
    expect((await fetch(path.replace('/v/', '/q/'))).status).toBe(404);
    expect((await fetch(`${path.slice(0, -1)}${path.endsWith('a') ? 'b' : 'a'}`)).status).toBe(404);
    expect(await read(variation.id)).toMatchObject({ status: 'sent', response: null });
  });
});

describe('what a job is worth', () => {
  it('is nothing that anybody said, before a quote or a budget', async () => {
    const bare = await post(mel, '/api/projects', { job_name: 'Callout' });
    expect(await billing(bare.id)).toEqual({
      price: { base: null, base_from: null, quote_id: null, variations: 0, total: 0, includes_gst: true },
      invoiced: 0,
      credited: 0,
      paid: 0,
      due: 0,
      drafts: { count: 0, total: 0 },
      left_to_invoice: null,
      stages: [],
    });
    await expectProblem(await mel.fetch(`/api/projects/${'0'.repeat(24)}/billing`), 404, 'not_found');
  });

  it('is the accepted quote with its GST, else the budget, and what was accepted on top', async () => {
    expect((await billing()).price).toMatchObject({ base: 5000, base_from: 'budget', total: 5000 });
    const lines = [{ description: 'Kitchen', quantity: 1, unit_price: 6000 }];
    const quote = { client_id: client.id, project_id: job.id, lines };
    await post(mel, '/api/quotes', quote);
    expect((await billing()).price).toMatchObject({ base_from: 'budget' });
    await post(mel, '/api/quotes', { ...quote, status: 'accepted' });
    for (const status of ['draft', 'sent', 'declined', 'accepted', 'accepted']) await make({ status });
    const less = [{ description: 'No splashback', quantity: 1, unit_price: -100 }];
    await make({ status: 'accepted', lines: less });
    expect(await billing()).toMatchObject({
      price: { base: 6600, base_from: 'quote', variations: 770, total: 7370 },
      left_to_invoice: 7370,
    });
  });

  it('is compared with what was invoiced, credited and paid', async () => {
    await make({ status: 'accepted' });
    const invoice = await post(mel, '/api/invoices', { project_id: job.id, amount: 2000, issue: true });
    await post(mel, '/api/invoices', { project_id: job.id, amount: 1000, issue: true });
    await post(mel, '/api/invoices', { project_id: job.id, amount: 400 }); // a draft asks for nothing yet
    await post(mel, `/api/invoices/${invoice.id}/credit-notes`, { amount: 500, reason: 'Charged twice' });
    await post(mel, '/api/finance-records', { type: 'payment', amount: 700, invoice_id: invoice.id });
    await post(mel, '/api/finance-records', { type: 'expense', amount: 50, project_id: job.id });
    const other = await post(mel, '/api/projects', { job_name: 'Deck', client_id: client.id });
    await post(mel, '/api/invoices', { project_id: other.id, amount: 80, issue: true });
    expect(await billing()).toMatchObject({
      price: { total: 5440 },
      invoiced: 3000,
      credited: 500,
      paid: 700,
      due: 1800,
      // what was credited is less to pay, and is not asked for again
      left_to_invoice: 2440,
      drafts: { count: 1, total: 400 },
    });
    await post(mel, '/api/invoices', { project_id: job.id, amount: 9000, issue: true });
    expect(await billing()).toMatchObject({ invoiced: 12_000, left_to_invoice: 0 });
  });
});
