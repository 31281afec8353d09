import type { FinanceRecord } from '@smoko/contract';
import { typeOf } from '../../lib/finance-types.ts';
import { formatDayOfWeek, formatMoney } from '../../lib/format.ts';

export const clientOf = ({ client }: FinanceRecord): string | null =>
  client && `${client.name}${client.deleted ? ' (deleted)' : ''}`;

/** For buttons and toasts: "Invoice of $1,850.00, Priya Sharma". */
export const nameOf = (record: FinanceRecord): string =>
  [`${typeOf(record)} of ${formatMoney(record.amount)}`, clientOf(record)].filter(Boolean).join(', ');

/** What it does to what its client owes or has: what is given back stands with a minus, as in a statement. Dollars. */
export const signedAmount = ({ type, amount }: FinanceRecord): number =>
  type === 'credit_note' || type === 'refund' ? -amount : amount;

/** What is still to come for an invoice, dollars. */
export const dueOf = ({ amount, amount_due }: Pick<FinanceRecord, 'amount' | 'amount_due'>): number =>
  amount_due ?? amount;

/** Asks for money: drafts do not yet, void ones not any more. */
export const isIssued = ({ type, stage }: FinanceRecord): boolean => type === 'invoice' && stage === 'issued';

/** What an invoice asks for after its credit notes, paid or not: as much can be credited still. Dollars. */
export const leftOf = ({ amount, amount_credited }: FinanceRecord): number =>
  Math.round((amount - (amount_credited ?? 0)) * 100) / 100;

/** "A reply is due by Fri 11 Dec", of a payment claim that is out. */
export const replyWords = ({ reply_due: due, status }: FinanceRecord): string | null =>
  due && status !== 'paid' ? `A reply is due by ${formatDayOfWeek(due)}` : null;

/** A part or the rest of a job: those the law lets be a payment claim. */
export const mayBeClaim = ({ stage, kind }: FinanceRecord): boolean =>
  stage === 'draft' && (kind === 'progress' || kind === 'final');
