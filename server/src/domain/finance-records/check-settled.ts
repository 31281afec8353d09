import { AppError } from '@smoko/contract';
import type { Check } from '../../db/repository-options.ts';
import { dollars } from '../money.ts';
import type { FinanceRow } from './schema.ts';
import { isSettled } from './settled.ts';

const refusal = (code: 'status_stays' | 'more_than_owed' | 'conflict', path: string, message: string) =>
  new AppError(code, message, { errors: [{ path, message }] });

/**
 * An invoice on file is paid when payments cover it, not because somebody says so, and comes to no less than they do. A new
 * one may come in as paid: that is how old books arrive, and what the API promises (decision 30).
 */
export const checkSettled: Check<FinanceRow> = (_call, after, before) => {
  if (before?.type === 'credit_note' || before?.type === 'refund') {
    const message = 'That stays as it was made. Delete it and make a new one instead.';
    throw refusal('conflict', 'type', message);
  }
  const uncovered = after.type === 'invoice' && after.status === 'paid' && Boolean(after.amount) && !isSettled(after);
  if (before && uncovered && !(before.type === 'invoice' && before.status === 'paid')) {
    const message = 'No payment covers this invoice yet. Mark it as paid instead: that adds the payment.';
    throw refusal('status_stays', 'status', message);
  }
  if (before?.type !== 'invoice') return;
  const allocated = (before.allocated ?? 0) + (before.amount_credited ?? 0);
  const recorded = `Payments and credits of ${dollars(allocated)} are recorded for this invoice.`;
  if (after.type !== 'invoice') {
    if (allocated) throw refusal('conflict', 'type', `${recorded} Delete or move them first.`);
    return;
  }
  if ((after.amount ?? 0) < allocated)
    throw refusal('more_than_owed', 'amount', `${recorded} It cannot come to less than that.`);
  if (!after.amount || after.status === before.status) return;
  if (before.status === 'paid' && after.status !== 'paid' && isSettled(after)) {
    const message = 'Payments cover this invoice, so it is paid. Delete or change the payment instead.';
    throw refusal('status_stays', 'status', message);
  }
};
