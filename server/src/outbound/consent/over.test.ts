import { clients, projects } from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createCall } from '../../domain/call.ts';
import { aged } from '../../testing/aged.ts';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import { overSince } from './over.ts';

/** Friday 20 November 2026, 09:00 in Sydney. */
const NOW = '2026-11-19T22:00:00Z';

let testDomain: TestDomain;
let me: Actor;
let client: { id: string; name: string };
beforeAll(async () => {
  testDomain = await openTestDomain({ now: NOW });
});
afterAll(() => testDomain.close());
beforeEach(async () => {
  me = testDomain.newActor();
  client = await testDomain.call(me, clients.operations.create, { name: 'Karen Wu', email: 'karen@example.com' });
});

const job = (job_date: string, job_time?: string) =>
  testDomain.call(me, projects.operations.create, { job_name: 'Deck', client_id: client.id, job_date, job_time });
const over = (automation: string, project_id: string) => {
  const { repositories, executor } = testDomain.domain;
  const created_at = new Date(Date.parse(NOW) - 86_400_000);
  const links = { client_id: new Types.ObjectId(client.id), project_id: new Types.ObjectId(project_id) };
  const none = { quote_id: null, finance_record_id: null, supplier_id: null };
  return overSince(createCall(me, executor.clock), { automation, created_at, ...links, ...none }, repositories);
};
it.each([
  ['appointment_reminder', 'That job has begun, is off or on another day, so its reminder stays here.'],
  ['appointment_confirmation', 'That job is over, off or without a day now, so its message stays here.'],
])('%s: goes while its job is ahead', async (automation, GONE) => {
  // written yesterday: of today
  const { id } = await job('2026-11-20');
  expect(await over(automation, id)).toBeNull();
  await testDomain.call(me, projects.operations.update, { id, status: 'cancelled' });
  expect(await over(automation, id)).toBe(GONE);
  expect(await over(automation, (await job('2026-11-19')).id)).toBe(GONE);
});

it.each([
  ['09:30', null],
  ['09:00', 'That job has begun, is off or on another day, so its reminder stays here.'],
])('a reminder that is late goes until its job begins: at %s', async (job_time, why) => {
  expect(await over('appointment_reminder', (await job('2026-11-20', job_time)).id)).toBe(why);
});

it('an appointment stays where its client has asked for another day since, not where they say thanks', async () => {
  const { id } = await job('2026-11-20');
  const { wrote } = aged(testDomain, me, NOW);
  await wrote(client, 0.2, { body: 'Thanks', intent: 'thanks' });
  expect(await over('appointment_reminder', id)).toBeNull();
  await wrote(client, 0.1, { body: 'Tuesday instead?', intent: 'reschedule' });
  expect(await over('appointment_reminder', id)).toMatch(/"Tuesday instead\?"\. So this reminder stays here\.$/);
});

it('a request for a review stays where its client has written anything since', async () => {
  const { id } = await job('2026-11-10');
  expect(await over('review_request', id)).toBeNull();
  await aged(testDomain, me, NOW).wrote(client, 0.5, { body: 'It leaks', intent: null });
  expect(await over('review_request', id)).toMatch(/"It leaks"\. So this message stays here\.$/);
});
