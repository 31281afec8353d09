import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let mel: Account;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-27T02:00:00Z' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  mel = await signUp(server.url, { business_name: 'Carmody Building' });
});

const add = (fields: Fields) => post(mel, '/api/finance-records', fields);
const patch = async (id: string, json: Fields): Promise<Fields> => {
  const response = await mel.fetch(`/api/finance-records/${id}`, { method: 'PATCH', json });
  expect(response.status).toBe(200);
  return (await response.json()) as Fields;
};
const refused = async (path: string, json: Fields, code: 'future_date' | 'before_invoice') =>
  expectProblem(await mel.fetch(path, { method: 'POST', json }), 422, code);

describe('payments to place', () => {
  it('come with what to send for each, and are placed by an update', async () => {
    const dave = await post(mel, '/api/clients', { name: 'Dave' });
    await add({ type: 'payment', amount: 500, client_id: dave.id, paid_date: '2026-11-02' });
    await add({ type: 'payment', amount: 80, client_id: dave.id, paid_date: '2026-11-01' });
    const invoice = await add({ type: 'invoice', amount: 500, client_id: dave.id });
    const first = await get(mel, '/api/payments-to-place?limit=1');
    expect(first).toMatchObject({
      count: 2,
      data: [{ unallocated: 80, suggestion: { kind: 'oldest', change: { allocations: [{ amount: 80 }] } } }],
    });
    const next = `/api/payments-to-place?limit=1&cursor=${first.next_cursor}`;
    const { data } = await get<{ data: { id: string; suggestion: { kind: string; change: Fields } }[] }>(mel, next);
    expect(data).toMatchObject([{ suggestion: { kind: 'exact', invoice: { id: invoice.id, client_name: 'Dave' } } }]);
    await patch(data[0]?.id ?? '', data[0]?.suggestion.change ?? {});
    const [last] = (await get(mel, '/api/payments-to-place')).data as { id: string; suggestion: { change: Fields } }[];
    expect(await patch(last?.id ?? '', last?.suggestion.change ?? {})).toMatchObject({ on_account: true });
    expect(await get(mel, '/api/payments-to-place')).toEqual({ data: [], next_cursor: null, count: 0 });
    await expectProblem(await mel.fetch('/api/payments-to-place?cursor=nonsense'), 400, 'malformed');
    await expectProblem(await mel.fetch('/api/payments-to-place?limit=0'), 400, 'malformed');
    expect((await fetch(`${server.url}/api/payments-to-place`)).status).toBe(401);
  });
});

describe('days that cannot be', () => {
  it('are refused with a code and what to do, and nothing is stored', async () => {
    const dave = await post(mel, '/api/clients', { name: 'Dave' });
    const invoice = await add({ type: 'invoice', amount: 500, client_id: dave.id, issued_on: '2026-11-20' });
    const pays = { type: 'payment', amount: 500, invoice_id: invoice.id };
    const future = await refused('/api/finance-records', { ...pays, paid_date: '2026-11-28' }, 'future_date');
    expect(future.detail).toContain('28 Nov 2026 is still to come: today is 27 Nov 2026.');
    expect(future.errors).toMatchObject([{ path: 'paid_date' }]);
    await refused('/api/finance-records', { ...pays, paid_date: '2025-11-20' }, 'before_invoice');
    const marking = `/api/finance-records/${invoice.id}/mark-paid`;
    await refused(marking, { paid_date: '2026-12-01' }, 'future_date');
    await refused(marking, { paid_date: '2026-11-19' }, 'before_invoice');
    expect((await get(mel, '/api/finance-records')).data).toMatchObject([{ id: invoice.id, version: 1 }]);
    expect(await add({ ...pays, paid_date: '2026-11-19', confirm_early: true })).toMatchObject({ unallocated: 0 });
  });
});

describe('the Taxable payments annual report', () => {
  async function builder() {
    const tiler = await post(mel, '/api/suppliers', {
      name: '=Tom, "Tiling"',
      contractor: true,
      abn: '51 824 753 556',
      address: '3 Bay Rd, Dapto',
    });
    await add({ type: 'expense', amount: 1100, supplier_id: tiler.id, tax: 'gst', gst: 100, paid_date: '2026-03-01' });
    return tiler;
  }
  const settings = (json: Fields) => mel.fetch('/api/settings', { method: 'PATCH', json });

  it('is JSON, and CSV to whoever wants that', async () => {
    await settings({ gst_registered: true, abn: '51824753556' });
    const tiler = await builder();
    expect(await get(mel, '/api/tax/tpar?year=2026')).toMatchObject({
      year: 2026,
      total: { gross: 1100, gst: 100, tax_withheld: 0 },
      contractors: [{ supplier_id: tiler.id, lacks: [] }],
    });
    expect(await get(mel, `/api/tax/tpar/records?supplier_id=${tiler.id}`)).toMatchObject({ data: [{ amount: 1100 }] });
    const csv = await mel.fetch('/api/tax/tpar?year=2026', { headers: { accept: 'text/csv' } });
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename=tpar-2026.csv');
    const bytes = Buffer.from(await csv.arrayBuffer());
    expect(bytes.toString('utf8')).toBe(
      [
        '\uFEFFABN,Contractor,Address,Phone,Email,Gross amount paid (incl GST),Total GST,Total tax withheld',
        `51 824 753 556,"'=Tom, ""Tiling""","3 Bay Rd, Dapto",,,1100.00,100.00,0.00`,
        '',
      ].join('\r\n'),
    );
  });

  it('is refused in New Zealand and of a year that is none', async () => {
    await expectProblem(await mel.fetch('/api/tax/tpar?year=1999'), 400, 'malformed');
    await expectProblem(await mel.fetch('/api/tax/tpar?year=soon'), 400, 'malformed');
    await settings({ country: 'NZ' });
    for (const path of ['/api/tax/tpar', '/api/tax/tpar/records']) {
      const problem = await expectProblem(await mel.fetch(path), 409, 'australia_only');
      expect(problem.detail).toContain('Your business is in New Zealand');
    }
  });

  it('is asked for by whoever is signed in', async () => {
    for (const path of ['/api/tax/tpar', '/api/tax/tpar/records'])
      expect((await fetch(`${server.url}${path}`)).status).toBe(401);
  });
});
