import { type Client, clients, clientView } from '@smoko/contract';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../components/forms/form-fields.tsx';
import { ViewFields } from '../../components/forms/view-fields.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { SameClient } from '../../components/records/same-client.tsx';
import { notify } from '../../lib/notify.ts';
import { useRecordForm } from '../../lib/records/use-record-form.ts';
import { clientForm } from './form.ts';

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
    ...clientForm,
    record: client,
    onSaved: (_, created) => {
      if (created) notify.success('Client Added!', 'New client has been added to your directory.');
      else notify.success('Client Updated!');
      onClose();
    },
  });
  const [name, phone, email] = useWatch({ control: form.control, name: ['name', 'phone', 'email'] });
  // below what says who they are, where it is seen while that is typed
  const address = (
    <div className="grid gap-5">
      {!client && <SameClient name={name} phone={phone} email={email} />}
      <TextField
        form={form}
        name="address"
        label={clientView.fields.address.label}
        note="optional"
        autoComplete="off"
      />
    </div>
  );
  return (
    <FormDialog
      title={client ? 'Edit Client' : 'Add Client'}
      save={client ? 'Update Client' : 'Add Client'}
      {...dialog}
      onReload={onReload}
      onClose={onClose}
    >
      <ViewFields view={clientView} record={clients.record} form={form} own={{ address }} />
    </FormDialog>
  );
}
