import {
  assignInboxItem,
  clients,
  getInboxItem,
  getInboxTotals,
  listCorrespondence,
  listInbox,
  listOutbox,
  messageHistory,
  readInboxItem,
  retryInboxItem,
  sendMessage,
} from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import type { Actor } from '../actor.ts';
import { createCall } from '../call.ts';

let testDomain: TestDomain;
let me: Actor;
beforeAll(async () => {
  testDomain = await openTestDomain();
});
afterAll(() => testDomain.close());
beforeEach(() => {
  me = testDomain.newActor();
});

const NUMBER = '+61491570156';
const newId = () => new Types.ObjectId().toHexString();
const call = () => createCall(me, testDomain.domain.executor.clock);
const AT = Date.UTC(2026, 10, 19, 22);

/** A text, as the webhook puts it on file; the later the minute, the later it came. */
const text = (body: string, { id = newId(), minute = 0, from = NUMBER } = {}) =>
  testDomain.domain.inbox
    .receive(call(), {
      id,
      channel: 'sms',
      from,
      fromName: null,
      to: '+61491570110',
      subject: null,
      body,
      messageId: `SM${id}`,
      receivedAt: new Date(AT + minute * 60_000),
      auth: 'pass',
    })
    .then(({ _id }) => _id.toHexString());
const unknown = { kind: 'unknown', id: null, name: NUMBER } as const;
const note = (id: string, contact: Parameters<TestDomain['domain']['inbox']['note']>[2]['contact']) =>
  testDomain.domain.inbox.note(call(), id, { contact: contact ?? unknown });
const people = async () => (await testDomain.call(me, listCorrespondence, {})).data;

it('a message delivered twice is one', async () => {
  const id = await text('Yep go ahead');
  await text('Yep go ahead', { id });
  const { data } = await testDomain.call(me, listInbox, {});
  expect(data).toMatchObject([{ id, status: 'received', body: 'Yep go ahead', contact: unknown }]);
  expect(await testDomain.call(me, getInboxTotals, {})).toEqual({ unread: 1 });
});

it('counts what is unread for each who wrote, whatever is said twice', async () => {
  const ids = [await text('One'), await text('Two', { minute: 1 })];
  for (const id of [...ids, ...ids]) await note(id, unknown);
  expect(await people()).toMatchObject([{ address: NUMBER, unread: 2, last: { direction: 'in', text: 'Two' } }]);
  await testDomain.call(me, readInboxItem, { id: String(ids[0]) });
  expect(await people()).toMatchObject([{ unread: 1 }]);
  expect((await testDomain.call(me, listCorrespondence, { unread: 'false' })).data).toEqual([]);
  await testDomain.call(me, readInboxItem, { id: String(ids[0]), read: false });
  expect(await people()).toMatchObject([{ unread: 2 }]);
  expect((await testDomain.call(me, listInbox, { unread: 'true' })).data).toHaveLength(2);
});

it('a message said to be from a client moves to them', async () => {
  const client = await testDomain.call(me, clients.operations.create, { name: 'Mrs Nguyen' });
  const id = await text('Is the power off on Monday?');
  await note(id, unknown);
  const assigned = await testDomain.call(me, assignInboxItem, { id, client_id: client.id });
  expect(assigned).toMatchObject({
    client_id: client.id,
    correspondence_id: client.id,
    contact: { kind: 'client', name: 'Mrs Nguyen' },
    matched_by: 'chosen',
  });
  expect(await people()).toMatchObject([{ id: client.id, unread: 1 }]);
  await expect(testDomain.call(me, assignInboxItem, { id, supplier_id: newId() })).rejects.toThrow('not on file');
  await expect(testDomain.call(testDomain.newActor(), assignInboxItem, { id })).rejects.toThrow('could not be found');
});

it('what was drafted and proposed for somebody else goes when the tradie says whom it is from', async () => {
  const { approvals } = testDomain.domain.repositories;
  const client = await testDomain.call(me, clients.operations.create, { name: 'Mrs Nguyen' });
  const id = await text('Is the power off on Monday?');
  const draft = await testDomain.domain.outbox.put(call(), {
    channel: 'sms',
    to: NUMBER,
    subject: null,
    body: 'Yes',
    draft: 'draft',
  });
  await testDomain.domain.inbox.note(call(), id, { draft_id: draft.id });
  const proposed = await approvals.insert(call(), {
    code: '4821',
    op: 'update',
    entity: 'projects',
    operation: 'projects.update',
    tool: 'update_job',
    summary: 'Move the job',
    status: 'pending',
    assistant: 'michelle',
    model: 'built-in',
    key: `inbound:${id}:projects.update`,
    inbox_id: new Types.ObjectId(id),
    expires_at: new Date(AT + 90 * 86_400_000),
  });
  await testDomain.call(me, assignInboxItem, { id, client_id: client.id });
  expect(await testDomain.call(me, getInboxItem, { id })).toMatchObject({ draft: null });
  expect((await testDomain.call(me, listOutbox, {})).data).toEqual([]);
  const after = await approvals.get(call(), proposed._id.toHexString());
  expect(Number(after.expires_at)).toBeGreaterThan(0);
  expect(Number(after.expires_at)).toBeLessThanOrEqual(Date.now());
});

it('the history holds what came and what went, newest first, page by page', async () => {
  const client = await testDomain.call(me, clients.operations.create, { name: 'Thuy Vo', phone: NUMBER });
  const contact = { kind: 'client', id: client.id, name: client.name } as const;
  for (const minute of [-3, -2, -1]) await note(await text(`In ${minute}`, { minute }), contact);
  await testDomain.call(me, sendMessage, { client_id: client.id, channel: 'sms', body: 'On the way' });
  const pages: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await testDomain.call(me, messageHistory, {
      client_id: client.id,
      limit: 3,
      ...(cursor && { cursor }),
    });
    pages.push(page.data.map(({ message }) => message.body).join());
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(pages).toEqual([expect.stringMatching(/On the way.*,In -1,In -2$/s), 'In -3']);
  expect((await testDomain.call(me, messageHistory, { client_id: newId() })).data).toEqual([]);
});

it('is shown with its proposals; only what failed is done again', async () => {
  const id = await text('Hello');
  expect(await testDomain.call(me, getInboxItem, { id })).toMatchObject({ approvals: [], draft: null });
  await expect(testDomain.call(me, retryInboxItem, { id })).rejects.toThrow('did not fail');
});
