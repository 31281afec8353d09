import { clients, createCreditNote, createInvoice, financeRecords, projects, voidInvoice } from '@smoko/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';

let world: TestDomain;
beforeAll(async () => {
  world = await openTestDomain();
});
afterAll(() => world.close());

async function kitchen() {
  const actor = world.newActor();
  const dave = await world.call(actor, clients.operations.create, { name: 'Dave', address: '1 King St' });
  const job = await world.call(actor, projects.operations.create, { job_name: 'Kitchen', client_id: dave.id });
  const of = { client_id: dave.id, project_id: job.id };
  return {
    actor,
    dave,
    job,
    remove: () => world.call(actor, projects.operations.delete, { id: job.id }),
    invoice: (issue = true) =>
      world.call(actor, createInvoice, { ...of, amount: 300, description: 'Tap', includes_gst: true, issue }),
    pay: (amount: number, more: object = {}) =>
      world.call(actor, financeRecords.operations.create, { type: 'payment', amount, ...of, ...more }),
  };
}

it('a job that was invoiced stays on file, paid or not, until nothing of it is asked for', async () => {
  const { actor, job, remove, invoice, pay } = await kitchen();
  const first = await invoice();
  const refusal = {
    status: 409,
    code: 'conflict',
    message: `Job #${job.job_number} Kitchen has $300.00 invoiced, so it stays on file with your books. Set it to completed or cancelled instead.`,
  };
  await expect(remove()).rejects.toMatchObject(refusal);
  await pay(300);
  await expect(remove()).rejects.toMatchObject({
    message: expect.stringContaining('$300.00 invoiced and $300.00 received'),
  });
  const another = await kitchen();
  const { id } = await another.invoice();
  await world.call(another.actor, createCreditNote, { id, amount: 300, reason: 'Wrong job' });
  await another.remove();
  const third = await kitchen();
  await world.call(third.actor, voidInvoice, { id: (await third.invoice()).id });
  await third.remove();
  expect(await world.call(actor, financeRecords.operations.get, { id: first.id })).toMatchObject({
    project: { job_name: 'Kitchen', deleted: false },
  });
});

it('money on account of a job keeps it on file; a draft, and money that is only expected, do not', async () => {
  const { remove, pay } = await kitchen();
  await pay(50, { allow_credit: true });
  await expect(remove()).rejects.toMatchObject({ message: expect.stringContaining('$50.00 received') });
  const other = await kitchen();
  await other.invoice(false);
  await other.remove();
});

it('money that paid for the job and of which a part is kept as credit was received for it, and the rest was not', async () => {
  const { actor, dave, remove, invoice } = await kitchen();
  const { id } = await invoice();
  const payment = await world.call(actor, financeRecords.operations.create, {
    type: 'payment',
    amount: 350,
    client_id: dave.id,
    invoice_id: id,
    allow_credit: true,
  });
  // the rest is for whatever the client is invoiced next (decision 57)
  expect(payment).toMatchObject({ project_id: null, unallocated: 50 });
  await expect(remove()).rejects.toMatchObject({
    message: expect.stringContaining('$300.00 invoiced and $300.00 received'),
  });
});
