import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { conversationOf } from '../support/talk.ts';

let server: TestServer;
let owner: Account;
/** The built-in model's answer, in one conversation. */
let say: (message: string) => Promise<string>;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-25T00:00:00Z' });
  owner = await signUp(server.url);
  say = conversationOf(owner);
  await owner.fetch('/api/settings', { method: 'PATCH', json: { abn: '51824753556', gst_registered: true } });
  await post(owner, '/api/clients', { name: 'Rosa Delgado', email: 'rosa@example.org' });
});
afterAll(() => server.stop());

it('says how a quote, an invoice and a job add up, from what is on file', async () => {
  await say('quote for Rosa Delgado, switchboard 1840 plus gst');
  expect(await say('how did you get that?')).toMatch(
    /^Quote Q\d+ comes to \$2,024\.00:\n- Switchboard: \$1,840\.00\n- GST on top: 10% of \$1,840\.00 = \$184\.00$/,
  );
  const [quote] = (await get<{ data: Fields[] }>(owner, '/api/quotes')).data;
  await owner.fetch(`/api/quotes/${String(quote?.id)}`, { method: 'PATCH', json: { status: 'accepted' } });
  const [job] = (await get<{ data: Fields[] }>(owner, '/api/projects')).data;
  const made = await post(owner, `/api/projects/${String(job?.id)}/billing/invoices`, {
    what: 'progress',
    percent: 50,
  });
  await post(owner, `/api/invoices/${made.id}/issue`, {});
  await post(owner, '/api/finance-records', {
    type: 'payment',
    amount: 500,
    invoice_id: made.id,
    paid_date: '2026-11-24',
    confirm_early: true,
  });
  await post(owner, `/api/invoices/${made.id}/credit-notes`, { amount: 12, reason: 'Faulty tap' });
  expect(await say('why is invoice INV-1001 that much?')).toBe(
    [
      'Invoice INV-1001 comes to $1,012.00, still due $500.00:',
      '- Progress claim, 50% of Switchboard: $1,012.00',
      '- GST in it: $92.00 (10% of $920.00)',
      '- Paid Tue 24 Nov 2026: -$500.00',
      '- Credited, CN-1001: -$12.00',
    ].join('\n'),
  );
  expect(await say('where does the price of the switchboard job come from?')).toBe(
    [
      'Job 1001 - Switchboard for Rosa Delgado is worth $2,024.00 inc GST, $1,012.00 left to invoice:',
      '- Accepted quote: $2,024.00',
      '- Invoiced: -$1,012.00 (paid $500.00, due $500.00)',
      '- Credited of that: $12.00',
    ].join('\n'),
  );
});
