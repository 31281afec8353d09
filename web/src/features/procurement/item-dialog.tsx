import {
  type ProcurementItem,
  type Project,
  procurementItems,
  procurementItemView,
  type Supplier,
  suppliers,
} from '@smoko/contract';
import { useWatch } from 'react-hook-form';
import { Field } from '../../components/forms/field.tsx';
import { JobField } from '../../components/forms/job-field.tsx';
import { RecordField } from '../../components/forms/record-field.tsx';
import { ViewFields } from '../../components/forms/view-fields.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useRecordForm } from '../../lib/records/use-record-form.ts';
import { itemForm, readQuantity, totalOf } from './form.ts';

const { fields } = procurementItemView;

interface Props {
  /** Null: a new one. */
  item: ProcurementItem | null;
  /** What a new one is for at first, or of whom. */
  job?: Project;
  supplier?: Supplier;
  onClose: () => void;
  /** Shows the record as it is now, after somebody else changed it. */
  onReload: () => void;
}

export function ItemDialog({ item, job, supplier, onClose, onReload }: Props) {
  const { form, dialog } = useRecordForm({
    table: procurementItems,
    ...itemForm,
    valuesOf: (stored) => ({
      ...itemForm.valuesOf(stored),
      ...(!stored && job ? { project_id: job.id } : {}),
      ...(!stored && supplier ? { supplier_id: supplier.id } : {}),
    }),
    record: item,
    onSaved: (saved, created) => {
      if (created) notify.success('Item Added!', saved.item_name);
      else notify.success('Item Updated!');
      onClose();
    },
  });
  const [quantity, unit_price] = useWatch({ control: form.control, name: ['quantity', 'unit_price'] });
  // leaving the field shows what will be kept; the field's own registration is added to this one
  form.register('quantity', {
    onBlur: () => form.setValue('quantity', String(readQuantity(form.getValues('quantity')))),
  });
  const chosen = item ? item.supplier : supplier;

  return (
    <FormDialog
      title={item ? 'Edit Item' : 'Add Item'}
      save={item ? 'Update Item' : 'Add Item'}
      {...dialog}
      onReload={onReload}
      onClose={onClose}
    >
      <ViewFields
        view={procurementItemView}
        record={procurementItems.record}
        form={form}
        own={{
          project: (
            <JobField form={form} name="project_id" none="No job" chosen={item ? item.project : (job ?? null)} />
          ),
          supplier: (
            <RecordField
              form={form}
              name="supplier_id"
              table={suppliers}
              label={fields.supplier.label}
              note="optional"
              none="Not specified"
              chosen={chosen ? { id: chosen.id, label: chosen.name } : null}
              labelOf={({ name }) => name}
              aboutOf={({ specialty }) => specialty}
            />
          ),
          total_price: (
            <div className="max-sm:col-span-2">
              <Field label={fields.total_price.label}>
                {({ id }) => (
                  <output
                    id={id}
                    className="flex min-h-12 items-center rounded-md bg-sunken px-3.5 font-bold tabular-nums"
                  >
                    {formatMoney(totalOf({ quantity, unit_price }))}
                  </output>
                )}
              </Field>
            </div>
          ),
        }}
      />
    </FormDialog>
  );
}
