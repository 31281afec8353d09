import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let mel: Account;
let quote: Fields & { id: string };
let link: string;

beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
  mel = await signUp(server.url, { business_name: 'Carmody Electrical' });
  await mel.fetch('/api/settings', { method: 'PATCH', json: { abn: '51824753556', gst_registered: true } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  const client = await post(mel, '/api/clients', { name: 'Rosa', email: 'rosa@example.org' });
  const lines = [{ description: 'Downlights <b>', quantity: 6, unit_price: 45.5 }];
  quote = await post(mel, '/api/quotes', { client_id: client.id, lines, valid_until: '2026-04-01' });
  await post(mel, `/api/quotes/${quote.id}/send`);
  quote = await get(mel, `/api/quotes/${quote.id}`);
  link = String(quote.link);
});

const patch = (fields: Fields) => mel.fetch(`/api/quotes/${quote.id}`, { method: 'PATCH', json: fields });
const page = async () => (await fetch(link)).text();
const seenIn = (html: string) => /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '';
const answer = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(link, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
const accept = async (name = 'Rosa Delgado') => answer({ decision: 'accepted', name, seen: seenIn(await page()) });

describe('a quote that was sent', () => {
  it('has a link, and the message has it too', async () => {
    expect(link).toMatch(new RegExp(`^${server.url}/q/[0-9a-v]{52}$`));
    expect(quote).toMatchObject({ status: 'sent', response: null, sent_at: expect.any(String) });
    const [item] = (await get(mel, '/api/outbox?channel=email')).data;
    expect(item?.body).toContain(link);
  });

  it('is shown to whoever has the link, with every figure, kept and listed nowhere', async () => {
    const response = await fetch(link);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    const html = await response.text();
    for (const part of [
      'Carmody Electrical',
      String(quote.short_name),
      'Downlights &lt;b&gt;',
      '$273.00',
      '$27.30',
      '$300.30',
      '1 April 2026',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain('<b>');
    const pdf = await fetch(`${link}/pdf`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('is accepted once, by name, and stays as it was accepted', async () => {
    expect((await accept()).status).toBe(303);
    // the same once more changes nothing; another answer comes too late
    expect((await accept('Somebody else')).status).toBe(303);
    const late = await answer({ decision: 'declined', name: 'Rosa', seen: 'x' });
    expect(late.status).toBe(409);
    expect(await page()).toContain('Rosa Delgado accepted this quote');
    const accepted = await get(mel, `/api/quotes/${quote.id}`);
    expect(accepted).toMatchObject({
      status: 'accepted',
      response: { decision: 'accepted', name: 'Rosa Delgado', reason: null, total: 300.3 },
    });
    await expectProblem(await patch({ lines: [] }), 409, 'conflict');
    await expectProblem(await patch({ valid_until: null }), 409, 'conflict');
    const tasks = (await get(mel, '/api/admin-tasks?limit=100')).data.map(({ task_name }) => task_name);
    const name = `Quote ${String(quote.short_name)} accepted by Rosa Delgado`;
    expect(tasks.filter((task) => task === name)).toHaveLength(1);
  });

  it('is accepted once however often the form is sent at once', async () => {
    const seen = seenIn(await page());
    const sent = await Promise.all([1, 2, 3].map(() => answer({ decision: 'accepted', name: 'Rosa', seen })));
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
    const name = `Quote ${String(quote.short_name)} accepted by Rosa`;
    const tasks = (await get(mel, '/api/admin-tasks?limit=100')).data;
    expect(tasks.filter(({ task_name }) => task_name === name)).toHaveLength(1);
  });

  it('is declined with a reason', async () => {
    const seen = seenIn(await page());
    expect((await answer({ decision: 'declined', name: 'Rosa', reason: 'Too dear\r\nSorry', seen })).status).toBe(303);
    expect(await get(mel, `/api/quotes/${quote.id}`)).toMatchObject({
      status: 'declined',
      response: { decision: 'declined', reason: 'Too dear Sorry' },
    });
    expect((await answer({ decision: 'accepted', name: 'Rosa', seen })).status).toBe(409);
  });

  it('that was changed since is shown anew before it can be accepted', async () => {
    const seen = seenIn(await page());
    await patch({ lines: [{ description: 'Downlights', quantity: 7, unit_price: 45.5 }] });
    const response = await answer({ decision: 'accepted', name: 'Rosa', seen });
    expect(response.status).toBe(409);
    const html = await response.text();
    for (const part of ['This quote was changed. Here is the new one.', '$350.35', 'value="Rosa"']) {
      expect(html).toContain(part);
    }
    expect((await get(mel, `/api/quotes/${quote.id}`)).response).toBeNull();
    expect((await answer({ decision: 'accepted', name: 'Rosa', seen: seenIn(html) })).status).toBe(303);
  });

  it.each([
    [{ valid_until: '2026-03-03' }, 'has expired'],
    [{ status: 'expired' }, 'has expired'],
    [{ status: 'draft' }, 'was withdrawn'],
    [{ status: 'declined' }, 'was declined'],
  ])('%j takes no answer: it %s', async (change, words) => {
    const before = seenIn(await page());
    await patch(change);
    const html = await page();
    expect(html).toContain(words);
    expect(html).not.toContain('Accept this quote');
    expect((await answer({ decision: 'accepted', name: 'Rosa', seen: before })).status).toBe(409);
    expect((await get(mel, `/api/quotes/${quote.id}`)).response).toBeNull();
  });

  it('takes no answer without a name, of another kind, or from a page of somebody else', async () => {
    const seen = seenIn(await page());
    const nameless = await answer({ decision: 'accepted', name: '  ', seen });
    expect([nameless.status, await nameless.text()]).toEqual([422, expect.stringContaining('Please enter your name.')]);
    expect((await answer({ decision: 'maybe', name: 'Rosa', seen })).status).toBe(422);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await answer({ decision: 'accepted', name: 'Rosa', seen }, foreign)).status).toBe(403);
    expect((await get(mel, `/api/quotes/${quote.id}`)).response).toBeNull();
  });

  it('is found by no other link', async () => {
    const [start, token] = [link.slice(0, -52), link.slice(-52)];
    const turned = (at: number) => `${token.slice(0, at)}${token[at] === 'a' ? 'b' : 'a'}${token.slice(at + 1)}`;
    const others = [turned(0), turned(23), turned(24), turned(51), token.toUpperCase(), `${token}a`, quote.id, 'x'];
    for (const other of others) {
      const response = await fetch(start + other);
      expect([other, response.status]).toEqual([other, 404]);
      expect(await response.text()).not.toContain('Carmody');
    }
  });
});

it('a quote that was not sent has no link', async () => {
  const made = await post(mel, '/api/quotes', { status: 'sent' });
  expect(made).toMatchObject({ link: null, sent_at: null, response: null });
});
