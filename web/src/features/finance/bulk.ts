import { AppError, type FinanceRecord, financeRecords, markPaid } from '@smoko/contract';
import { type Back, type BulkKind, type CallOnce, updating } from '../../components/lists/bulk/bulk-kind.ts';
import { api } from '../../lib/api.ts';
import { shownStatus } from '../../lib/finance-types.ts';
import { afterDeleting, hangsOn } from './hangs-on.ts';
import { isIssued, nameOf } from './names.ts';
import { payOff } from './use-mark-paid.ts';

/** What a line offers: an issued invoice by a payment of what is due, and money that was expected. Drafts are issued one by one. */
const canBePaid = (record: FinanceRecord): boolean => {
  const status = shownStatus(record);
  return record.type === 'invoice' ? isIssued(record) : status !== null && status !== 'paid';
};

async function pay(record: FinanceRecord, _status: string, call: CallOnce): Promise<Back> {
  if (record.type !== 'invoice') return updating(financeRecords)(record, 'paid', call);
  const { payment } = await payOff(record, () => call(markPaid, { id: record.id }));
  return async (again) => {
    if (!payment) throw new AppError('not_found', 'Its payment was not found. Have a look at what is paid of it.');
    await again(financeRecords.operations.delete, { id: payment.id });
  };
}

async function beforeDeleting(records: readonly FinanceRecord[]): Promise<readonly string[]> {
  const payments = records.filter(hangsOn);
  const ids = [...new Set(payments.flatMap(({ allocations }) => allocations.map(({ invoice_id }) => invoice_id)))];
  const invoices: FinanceRecord[] = [];
  for (const id of ids) invoices.push(await api.call(financeRecords.operations.get, { id }));
  return afterDeleting(payments, invoices);
}

export const FINANCE_BULK: BulkKind<FinanceRecord> = {
  table: financeRecords,
  one: 'record',
  many: 'records',
  nameOf,
  statuses: { names: { paid: 'Paid' }, of: (record) => shownStatus(record) ?? '', mayBecome: canBePaid, change: pay },
  beforeDeleting,
};
