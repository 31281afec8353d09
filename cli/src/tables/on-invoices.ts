import type { FinanceRecord } from '@smoko/contract';
import { InvalidArgumentError } from 'commander';
import { usage } from '../exit.ts';
import type { Session } from '../session/session.ts';
import { findId } from './find.ts';
import type { CliTable } from './table.ts';

/** What a payment pays of one invoice, as it was typed. */
export interface OnInvoice {
  invoice: string;
  amount: number;
}

export const ON_HELP = 'what it pays of which invoice, by number or id, as often as there are: INV-1002=850';
const AMOUNT = /^\$?(?:\d[\d,]*)?(?:\.\d+)?(?<=\d)$/;

/** Parses "INV-1002=850". */
export function readOnInvoice(text: string, before: OnInvoice[] = []): OnInvoice[] {
  const at = text.lastIndexOf('=');
  const [invoice, amount] = [text.slice(0, Math.max(at, 0)).trim(), text.slice(at + 1).trim()];
  if (!invoice || !AMOUNT.test(amount))
    throw new InvalidArgumentError('Write it like: INV-1002=850, the invoice and how much.');
  return [...before, { invoice, amount: Number(amount.replace(/[$,]/g, '')) }];
}

/** The same with the invoices' ids, as the API takes it. @throws CliError where no invoice, or more than one, has that name */
export async function onInvoices(session: Session, table: CliTable<FinanceRecord>, parts: readonly OnInvoice[]) {
  const found: { invoice_id: string; amount: number }[] = [];
  for (const { invoice, amount } of parts) {
    const invoice_id = await findId(session, table, invoice);
    if (found.some((one) => one.invoice_id === invoice_id))
      throw usage(`${invoice} is named twice. Put both parts into one --on.`);
    found.push({ invoice_id, amount });
  }
  return found;
}
