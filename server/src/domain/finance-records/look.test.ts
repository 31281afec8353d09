import { clients, createInvoice, financeRecords, issueInvoice, lookAtInvoice } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';

let world: TestDomain;
beforeAll(async () => {
  world = await openTestDomain();
});
afterAll(() => world.close());

const NONE = { gst_number: null, nzbn: null, licence_number: null, business_phone: null, business_email: null };
const BANK = { ...NONE, bank_bsb: '062-000', bank_account: '12345678', bank_account_name: null, payid: null };

async function business(onPapers: typeof BANK | null = BANK) {
  const plain = world.newActor();
  const actor = { ...plain, business: { ...plain.business, ...(onPapers ? { onPapers } : {}) } };
  const dave = await world.call(actor, clients.operations.create, { name: 'Dave' });
  const draft = (amount: number) => world.call(actor, createInvoice, { client_id: dave.id, amount });
  const pay = (amount: number, more: object = {}) =>
    world.call(actor, financeRecords.operations.create, {
      ...{ type: 'payment', amount, client_id: dave.id, allow_credit: true },
      ...more,
    });
  const look = (id: string) => world.call(actor, lookAtInvoice, { id });
  const issue = (id: string) => world.call(actor, issueInvoice, { id });
  return { actor, draft, pay, look, issue };
}

describe('a draft invoice that is looked at', () => {
  it("says what of its client's credit pays it, which is what issuing it uses", async () => {
    const { draft, pay, look, issue } = await business();
    await pay(120.5);
    await pay(79.5);
    const { id } = await draft(500);
    expect(await look(id)).toMatchObject({
      credit_used: 200,
      due: 300,
      claim: null,
      basis: null,
      invoiced_before: null,
    });
    // nothing was done
    expect(await look(id)).toMatchObject({ credit_used: 200 });
    expect(await issue(id)).toMatchObject({ amount_paid: 200, amount_due: 300, invoice_number: 'INV-1001' });
    expect(await look(id)).toMatchObject({ credit_used: 0, due: 300 });
  });

  it('uses no more credit than it comes to', async () => {
    const { draft, pay, look, issue } = await business();
    await pay(200);
    const { id } = await draft(150);
    expect(await look(id)).toMatchObject({ credit_used: 150, due: 0 });
    expect(await issue(id)).toMatchObject({ status: 'paid', amount_due: 0 });
    expect(await look(id)).toMatchObject({ credit_used: 0, due: 0, to_pay: [] });
  });

  it('says how it is paid, or that nobody can', async () => {
    const { draft, look, issue } = await business();
    const { id } = await draft(500);
    expect((await look(id)).to_pay).toEqual([
      { label: 'BSB', value: '062-000' },
      { label: 'Account number', value: '12345678' },
    ]);
    await issue(id);
    expect((await look(id)).to_pay.at(-1)).toEqual({ label: 'Reference', value: 'INV-1001' });
    const other = await business(null);
    expect((await other.look((await other.draft(500)).id)).to_pay).toEqual([]);
  });

  it('is an invoice', async () => {
    const { pay, look } = await business();
    const { id } = await pay(20);
    await expect(look(id)).rejects.toMatchObject({ code: 'invalid', status: 422 });
  });
});
