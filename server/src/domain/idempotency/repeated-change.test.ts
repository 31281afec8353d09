import { TABLES } from '@smoko/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';

const { projects } = TABLES;
let testDomain: TestDomain;
beforeAll(async () => {
  testDomain = await openTestDomain();
});
afterAll(() => testDomain.close());

it('a change that died between its write and its answer is done, and clashes with nobody when it comes again', async () => {
  const person = testDomain.newActor();
  const job = await testDomain.call(person, projects.operations.create, { job_name: 'Deck' });
  const change = (key: string, status: 'in_progress' | 'completed' = 'in_progress') =>
    testDomain.domain.executor.execute(
      projects.operations.update,
      person,
      { id: job.id, status, version: job.version },
      { key },
    );
  expect(await change('sent twice')).toMatchObject({ status: 'in_progress', version: 2 });
  expect(await change('sent twice')).toMatchObject({ status: 'in_progress', version: 2 });
  await expect(change('another', 'completed')).rejects.toMatchObject({ code: 'conflict' });
  // somebody changed it since: what was asked then is not taken for what is there now
  await testDomain.call(person, projects.operations.update, { id: job.id, status: 'completed', version: 2 });
  await expect(change('sent twice')).rejects.toMatchObject({ code: 'conflict' });
});
