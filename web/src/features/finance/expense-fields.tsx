import { financeRecordView, suppliers } from '@smoko/contract';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { MoneyField, SelectField, TextField } from '../../components/forms/form-fields.tsx';
import { RecordField } from '../../components/forms/record-field.tsx';
import { EXPENSE_CATEGORY_NAMES, EXPENSE_TAX_NAMES, PAID_FOR_NAMES } from './words.ts';

const { fields } = financeRecordView;

type ExpenseField = 'tax' | 'gst' | 'category' | 'paid_for' | 'supplier_id' | 'supplier_invoice_number';
interface Props<F extends FieldValues> {
  form: UseFormReturn<F, unknown, unknown>;
  /** The form's own name of a field: it holds more than these. */
  name: (field: ExpenseField) => FieldPath<F>;
  /** Whether it has GST, as it is chosen: `gst`, `free` or ''. */
  tax: string;
  supplier: { id: string; name: string } | null;
  /** Only a registered business claims GST. */
  registered: boolean;
  /** Only Australia has a report of what contractors were paid. */
  australian: boolean;
}

/** What only an expense says, by the fields of its form; nothing where it is not asked. */
export function expenseFields<F extends FieldValues>({ form, name, tax, supplier, registered, australian }: Props<F>) {
  return {
    tax: registered ? (
      <SelectField form={form} name={name('tax')} label={fields.tax.label}>
        <option value="">Not said yet</option>
        {Object.entries(EXPENSE_TAX_NAMES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    ) : null,
    gst:
      registered && tax === 'gst' ? (
        <MoneyField form={form} name={name('gst')} label="GST Amount" note="optional" hint={fields.gst.hint} />
      ) : null,
    category: (
      <SelectField form={form} name={name('category')} label={fields.category.label} note="optional">
        <option value="">Not specified</option>
        {Object.entries(EXPENSE_CATEGORY_NAMES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    ),
    paid_for: australian ? (
      <SelectField form={form} name={name('paid_for')} label={fields.paid_for.label} note="optional">
        <option value="">As the supplier is marked</option>
        {Object.entries(PAID_FOR_NAMES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    ) : null,
    supplier: (
      <RecordField
        form={form}
        name={name('supplier_id')}
        table={suppliers}
        label={fields.supplier.label}
        note="optional"
        none="Not specified"
        chosen={supplier && { id: supplier.id, label: supplier.name }}
        labelOf={(one) => one.name}
        aboutOf={({ specialty }) => specialty}
      />
    ),
    supplier_invoice_number: (
      <TextField
        form={form}
        name={name('supplier_invoice_number')}
        label={fields.supplier_invoice_number.label}
        note="optional"
        autoComplete="off"
      />
    ),
  };
}
