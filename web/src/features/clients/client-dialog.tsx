import { type Client, clients } from '@smoko/contract';
import {
  AreaField,
  CheckField,
  EmailField,
  MoneyField,
  PhoneField,
  TextField,
} from '../../components/forms/form-fields.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { notify } from '../../lib/notify.ts';
import { useRecordForm } from '../../lib/records/use-record-form.ts';
import { clientForm, valuesOf } from './form.ts';

interface Props {
  /** Null: a new one. */
  client: Client | null;
  onClose: () => void;
  /** Shows the record as it is now, after somebody else changed it. */
  onReload: () => void;
}

export function ClientDialog({ client, onClose, onReload }: Props) {
  const { form, dialog } = useRecordForm({
    table: clients,
    schema: clientForm,
    record: client,
    valuesOf,
    onSaved: (_, created) => {
      if (created) notify.success('Client Added!', 'New client has been added to your directory.');
      else notify.success('Client Updated!');
      onClose();
    },
  });
  return (
    <FormDialog
      title={client ? 'Edit Client' : 'Add Client'}
      save={client ? 'Update Client' : 'Add Client'}
      {...dialog}
      onReload={onReload}
      onClose={onClose}
    >
      <TextField form={form} name="name" label="Name" autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailField form={form} name="email" />
        <PhoneField form={form} name="phone" />
      </div>
      <TextField form={form} name="address" label="Address" note="optional" autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <MoneyField form={form} name="budget" label="Budget" note="optional" />
        <TextField form={form} name="due_date" label="Due Date" note="optional" type="date" />
      </div>
      <AreaField form={form} name="job_notes" label="Job Notes" note="optional" />
      <CheckField
        form={form}
        name="follow_ups_paused"
        label="No follow-ups"
        hint="Reminders and follow-ups that go out by themselves leave this client alone."
      />
    </FormDialog>
  );
}
