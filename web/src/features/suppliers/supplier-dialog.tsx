import { type Supplier, suppliers, supplierView } from '@smoko/contract';
import { ViewFields } from '../../components/forms/view-fields.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { notify } from '../../lib/notify.ts';
import { useRecordForm } from '../../lib/records/use-record-form.ts';
import { supplierForm } from './form.ts';

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
    ...supplierForm,
    record: supplier,
    onSaved: (_, created) => {
      notify.success(created ? 'Supplier Added!' : 'Supplier Updated!');
      onClose();
    },
  });
  return (
    <FormDialog
      title={supplier ? 'Edit Supplier' : 'Add Supplier'}
      save={supplier ? 'Update Supplier' : 'Add Supplier'}
      {...dialog}
      onReload={onReload}
      onClose={onClose}
    >
      <ViewFields view={supplierView} record={suppliers.record} form={form} />
    </FormDialog>
  );
}
