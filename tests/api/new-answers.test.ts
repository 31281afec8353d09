import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let mel: Account;
let quote: Fields & { id: string };
let variation: Fields & { id: string };

const lines = [{ description: 'Downlights', quantity: 6, unit_price: 45.5 }];

beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  mel = await signUp(server.url, { business_name: 'Carmody Electrical' });
  const client = await post(mel, '/api/clients', { name: 'Rosa', email: 'rosa@example.org' });
  const job = await post(mel, '/api/projects', { job_name: 'Deck', job_number: '7', client_id: client.id });
  quote = await sent('quotes', { client_id: client.id, lines });
  variation = await sent('variations', { project_id: job.id, description: 'Handrail', lines });
});

async function sent(table: 'quotes' | 'variations', fields: Fields) {
  const { id } = await post(mel, `/api/${table}`, fields);
  await post(mel, `/api/${table}/${id}/send`);
  return get<Fields & { id: string }>(mel, `/api/${table}/${id}`);
}
async function answer({ link }: Fields, decision: 'accepted' | 'declined', reason = '') {
  const seen = /name="seen" value="([^"]+)"/.exec(await (await fetch(String(link))).text())?.[1] ?? '';
  const body = new URLSearchParams({ decision, name: 'Rosa Delgado', reason, seen });
  const response = await fetch(String(link), { method: 'POST', body, redirect: 'manual' });
  expect(response.status).toBe(303);
}
const news = async () => (await get(mel, '/api/new-answers')).data as Fields[];

it('lists what clients answered, with what they answered and where it is, until somebody looked', async () => {
  expect(await news()).toEqual([]);
  await answer(quote, 'accepted');
  await answer(variation, 'declined', 'Too dear');
  const told = await news();
  expect(told).toHaveLength(2);
  expect(told).toContainEqual({
    id: quote.id,
    kind: 'quote',
    title: `Quote ${String(quote.short_name)}`,
    path: `/quick-quote?quote=${quote.id}`,
    decision: 'accepted',
    name: 'Rosa Delgado',
    reason: null,
    at: expect.any(String),
    total: 273,
  });
  expect(told).toContainEqual(
    expect.objectContaining({
      id: variation.id,
      kind: 'variation',
      title: 'Variation V1 of Deck',
      path: '/job-details?job=7&tab=money',
      decision: 'declined',
      reason: 'Too dear',
    }),
  );

  expect(await post(mel, '/api/new-answers/seen', { ids: [quote.id] })).toEqual({ seen: 1 });
  expect((await news()).map(({ id }) => id)).toEqual([variation.id]);
  // again, and what was never answered: nothing
  expect(await post(mel, '/api/new-answers/seen', { ids: [quote.id] })).toEqual({ seen: 0 });
  expect(await post(mel, '/api/new-answers/seen', {})).toEqual({ seen: 1 });
  expect(await news()).toEqual([]);
});

it('changes nothing of the record: whoever has it open can go on', async () => {
  await answer(quote, 'accepted');
  const before = await get(mel, `/api/quotes/${quote.id}`);
  await post(mel, '/api/new-answers/seen', {});
  expect(await get(mel, `/api/quotes/${quote.id}`)).toEqual(before);
  expect(before).not.toHaveProperty('answer_new');
});

it('is of one business alone, and what was deleted is no news', async () => {
  await answer(quote, 'accepted');
  const other = await signUp(server.url, { business_name: 'Other' });
  expect((await get(other, '/api/new-answers')).data).toEqual([]);
  expect(await post(other, '/api/new-answers/seen', { ids: [quote.id] })).toEqual({ seen: 0 });
  expect(await news()).toHaveLength(1);
  await mel.fetch(`/api/quotes/${quote.id}`, { method: 'DELETE' });
  expect(await news()).toEqual([]);
});

it('what the tradie says of it himself is no news', async () => {
  await mel.fetch(`/api/quotes/${quote.id}`, { method: 'PATCH', json: { status: 'accepted' } });
  expect(await news()).toEqual([]);
  const many = Array.from({ length: 101 }, () => quote.id);
  await expectProblem(
    await mel.fetch('/api/new-answers/seen', { method: 'POST', json: { ids: many } }),
    422,
    'invalid',
  );
});
