import type { Approval } from '@smoko/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, asBearer, signUp } from '../support/account.ts';
import { connect, textIn } from '../support/messages.ts';
import { removeDir, tempDir } from '../support/paths.ts';
import { expectProblem } from '../support/problem.ts';
import { get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

const MONDAY = '2026-11-23T00:00:00Z';
const dataDir = tempDir();
let server: TestServer;
let mel: Account;
let number: string;
beforeAll(async () => {
  server = await startServer({ now: MONDAY, dataDir });
  mel = await signUp(server.url);
  number = (await connect(mel)).sms;
});
afterAll(async () => {
  await server.stop();
  removeDir(dataDir);
});

let phones = 200;
/** A client with a quote that is out and a job on Thu 26 Nov. */
async function client(name: string) {
  const phone = `+61491578${phones++}`;
  const { id: client_id } = await post(mel, '/api/clients', { name, phone });
  const job = await post(mel, '/api/projects', { client_id, job_name: `Deck of ${name}`, job_date: '2026-11-26' });
  const quote = await post(mel, '/api/quotes', {
    client_id,
    project_id: job.id,
    status: 'sent',
    lines: [{ description: 'Deck', quantity: 1, unit_price: 3_000 }],
  });
  return { phone, client_id: String(client_id), job: String(job.id), quote: String(quote.id) };
}

const says = (From: string, Body: string) => textIn(mel, server.url, { From, To: number, Body });
const proposals = async (record: string): Promise<Approval[]> =>
  (await get(mel, '/api/approvals?sort=created_at&limit=100')).data.filter(
    ({ record_id }) => record_id === record,
  ) as unknown as Approval[];
const approve = (id: unknown) => mel.fetch(`/api/approvals/${id}`, { method: 'POST', json: { decision: 'approve' } });

it('a no after a yes takes its place: the yes cannot be approved any more, and stays on record', async () => {
  const { phone, quote } = await client('Karen Walsh');
  await says(phone, 'Yep go ahead with the quote');
  const [yes] = await proposals(quote);
  expect(yes).toMatchObject({ status: 'pending', fields: { status: 'accepted' }, replaced_by: null });
  const message = await says(phone, "No sorry, we won't go ahead with the quote after all");
  const [older, newer] = await proposals(quote);
  expect(newer).toMatchObject({ status: 'pending', fields: { status: 'declined' } });
  expect(older).toMatchObject({
    id: yes?.id,
    status: 'replaced',
    replaced_by: newer?.id,
    replaced_with: newer?.summary,
    waiting_days: null,
  });
  expect(message.approval_ids).toEqual([newer?.id]);
  const { detail } = await expectProblem(await approve(yes?.id), 409, 'already_decided');
  expect(detail).toBe(`That was replaced by something newer: ${newer?.summary}. Decide about that instead.`);
  expect(await get(mel, `/api/quotes/${quote}`)).toMatchObject({ status: 'sent' });
  expect((await approve(newer?.id)).status).toBe(200);
  expect(await get(mel, `/api/quotes/${quote}`)).toMatchObject({ status: 'declined' });
});

it('a day after another day, and a cancellation after both; another client keeps theirs', async () => {
  const kim = await client('Kim Tran');
  const noah = await client('Noah Field');
  await says(noah.phone, 'Can we move the deck to Monday 7 December please?');
  await says(kim.phone, 'Can we move the deck to Tuesday 1 December please?');
  await says(kim.phone, 'Sorry, can we move the deck to Wednesday 2 December instead?');
  const moved = await proposals(kim.job);
  expect(moved.map(({ status, fields }) => [status, fields.job_date])).toEqual([
    ['replaced', '2026-12-01'],
    ['pending', '2026-12-02'],
  ]);
  await says(kim.phone, 'Please cancel the job, we no longer need it.');
  const all = await proposals(kim.job);
  expect(all.map(({ status }) => status)).toEqual(['replaced', 'replaced', 'pending']);
  expect(all[2]?.fields).toMatchObject({ status: 'cancelled' });
  expect((await proposals(noah.job)).map(({ status }) => status)).toEqual(['pending']);
});

it('another price after a yes proposes nothing, and takes the yes away all the same', async () => {
  const { phone, quote } = await client('Lena Hart');
  await says(phone, 'Yes please go ahead with the quote');
  const item = await says(phone, 'Hang on, could you do the quote for $2,500 instead?');
  expect(item).toMatchObject({ intent: 'counter_offer', approval_ids: [] });
  const [yes] = await proposals(quote);
  expect(yes).toMatchObject({ status: 'replaced', replaced_by: null, replaced_with: item.summary });
  const { detail } = await expectProblem(await approve(yes?.id), 409, 'already_decided');
  expect(detail).toContain('Have a look at what they wrote.');
});

it('a payment that bounced is not to be marked as paid any more', async () => {
  const { phone, client_id } = await client('Tom Nguyen');
  const { id } = await post(mel, '/api/invoices', { client_id, amount: 680, issue: true });
  await says(phone, 'Paid the 680 yesterday mate');
  const [paid] = await proposals(String(id));
  expect(paid).toMatchObject({ status: 'pending', tool: 'mark_invoice_paid' });
  const item = await says(phone, 'Actually the bank says it bounced, will do it Friday');
  expect(item).toMatchObject({ intent: 'other', approval_ids: [] });
  expect(item.summary).toContain('says a payment has not gone through');
  const [now] = await proposals(String(id));
  expect(now).toMatchObject({ status: 'replaced', replaced_with: item.summary });
});

it('whoever answers on the page of the quote has said the last word', async () => {
  const { phone, quote } = await client('Omar Haddad');
  await post(mel, `/api/quotes/${quote}/send`);
  await says(phone, 'Yes please go ahead with the quote');
  const { link } = await get(mel, `/api/quotes/${quote}`);
  const seen = /name="seen" value="([^"]+)"/.exec(await (await fetch(String(link))).text())?.[1] ?? '';
  const body = new URLSearchParams({ decision: 'declined', name: 'Omar', seen });
  expect((await fetch(String(link), { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
  const [yes] = await proposals(quote);
  expect(yes).toMatchObject({
    status: 'replaced',
    replaced_by: null,
    replaced_with: expect.stringMatching(/^Quote .+ declined by Omar on its page$/),
  });
  expect((await approve(yes?.id)).status).toBe(409);
  expect(await get(mel, `/api/quotes/${quote}`)).toMatchObject({ status: 'declined' });
});

it('a new day and a new price of one order, told in one message, both wait', async () => {
  const phone = `+61491578${phones++}`;
  const { id: supplier_id } = await post(mel, '/api/suppliers', { name: 'Reece Wagga', phone });
  const tank = await post(mel, '/api/procurement-items', {
    ...{ supplier_id, item_name: '250L hot water tank', quantity: 1, unit_price: 1_480 },
    ...{ status: 'ordered', delivery_date: '2026-11-26' },
  });
  await says(
    phone,
    'The 250L tank is now not due until Thursday 10 December and it is $1,535 instead of $1,480, sorry',
  );
  const waiting = await proposals(String(tank.id));
  expect(waiting.map(({ status }) => status)).toEqual(['pending', 'pending']);
  expect(Object.assign({}, ...waiting.map(({ fields }) => fields))).toMatchObject({
    unit_price: 1_535,
    delivery_date: '2026-12-10',
  });
});

it('a yes waits until it is decided and says for how long; a move waits until its day is over', async () => {
  const { phone, quote, job } = await client('Ruth Adler');
  await says(phone, 'Yes, happy with the quote, please go ahead');
  await says(phone, 'Can we move the deck to Friday 4 December please?');
  const [yes] = await proposals(quote);
  expect(yes).toMatchObject({ status: 'pending', expires_at: null, waiting_days: 0 });
  // the end of that Friday in Sydney
  expect((await proposals(job))[0]).toMatchObject({ expires_at: '2026-12-04T13:00:00.000Z' });
  await server.stop();
  server = await startServer({ now: '2026-12-20T00:00:00Z', dataDir });
  mel = { ...mel, ...asBearer(server.url, mel.token) };
  expect((await proposals(quote))[0]).toMatchObject({ status: 'pending', waiting_days: 27 });
  expect((await proposals(job))[0]).toMatchObject({ status: 'expired' });
  expect((await approve(yes?.id)).status).toBe(200);
  expect(await get(mel, `/api/quotes/${quote}`)).toMatchObject({ status: 'accepted' });
});
