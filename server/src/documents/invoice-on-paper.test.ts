import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import type { FinanceRow } from '../domain/finance-records/schema.ts';
import { invoiceOnPaper } from './invoice-on-paper.ts';

const NOTHING = { gst_number: null, nzbn: null, licence_number: null, bank_bsb: null, bank_account: null };
/** As it was frozen before papers had a colour, a code or anything about their job. */
const OLD = {
  _id: new Types.ObjectId(),
  type: 'invoice',
  stage: 'issued',
  status: 'pending',
  amount: 11_000,
  gst: 1_000,
  prices_include_gst: false,
  lines: [{ description: 'Tap', quantity: 1, unit: null, unit_price: 10_000, total: 10_000 }],
  invoice_number: 'INV-1001',
  issued_on: '2026-03-04',
  due_date: '2026-03-18',
  frozen: {
    heading: 'Tax Invoice INV-1001',
    seller: {
      ...{ name: 'Wilson Plumbing', address: 'Marrickville NSW', country: 'AU', gst_registered: true },
      ...{ abn: '51824753556', bank_account_name: null, payid: null },
      ...NOTHING,
    },
    buyer: null,
    sha256: '0'.repeat(64),
  },
};
const onPaper = (frozen: object) =>
  invoiceOnPaper({ ...OLD, frozen: { ...OLD.frozen, ...frozen } } as unknown as FinanceRow, (id) => `/i/${id}`);

it('a paper from before says what it said then: no job, no contacts, nothing above its amounts, no code', () => {
  const { business, job, facts, amountsExGst, link } = onPaper({});
  expect({ job, facts, amountsExGst, link }).toEqual({ job: null, facts: [], amountsExGst: false, link: null });
  expect([business.phone, business.email, business.brandColour]).toEqual([undefined, undefined, undefined]);
});

it('one that is issued now says more, as it was frozen', () => {
  const job = { job_name: 'Hot water', job_number: '1001', site_address: '8 Harris St' };
  const paper = onPaper({ layout: 2, job, work: 'New tank', seller: { ...OLD.frozen.seller, phone: '0491 570 156' } });
  expect(paper).toMatchObject({
    job,
    facts: ['Work: New tank'],
    amountsExGst: true,
    link: `/i/${OLD._id.toHexString()}`,
  });
  expect(paper.business.phone).toBe('0491 570 156');
});
