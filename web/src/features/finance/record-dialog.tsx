import { clients, financeRecords, financeRecordView } from '@smoko/contract';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckField, SelectField, TextField } from '../../components/forms/form-fields.tsx';
import { JobField } from '../../components/forms/job-field.tsx';
import { RecordField } from '../../components/forms/record-field.tsx';
import { ViewFields } from '../../components/forms/view-fields.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useRecordForm } from '../../lib/records/use-record-form.ts';
import { firstStatus, recordForm } from './form.ts';
import { FIRST_STATUSES, MADE_TYPES, TYPES } from './words.ts';

const { fields } = financeRecordView;

/** A new finance record; those on file change by actions (decision "Finance records"). */
export function RecordDialog({ onClose }: { onClose: () => void }) {
  const { form, dialog } = useRecordForm({
    table: financeRecords,
    ...recordForm,
    record: null,
    onSaved: ({ type, amount }) => {
      notify.success('Record Added!', `${TYPES[type]} of ${formatMoney(amount)}.`);
      onClose();
    },
  });
  const [type, status] = useWatch({ control: form.control, name: ['type', 'status'] });
  useEffect(() => form.setValue('status', firstStatus(type)), [form, type]);

  return (
    <FormDialog title="Add Record" save="Add Record" {...dialog} onClose={onClose}>
      <ViewFields
        view={financeRecordView}
        record={financeRecords.record}
        form={form}
        words={{ type: MADE_TYPES }}
        layout={{ type: 'grid grid-cols-2 gap-5', status: 'grid gap-5 sm:grid-cols-2' }}
        own={{
          project: <JobField form={form} name="project_id" none="No project" chosen={null} />,
          client: (
            <RecordField
              form={form}
              name="client_id"
              table={clients}
              label={fields.client.label}
              note="optional"
              hint="Left out, it is the project's client."
              none="No client"
              chosen={null}
              labelOf={({ name }) => name}
              aboutOf={({ address }) => address}
            />
          ),
          status: (
            <SelectField form={form} name="status" label={fields.status.label}>
              {Object.entries(FIRST_STATUSES).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          ),
          ...(status === 'paid'
            ? {
                due_date: null,
                paid_date: (
                  <TextField
                    form={form}
                    name="paid_date"
                    label={fields.paid_date.label}
                    hint={fields.paid_date.hint}
                    type="date"
                  />
                ),
              }
            : { paid_date: null }),
        }}
      />
      {type === 'payment' && status === 'paid' && (
        <CheckField
          form={form}
          name="allow_credit"
          label="More than is owed stays as credit"
          hint="It pays what is open of the project or the client, the oldest first."
        />
      )}
    </FormDialog>
  );
}
