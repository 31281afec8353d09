import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../support/problem.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-19T22:00:00Z' });
});
afterAll(() => server.stop());

const GOOD = { first_name: 'Mel', last_name: 'Nguyen', email: 'mel@example.com', message: 'One & only <b>' };
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
const get = async (path: string) => (await fetch(server.url + path)).text();

describe('a posted form', () => {
  it('answers with a receipt to go to, and mails what was typed', async () => {
    const response = await post('/contact', { ...GOOD, consent: 'yes' });
    expect(response.status).toBe(303);
    const receipt = response.headers.get('location') ?? '';
    expect(receipt).toMatch(/^\/thanks\?ref=MSG-[2-9A-Z]{8}$/);
    expect(await get(receipt)).toContain(receipt.split('=')[1]);
    const outbox = await get('/dev/outbox');
    expect(outbox).toContain('Agreed to news and offers: Yes');
    expect(outbox).toContain('One &amp; only &lt;b&gt;');
  });

  it('comes back with every word, kept from caches, when something is wrong', async () => {
    const response = await post('/contact', { ...GOOD, email: 'mel', phone: '"><script>alert(1)</script>' });
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const page = await response.text();
    expect(page).toContain('Please enter a valid email address');
    expect(page).toContain('One &amp; only &lt;b&gt;</textarea>');
    expect(page).not.toContain('<script>alert(1)');
  });

  it.each(['/support', '/contact', '/demo', '/contact-sales', '/talk'])('%s refuses other sites', async (path) => {
    await expectProblem(await post(path, GOOD, { origin: 'https://evil.example' }), 403, 'forbidden');
    await expectProblem(await post(path, GOOD, { 'sec-fetch-site': 'cross-site' }), 403, 'forbidden');
  });

  it('is refused when it is no form, too large, or has characters that cannot be kept', async () => {
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    await expectProblem(await fetch(`${server.url}/contact`, json), 415, 'unsupported_type');
    expect((await post('/contact', { ...GOOD, message: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await post('/contact', { ...GOOD, message: 'x'.repeat(5_001) })).status).toBe(422);
    expect((await post('/contact', { ...GOOD, message: 'a\u0000b' })).status).toBe(422);
    expect((await post('/contact', { ...GOOD, 'email[$gt]': '' })).status).toBe(422);
    expect((await post('/contact', {})).status).toBe(422);
  });

  it('a machine gets its receipt and nobody its mail', async () => {
    const response = await post('/support', { ...GOOD, message: 'Cheap watches', website: 'x' });
    expect(response.status).toBe(303);
    expect(await get('/dev/outbox')).not.toContain('Cheap watches');
  });
});

describe('the receipt', () => {
  it('shows nothing that was made up', async () => {
    for (const query of ['', '?ref=%3Cscript%3E', '?ref=MSG-1', '?ref=DEMO-23456789&demo=../../etc', '?ref[$gt]=']) {
      const page = await get(`/thanks${query}`);
      expect(page, query).not.toMatch(/\.\.\/etc|MSG-1|&lt;script/);
      if (!query.includes('DEMO')) expect(page, query).toContain('Nothing was sent yet');
    }
  });

  it('of a demo has its invitation, for whoever has the link', async () => {
    const slot = (await get('/demo')).match(/<option value="(2026-[^"]+)"/)?.[1] ?? '';
    const { message: _, ...person } = GOOD;
    const response = await post('/demo', { ...person, slot });
    const page = await get(response.headers.get('location') ?? '');
    expect(page).toContain('Monday 23 November, 9:00 am');
    const link = page.match(/\/demo\/invitation\/[\w-]{43}/)?.[0] ?? '';
    const invitation = await fetch(server.url + link);
    expect(invitation.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await invitation.text()).toContain('DTSTART:20261122T220000Z');
    await expectProblem(await fetch(`${server.url}/demo/invitation/${'x'.repeat(43)}`), 404, 'not_found');
    const again = await post('/demo', { ...person, email: 'other@example.com', slot });
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('That time has just been taken. Free next: Monday 23 November, 9:30 am');
  });
});

it('Contact has its five sections, letter by letter', async () => {
  const page = await get('/contact');
  for (const text of [
    'Ready to Transform Your Trade Business?',
    'Let&#x27;s Talk Business',
    'Book a Free Demo',
    'Talk to AI Agent',
    'Get in Touch Your Way',
    'Phone Support',
    'Mon-Fri 9am-5pm AEST',
    'Average wait under 1 minute',
    'Call Now',
    'Email Support',
    '24/7',
    'Response under 4 hours',
    'Send Email',
    'Live Chat',
    'Mon-Fri 8am-6pm AEST',
    'Response under 2 minutes',
    'Start Chat',
    '30-minute session',
    'Custom to your trade',
    'Q&amp;A included',
    'Schedule Demo',
    'Send Us a Message',
    'Why Tradies Choose Us',
    'Response Times',
    'under 2 minutes',
    'under 4 hours',
    'under 1 minute',
    'Our Australian Offices',
    'Sydney',
    'Melbourne',
    'Brisbane',
    'Start Free Trial - No Credit Card Required',
    'Schedule Personal Demo',
    '14-day free trial • Cancel anytime • Australian support',
  ]) {
    expect(page).toContain(text);
  }
  expect(page).not.toMatch(/href="(tel|mailto):/);
});

it('rings and writes where there is somebody to ring and to write to', async () => {
  const own = await startServer({ env: { SUPPORT_PHONE: '1300 975 710', SUPPORT_EMAIL: 'help@smoko.example' } });
  const page = await (await fetch(`${own.url}/contact`)).text();
  expect(page).toMatch(/<a[^>]*href="tel:1300975710"[^>]*>Call Now<\/a>/);
  expect(page).toMatch(/<a[^>]*href="mailto:help@smoko\.example"[^>]*>Send Email<\/a>/);
  await own.stop();
});

it('whoever posts too often gets the page back with their words, and is told how long to wait', async () => {
  const answers = await Promise.all(Array.from({ length: 150 }, () => post('/support', { message: 'Kept words' })));
  const limited = answers.find(({ status }) => status === 429);
  expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  const page = (await limited?.text()) ?? '';
  expect(page).toContain('That was a lot at once.');
  expect(page).toContain('Kept words</textarea>');
});
