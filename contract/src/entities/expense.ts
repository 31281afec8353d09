import { z } from 'zod';

/** Whether GST was charged on what was bought. Null of an expense: nobody said so. */
export const EXPENSE_TAXES = ['gst', 'free'] as const;
export const expenseTaxSchema = z.enum(EXPENSE_TAXES, 'Tax is gst or free.');

/**
 * What a contractor was paid for: labour, or labour with materials, stands in the Taxable payments annual report (Australia);
 * materials alone, or with labour that is incidental, does not. Null of an expense: as its supplier is marked.
 */
export const PAID_FOR = ['labour', 'materials'] as const;
export const paidForSchema = z.enum(PAID_FOR, 'Paid for is labour or materials.');

/** The six categories of the page "Tax Deductions", and what goes into jobs. */
export const EXPENSE_CATEGORIES = [
  'vehicle_and_travel',
  'tools_and_equipment',
  'materials_and_supplies',
  'professional_services',
  'business_operations',
  'licensing_and_compliance',
  'materials',
] as const;
export const expenseCategorySchema = z.enum(
  EXPENSE_CATEGORIES,
  `Category is one of: ${EXPENSE_CATEGORIES.join(', ')}.`,
);
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number];
