import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let mel: Account;
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  mel = await signUp(server.url, { business_name: 'Carmody Electrical' });
  await settings({ abn: '51824753556', gst_registered: true });
});

const settings = (json: Fields) => mel.fetch('/api/settings', { method: 'PATCH', json });
const spend = (fields: Fields = {}) => post(mel, '/api/finance-records', { type: 'expense', amount: 110, ...fields });
const change = async (id: string, json: Fields): Promise<Fields> => {
  const response = await mel.fetch(`/api/finance-records/${id}`, { method: 'PATCH', json });
  expect(response.status).toBe(200);
  return (await response.json()) as Fields;
};
const refused = async (fields: Fields, detail: string, path: string) => {
  const json = { type: 'expense', amount: 110, ...fields };
  const response = await mel.fetch('/api/finance-records', { method: 'POST', json });
  const problem = await expectProblem(response, 422, 'invalid');
  expect(problem).toMatchObject({ detail, errors: [{ path, message: detail }] });
};

describe('the GST of an expense', () => {
  it('is worked out where it is said that there is some, and kept with what else is said', async () => {
    const rexel = await post(mel, '/api/suppliers', { name: 'Rexel' });
    const made = await spend({
      tax: 'gst',
      supplier_id: rexel.id,
      category: 'materials',
      supplier_invoice_number: 'B-778',
    });
    expect(made).toMatchObject({ tax: 'gst', gst: 10, category: 'materials', supplier_invoice_number: 'B-778' });
    expect(made).toMatchObject({ supplier: { id: rexel.id, name: 'Rexel' } });
    expect(await spend({ tax: 'free' })).toMatchObject({ tax: 'free', gst: 0 });
    expect(await spend({ gst: 4.5 })).toMatchObject({ tax: 'gst', gst: 4.5 });
    expect(await spend({ tax: 'gst', gst: 0 })).toMatchObject({ tax: 'gst', gst: 0 });
    // nobody said
    expect(await spend()).toMatchObject({ tax: null, gst: null, supplier: null, category: null });
  });

  it('is three twenty-thirds in New Zealand', async () => {
    await settings({ country: 'NZ' });
    expect(await spend({ tax: 'gst', amount: 115 })).toMatchObject({ gst: 15 });
  });

  it('follows the amount and what is said later; GST said by hand stays while it fits', async () => {
    const { id } = await spend({ tax: 'gst' });
    expect(await change(id, { amount: 220 })).toMatchObject({ gst: 20 });
    expect(await change(id, { description: 'Pipe' })).toMatchObject({ gst: 20, description: 'Pipe' });
    expect(await change(id, { gst: 5 })).toMatchObject({ gst: 5 });
    expect(await change(id, { amount: 330 })).toMatchObject({ gst: 5 });
    expect(await change(id, { gst: null })).toMatchObject({ gst: 30 });
    expect(await change(id, { tax: 'free' })).toMatchObject({ gst: 0 });
    expect(await change(id, { tax: null, gst: null })).toMatchObject({ tax: null, gst: null });
    // sent back as it was read
    const read = await change(id, { tax: 'gst' });
    const { supplier_id, tax, gst, category, supplier_invoice_number, amount } = read;
    expect(await change(id, { supplier_id, tax, gst, category, supplier_invoice_number, amount })).toMatchObject({
      gst: 30,
    });
  });

  it('is none for a business that is not registered', async () => {
    await settings({ gst_registered: false });
    expect(await spend({ tax: 'gst' })).toMatchObject({ tax: 'gst', gst: null });
    await refused(
      { gst: 10 },
      'Your business is not registered for GST, so there is none to claim. Leave it out.',
      'gst',
    );
  });

  it.each<[Fields, string, string]>([
    [{ gst: 10.01 }, 'At most $10.00 of $110.00 can be GST. Say how much is GST.', 'gst'],
    [{ gst: -1 }, 'An amount cannot be negative.', 'gst'],
    [{ tax: 'free', gst: 1 }, 'You said that it is free of GST. Leave the GST out, or say that it has GST.', 'gst'],
    [{ tax: 'some' }, 'Tax is gst or free.', 'tax'],
    [{ supplier_id: 'a'.repeat(24) }, 'That supplier is not on file.', 'supplier_id'],
    [{ type: 'payment', tax: 'gst' }, 'Only an expense has a tax.', 'tax'],
    [{ type: 'payment', gst: 1 }, 'Only an expense or an invoice has GST of its own.', 'gst'],
    [{ type: 'invoice', category: 'materials' }, 'Only an expense has a category.', 'category'],
  ])('%j is refused: %s', async (fields, detail, path) => {
    await refused(fields, detail, path);
  });

  it('of an older invoice is worked out when it is put on file, and that of one with lines follows from them', async () => {
    const old = await post(mel, '/api/finance-records', { type: 'invoice', amount: 220, issued_on: '2026-02-02' });
    expect(old.gst).toBe(20);
    const dave = await post(mel, '/api/clients', { name: 'Dave' });
    const draft = await post(mel, '/api/invoices', { client_id: dave.id, amount: 220 });
    const json = { gst: 5 };
    const response = await mel.fetch(`/api/finance-records/${draft.id}`, { method: 'PATCH', json });
    await expectProblem(response, 422, 'invalid');
  });
});

describe('the GST report', () => {
  it('takes the return that today lies in, and the basis of the settings, unless it is asked otherwise', async () => {
    await spend({ tax: 'gst' });
    const asked = await get(mel, '/api/tax/gst');
    expect(asked).toMatchObject({ country: 'AU', from: '2026-01-01', to: '2026-03-31', basis: 'cash' });
    expect(asked).toMatchObject({ boxes: { G1: 0, '1A': 0, '1B': 10, net: -10 }, more_records: {}, notes: [] });
    expect(asked.period).toBe('the quarter of the return that 2026-03-04 lies in');
    expect(await (await settings({ gst_basis: 'accrual' })).json()).toMatchObject({ gst_basis: 'accrual' });
    expect(await get(mel, '/api/tax/gst?to=2025-11-15')).toMatchObject({
      from: '2025-10-01',
      to: '2025-11-15',
      basis: 'accrual',
      period: null,
    });
    expect(await get(mel, '/api/tax/gst?from=2025-11-15&basis=cash')).toMatchObject({
      to: '2025-12-31',
      basis: 'cash',
    });
    await settings({ country: 'NZ', time_zone: 'Pacific/Auckland', gst_basis: 'cash' });
    expect(await get(mel, '/api/tax/gst')).toMatchObject({ country: 'NZ', from: '2026-02-01', to: '2026-03-31' });
    expect(await get(mel, '/api/tax/gst?to=2026-01-15')).toMatchObject({ from: '2025-12-01' });
  });

  it('is refused for a business that is not registered, and says so', async () => {
    await settings({ gst_registered: false });
    for (const path of ['/api/tax/gst', '/api/tax/gst/records?of=1A']) {
      const problem = await expectProblem(await mel.fetch(path), 409, 'not_registered');
      expect(problem.detail).toContain('Your business is not registered for GST');
    }
  });

  it.each([
    [400, '?from=2026-02-30', 'That date does not exist.'],
    [400, '?basis=money', 'Basis is cash or accrual.'],
    [422, '?from=2026-03-02&to=2026-03-01', 'A report ends after it begins.'],
    [400, '/records?of=2Z', 'or one of: expenses_without_gst'],
    [422, '/records?of=5', 'A return in Australia has no box 5.'],
    [400, '/records', 'Say which figure: a box of the report (Australia G1, 1A, 1B, net; New Zealand 5,'],
    [400, '/records?of=1A&cursor=-1', 'That cursor is none of this list.'],
    [400, '/records?of=1A&limit=101', 'limit is at most 100.'],
  ])('%s for %s: %s', async (status, query, detail) => {
    const problem = await expectProblem(await mel.fetch(`/api/tax/gst${query}`), status);
    expect(problem.detail).toContain(detail);
  });

  it('names a hundred records of a box and says how many more there are, which pages bring', async () => {
    for (let i = 0; i < 103; i++) await spend({ amount: 11, tax: 'gst' });
    const { boxes, records, more_records } = await get<{
      boxes: Record<string, number>;
      records: Record<string, string[]>;
      more_records: Fields;
    }>(mel, '/api/tax/gst');
    expect(boxes).toEqual({ G1: 0, '1A': 0, '1B': 103, net: -103 });
    expect(records['1B']).toHaveLength(100);
    expect(more_records).toEqual({ '1B': 3, net: 3 });
    const first = await get(mel, '/api/tax/gst/records?of=net&limit=60');
    const second = await get(mel, `/api/tax/gst/records?of=net&limit=60&cursor=${first.next_cursor}`);
    expect([first.data.length, second.data.length, second.next_cursor]).toEqual([60, 43, null]);
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(103);
    expect(second.data.at(-1)).toMatchObject({ type: 'expense', amount: 11, gst: 1, day: '2026-03-04' });
  });

  it('lists sales and purchases together in the order of their days, page by page', async () => {
    const client = await post(mel, '/api/clients', { name: 'Rosa', phone: '0491 570 156' });
    for (const day of ['2026-02-03', '2026-02-05', '2026-02-07']) {
      await spend({ amount: 11, tax: 'gst', paid_date: day });
      const issued_on = day.replace(/\d$/, (last) => `${+last + 1}`);
      const lines = [{ description: 'Tap', quantity: 1, unit_price: 100 }];
      const { id } = await post(mel, '/api/invoices', { client_id: client.id, lines });
      await post(mel, `/api/invoices/${id}/issue`, { issued_on });
      const paid = { type: 'payment', amount: 110, invoice_id: id, paid_date: issued_on };
      await post(mel, '/api/finance-records', paid);
    }
    const days: unknown[] = [];
    let cursor = '';
    do {
      const page = await get(mel, `/api/tax/gst/records?of=net&basis=cash&limit=2${cursor}`);
      days.push(...page.data.map(({ day }) => day));
      cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : '';
    } while (cursor);
    expect(days).toEqual(['03', '04', '05', '06', '07', '08'].map((day) => `2026-02-${day}`));
  });

  it('says of an expense whom it was paid to, never the client whose job it is for', async () => {
    const { id } = await post(mel, '/api/clients', { name: 'Rosa' });
    const job = await post(mel, '/api/projects', { job_name: 'Deck', client_id: id });
    const rexel = await post(mel, '/api/suppliers', { name: 'Rexel' });
    for (const supplier of [{ supplier_id: rexel.id }, {}])
      await spend({ tax: 'gst', project_id: job.id, client_id: id, ...supplier });
    const { data } = await get(mel, '/api/tax/gst/records?of=1B');
    expect(data.map(({ name }: Fields) => name).sort()).toEqual(['Rexel', null]);
  });

  it("never tells of another business's money", async () => {
    const other = await signUp(server.url, { gst_registered: true });
    const rexel = await post(mel, '/api/suppliers', { name: 'Rexel' });
    await spend({ tax: 'gst', supplier_id: rexel.id });
    expect(await get(other, '/api/tax/gst')).toMatchObject({ boxes: { '1B': 0 }, records: { '1B': [] } });
    expect(await get(other, '/api/tax/gst/records?of=1B')).toEqual({ data: [], next_cursor: null });
    const json = { type: 'expense', amount: 5, supplier_id: rexel.id };
    const response = await other.fetch('/api/finance-records', { method: 'POST', json });
    expect((await expectProblem(response, 422, 'invalid')).detail).toBe('That supplier is not on file.');
    expect((await fetch(`${server.url}/api/tax/gst`)).status).toBe(401);
    expect((await fetch(`${server.url}/api/tax/gst/records?of=1B`)).status).toBe(401);
  });
});
