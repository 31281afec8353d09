import { type Supplier, suppliers } from '@smoko/contract';
import { EmailField, PhoneField, TextField } from '../../components/forms/form-fields.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { notify } from '../../lib/notify.ts';
import { useRecordForm } from '../../lib/records/use-record-form.ts';
import { supplierForm, valuesOf } from './form.ts';

interface Props {
  /** Null: a new one. */
  supplier: Supplier | null;
  onClose: () => void;
  /** Shows the record as it is now, after somebody else changed it. */
  onReload: () => void;
}

export function SupplierDialog({ supplier, onClose, onReload }: Props) {
  const { form, dialog } = useRecordForm({
    table: suppliers,
    schema: supplierForm,
    record: supplier,
    valuesOf,
    onSaved: (_, created) => {
      notify.success(created ? 'Supplier Added!' : 'Supplier Updated!');
      onClose();
    },
  });
  const optional = { form, note: 'optional', autoComplete: 'off' } as const;
  return (
    <FormDialog
      title={supplier ? 'Edit Supplier' : 'Add Supplier'}
      save={supplier ? 'Update Supplier' : 'Add Supplier'}
      {...dialog}
      onReload={onReload}
      onClose={onClose}
    >
      <TextField form={form} name="name" label="Name" autoComplete="off" />
      <TextField {...optional} name="specialty" label="Specialty" placeholder="Timber, electrical, hire" />
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailField form={form} name="email" />
        <PhoneField form={form} name="phone" />
      </div>
      <TextField {...optional} name="address" label="Address" />
    </FormDialog>
  );
}
