import type { getClientAccount, WireOutput } from '@smoko/contract';
import type { Context } from '../context.ts';
import { invoices } from '../tables/finance.ts';
import { printDetails } from '../term/details.ts';
import { formatDay, formatMoney } from '../term/format.ts';
import { printTable } from '../term/print-table.ts';

type Account = WireOutput<typeof getClientAccount>;

/** What a client owes, paid and has as credit. */
export function printAccount(account: Account, context: Context): void {
  printDetails(context, [
    ['Invoiced', formatMoney(account.invoiced)],
    ['Paid', formatMoney(account.paid)],
    ['Credited', formatMoney(account.credited)],
    ['Refunded', formatMoney(account.refunded)],
    ['Still due', formatMoney(account.due)],
    ['Credit', formatMoney(account.credit)],
    ['Balance', formatMoney(account.balance)],
    ['Oldest debt', account.oldest_debt ? formatDay(account.oldest_debt) : ''],
  ]);
  if (account.open_invoices.length > 0) printTable(context, invoices.columns, account.open_invoices);
}
