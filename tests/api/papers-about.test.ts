import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { pageWords } from '../support/page-words.ts';
import { pdfWords } from '../support/pdf-words.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

type Row = Fields & { id: string };

let server: TestServer;
let mel: Account;
let whose: { client_id: string; project_id: string };
const SITE = 'Site: 12 Ridge Rd, Emu Plains';
const REFERENCE = 'Your reference: PO 4471';
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
  mel = await signUp(server.url, { abn: '51824753556', gst_registered: true });
  const dave = await post<Row>(mel, '/api/clients', { name: 'Dave Nguyen', email: 'dave@example.org' });
  const about = { job_name: 'Deck', client_id: dave.id, site_address: '12 Ridge Rd, Emu Plains' };
  whose = { client_id: dave.id, project_id: (await post<Row>(mel, '/api/projects', about)).id };
});
afterAll(() => server.stop());

const paperOf = async (path: string) => (await pdfWords(await mel.fetch(`${path}/pdf`))).text;
const linkOf = async (path: string) => String((await get<Fields>(mel, path)).link);
/** A page as it is read. */
const readOf = async (path: string) =>
  (await pageWords(await linkOf(path))).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const expectAll = (text: string, parts: string[]) => {
  for (const part of parts) expect(text).toContain(part);
};
const LINES = [
  { description: 'Merbau boards', quantity: 12, unit: 'm', unit_price: 45.5 },
  { description: 'Call-out', quantity: 1, unit_price: 90 },
];

it('the page of a quote says until when it stands, and what one of each line costs', async () => {
  const json = { ...whose, lines: LINES, valid_until: '2026-03-31', customer_reference: 'PO 4471', status: 'sent' };
  const { id } = await post<Row>(mel, '/api/quotes', json);
  await post(mel, `/api/quotes/${id}/send`, { channel: 'email' });
  const page = await readOf(`/api/quotes/${id}`);
  expectAll(page, ['Valid until: 31 March 2026', REFERENCE, SITE, 'Merbau boards 12 m at $45.50', 'Call-out $90.00']);
  // what is on top of it is known by the same reference
  expect((await mel.fetch(`/api/quotes/${id}`, { method: 'PATCH', json: { status: 'accepted' } })).status).toBe(200);
  const lines = [{ description: 'Handrail', quantity: 2, unit_price: 200 }];
  const made = await post<Row>(mel, '/api/variations', { project_id: whose.project_id, description: 'Steps', lines });
  expectAll(await paperOf(`/api/variations/${made.id}`), [REFERENCE, SITE]);
  await post(mel, `/api/variations/${made.id}/send`, { channel: 'email' });
  expectAll(await paperOf(`/api/variations/${made.id}`), [REFERENCE, SITE]);
  expectAll(await readOf(`/api/variations/${made.id}`), [REFERENCE, SITE, 'Handrail 2 at $200.00']);
});

it('an adjustment note says the reference and the place of the invoice that it adjusts', async () => {
  const json = { ...whose, lines: LINES, customer_reference: 'PO 4471', issue: true };
  const { id } = await post<Row>(mel, '/api/invoices', json);
  const note = await post<Row>(mel, `/api/invoices/${id}/credit-notes`, { amount: 100, reason: 'Two boards back' });
  expectAll(await paperOf(`/api/finance-records/${note.id}`), ['Adjustment Note', REFERENCE, SITE]);
  expectAll(await readOf(`/api/finance-records/${note.id}`), ['Adjustment Note', REFERENCE, SITE]);
  expect(note.frozen).toMatchObject({
    customer_reference: 'PO 4471',
    job: { site_address: '12 Ridge Rd, Emu Plains' },
  });
  // of an invoice that has none it says none
  const other = await post<Row>(mel, '/api/invoices', { client_id: whose.client_id, lines: LINES, issue: true });
  const plain = await post<Row>(mel, `/api/invoices/${other.id}/credit-notes`, { amount: 10, reason: 'Dent' });
  expect(await paperOf(`/api/finance-records/${plain.id}`)).not.toMatch(/Your reference|Site:/);
});
