import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { type Fields, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

type Row = Fields & { id: string };
type Numbers = readonly number[];

const BUSINESS = { gst_registered: true, licence_number: '123456C', business_phone: '+61491570156' };
const BANK = {
  AU: { bank_account_name: 'Bright Spark', bank_bsb: '062000', bank_account: '12345678', payid: 'pay@example.org' },
  NZ: { bank_account_name: 'Bright Spark', bank_account: '01-0902-0068389-00' },
} as const;
const OF_COUNTRY = { AU: { abn: '51824753556' }, NZ: { gst_number: '49-091-850', nzbn: '9429039501974' } } as const;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
});
afterAll(() => server.stop());

async function business(country: 'AU' | 'NZ', more: Fields = {}) {
  const mel = await signUp(server.url, { business_location: country === 'AU' ? 'Penrith NSW' : 'Tauranga' });
  const json = { ...BUSINESS, ...OF_COUNTRY[country], ...more };
  expect((await mel.fetch('/api/settings', { method: 'PATCH', json })).status).toBe(200);
  const dave = await post<Row>(mel, '/api/clients', {
    name: 'Dave Nguyen',
    phone: '0491 570 157',
    address: '4 Hill St',
  });
  const job = { job_name: 'Kitchen renovation', client_id: dave.id, job_budget: 9_000, budget_includes_gst: true };
  const { id } = await post<Row>(mel, '/api/projects', { ...job, site_address: '4 Hill St, Penrith' });
  const lines = [{ description: 'Rewire the kitchen', quantity: 1, unit_price: 6_000 }];
  await post(mel, '/api/quotes', { client_id: dave.id, project_id: id, lines, status: 'accepted' });
  return { mel, client_id: dave.id, project_id: id };
}

async function pagesOf(mel: Account, id: string): Promise<string[]> {
  const response = await mel.fetch(`/api/invoices/${id}/pdf`);
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' '));
}

describe('an invoice takes no more pages than it needs', () => {
  it.each([
    ['AU', false, [1, 1, 1, 1, 2, 3]],
    ['AU', true, [1, 1, 1, 1, 2, 3]],
    ['NZ', false, [1, 1, 1, 1, 2, 3]],
    ['NZ', true, [1, 1, 1, 1, 2, 3]],
  ] as const)('%s, with bank details: %s', async (country, bank, expected: Numbers) => {
    const { mel, ...whose } = await business(country, bank ? BANK[country] : {});
    for (const [at, count] of [1, 3, 9, 12, 25, 60].entries()) {
      const lines = Array.from({ length: count }, (_, i) => ({
        description: `Line ${i}.`,
        quantity: 1,
        unit_price: 10,
      }));
      const asked = { ...whose, lines, prices_include_gst: false, due_date: '2026-03-18', issue: true };
      const { id } = await post<Row>(mel, '/api/invoices', asked);
      const pages = await pagesOf(mel, id);
      expect(pages, `${count} lines`).toHaveLength(expected[at] ?? 0);
      // what it comes to stands with the last of its lines, and how to pay with both, in one piece
      const last = pages.at(-1) ?? '';
      expect(last).toContain(`Line ${count - 1}.`);
      expect(last).toContain('Total including GST');
      if (bank) expect(last).toMatch(/How to pay Account name Bright Spark .*Reference INV-\d+/);
      for (const page of pages) expect(page).toMatch(/Line \d+\./);
    }
  });
});

describe('a part of a price', () => {
  it('says how it is worked out on the page of its lines, its total and how to pay', async () => {
    const { mel, project_id } = await business('AU', BANK.AU);
    for (const asked of [
      { what: 'deposit', percent: 10 },
      { what: 'progress', percent: 40 },
    ]) {
      const draft = await post<Row>(mel, `/api/projects/${project_id}/billing/invoices`, asked);
      await post(mel, `/api/invoices/${draft.id}/issue`, {});
      const pages = await pagesOf(mel, draft.id);
      expect(pages).toHaveLength(1);
      expect(pages[0]).toMatch(/is worked out Agreed price.*Total including GST.*How to pay/);
    }
  });

  it('that is a payment claim, too', async () => {
    const { mel, project_id } = await business('AU', BANK.AU);
    const asked = { what: 'progress', percent: 40 };
    const draft = await post<Row>(mel, `/api/projects/${project_id}/billing/invoices`, asked);
    const json = { state: 'VIC', work: 'Frame and roof', from: '2026-02-01', to: '2026-02-27', home_owner: false };
    const made = await mel.fetch(`/api/invoices/${draft.id}/payment-claim`, { method: 'PATCH', json });
    expect(made.status, await made.text()).toBe(200);
    const pages = await pagesOf(mel, draft.id);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(/payment claim made under.*is worked out.*Total including GST.*How to pay/);
  });
});
