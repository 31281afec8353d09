import { getSettings, type Supplier, suppliers, supplierView } from '@smoko/contract';
import { useWatch } from 'react-hook-form';
import { AbnField } from '../../components/forms/abn-field.tsx';
import { ViewFields } from '../../components/forms/view-fields.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { notify } from '../../lib/notify.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
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
  // what goes into the TPAR is asked in Australia only
  const australian = useFigures('settings', getSettings).data?.country === 'AU';
  const abn = useWatch({ control: form.control, name: 'abn' });
  return (
    <FormDialog
      title={supplier ? 'Edit Supplier' : 'Add Supplier'}
      save={supplier ? 'Update Supplier' : 'Add Supplier'}
      {...dialog}
      onReload={onReload}
      onClose={onClose}
    >
      <ViewFields
        view={supplierView}
        record={suppliers.record}
        form={form}
        own={australian ? { abn: <AbnField form={form} name="abn" value={abn} /> } : { contractor: null, abn: null }}
      />
    </FormDialog>
  );
}
