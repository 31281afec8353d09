import { AppError } from '@smoko/contract';
import type { Check } from '../../db/repository-options.ts';
import type { Written } from '../../db/row.ts';
import { dollars } from '../money.ts';
import { noteStays } from './check-stage.ts';
import type { FinanceRow } from './schema.ts';
import { isSettled } from './settled.ts';

const refusal = (code: 'invalid' | 'status_stays' | 'more_than_owed' | 'conflict', path: string, message: string) =>
  new AppError(code, message, { errors: [{ path, message }] });

type Changed = Written<FinanceRow>;

/**
 * An invoice on file is paid when payments cover it, not because somebody says so, and comes to no less than they do. A new
 * one may come in as paid: that is how old books arrive, and what the API promises (decision 30).
 */
export const checkSettled: Check<FinanceRow> = (_call, after, before) => {
  assertSomeMoney(after, before);
  if (!before) return;
  if ((before.type === 'credit_note' || before.type === 'refund') && !onlyLeaves(after, before)) {
    // what its client has is not deleted either (check-stage.ts)
    if (before.type === 'credit_note' && before.left_at) throw noteStays(before, 'as it is');
    const message = 'That stays as it was made. Delete it and make a new one instead.';
    throw refusal('conflict', 'type', message);
  }
  assertCovered(after, before);
  if (before.type === 'invoice') assertNoLess(after, before);
};

/** Its paper leaves: that is kept, and changes nothing of it. */
const LEAVES: ReadonlySet<string> = new Set(['frozen', 'left_at', 'updated_at', 'version']);
const onlyLeaves = (after: Changed, before: FinanceRow): boolean => {
  const kept: Readonly<Record<string, unknown>> = { ...before };
  return Object.entries(after).every(
    ([name, value]) => LEAVES.has(name) || JSON.stringify(value ?? null) === JSON.stringify(kept[name] ?? null),
  );
};

/** What to say instead of money that is none. */
const INSTEAD: Record<FinanceRow['type'], string> = {
  payment: 'Enter how much came in. Where nothing did, there is nothing to record.',
  expense: 'Enter how much was spent. Where nothing was, there is nothing to record.',
  invoice: 'Enter how much it asks for. Where it asks for nothing, delete the draft.',
  credit_note: 'Enter how much is credited.',
  refund: 'Enter how much was paid back.',
};

/**
 * A record of money is over more than nothing. One of before that was a rule stays, and so does an invoice over nothing that
 * went out already: work under warranty has a paper, and old books hold it.
 */
function assertSomeMoney({ type, amount, stage }: Changed, before: FinanceRow | null): void {
  if (amount || !type || (type === 'invoice' && stage !== 'draft')) return;
  if (before?.type === type && before.amount === amount) return;
  throw refusal('invalid', 'amount', INSTEAD[type]);
}

const isPaidInvoice = ({ type, status }: Changed): boolean => type === 'invoice' && status === 'paid';

/** Paid only where payments cover it; and paid where they do. An invoice over nothing is whatever is said. */
function assertCovered(after: Changed, before: FinanceRow): void {
  if (!after.amount) return;
  if (isPaidInvoice(after) && !isPaidInvoice(before) && !isSettled(after)) {
    const message = 'No payment covers this invoice yet. Mark it as paid instead: that adds the payment.';
    throw refusal('status_stays', 'status', message);
  }
  if (isPaidInvoice(before) && after.type === 'invoice' && after.status !== 'paid' && isSettled(after)) {
    const message = 'Payments cover this invoice, so it is paid. Delete or change the payment instead.';
    throw refusal('status_stays', 'status', message);
  }
}

/** What pays or credits an invoice needs it, and all of its amount. */
function assertNoLess({ type, amount }: Changed, before: FinanceRow): void {
  const recorded = (before.allocated ?? 0) + (before.amount_credited ?? 0);
  const said = `Payments and credits of ${dollars(recorded)} are recorded for this invoice.`;
  if (type !== 'invoice') {
    if (recorded) throw refusal('conflict', 'type', `${said} Delete or move them first.`);
  } else if ((amount ?? 0) < recorded) {
    throw refusal('more_than_owed', 'amount', `${said} It cannot come to less than that.`);
  }
}
