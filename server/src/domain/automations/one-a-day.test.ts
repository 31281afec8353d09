import { clients, previewAutomation, projects, quotes } from '@smoko/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aged } from '../../testing/aged.ts';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import { createCall } from '../call.ts';
import { createClock } from '../clock.ts';

/** Friday 20 November 2026, 09:00 in Sydney. */
const NOW = '2026-11-19T22:00:00Z';
const WAITS = 'Another message was written to them today, so this one waits until tomorrow';

let testDomain: TestDomain;
beforeAll(async () => {
  testDomain = await openTestDomain({ now: NOW });
});
afterAll(() => testDomain.close());

it('of two messages on one day to one client the one that can wait does, the reminder of tomorrow does not', async () => {
  const mel = testDomain.newActor();
  const call: TestDomain['call'] = (...args) => testDomain.call(...args);
  const karen = await call(mel, clients.operations.create, { name: 'Karen Wu', email: 'karen@example.com' });
  for (const details of ['Deck', 'Roof']) {
    const quote = await call(mel, quotes.operations.create, {
      client_id: karen.id,
      content: { details },
      lines: [{ description: details, quantity: 1, unit_price: 2_000 }],
      status: 'sent',
    });
    await aged(testDomain, mel, NOW).daysAgo('quotes', quote.id, 4, 'sent_at');
  }
  await call(mel, projects.operations.create, { job_name: 'Fence', client_id: karen.id, job_date: '2026-11-21' });
  const held = async (kind: 'quote_follow_up' | 'appointment_reminder') =>
    (await call(mel, previewAutomation, { kind })).data.map((one) => one.held);
  expect(await held('quote_follow_up')).toEqual([null, WAITS]);

  const put = (automation: string | null) =>
    testDomain.domain.outbox.put(
      createCall({ ...mel, via: 'automation' }, createClock(new Date(NOW)), { key: `put ${automation}` }),
      {
        channel: 'email',
        to: 'karen@example.com',
        subject: 'Hello',
        body: `Hello from ${automation}`,
        links: { client_id: karen.id },
        automation,
      },
    );
  await put(null);
  expect(await held('quote_follow_up')).toEqual([null, WAITS]);
  await put('overdue_reminder');
  expect(await held('quote_follow_up')).toEqual([WAITS, WAITS]);
  expect(await held('appointment_reminder')).toEqual([null]);
});
