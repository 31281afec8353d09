import { type Project, type Variation, variations } from '@smoko/contract';
import { FormProvider } from 'react-hook-form';
import { AreaField } from '../../components/forms/form-fields.tsx';
import { PricedLines } from '../../components/forms/priced-lines.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useRecordForm } from '../../lib/records/use-record-form.ts';
import { useSpokenGst } from '../../lib/use-business-gst.ts';
import { valuesOf, variationForm } from './form.ts';

interface Props {
  job: Project;
  variation: Variation | null;
  onClose: () => void;
  /** Shows the variation as it is now, after somebody else changed it. */
  onReload: () => void;
}

export function VariationDialog({ job, variation, onClose, onReload }: Props) {
  const { form, dialog } = useRecordForm({
    table: variations,
    schema: variationForm,
    record: variation,
    valuesOf: (saved) => valuesOf(saved, job),
    onSaved: ({ variation_number, total }, created) => {
      notify.success(
        created ? 'Variation Added!' : 'Variation Updated!',
        `${variation_number}, ${formatMoney(total)}.`,
      );
      onClose();
    },
  });
  useSpokenGst(form, 'prices_include_gst', variation === null);
  const name = variation ? `Edit ${variation.variation_number}` : 'Add Variation';
  return (
    <FormDialog
      title={name}
      save={variation ? 'Save Variation' : 'Add Variation'}
      {...dialog}
      onReload={onReload}
      onClose={onClose}
    >
      <AreaField
        form={form}
        name="description"
        label="What changes"
        rows={3}
        placeholder="Handrail along the side steps, as agreed on site"
      />
      <FormProvider {...form}>
        <PricedLines />
      </FormProvider>
    </FormDialog>
  );
}
