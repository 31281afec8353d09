import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import type { Actor } from '../actor.ts';
import { createCall } from '../call.ts';
import { storeApproval } from './approvals.ts';

let testDomain: TestDomain;
let me: Actor;
beforeAll(async () => {
  testDomain = await openTestDomain();
});
afterAll(() => testDomain.close());
beforeEach(() => {
  me = testDomain.newActor();
});

const call = () => createCall(me, testDomain.domain.executor.clock);
const QUOTE = new Types.ObjectId().toHexString();
const KAREN = 'client:1';

/** A message of an hour of the day, and what it proposes to do with the quote. */
async function message(hour: number, status: string | null, auth: 'pass' | 'none' = 'pass') {
  const id = new Types.ObjectId().toHexString();
  await testDomain.domain.inbox.receive(call(), {
    id,
    channel: 'sms',
    from: '+61491570110',
    fromName: null,
    to: '+61491570111',
    subject: null,
    body: String(status),
    messageId: id,
    receivedAt: new Date(Date.UTC(2026, 10, 23, hour)),
    auth,
  });
  const sender = {
    inboxId: id,
    effectsKey: id,
    clientId: '1',
    supplierId: null,
    key: KAREN,
    verified: true,
    suspect: false,
  };
  const asked =
    status &&
    (await storeApproval(call(), testDomain.domain.repositories.approvals, {
      operation: 'quotes.update',
      op: 'update',
      entity: 'quotes',
      recordId: QUOTE,
      fields: { id: QUOTE, status },
      tool: 'update_quote',
      summary: `Mark as ${status}`,
      details: [],
      assistant: 'renea',
      model: 'built-in',
      threadId: null,
      runId: null,
      sender,
      key: id,
      expires_at: null,
    }));
  const ids = asked ? [String(asked._id)] : [];
  const worked = () =>
    testDomain.domain.approvalService.replaceOlder(call(), {
      inboxId: id,
      sender: KAREN,
      approvalIds: ids,
      summary: 'Karen offers $100',
      about: { entity: 'quotes', id: QUOTE },
    });
  const now = async () => {
    const row = await testDomain.domain.repositories.approvals.get(call(), String(ids[0]));
    return [row.status, row.replaced_with ?? null];
  };
  return { worked, now };
}

it('goes by when it was said, not by when it was worked on', async () => {
  const no = await message(12, 'declined');
  await no.worked();
  // received before, and worked on late: it had failed at first
  const yes = await message(9, 'accepted');
  await yes.worked();
  expect(await yes.now()).toEqual(['replaced', 'Mark as declined']);
  expect(await no.now()).toEqual(['pending', null]);
});

it('worked on again it does nothing more', async () => {
  const yes = await message(9, 'accepted');
  await yes.worked();
  const no = await message(12, 'declined');
  await no.worked();
  await no.worked();
  await yes.worked();
  expect(await yes.now()).toEqual(['replaced', 'Mark as declined']);
  expect(await no.now()).toEqual(['pending', null]);
});

it('words of somebody whom nothing proves take nothing away that a proven sender said', async () => {
  const yes = await message(9, 'accepted');
  await yes.worked();
  await (await message(12, null, 'none')).worked();
  expect(await yes.now()).toEqual(['pending', null]);
  await (await message(13, null)).worked();
  expect(await yes.now()).toEqual(['replaced', 'Karen offers $100']);
});
