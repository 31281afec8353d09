import type { GstBasis, GstNote } from '@smoko/contract';

export const BASES: Record<GstBasis, string> = { cash: 'Cash basis', accrual: 'Accrual basis' };

/** What stands in the place of a box's name. */
export const NOTE_TITLES: Record<GstNote, string> = {
  expenses_without_gst: 'Expenses without GST said',
  invoices_without_gst: 'Invoices without GST said',
  payments_without_invoice: 'Payments without an invoice',
  gst_free_sales: 'Sales without GST',
  paid_earlier: 'Paid earlier',
};
