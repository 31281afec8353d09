import { type FinanceRecord, financeRecords, getSettings } from '@smoko/contract';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { useRecordForm } from '../../lib/records/use-record-form.ts';
import { expenseFields } from './expense-fields.tsx';
import { expenseForm } from './form.ts';

interface Props {
  expense: FinanceRecord;
  onClose: () => void;
  /** Shows the record as it is now, after somebody else changed it. */
  onReload: () => void;
}

/** Who was paid, how much of it is GST and what it counts as. Its amount and its day stay. */
export function ExpenseDialog({ expense, onClose, onReload }: Props) {
  const settings = useFigures('settings', getSettings).data;
  const business = { registered: settings?.gst_registered ?? false, australian: settings?.country === 'AU' };
  const { form, dialog } = useRecordForm({
    table: financeRecords,
    ...expenseForm,
    record: expense,
    onSaved: ({ gst }) => {
      notify.success('Expense Updated!', gst === null ? '' : `${formatMoney(gst)} of it is GST.`);
      onClose();
    },
  });
  const tax = useWatch({ control: form.control, name: 'tax' });
  const fields = expenseFields({ form, name: (field) => field, tax, supplier: expense.supplier, ...business });
  return (
    <FormDialog
      title={`Expense of ${formatMoney(expense.amount)}`}
      save="Update Expense"
      {...dialog}
      onReload={onReload}
      onClose={onClose}
    >
      <div className="grid gap-5 empty:hidden sm:grid-cols-2">
        {fields.tax}
        {fields.gst}
      </div>
      {fields.category}
      {fields.paid_for}
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.supplier}
        {fields.supplier_invoice_number}
      </div>
    </FormDialog>
  );
}
