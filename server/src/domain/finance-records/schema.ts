import { type DomainOutput, FINANCE_STATUSES, FINANCE_TYPES, financeRecords } from '@smoko/contract';
import type { RowIn } from '../../db/schema.ts';
import { cents, flagOn, later, link, number, oneOf, pricedLines, requiredCents, text } from '../../db/stored-fields.ts';
import type { TableService } from '../tables/table-service.ts';
import { tableSchema } from '../tables/table-store.ts';

export const schema = tableSchema(financeRecords, {
  type: oneOf(FINANCE_TYPES),
  amount: requiredCents,
  status: oneOf(FINANCE_STATUSES),
  project_id: link,
  client_id: link,
  invoice_id: link,
  due_date: text,
  paid_date: text,
  description: text,
  invoice_number: later(text),
  invoice_number_value: later(number),
  quote_id: later(link),
  gst: later(cents),
  /** Of an invoice that was made as one: what it is for. */
  lines: later(pricedLines),
  prices_include_gst: later(flagOn),
});
schema.index(
  { user_id: 1, invoice_number_value: -1 },
  { unique: true, partialFilterExpression: { invoice_number_value: { $type: 'number' } } },
);
// money by month
schema.index({ user_id: 1, deleted_at: 1, type: 1, status: 1, paid_date: 1 });
// what turns overdue next
schema.index({ user_id: 1, deleted_at: 1, type: 1, status: 1, due_date: 1 });

export type FinanceRow = RowIn<typeof schema>;

/** What other services of finance records need of the table's own. */
export type FinanceRecords = TableService<FinanceRow, DomainOutput<typeof financeRecords.operations.get>>;
