import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

type Row = { id: string } & Fields;

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
  client = await post(mel, '/api/clients', { name: 'Margaret', email: 'margaret@example.org' });
  job = await post(mel, '/api/projects', { job_name: 'Kitchen', client_id: client.id });
  const lines = [{ description: 'Kitchen', quantity: 1, unit_price: 6000 }];
  await post(mel, '/api/quotes', { client_id: client.id, project_id: job.id, lines, status: 'accepted' });
});

const billing = (id = job.id) => get<Fields & { stages: Row[] }>(mel, `/api/projects/${id}/billing`);
const bill = (json: Fields, id = job.id) => post(mel, `/api/projects/${id}/billing/invoices`, json);
const tryBill = (json: Fields, id = job.id) =>
  mel.fetch(`/api/projects/${id}/billing/invoices`, { method: 'POST', json });
const issue = (id: string) => post(mel, `/api/invoices/${id}/issue`);
const stages = (list: Fields[], id = job.id) =>
  mel.fetch(`/api/projects/${id}/billing/stages`, { method: 'PUT', json: { stages: list } });

describe('invoicing a job', () => {
  it('goes from the deposit over a claim to the rest, which takes off what went before, to the cent', async () => {
    const deposit = await bill({ what: 'deposit', percent: 30 });
    expect(deposit).toMatchObject({
      stage: 'draft',
      kind: 'deposit',
      amount: 1980,
      gst: 180,
      invoice_number: null,
      project_id: job.id,
      client_id: client.id,
      description: 'Deposit, 30% of Kitchen',
    });
    expect(await billing()).toMatchObject({ invoiced: 0, drafts: { count: 1, total: 1980 }, left_to_invoice: 6600 });
    await issue(deposit.id);
    const lines = [{ description: 'Handrail', quantity: 1, unit_price: 400 }];
    await post(mel, '/api/variations', { project_id: job.id, description: 'Handrail', lines, status: 'accepted' });
    const claim = await bill({ what: 'progress', percent: 33.33 });
    // of the price with its variations: 33.33 % of 7,040
    expect(claim).toMatchObject({ kind: 'progress', amount: 2346.43, gst: 213.31 });
    const second = await issue(claim.id);
    const rest = await bill({ what: 'rest' });
    expect(rest).toMatchObject({ kind: 'final', amount: 2713.57, gst: 246.69, prices_include_gst: true });
    expect(rest.lines).toMatchObject([
      { description: expect.stringMatching(/^Kitchen, quote /), total: 6600 },
      { description: 'Variation V1: Handrail', total: 440 },
      { description: expect.stringMatching(/^Less invoice INV-\d+ of 4 March 2026$/), total: -1980 },
      { description: `Less invoice ${String(second.invoice_number)} of 4 March 2026`, total: -2346.43 },
    ]);
    await issue(rest.id);
    expect(await billing()).toMatchObject({ price: { total: 7040 }, invoiced: 7040, left_to_invoice: 0 });
    await expectProblem(await tryBill({ what: 'rest' }), 422, 'invalid');
    const pdf = await mel.fetch(`/api/invoices/${rest.id}/pdf`);
    expect(pdf.status).toBe(200);
  });

  it('takes an amount, with GST or before it', async () => {
    expect(await bill({ what: 'deposit', amount: 500 })).toMatchObject({ amount: 500, gst: 45.45 });
    expect(await bill({ what: 'progress', amount: 1850, includes_gst: false })).toMatchObject({
      amount: 2035,
      gst: 185,
      description: 'Progress claim for Kitchen',
    });
  });

  it('comes to more than the job is worth only where that is confirmed; drafts count', async () => {
    await bill({ what: 'deposit', percent: 60 });
    const problem = await expectProblem(await tryBill({ what: 'progress', percent: 50 }), 422, 'over_price');
    expect(JSON.stringify(problem)).toContain('$660.00 more than the $6,600.00');
    expect(await bill({ what: 'progress', percent: 50, confirm_over: true })).toMatchObject({ amount: 3300 });
    // an agreed quote is not invoiced twice by the other way either
    await expectProblem(
      await mel.fetch('/api/invoices', { method: 'POST', json: { project_id: job.id } }),
      422,
      'over_price',
    );
    expect(await post(mel, '/api/invoices', { project_id: job.id, confirm_over: true })).toMatchObject({
      amount: 6600,
    });
  });

  it('does not ask again for what was credited, but for an invoice that was credited as a whole', async () => {
    const deposit = await bill({ what: 'deposit', percent: 50 });
    await issue(deposit.id);
    await post(mel, `/api/invoices/${deposit.id}/credit-notes`, { amount: 100, reason: 'Faulty tap' });
    expect(await billing()).toMatchObject({ invoiced: 3300, credited: 100, left_to_invoice: 3300 });
    await post(mel, `/api/invoices/${deposit.id}/credit-notes`, { amount: 3200, reason: 'Wrong job' });
    expect(await billing()).toMatchObject({ invoiced: 3300, credited: 3300, left_to_invoice: 6600 });
    const rest = await bill({ what: 'rest' });
    expect(rest).toMatchObject({ amount: 6600 });
    expect(rest.lines).toHaveLength(1);
  });

  it('lets what was credited of a claim be claimed again, as far as the price goes', async () => {
    const [deposit, claim] = [
      await bill({ what: 'deposit', percent: 50 }),
      await bill({ what: 'progress', percent: 50 }),
    ];
    for (const { id } of [deposit, claim]) await issue(id);
    await post(mel, `/api/invoices/${claim.id}/credit-notes`, { amount: 168.58, reason: 'Not finished' });
    const rest = await expectProblem(await tryBill({ what: 'rest' }), 422, 'invalid');
    expect(rest.detail).toContain('$168.58 of it was credited: to ask for that again, claim it as an amount.');
    const over = await expectProblem(await tryBill({ what: 'progress', amount: 200 }), 422, 'over_price');
    expect(over.detail).toContain('$31.42 more than the $6,600.00');
    expect(over.detail).toContain('$6,431.42 is invoiced already.');
    const again = await bill({ what: 'progress', amount: 168.58 });
    expect(again).toMatchObject({ amount: 168.58, gst: 15.33 });
    await expectProblem(await tryBill({ what: 'progress', amount: 1 }), 422, 'over_price');
    await mel.fetch(`/api/finance-records/${again.id}`, { method: 'DELETE' });
    // less was agreed since: that much of it is not to be claimed
    const lines = [{ description: 'No tap', quantity: 1, unit_price: -100 }];
    await post(mel, '/api/variations', { project_id: job.id, description: 'No tap', lines, status: 'accepted' });
    await expectProblem(await tryBill({ what: 'progress', amount: 168.58 }), 422, 'over_price');
    expect(await bill({ what: 'progress', amount: 58.58 })).toMatchObject({ amount: 58.58 });
  });

  it('says what is missing, and makes nothing', async () => {
    const bare = await post(mel, '/api/projects', { job_name: 'Callout', client_id: client.id });
    const nobodys = await post(mel, '/api/projects', { job_name: 'Shed', job_budget: 100 });
    const before = await get<{ data: Row[] }>(mel, '/api/finance-records?limit=100');
    for (const [json, id, code] of [
      [{ what: 'deposit' }, job.id, 'invalid'],
      [{ what: 'deposit', percent: 30, amount: 5 }, job.id, 'invalid'],
      [{ what: 'deposit', percent: 101 }, job.id, 'invalid'],
      [{ what: 'deposit', percent: 0 }, job.id, 'invalid'],
      [{ what: 'progress', amount: -1 }, job.id, 'invalid'],
      [{ what: 'progress', amount: 0 }, job.id, 'invalid'],
      [{ what: 'stage' }, job.id, 'invalid'],
      [{ what: 'stage', stage_id: '0'.repeat(24) }, job.id, 'invalid'],
      [{ what: 'everything' }, job.id, 'invalid'],
      [{ what: 'rest' }, bare.id, 'invalid'],
      [{ what: 'deposit', percent: 10 }, bare.id, 'invalid'],
      [{ what: 'rest' }, nobodys.id, 'invalid'],
    ] as const)
      await expectProblem(await tryBill(json, id), 422, code);
    await expectProblem(await tryBill({ what: 'rest' }, '0'.repeat(24)), 404, 'not_found');
    expect((await get<{ data: Row[] }>(mel, '/api/finance-records?limit=100')).data).toHaveLength(before.data.length);
    expect(await bill({ what: 'deposit', amount: 50 }, bare.id)).toMatchObject({ amount: 50 });
  });

  it('takes off what is only drafted too', async () => {
    const deposit = await bill({ what: 'deposit', percent: 10 });
    const rest = await bill({ what: 'rest' });
    expect(rest).toMatchObject({
      amount: 5940,
      lines: [{}, { description: 'Less Deposit, 10% of Kitchen', total: -660 }],
      drafts_deducted: [{ id: deposit.id, description: 'Deposit, 10% of Kitchen', amount: 660 }],
    });
    expect(deposit.drafts_deducted).toEqual([]);
    const problem = await expectProblem(await tryBill({ what: 'rest' }), 422, 'invalid');
    expect(JSON.stringify(problem)).toContain('All $6,600.00 of this job is invoiced or drafted');
    for (const { id } of [rest, deposit]) await mel.fetch(`/api/finance-records/${id}`, { method: 'DELETE' });
    expect(await bill({ what: 'rest' })).toMatchObject({ amount: 6600 });
  });
});

describe('stages', () => {
  const THREE = [
    { label: 'Deposit', percent: 20 },
    { label: 'Rough-in', percent: 30, due_on: '2026-04-01' },
    { label: 'Benchtop', amount: 1000 },
  ];

  it('are set, come to their share of the price, and are invoiced one by one', async () => {
    const set = await stages(THREE);
    expect(set.status).toBe(200);
    const { stages: all } = await billing();
    expect(all).toMatchObject([
      { label: 'Deposit', percent: 20, amount: 1320, state: 'open', invoice_id: null },
      { label: 'Rough-in', percent: 30, amount: 1980, due_on: '2026-04-01' },
      { label: 'Benchtop', percent: null, amount: 1000 },
    ]);
    const [first, second] = all;
    const invoice = await bill({ what: 'stage', stage_id: first?.id });
    expect(invoice).toMatchObject({ amount: 1320, description: 'Deposit, Kitchen' });
    expect((await billing()).stages[0]).toMatchObject({ state: 'draft', invoice_id: invoice.id });
    await expectProblem(await tryBill({ what: 'stage', stage_id: first?.id }), 422, 'invalid');
    await issue(invoice.id);
    expect((await billing()).stages[0]).toMatchObject({ state: 'invoiced' });
    await post(mel, '/api/finance-records', { type: 'payment', amount: 1320, invoice_id: invoice.id });
    expect((await billing()).stages[0]).toMatchObject({ state: 'paid' });
    // what is invoiced stays; the others change as one likes
    await expectProblem(await stages([{ label: 'Rough-in', percent: 50 }]), 422, 'invalid');
    await expectProblem(await stages([{ label: 'Deposit', percent: 25 }]), 422, 'invalid');
    expect(
      (
        await stages([
          { label: 'deposit', percent: 20 },
          { label: 'Rough-in', percent: 80 },
        ])
      ).status,
    ).toBe(200);
    const after = (await billing()).stages;
    expect(after[0]).toMatchObject({ id: first?.id, state: 'paid' });
    expect(after[1]).toMatchObject({ id: second?.id, amount: 5280, due_on: null });
  });

  it('come to more than the price only where that is confirmed', async () => {
    const over = [
      { label: 'Start', amount: 3000 },
      { label: 'Middle', percent: 50 },
      { label: 'End', amount: 400 },
    ];
    const problem = await expectProblem(await stages(over), 422, 'over_price');
    expect(problem.detail).toContain('The stages come to $6,700.00, and the job to $6,600.00.');
    expect((await billing()).stages).toEqual([]);
    const confirmed = { stages: over, confirm_over: true };
    const path = `/api/projects/${job.id}/billing/stages`;
    expect((await mel.fetch(path, { method: 'PUT', json: confirmed })).status).toBe(200);
    expect((await billing()).stages).toHaveLength(3);
    // thirds of a price that has none to the cent
    const thirds = [33.33, 33.33, 33.34].map((percent, i) => ({ label: `Third ${i}`, percent }));
    expect((await stages(thirds)).status).toBe(200);
  });

  it('take the deposit that is drafted or issued already, where it is as much', async () => {
    const deposit = await bill({ what: 'deposit', percent: 20 });
    await stages(THREE.with(0, { label: 'Deposit', percent: 25 }));
    expect((await billing()).stages[0]).toMatchObject({ state: 'open', invoice_id: null });
    await stages(THREE);
    expect((await billing()).stages).toMatchObject([{ state: 'draft', invoice_id: deposit.id }, { state: 'open' }, {}]);
    await issue(deposit.id);
    await stages(THREE);
    const [first] = (await billing()).stages;
    expect(first).toMatchObject({ state: 'invoiced', invoice_id: deposit.id });
    await expectProblem(await tryBill({ what: 'stage', stage_id: first?.id }), 422, 'invalid');
  });

  it('are open again when their invoice is voided', async () => {
    await stages(THREE);
    const [first] = (await billing()).stages;
    const invoice = await bill({ what: 'stage', stage_id: first?.id });
    await issue(invoice.id);
    await post(mel, `/api/invoices/${invoice.id}/void`);
    expect((await billing()).stages[0]).toMatchObject({ state: 'open', invoice_id: null });
  });

  it.each([
    [[{ label: '', percent: 10 }]],
    [[{ label: 'A' }]],
    [[{ label: 'A', percent: 10, amount: 10 }]],
    [[{ label: 'A', amount: 0 }]],
    [
      [
        { label: 'A', percent: 60 },
        { label: 'B', percent: 50 },
      ],
    ],
    [
      [
        { label: 'A', percent: 10 },
        { label: ' a ', percent: 10 },
      ],
    ],
    [[{ label: 'A', percent: 10, due_on: '2026-02-30' }]],
    [Array.from({ length: 21 }, (_, i) => ({ label: `S${i}`, percent: 1 }))],
  ])('are refused as %j', async (list) => {
    await expectProblem(await stages(list), 422, 'invalid');
    expect((await billing()).stages).toEqual([]);
  });
});
