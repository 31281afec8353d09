import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

type Row = Fields & { id: string };

let server: TestServer;
let mel: Account;
let client: Row;

const lines = [{ description: 'Downlights', quantity: 6, unit_price: 45.5 }];

beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
  mel = await signUp(server.url, { business_name: 'Carmody Electrical' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  client = await post(mel, '/api/clients', { name: 'Rosa', email: 'rosa@example.org' });
});

async function sent(table: string, fields: Fields): Promise<Row> {
  const { id } = await post(mel, `/api/${table}`, fields);
  await post(mel, `/api/${table === 'invoices' ? 'finance-records' : table}/${id}/send`);
  return get<Row>(mel, `/api/${table === 'invoices' ? 'finance-records' : table}/${id}`);
}
const made: Record<string, () => Promise<Row>> = {
  quotes: () => sent('quotes', { client_id: client.id, lines }),
  variations: async () => {
    const job = await post(mel, '/api/projects', { job_name: 'Deck', client_id: client.id });
    return sent('variations', { project_id: job.id, description: 'Handrail', lines });
  },
  'finance-records': () => sent('invoices', { client_id: client.id, lines }),
};
const renew = (table: string, { id }: Row) => post<Row>(mel, `/api/${table}/${id}/new-link`);
const statuses = async (link: unknown) => [
  (await fetch(String(link))).status,
  (await fetch(`${String(link)}/pdf`)).status,
];

it.each(Object.keys(made))('of %s: the old link says that it has ended, the new one shows the paper', async (table) => {
  const record = await made[table]?.();
  if (!record) throw new Error('Nothing was made.');
  expect(await statuses(record.link)).toEqual([200, 200]);
  const renewed = await renew(table, record);
  expect(renewed.link).not.toBe(record.link);
  expect(await statuses(renewed.link)).toEqual([200, 200]);
  expect(await statuses(record.link)).toEqual([410, 410]);
  const ended = await (await fetch(String(record.link))).text();
  expect(ended).toContain('This link is no longer valid');
  expect(ended).not.toMatch(/Carmody|Rosa|Downlights/);

  // once more: both that were before are over
  const again = await renew(table, record);
  expect([await statuses(again.link), await statuses(renewed.link), await statuses(record.link)]).toEqual([
    [200, 200],
    [410, 410],
    [410, 410],
  ]);
  // what is sent from then on has the new one
  await post(mel, `/api/${table}/${record.id}/send`);
  const [item] = (await get(mel, '/api/outbox?channel=email&sort=-created_at&limit=1')).data;
  expect(item?.body).toContain(String(again.link));
  // a number that nobody gave is no link
  expect(await statuses(`${String(record.link)}-2`)).toEqual([404, 404]);
  expect(await statuses(String(again.link).replace(/-2$/, '-3'))).toEqual([404, 404]);
});

it('an answer by a link that has ended does not count', async () => {
  const quote = await sent('quotes', { client_id: client.id, lines });
  const seen = /name="seen" value="([^"]+)"/.exec(await (await fetch(String(quote.link))).text())?.[1] ?? '';
  await renew('quotes', quote);
  const body = new URLSearchParams({ decision: 'accepted', name: 'Rosa', seen });
  expect((await fetch(String(quote.link), { method: 'POST', body, redirect: 'manual' })).status).toBe(410);
  expect(await get(mel, `/api/quotes/${quote.id}`)).toMatchObject({ status: 'sent', response: null });
});

it('an issued invoice stays as it is, with its seal', async () => {
  const invoice = await sent('invoices', { client_id: client.id, lines });
  const { link: _, version: __, updated_at: ___, ...after } = await renew('finance-records', invoice);
  expect(invoice).toMatchObject(after);
});

it('what has no link has none to end', async () => {
  const draft = await post(mel, '/api/invoices', { client_id: client.id, lines });
  const quote = await post(mel, '/api/quotes', { client_id: client.id, lines });
  for (const path of [`finance-records/${draft.id}`, `quotes/${quote.id}`])
    await expectProblem(await mel.fetch(`/api/${path}/new-link`, { method: 'POST', json: {} }), 409, 'conflict');
});
