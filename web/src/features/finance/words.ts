import type { FinanceRecord } from '@smoko/contract';

/** What the form makes; credit notes and refunds are made from what they are of. */
export const MADE_TYPES = { invoice: 'Invoice', payment: 'Payment', expense: 'Expense' };

export const TYPES: Record<FinanceRecord['type'], string> = {
  ...MADE_TYPES,
  credit_note: 'Credit note',
  refund: 'Refund',
};

export const STATUSES: Record<FinanceRecord['status'], string> = {
  pending: 'Pending',
  paid: 'Paid',
  overdue: 'Overdue',
};

/** What a new record may be: overdue it becomes by its due date. */
export const FIRST_STATUSES = { pending: STATUSES.pending, paid: STATUSES.paid };

export const ORDERS = {
  '-created_at': 'Newest first',
  due_date: 'Due soonest',
  '-amount': 'Biggest amount',
};
