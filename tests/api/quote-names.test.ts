import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../server/src/domain/everything/exact-json.ts';
import { type Account, prove, signUp } from '../support/account.ts';
import { bringBack, forged, jsonl, recordsIn, takeOut } from '../support/copy.ts';
import { pdfWords } from '../support/pdf-words.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

type Row = Fields & { id: string };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-20T01:00:00Z' });
});
afterAll(() => server.stop());

/** As a paper was headed before. */
const headed = (frozen: JsonRecord[string] | undefined, heading: string): JsonRecord[string] =>
  typeof frozen === 'object' && frozen !== null && !Array.isArray(frozen) ? { ...frozen, heading } : (frozen ?? null);

const LINES = [{ description: 'Downlights', quantity: 6, unit_price: 45.5 }];
const client = (account: Account) =>
  post<Row>(account, '/api/clients', { name: 'Priya Sharma', email: 'priya@example.org' });
const listed = async (account: Account) => (await get<{ data: Row[] }>(account, '/api/quotes?sort=created_at')).data;

it('a quote goes to its client by its short name, and its number stays in the details', async () => {
  const mel = await signUp(server.url, { business_name: 'Carmody Electrical' });
  const { id: client_id } = await client(mel);
  await post(mel, '/api/quotes', { client_id, lines: LINES });
  const quote = await post<Row>(mel, '/api/quotes', { client_id, lines: LINES });
  expect(quote).toMatchObject({ short_name: 'Q2', quote_number: expect.stringMatching(/^Q-\d{13}$/) });
  await post(mel, `/api/quotes/${quote.id}/send`);
  const { data } = await get<{ data: Fields[] }>(mel, '/api/outbox');
  const mail = data.find(({ quote_id }) => quote_id === quote.id);
  expect(mail?.subject).toBe('Quote Q2 from Carmody Electrical');
  expect(String(mail?.body)).toContain('Quote Q2');
  const { link, frozen } = await get<Fields>(mel, `/api/quotes/${quote.id}`);
  expect(frozen).toMatchObject({ heading: 'Quote Q2' });
  const page = await (await fetch(String(link))).text();
  expect(page).toContain('<h1>Quote Q2</h1>');
  expect(page).not.toContain(String(quote.quote_number));
  const pdf = await mel.fetch(`/api/quotes/${quote.id}/pdf`);
  expect(pdf.headers.get('content-disposition')).toContain('Quote Q2.pdf');
  expect((await pdfWords(pdf)).text).toContain('Quote Q2');
});

describe('in the chat', () => {
  let mel: Account;
  let quotes: Row[];
  beforeAll(async () => {
    mel = await signUp(server.url);
    const { id: client_id } = await client(mel);
    for (const price of [100, 200])
      await post(mel, '/api/quotes', { client_id, lines: [{ description: 'Work', quantity: 1, unit_price: price }] });
    quotes = await listed(mel);
  });
  const say = async (message: string) =>
    String((await post(mel, '/api/functions/agent-orchestrator', { message })).response);

  it('it is shown by its name', async () => {
    expect(await say('show me Q2')).toMatch(/^Quote Q2 for Priya Sharma, \$2/);
    expect(await say(`show me ${String(quotes[0]?.quote_number)}`)).toMatch(/^Quote Q1 for Priya Sharma, \$1/);
  });

  it('it is sent by its name, after a yes', async () => {
    expect(await say('send q2')).toMatch(/Send quote Q2 for Priya Sharma.* waits for your yes/);
  });

  it('it is accepted by its name', async () => {
    expect(await say('accept Q1')).toMatch(/^Updated quote Q1 for Priya Sharma, .*: status accepted/);
    expect((await listed(mel)).map(({ status }) => status)).toEqual(['accepted', 'draft']);
  });
});

describe('a copy of everything from before there were short names', () => {
  let heir: Account;
  let old: Row[];
  beforeAll(async () => {
    const owner = await signUp(server.url);
    const { id: client_id } = await client(owner);
    for (const quote_number of [undefined, 'Villa 4', undefined])
      await post(owner, '/api/quotes', { client_id, lines: LINES, ...(quote_number ? { quote_number } : {}) });
    old = await listed(owner);
    await post(owner, `/api/quotes/${old[0]?.id}/send`);
    await owner.fetch(`/api/quotes/${old[2]?.id}`, { method: 'PATCH', json: { status: 'accepted' } });
    const copy = await takeOut(owner);
    const path = 'everything/records/quotes.jsonl';
    const before = recordsIn(copy, path).map(({ short_name: _, short_name_value: __, ...record }) => ({
      ...record,
      frozen: headed(record.frozen, `Quote ${String(record.quote_number)}`),
    }));
    heir = await signUp(server.url);
    await prove(heir);
    expect((await bringBack(heir, forged(copy, { [path]: jsonl(before) }))).status).toBe(201);
  }, 60_000);
  const headOf = async ({ id }: Row) => {
    const pdf = await heir.fetch(`/api/quotes/${id}/pdf`);
    return [pdf.headers.get('content-disposition'), (await pdfWords(pdf)).text].join(' ');
  };

  it('they are named in the order in which they were made, and what is made next goes on from there', async () => {
    const names = (await listed(heir)).map(({ short_name }) => short_name);
    expect(names).toEqual(['Q1', 'Villa 4', 'Q2']);
    expect((await get<{ data: Row[] }>(heir, '/api/quotes?q=q2')).data).toHaveLength(1);
    expect(await post(heir, '/api/quotes', {})).toMatchObject({ short_name: 'Q3' });
  });

  it('a paper that is out keeps what it said, until it goes out anew; what was answered keeps it for good', async () => {
    const [open, , answered] = await listed(heir);
    if (!open || !answered) throw new Error('three quotes were brought back');
    for (const quote of [open, answered]) {
      const head = await headOf(quote);
      expect(head).toContain(`Quote ${String(quote.quote_number)}.pdf`);
      expect(head).not.toContain(`Quote ${String(quote.short_name)} `);
      await post(heir, `/api/quotes/${quote.id}/send`);
    }
    expect(await headOf(open)).toContain(`Quote ${String(open.short_name)}.pdf`);
    expect(await headOf(answered)).toContain(`Quote ${String(answered.quote_number)}.pdf`);
    const { data } = await get<{ data: Fields[] }>(heir, '/api/outbox');
    const subjects = data.map(({ subject }) => String(subject));
    expect(subjects.some((one) => one.startsWith('Quote Q1 from'))).toBe(true);
    expect(subjects.some((one) => one.startsWith(`Quote ${String(answered.quote_number)} from`))).toBe(true);
  });

  it('taken out and brought back once more it is the same', async () => {
    const copy = await takeOut(heir);
    const next = await signUp(server.url);
    await prove(next);
    expect((await bringBack(next, copy.zip)).status).toBe(201);
    expect((await takeOut(next)).manifest.content_sha256).toBe(copy.manifest.content_sha256);
    expect((await listed(next)).map(({ short_name }) => short_name)).toEqual(['Q1', 'Villa 4', 'Q2', 'Q3']);
  });
});
