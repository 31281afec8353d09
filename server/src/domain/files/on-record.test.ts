import { quotes } from '@smoko/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import { createCall } from '../call.ts';

let testDomain: TestDomain;
beforeAll(async () => {
  testDomain = await openTestDomain();
});
afterAll(() => testDomain.close());

it('a file is wanted as long as a record names it: its own, or a quote that was made with it', async () => {
  const me = testDomain.newActor();
  const call = createCall(me, testDomain.domain.executor.clock);
  const { templates, attachments } = testDomain.domain.repositories;
  const file = (n: number) => ({
    name: 'a.txt',
    file_type: 'txt' as const,
    file_size: 1,
    file_path: `${me.userId}/${n}.txt`,
  });
  const template = await templates.insert(call, file(1));
  const deleted = await templates.insert(call, file(2));
  await templates.remove(call, String(deleted._id));
  await attachments.insert(call, file(3));
  const quote = await testDomain.call(me, quotes.operations.create, { template_id: String(template._id) });
  const paths = [1, 2, 3, 4].map((n) => `${me.userId}/${n}.txt`);
  const wanted = async () => (await testDomain.records.filesOnRecord(paths)).toSorted();
  expect(await wanted()).toEqual(paths.slice(0, 3));

  // thirty days later
  const user_id = template.user_id;
  await templates.model.deleteMany({ user_id });
  expect(await wanted()).toEqual([paths[0], paths[2]]);
  await testDomain.call(me, quotes.operations.update, { id: quote.id, template_id: null });
  expect(await wanted()).toEqual([paths[2]]);
});
