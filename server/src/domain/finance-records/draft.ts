import { INVOICE_DAYS } from '@smoko/contract';
import type { Written } from '../../db/row.ts';
import type { Call } from '../call.ts';
import type { InvoiceSum } from './invoice-sums.ts';
import { daysAfter } from './overdue.ts';
import type { FinanceRow } from './schema.ts';

type About = Pick<
  Written<FinanceRow>,
  'kind' | 'project_id' | 'client_id' | 'quote_id' | 'billing_stage_id' | 'description' | 'customer_reference'
>;

/** A draft invoice as it is stored. Without a due date it is due so many days after it is issued (decision 44). */
export function draftOf(
  call: Call,
  about: About,
  { lines, prices_include_gst, gst, total }: InvoiceSum,
  dueDate: string | undefined,
): Written<FinanceRow> {
  const { termsDays = INVOICE_DAYS } = call.actor.business;
  return {
    ...about,
    type: 'invoice',
    stage: 'draft',
    status: 'pending',
    amount: total,
    gst,
    lines,
    prices_include_gst,
    due_date: dueDate ?? daysAfter(call.today(), termsDays),
    terms_days: dueDate ? null : termsDays,
    issued_on: null,
  };
}
