import type { Filter } from '../../db/row-model.ts';
import type { FinanceRow } from './schema.ts';

/** Invoices that ask for money, or did: drafts do not yet, void ones not any more (decision 44). */
export const ISSUED = { type: 'invoice', stage: 'issued' } satisfies Filter<FinanceRow>;
/** Of those, what is still to come in. */
export const OWED = { ...ISSUED, status: { $in: ['pending', 'overdue'] } } satisfies Filter<FinanceRow>;
/** Nobody was asked for them yet: told beside, in no sum (money.md, rule 2). */
export const DRAFTS = { type: 'invoice', stage: 'draft' } satisfies Filter<FinanceRow>;

/** "Invoice INV-1001", as it is called in a refusal. */
export const invoiceTitle = ({ invoice_number }: Pick<FinanceRow, 'invoice_number'>): string =>
  ['Invoice', invoice_number].filter(Boolean).join(' ');

/**
 * Which of several open invoices is the oldest (money.md, rule 3): the day it was issued, then when it is due, then its number.
 * One that was put on file last may be the oldest of all.
 */
export const OLDEST_FIRST = { issued_on: 1, due_date: 1, invoice_number_value: 1, created_at: 1, _id: 1 } as const;
/** The same of payments: by the day the money came in. */
export const PAID_FIRST = { paid_date: 1, created_at: 1, _id: 1 } as const;

/**
 * What a list is asked for: a void invoice keeps the specification's `pending`, but nobody waits for its money, so it is not
 * among what is pending unless its stage is asked for.
 */
export const withoutVoid = <I extends object>(input: I): I =>
  'status' in input && input.status === 'pending' && !('stage' in input && input.stage)
    ? { ...input, stage: { $ne: 'void' } }
    : input;
