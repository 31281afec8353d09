import {
  askVisitorChat,
  createClient,
  createEnquiry,
  DEMO,
  enquiryReceiptSchema,
  listDemoSlots,
} from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withJson } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  // Friday, nine in the morning in Sydney
  server = await startServer({ now: '2026-11-19T22:00:00Z' });
});
afterAll(() => server.stop());

const PERSON = { first_name: 'Mel', last_name: 'Nguyen', email: 'mel@example.com' };
const post = (json: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/enquiries`, withJson({ method: 'POST', json, headers }));
const receiptOf = async (response: Response) => enquiryReceiptSchema.parse(await response.json());
const outbox = async () => (await fetch(`${server.url}/dev/outbox`)).text();

describe('POST /api/enquiries', () => {
  it('takes each kind, says its reference, and mails it to support', async () => {
    const sent = [
      { kind: 'support', email: 'a@example.com', message: 'My calendar is upside down.' },
      { kind: 'contact', ...PERSON, trade_type: 'solar installer', reason: 'partnership', message: 'G’day <b>.' },
      { kind: 'sales', ...PERSON, business_name: 'Nguyen & Sons', team_size: '6-20', message: 'Nine vans.' },
    ];
    for (const enquiry of sent) {
      const response = await post(enquiry);
      expect(response.status).toBe(201);
      const { reference, kind, demo } = await receiptOf(response);
      expect(kind).toBe(enquiry.kind);
      expect(demo).toBeNull();
      const page = await outbox();
      expect(page).toContain(`(${reference})`);
      expect(page).toContain('support@smoko.example');
    }
    const page = await outbox();
    expect(page).toContain('Trade: Solar Installer');
    expect(page).toContain('Reason: Partnership Opportunity');
    expect(page).toContain('G’day &lt;b&gt;.');
  });

  it.each([
    ['no kind', { ...PERSON, message: 'x' }, 'kind'],
    ['another kind', { kind: 'rant', ...PERSON, message: 'x' }, 'kind'],
    ['no first name', { kind: 'contact', ...PERSON, first_name: ' ', message: 'x' }, 'first_name'],
    ['no last name', { kind: 'contact', ...PERSON, last_name: undefined, message: 'x' }, 'last_name'],
    ['a wrong email address', { kind: 'support', email: 'mel@', message: 'x' }, 'email'],
    [
      'a line break in the address',
      { kind: 'support', email: 'a@example.com\nBcc: b@example.com', message: 'x' },
      'email',
    ],
    ['no message', { kind: 'contact', ...PERSON, message: '' }, 'message'],
    ['a trade that is none', { kind: 'contact', ...PERSON, trade_type: 'Pirate', message: 'x' }, 'trade_type'],
    ['a reason that is none', { kind: 'contact', ...PERSON, reason: 'revenge', message: 'x' }, 'reason'],
    ['a message too long', { kind: 'contact', ...PERSON, message: 'x'.repeat(5_001) }, 'message'],
    ['a NUL', { kind: 'contact', ...PERSON, message: 'a\u0000b' }, 'message'],
    ['an object for a text', { kind: 'contact', ...PERSON, message: { $gt: '' } }, 'message'],
    ['no business', { kind: 'sales', ...PERSON, message: 'x' }, 'business_name'],
    ['a slot that is no time', { kind: 'demo', ...PERSON, slot: 'soon' }, 'slot'],
    ['a field nobody knows', { kind: 'contact', ...PERSON, message: 'x', admin: true }, ''],
  ])('refuses %s, at its field', async (_what, enquiry, path) => {
    const problem = await expectProblem(await post(enquiry), 422, 'invalid');
    expect(problem.errors?.map((error) => error.path)).toContain(path);
  });

  it('refuses what a page of another site sends, and a body too large', async () => {
    const enquiry = { kind: 'contact', ...PERSON, message: 'x' };
    await expectProblem(await post(enquiry, { origin: 'https://evil.example' }), 403, 'forbidden');
    await expectProblem(await post(enquiry, { 'sec-fetch-site': 'cross-site' }), 403, 'forbidden');
    await expectProblem(await post({ ...enquiry, message: 'x'.repeat(1_100_000) }), 413, 'too_large');
  });

  it('answers a machine like a person, and forgets it', async () => {
    const response = await post({
      kind: 'contact',
      ...PERSON,
      message: 'Cheap pills',
      website: 'https://pills.example',
    });
    expect(response.status).toBe(201);
    const { reference } = await receiptOf(response);
    expect(reference).toMatch(/^MSG-/);
    const page = await outbox();
    expect(page).not.toContain(reference);
    expect(page).not.toContain('Cheap pills');
  });
});

it('a demo is booked once: its slot goes, and the invitation arrives', async () => {
  const client = createClient({ baseUrl: server.url });
  const { slots, time_zone, minutes } = await client.call(listDemoSlots, {});
  expect({ time_zone, minutes, count: slots.length }).toEqual({ time_zone: DEMO.timeZone, minutes: 30, count: 160 });
  const slot = slots[0]?.starts_at ?? '';
  const receipt = await client.call(createEnquiry, { kind: 'demo', ...PERSON, slot });
  expect(receipt.demo?.label).toBe('Monday 23 November, 9:00 am');
  expect((await client.call(listDemoSlots, {})).slots[0]?.label).toBe('Monday 23 November, 9:30 am');
  const problem = await expectProblem(
    await post({ kind: 'demo', ...PERSON, email: 'b@example.com', slot }),
    409,
    'conflict',
  );
  expect(problem.detail).toContain('Free next: Monday 23 November, 9:30 am');
  expect(await outbox()).toContain('Your Smoko demo: Monday 23 November, 9:00 am, Sydney time');
});

describe('POST /api/visitor-chat', () => {
  const ask = (json: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/visitor-chat`, withJson({ method: 'POST', json, headers }));

  it('answers anybody, and never claims what the site does not say', async () => {
    const response = await ask({ message: 'What is the capital of France?' });
    expect(response.status).toBe(200);
    expect(askVisitorChat.output.parse(await response.json()).answer).toMatch(/^I don't know: /);
  });

  it.each([
    ['nothing', { message: '   ' }],
    ['too much', { message: 'x'.repeat(501) }],
    ['a long history', { message: 'x', history: Array(7).fill({ from: 'visitor', text: 'x' }) }],
    ['somebody else in the history', { message: 'x', history: [{ from: 'system', text: 'x' }] }],
  ])('refuses %s', async (_what, body) => {
    await expectProblem(await ask(body), 422, 'invalid');
  });

  it('refuses a page of another site', async () => {
    await expectProblem(await ask({ message: 'x' }, { origin: 'https://evil.example' }), 403, 'forbidden');
  });
});

it('whoever writes too often waits, and is told how long', async () => {
  const answers = await Promise.all(Array.from({ length: 150 }, () => post({ kind: 'support' })));
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited.length).toBeGreaterThan(0);
  for (const response of limited) {
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(60);
  }
  await expectProblem(limited[0] as Response, 429, 'rate_limited');
});
