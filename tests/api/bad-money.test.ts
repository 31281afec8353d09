import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

type Row = { id: string } & Fields;

let server: TestServer;
let owner: Account;
let dave: Row;
let sent: Row;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-25T00:00:00Z' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await signUp(server.url, { business_name: 'Carmody Electrical' });
  await set({ abn: '51824753556', gst_registered: true });
  dave = await client('Dave Cutler');
  sent = await invoice(dave, 550);
});

const set = (json: Fields) => owner.fetch('/api/settings', { method: 'PATCH', json });
const client = (name: string) => post<Row>(owner, '/api/clients', { name, email: 'someone@example.org' });
const invoice = (who: Row, amount: number, more: Fields = {}) =>
  post<Row>(owner, '/api/invoices', { client_id: who.id, amount, description: 'Tap', issue: true, ...more });
const tell = (path: string, json: Fields) => owner.fetch(path, { method: 'POST', json });
const pay = (json: Fields) => tell('/api/finance-records', { type: 'payment', ...json });

/** All that is on file about money, to the letter. */
async function onFile(): Promise<string> {
  const lists = ['finance-records', 'quotes', 'variations', 'projects', 'clients'].map((table) =>
    get(owner, `/api/${table}?limit=100`),
  );
  const settings = get(owner, '/api/settings');
  return JSON.stringify(await Promise.all([...lists, settings, get(owner, `/api/clients/${dave.id}/account`)]));
}

/** Refused with this code and these words of what to do, and nothing on file is another. */
async function refused(act: () => Promise<Response>, status: number, code: string, todo: string): Promise<void> {
  const before = await onFile();
  const problem = await expectProblem(await act(), status, code);
  expect([problem.detail, ...(problem.errors ?? []).map(({ message }) => message)].join(' ')).toContain(todo);
  expect(await onFile()).toBe(before);
}

describe('a payment is refused', () => {
  const MORE = "Only $550.00 of that is still due. Check the amount, or allow the rest to stay as the client's credit.";

  it('over what is owed, however it says what it pays', async () => {
    await refused(() => pay({ amount: 550.01, invoice_id: sent.id }), 422, 'more_than_owed', MORE);
    await refused(() => pay({ amount: 550.01, client_id: dave.id }), 422, 'more_than_owed', MORE);
    const allocations = [{ invoice_id: sent.id, amount: 550.01 }];
    await refused(() => pay({ amount: 600, allocations }), 422, 'more_than_owed', MORE);
    const marking = () => tell(`/api/finance-records/${sent.id}/mark-paid`, {});
    expect((await marking()).status).toBe(200);
    await refused(
      () => pay({ amount: 1, invoice_id: sent.id }),
      422,
      'more_than_owed',
      'Nothing of that is due any more.',
    );
  });

  it('on a day that is still to come, or before its invoice', async () => {
    const on = (paid_date: string) => () => pay({ amount: 10, invoice_id: sent.id, paid_date });
    await refused(on('2026-11-26'), 422, 'future_date', 'set when the invoice is due and record the payment when');
    await refused(on('2026-11-24'), 422, 'before_invoice', 'Check the day, or confirm that the money came in before');
    await refused(on('2026-02-30'), 422, 'invalid', 'That date does not exist.');
  });

  it("for another client's invoice, by its name or in a part", async () => {
    const mel = await client('Mel Tran');
    const todo = "That is another client's invoice. Record a payment for each client.";
    await refused(() => pay({ amount: 10, client_id: mel.id, invoice_id: sent.id }), 422, 'invalid', todo);
    const hers = await invoice(mel, 80);
    const allocations = [
      { invoice_id: sent.id, amount: 10 },
      { invoice_id: hers.id, amount: 10 },
    ];
    await refused(() => pay({ amount: 20, allocations }), 422, 'invalid', todo);
  });

  it("for a void invoice, and for one of another business, whose being there isn't told", async () => {
    await post(owner, `/api/invoices/${sent.id}/void`);
    const parts = (invoice_id: string) => ({ amount: 10, allocations: [{ invoice_id, amount: 10 }] });
    for (const json of [{ amount: 10, invoice_id: sent.id }, parts(sent.id)])
      await refused(
        () => pay(json),
        409,
        'issued',
        'Invoice INV-1001 is void and stays as it is. Make a new one instead.',
      );
    const other = await signUp(server.url);
    const theirs = await post<Row>(other, '/api/finance-records', { type: 'invoice', amount: 20 });
    for (const id of [theirs.id, '0'.repeat(24)])
      for (const json of [{ amount: 10, invoice_id: id }, parts(id)])
        await refused(() => pay(json), 422, 'invalid', 'That invoice is not on file.');
  });

  it('of which the parts do not add up, or name an invoice twice', async () => {
    const parts = (...amounts: number[]) => amounts.map((amount) => ({ invoice_id: sent.id, amount }));
    const todo = 'The parts come to more than the payment.';
    await refused(() => pay({ amount: 10, allocations: parts(20) }), 422, 'invalid', todo);
    await refused(() => pay({ amount: 10, allocations: parts(5, 5) }), 422, 'invalid', 'Put both parts into one.');
    await refused(() => pay({ amount: 10, allocations: parts(0) }), 422, 'invalid', 'Say how much of it pays');
    await refused(() => pay({ amount: 0, invoice_id: sent.id }), 422, 'invalid', 'Say how much was paid.');
    await refused(() => pay({ amount: -5, invoice_id: sent.id }), 422, 'invalid', '');
    await refused(() => pay({ amount: 1.005, invoice_id: sent.id }), 422, 'invalid', '');
  });

  it('that two people record at the same moment is on file once, whichever way they do', async () => {
    const twice = await Promise.all([1, 2].map(() => pay({ amount: 550, invoice_id: sent.id })));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    const loser = twice.find(({ status }) => status === 422) as Response;
    await expectProblem(loser, 422, 'more_than_owed');
    const next = await invoice(dave, 300);
    const ways = [
      () => pay({ amount: 300, invoice_id: next.id }),
      () => pay({ amount: 300, client_id: dave.id }),
      () => tell(`/api/finance-records/${next.id}/mark-paid`, {}),
    ];
    await Promise.all(ways.map((way) => way()));
    expect(await get(owner, `/api/finance-records/${next.id}`)).toMatchObject({ amount_paid: 300, amount_due: 0 });
    const { data } = await get(owner, '/api/finance-records?type=payment');
    expect(data.map(({ amount }) => amount).toSorted()).toEqual([300, 550]);
    expect(await get(owner, `/api/clients/${dave.id}/account`)).toMatchObject({ paid: 850, credit: 0, balance: 0 });
  });
});

describe('a credit or a refund is refused', () => {
  const credit = (json: Fields, id = sent.id) =>
    tell(`/api/invoices/${id}/credit-notes`, { reason: 'Faulty', ...json });

  it('over what was invoiced, in one or in parts', async () => {
    await refused(() => credit({ amount: 550.01 }), 422, 'invalid', 'Only $550.00 of that invoice is left to credit.');
    expect((await credit({ amount: 500 })).status).toBe(201);
    await refused(() => credit({ amount: 50.01 }), 422, 'invalid', 'Only $50.00 of that invoice is left to credit.');
    const lines = [{ description: 'Tap', quantity: 1, unit_price: 50.01 }];
    await refused(() => credit({ lines }), 422, 'invalid', 'Only $50.00');
  });

  it('of nothing, below nothing, without a reason, or of what is no issued invoice', async () => {
    await refused(() => credit({ amount: 0 }), 422, 'invalid', '');
    await refused(() => credit({ amount: -1 }), 422, 'invalid', '');
    await refused(() => credit({ amount: 1, reason: '' }), 422, 'invalid', 'Say what it is for');
    const draft = await invoice(dave, 20, { issue: false });
    await refused(() => credit({ amount: 1 }, draft.id), 409, 'conflict', 'Change the draft instead.');
    await post(owner, `/api/invoices/${sent.id}/void`);
    await refused(() => credit({ amount: 1 }), 409, 'issued', 'so there is nothing to credit.');
  });

  it('that pays back more than the credit there is, or money of another day', async () => {
    await post(owner, '/api/finance-records', { type: 'payment', amount: 600, client_id: dave.id, allow_credit: true });
    const refund = (json: Fields) => () => tell(`/api/clients/${dave.id}/refunds`, json);
    await refused(refund({ amount: 50.01 }), 422, 'invalid', 'There is only $50.00 of credit to refund.');
    await refused(refund({ amount: 5, paid_date: '2026-11-26' }), 422, 'future_date', 'is still to come');
  });
});

describe('an invoice is refused', () => {
  it('below nothing: a correction is a credit note', async () => {
    const lines = [{ description: 'Tap', quantity: 1, unit_price: -20 }];
    await refused(() => tell('/api/invoices', { client_id: dave.id, amount: -20 }), 422, 'invalid', '');
    await refused(() => tell('/api/invoices', { client_id: dave.id, lines }), 422, 'invalid', '');
    await refused(() => tell('/api/finance-records', { type: 'invoice', amount: -20 }), 422, 'invalid', '');
  });

  it('over the price of its job, until that is confirmed', async () => {
    const budget = { job_budget: 1000, budget_includes_gst: true };
    const job = await post<Row>(owner, '/api/projects', { job_name: 'Deck', client_id: dave.id, ...budget });
    const bill = (json: Fields) => () => tell(`/api/projects/${job.id}/billing/invoices`, json);
    await refused(bill({ what: 'progress', amount: 1000.01 }), 422, 'over_price', '$0.01 more than the $1,000.00');
    await refused(bill({ what: 'deposit', percent: 100.01 }), 422, 'invalid', '');
    expect((await bill({ what: 'progress', percent: 100 })()).status).toBe(201);
    await refused(bill({ what: 'progress', percent: 1 }), 422, 'over_price', 'confirm');
    await refused(bill({ what: 'rest' }), 422, 'invalid', 'All $1,000.00 of this job is invoiced or drafted');
    expect((await bill({ what: 'progress', percent: 1, confirm_over: true })()).status).toBe(201);
  });

  it('void once something was paid or credited of it, or again by a change', async () => {
    const voiding = () => tell(`/api/invoices/${sent.id}/void`, {});
    await post(owner, '/api/finance-records', { type: 'payment', amount: 10, invoice_id: sent.id });
    await refused(voiding, 409, 'issued', '$10.00 of invoice INV-1001 is paid, so it cannot be voided. Credit what');
    const other = await invoice(dave, 20);
    await post(owner, `/api/invoices/${other.id}/credit-notes`, { amount: 1, reason: 'Dent' });
    await refused(
      () => tell(`/api/invoices/${other.id}/void`, {}),
      409,
      'issued',
      '$1.00 of invoice INV-1002 is credited, so it cannot be voided.',
    );
  });
});

describe('a paper that lacks what the law asks is not issued, and the field is named', () => {
  const issue = (id: string) => tell(`/api/invoices/${id}/issue`, {});
  /** Whichever way it would leave; somebody without any address is sent nothing anyway. */
  const asked = async (path: string, fields: Fields, todo: string) => {
    const draft = await post<Row>(owner, '/api/invoices', { description: 'Tap', client_id: dave.id, ...fields });
    for (const way of [
      () => issue(draft.id),
      () => owner.fetch(`/api/invoices/${draft.id}/pdf`),
      () => tell(`/api/finance-records/${draft.id}/mark-paid`, {}),
      ...(fields.client_id ? [] : [() => tell(`/api/finance-records/${draft.id}/send`, {})]),
    ]) {
      await refused(way, 422, 'invalid', todo);
      expect(((await (await way()).json()) as { errors: Fields[] }).errors).toMatchObject([{ path }]);
    }
    return draft;
  };

  it('Australia: the ABN', async () => {
    await set({ abn: '' });
    const draft = await asked('abn', { amount: 20 }, 'A tax invoice needs your ABN. Add it in Settings.');
    const pays = () => tell('/api/finance-records', { type: 'payment', amount: 20, invoice_id: draft.id });
    await refused(
      pays,
      422,
      'invalid',
      "The payment can't be recorded yet, because it pays a draft. A tax invoice needs",
    );
    await set({ abn: '51824753556' });
    expect((await issue(draft.id)).status).toBe(200);
  });

  it('Australia: from $1,000 the buyer', async () => {
    const make = (amount: number) => post<Row>(owner, '/api/finance-records', { type: 'invoice', amount, gst: 1 });
    const [at, under] = [await make(1000), await make(999.99)];
    const paper = (id: string) => owner.fetch(`/api/invoices/${id}/pdf`);
    await refused(() => paper(at.id), 422, 'invalid', 'names its buyer. Add a client first.');
    expect((await paper(under.id)).status).toBe(200);
  });

  it('New Zealand: over $200 the GST number', async () => {
    await set({ country: 'NZ', abn: null });
    await asked('gst_number', { amount: 200.01 }, 'A tax invoice over $200 needs your GST number. Add it in Settings.');
    expect((await issue((await invoice(dave, 200, { issue: false })).id)).status).toBe(200);
  });

  it('New Zealand: over $1,000 the buyer, and one thing to know them by', async () => {
    await set({ country: 'NZ', abn: null, gst_number: '49-091-850' });
    const nameless = await post<Row>(owner, '/api/finance-records', { type: 'invoice', amount: 1000.01 });
    const paper = (id: string) => owner.fetch(`/api/invoices/${id}/pdf`);
    await refused(() => paper(nameless.id), 422, 'invalid', 'names its buyer. Add a client first.');
    const atMost = await post<Row>(owner, '/api/finance-records', { type: 'invoice', amount: 1000 });
    expect((await paper(atMost.id)).status).toBe(200);
    const bare = await post<Row>(owner, '/api/clients', { name: 'Wiremu' });
    const draft = await asked(
      'client_id',
      { amount: 1000.01, client_id: bare.id },
      'an address, a phone number or an email',
    );
    await owner.fetch(`/api/clients/${bare.id}`, { method: 'PATCH', json: { phone: '021 123 4567' } });
    expect((await issue(draft.id)).status).toBe(200);
  });

  it('an adjustment note: the ABN', async () => {
    await set({ abn: '' });
    const old = await post<Row>(owner, '/api/finance-records', {
      type: 'invoice',
      amount: 330,
      gst: 30,
      client_id: dave.id,
    });
    const credit = () => tell(`/api/invoices/${old.id}/credit-notes`, { amount: 110, reason: 'Dent' });
    await refused(credit, 422, 'invalid', 'needs your ABN. Add it in Settings.');
    await set({ abn: '51824753556' });
    expect((await credit()).status).toBe(201);
  });
});

describe('what is larger than Smoko keeps', () => {
  const lines = (count: number, unit_price = 1) =>
    Array.from({ length: count }, () => ({ description: 'x', quantity: 1, unit_price }));

  it('10,000 lines are refused, with how many there can be', async () => {
    for (const [path, fields] of [
      ['/api/quotes', {}],
      ['/api/invoices', { client_id: dave.id }],
      [`/api/invoices/${sent.id}/credit-notes`, { reason: 'Dent' }],
    ] as const)
      await refused(() => tell(path, { ...fields, lines: lines(10_000) }), 422, 'invalid', '200');
    const long = lines(10_000).map((one) => ({ ...one, description: 'x'.repeat(200) }));
    await refused(() => tell('/api/quotes', { lines: long }), 413, 'too_large', '');
  });

  it('sums above the limit are refused, whether they are said or come of lines', async () => {
    const most = 99_999_999.99;
    const path = '/api/finance-records';
    for (const type of ['payment', 'expense', 'invoice'])
      await refused(() => tell(path, { type, amount: 100_000_000.01 }), 422, 'invalid', '');
    await refused(() => tell(path, { type: 'expense', amount: 1e300 }), 422, 'invalid', '');
    const todo = 'That comes to more than Smoko can keep. Check the quantity and the price.';
    for (const where of ['/api/quotes', '/api/invoices'])
      await refused(() => tell(where, { client_id: dave.id, lines: lines(2, most) }), 422, 'invalid', todo);
    // the GST on top of it
    await refused(() => tell('/api/invoices', { client_id: dave.id, lines: lines(1, most) }), 422, 'invalid', todo);
    const fields = { client_id: dave.id, amount: most, includes_gst: false };
    await refused(() => tell('/api/invoices', fields), 422, 'invalid', '');
  });
});
