import { clients, listOutbox, sendMessage } from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import { mongooseModel } from '../../testing/mongoose-model.ts';
import { fillRecipients } from './fill-recipients.ts';

let testDomain: TestDomain;
beforeAll(async () => {
  testDomain = await openTestDomain();
});
afterAll(() => testDomain.close());

it('messages from before are found by whom they went to, and account mail is told apart', async () => {
  const { domain, records, call, newActor } = testDomain;
  const me = newActor();
  const { id: client_id } = await call(me, clients.operations.create, { name: 'Rosa Bell', phone: '0491 570 156' });
  await call(me, sendMessage, { client_id, channel: 'sms', body: 'See you at nine' });
  await records.keptMails.keep({
    userId: me.userId,
    to: 'mel@example.org',
    subject: 'Confirm your email address',
    text: 'Please confirm',
    html: '<p>Please confirm</p>',
  });
  const { outbox, correspondence } = domain.repositories;
  const user_id = new Types.ObjectId(me.userId);
  const before = { $unset: { to_name: '', about_account: '', words: '' } };
  await mongooseModel(outbox.model).collection.updateMany({ user_id }, before);

  await fillRecipients(outbox, correspondence);
  const found = async (asked: object) =>
    (await call(me, listOutbox, asked)).data.map(({ to_name, body }) => [to_name, body]);
  const text = ['Rosa Bell', 'See you at nine\nCarmody Trades'];
  expect(await found({ about: 'business' })).toEqual([text]);
  expect(await found({ about: 'account' })).toEqual([[null, 'Please confirm']]);
  expect(await found({ q: 'ros nine', about: 'business' })).toEqual([text]);
  expect(await found({ q: 'nobody' })).toEqual([]);
});
