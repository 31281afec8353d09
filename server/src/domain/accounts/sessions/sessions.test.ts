import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSecrets } from '../../../secrets.ts';
import { openTestDomain, type TestDomain } from '../../../testing/domain.ts';
import { sessionModel } from './session-model.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createSigningKeys } from './signing-keys.ts';

const DAY_MS = 86_400_000;

let testDomain: TestDomain;
let sessions: Sessions;
const connection = () => testDomain.database.connection.useDb('sessions_test', { useCache: true });
beforeAll(async () => {
  testDomain = await openTestDomain();
  sessions = createSessions(connection(), createSigningKeys(connection(), createSecrets([randomBytes(32)])));
});
afterAll(async () => {
  await connection().dropDatabase();
  await testDomain.close();
});

/** A remembered sign-in that began so many days ago and ends in a minute. */
async function begun(daysAgo: number) {
  const { session, cookie } = await sessions.start(new Types.ObjectId(), {
    remember: true,
    withTokens: false,
    device: 'Chrome on Android',
    address: '203.0.113.7',
  });
  const set = { created_at: new Date(Date.now() - daysAgo * DAY_MS), expires_at: new Date(Date.now() + 60_000) };
  await sessionModel(connection()).updateOne({ _id: session._id }, { $set: set });
  return { session: { ...session, ...set }, cookie };
}

it('a sign-in that is used goes on for another month', async () => {
  const { session, cookie } = await begun(300);
  expect(await sessions.extend(session)).toBe(true);
  const found = await sessions.byCookie(cookie);
  expect(found?.expires_at.getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS);
  expect(await sessions.extend(session)).toBe(false);
});

it('and ends a year after it began, however often it is used', async () => {
  const { session, cookie } = await begun(360);
  expect(await sessions.extend(session)).toBe(true);
  const found = await sessions.byCookie(cookie);
  expect(found?.expires_at.getTime()).toBe(session.created_at.getTime() + 365 * DAY_MS);
  expect(await sessions.extend(session)).toBe(false);
});
