import type { FinanceRecord } from '@smoko/contract';
import { financeFitting, financeRow, oneOf, resolveFinance, type WhichRecord } from './finance-view.ts';
import { lookUp } from './paging.ts';
import { ToolProblem } from './problem.ts';
import type { ToolEnv } from './tool.ts';

/** An invoice; where several fit, of those that are not paid. Asks which one where that leaves several. */
export async function invoiceOf(env: ToolEnv, said: Omit<WhichRecord, 'type'>): Promise<FinanceRecord> {
  const found = await financeFitting(env, { ...said, type: 'invoice' }, lookUp);
  const unpaid = found.filter(({ status }) => status !== 'paid');
  if (found.length > 1 && unpaid.length) return oneOf(env, unpaid, said, 'open invoice');
  return resolveFinance(env, { ...said, type: 'invoice' });
}

/** The invoice that a payment is said to pay, of which something is still due. */
export async function invoicePaidBy(env: ToolEnv, said: Omit<WhichRecord, 'type'>): Promise<FinanceRecord> {
  const invoice = await invoiceOf(env, said);
  if (invoice.status !== 'paid') return invoice;
  throw new ToolProblem(`Nothing is due of ${financeRow(invoice)}. Nothing was recorded. Which invoice is it for?`);
}
