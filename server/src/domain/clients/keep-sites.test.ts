import { TABLES } from '@smoko/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';

const { clients, projects } = TABLES;
let testDomain: TestDomain;
beforeAll(async () => {
  testDomain = await openTestDomain();
});
afterAll(() => testDomain.close());

it('jobs that are over keep the address they were done at when their client moves', async () => {
  const person = testDomain.newActor();
  const client = await testDomain.call(person, clients.operations.create, { name: 'Priya', address: '8 Harris St' });
  const job = async (job_name: string, fields: object) =>
    testDomain.call(person, projects.operations.create, { job_name, client_id: client.id, ...fields });
  await job('Done', { status: 'completed' });
  await job('Called off', { status: 'cancelled' });
  await job('To do', {});
  await job('Elsewhere', { status: 'completed', site_address: '2 King St' });
  await testDomain.call(person, clients.operations.update, { id: client.id, phone: '0491 570 156' });
  const sites = async () => {
    const { data } = await testDomain.call(person, projects.operations.list, { sort: 'job_number' });
    return data.map(({ site_address }) => site_address);
  };
  expect(await sites()).toEqual([null, null, null, '2 King St']);
  await testDomain.call(person, clients.operations.update, { id: client.id, address: '1 New Rd' });
  expect(await sites()).toEqual(['8 Harris St', '8 Harris St', null, '2 King St']);
  await testDomain.call(person, clients.operations.update, { id: client.id, address: null });
  expect(await sites()).toEqual(['8 Harris St', '8 Harris St', null, '2 King St']);
});
