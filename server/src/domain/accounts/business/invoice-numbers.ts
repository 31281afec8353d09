import { FIRST_INVOICE_NUMBER, INVOICE_PREFIX, invalid, type Settings } from '@smoko/contract';
import type { UserDoc } from '../user.ts';

/** The highest number that an invoice of an owner has; 0 where none has one. */
export type LastInvoiceNumber = (userId: string) => Promise<number>;
type Shown = Pick<Settings, 'invoice_prefix' | 'next_invoice_number'>;

/** How the next invoice of a business will be called. */
export async function invoiceNumbersOf(user: UserDoc, last: LastInvoiceNumber): Promise<Shown> {
  const given = await last(user._id.toHexString());
  return {
    invoice_prefix: user.invoice_prefix ?? INVOICE_PREFIX,
    next_invoice_number: Math.max(user.next_invoice_number ?? FIRST_INVOICE_NUMBER, given + 1),
  };
}

/** Throws 422 for a number that was given: it is given once. */
export async function assertNextNumber(userId: string, next: number | undefined, last: LastInvoiceNumber) {
  if (next === undefined) return;
  const given = await last(userId);
  if (next <= given) {
    throw invalid('next_invoice_number', `Number ${given} is given already. Say ${given + 1} or more.`);
  }
}
