import type { FinanceRecord } from '@smoko/contract';
import { formatMoney } from '../../lib/format.ts';
import { MADE_TYPES, TYPES } from './words.ts';

export const clientOf = ({ client }: FinanceRecord): string | null =>
  client && `${client.name}${client.deleted ? ' (deleted)' : ''}`;

/** "Invoice 1001", "Credit note CN-1001". */
export const typeOf = ({ type, invoice_number, credit_note_number }: FinanceRecord): string =>
  [TYPES[type], type === 'credit_note' ? credit_note_number : invoice_number].filter(Boolean).join(' ');

/** For buttons and toasts: "Invoice of $1,850.00, Priya Sharma". */
export const nameOf = (record: FinanceRecord): string =>
  [`${typeOf(record)} of ${formatMoney(record.amount)}`, clientOf(record)].filter(Boolean).join(', ');

/** What is still to come for an invoice, dollars. */
export const dueOf = ({ amount, amount_due }: FinanceRecord): number => amount_due ?? amount;

/** Credit notes and refunds stay as they were made: they are only deleted. */
export const madeByHand = ({ type }: FinanceRecord): boolean => type in MADE_TYPES;
