import { clients } from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runMigration } from '../../db/run-migration.ts';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import { mongooseModel } from '../../testing/mongoose-model.ts';
import { createCall } from '../call.ts';
import { emailKey, phoneKey } from './contact-keys.ts';
import { fillContactKeys } from './fill-contact-keys.ts';
import { findContacts } from './find-contacts.ts';

let testDomain: TestDomain;
beforeAll(async () => {
  testDomain = await openTestDomain();
});
afterAll(() => testDomain.close());

it('finds contacts that were saved before there were keys, and follows a change', async () => {
  const me = testDomain.newActor();
  const repository = testDomain.domain.repositories.clients;
  const { id } = await testDomain.call(me, clients.operations.create, { name: 'Rosa', phone: '(0491) 570-156' });
  const call = createCall(me, testDomain.domain.executor.clock);
  const found = async (key: string) => (await findContacts(call, repository, [key])).map(({ _id }) => String(_id));

  await mongooseModel(repository.model).collection.updateOne(
    { _id: new Types.ObjectId(id) },
    { $unset: { reach: '' } },
  );
  expect(await found(phoneKey('+61491570156'))).toEqual([]);
  await fillContactKeys(repository);
  expect(await found(phoneKey('+61491570156'))).toEqual([id]);

  await testDomain.call(me, clients.operations.update, { id, phone: null, email: 'Rosa@Example.org' });
  expect(await found(phoneKey('+61491570156'))).toEqual([]);
  expect(await found(emailKey('rosa@example.org'))).toEqual([id]);
});

it('a migration runs once', async () => {
  const { db } = testDomain.domain.repositories.clients.model;
  let made = 0;
  const change = async () => void made++;
  await runMigration(db, 'a test', change);
  await runMigration(db, 'a test', change);
  expect(made).toBe(1);
});
