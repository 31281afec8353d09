import { z } from 'zod';

/** Those that are made and changed by hand. */
export const FINANCE_TYPES = ['payment', 'expense', 'invoice'] as const;
export const financeTypeSchema = z.enum(FINANCE_TYPES, 'Type is payment, expense or invoice.');
/** With those that an operation of their own makes, and that stay as they were made. */
export const ALL_FINANCE_TYPES = [...FINANCE_TYPES, 'credit_note', 'refund'] as const;
export const anyFinanceTypeSchema = z.enum(
  ALL_FINANCE_TYPES,
  'Type is payment, expense, invoice, credit_note or refund.',
);
export const FINANCE_STATUSES = ['paid', 'pending', 'overdue'] as const;
export const financeStatusSchema = z.enum(FINANCE_STATUSES, 'Status is paid, pending or overdue.');
