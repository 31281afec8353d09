import type { ExpenseCategory, FinanceRecord } from '@smoko/contract';
import { FINANCE_TYPE_NAMES } from '../../lib/finance-types.ts';
import { statusNames } from '../../lib/format.ts';

const { invoice, payment, expense } = FINANCE_TYPE_NAMES;
/** What the form makes; credit notes and refunds are made from what they are of. */
export const MADE_TYPES = { invoice, payment, expense };

/** Of invoices: what they are to their clients. */
export const STAGES: Record<NonNullable<FinanceRecord['stage']>, string> = {
  draft: 'Drafts',
  issued: 'Issued',
  void: 'Void',
};

export const EXPENSE_TAX_NAMES: Record<NonNullable<FinanceRecord['tax']>, string> = {
  gst: 'GST in it',
  free: 'No GST in it',
};

export const PAID_FOR_NAMES: Record<NonNullable<FinanceRecord['paid_for']>, string> = {
  labour: 'Labour, or labour and materials',
  materials: 'Materials only',
};

/** As the page "Tax Deductions" calls them. */
export const EXPENSE_CATEGORY_NAMES: Record<ExpenseCategory, string> = {
  materials: 'Materials for a Job',
  vehicle_and_travel: 'Vehicle and Travel',
  tools_and_equipment: 'Tools and Equipment',
  materials_and_supplies: 'Materials and Supplies',
  professional_services: 'Professional Services',
  business_operations: 'Business Operations',
  licensing_and_compliance: 'Licensing and Compliance',
};

export const STATUSES = statusNames<FinanceRecord['status']>(['pending', 'paid', 'overdue']);

/** What a new record may be: overdue it becomes by its due date. */
export const FIRST_STATUSES = { pending: STATUSES.pending, paid: STATUSES.paid };

export const ORDERS = {
  '-created_at': 'Newest first',
  due_date: 'Due soonest',
  '-amount': 'Biggest amount',
};
