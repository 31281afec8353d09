import { clients, financeRecords } from '@smoko/contract';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { AreaField, MoneyField, SelectField, TextField } from '../../components/forms/form-fields.tsx';
import { JobField } from '../../components/forms/job-field.tsx';
import { RecordField } from '../../components/forms/record-field.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useRecordForm } from '../../lib/records/use-record-form.ts';
import { firstStatus, recordForm, valuesOf } from './form.ts';
import { FIRST_STATUSES, TYPES } from './words.ts';

/** A new finance record; those on file change by actions (decision "Finance records"). */
export function RecordDialog({ onClose }: { onClose: () => void }) {
  const { form, dialog } = useRecordForm({
    table: financeRecords,
    schema: recordForm,
    record: null,
    valuesOf,
    onSaved: ({ type, amount }) => {
      notify.success('Record Added!', `${TYPES[type]} of ${formatMoney(amount)}.`);
      onClose();
    },
  });
  const [type, status] = useWatch({ control: form.control, name: ['type', 'status'] });
  useEffect(() => form.setValue('status', firstStatus(type)), [form, type]);

  return (
    <FormDialog title="Add Record" save="Add Record" {...dialog} onClose={onClose}>
      <div className="grid grid-cols-2 gap-5">
        <SelectField form={form} name="type" label="Type">
          {Object.entries(TYPES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <MoneyField form={form} name="amount" label="Amount" />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <JobField form={form} name="project_id" none="No project" chosen={null} />
        <RecordField
          form={form}
          name="client_id"
          table={clients}
          label="Client"
          note="optional"
          hint="Left out, it is the project's client."
          none="No client"
          chosen={null}
          labelOf={({ name }) => name}
          aboutOf={({ address }) => address}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField form={form} name="status" label="Status">
          {Object.entries(FIRST_STATUSES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {status === 'paid' ? (
          <TextField
            key="paid"
            form={form}
            name="paid_date"
            label="Paid Date"
            hint="Left out, it is today."
            type="date"
          />
        ) : (
          <TextField key="due" form={form} name="due_date" label="Due Date" note="optional" type="date" />
        )}
      </div>
      <AreaField form={form} name="description" label="Description" note="optional" />
    </FormDialog>
  );
}
