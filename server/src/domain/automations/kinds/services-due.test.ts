import { clients, previewAutomation, projects } from '@smoko/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aged } from '../../../testing/aged.ts';
import { openTestDomain, type TestDomain } from '../../../testing/domain.ts';
import type { Actor } from '../../actor.ts';

/** Friday 20 November 2026, 09:00 in Sydney: what is due by 4 December is asked about. */
const NOW = '2026-11-19T22:00:00Z';
let testDomain: TestDomain;
let me: Actor;
let karen: { id: string; name: string };
beforeAll(async () => {
  testDomain = await openTestDomain({ now: NOW });
});
afterAll(() => testDomain.close());
beforeEach(async () => {
  me = testDomain.newActor();
  karen = await testDomain.call(me, clients.operations.create, { name: 'Karen Wu', email: 'karen@example.com' });
});

const serviced = (job_date: string, repeat_months: number | null = 12, more: object = {}) =>
  testDomain.call(me, projects.operations.create, {
    job_name: 'Aircon service',
    client_id: karen.id,
    status: 'completed',
    job_date,
    repeat_months,
    ...more,
  });
const preview = async () => (await testDomain.call(me, previewAutomation, { kind: 'service_due' })).data;

it('asks the client some days before a completed job is due again', async () => {
  await serviced('2025-12-04');
  const [message, ...others] = await preview();
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    to: 'karen@example.com',
    subject: expect.stringContaining('Aircon service is due again'),
  });
  expect(message?.held).toBeNull();
  expect(message?.body).toContain('Around Fri 4 Dec it is a year since Aircon service, so it is due again.');
});

it.each([
  ['due later than that', '2025-12-05', 12, {}],
  ['due long ago', '2025-11-01', 12, {}],
  ['done once', '2025-12-04', null, {}],
  ['not completed', '2025-12-04', 12, { status: 'in_progress' }],
])('says nothing of one that is %s', async (_, job_date, months, more) => {
  await serviced(job_date, months, more);
  expect(await preview()).toEqual([]);
});

it.each([
  ['2026-06-30', 5, 'Mon 30 Nov'],
  ['2026-10-31', 1, 'Mon 30 Nov'],
  ['2024-11-30', 24, 'Mon 30 Nov'],
])('%s and %i months is %s', async (job_date, months, said) => {
  await serviced(job_date, months);
  expect((await preview())[0]?.about).toContain(`due again ${said}`);
});

it('is held where the same is on the books already, or was done since', async () => {
  await serviced('2025-12-04');
  const again = await serviced('2026-12-07', null, { status: 'pending', job_name: 'aircon service' });
  expect((await preview())[0]?.held).toBe(`On the books already: job ${again.job_number} for Mon 7 Dec`);
  await testDomain.call(me, projects.operations.update, { id: again.id, status: 'cancelled' });
  expect((await preview())[0]?.held).toBeNull();
  const since = await serviced('2026-05-04', null);
  expect((await preview())[0]?.held).toBe(`Done again since: job ${since.job_number}`);
});

it('is held where its client waits for an answer', async () => {
  await serviced('2025-12-04');
  await aged(testDomain, me, NOW).wrote(karen, 1, { body: 'It rattles again', intent: 'question' });
  expect((await preview())[0]?.held).toContain('It rattles again');
});
