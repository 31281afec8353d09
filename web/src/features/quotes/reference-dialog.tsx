import { type Quote, quotes } from '@smoko/contract';
import { z } from 'zod';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { asText } from '../../lib/form-values.ts';
import { notify } from '../../lib/notify.ts';
import { useRecordForm } from '../../lib/records/use-record-form.ts';
import { ReferenceField } from './reference-field.tsx';

interface Props {
  quote: Quote;
  onSaved: (quote: Quote) => void;
  onClose: () => void;
}

const schema = z.object({ customer_reference: quotes.create.customer_reference });

/** Often a client says their purchase order with or after their yes: it is no part of what was agreed. */
export function ReferenceDialog({ quote, onSaved, onClose }: Props) {
  const { form, dialog } = useRecordForm({
    table: quotes,
    schema,
    record: quote,
    valuesOf: (saved) => ({ customer_reference: asText(saved?.customer_reference) }),
    onSaved: (saved) => {
      notify.success('Quote Saved!', saved.quote_number);
      onSaved(saved);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Reference of ${quote.short_name}`}
      save="Save Reference"
      {...dialog}
      onReload={onClose}
      onClose={onClose}
    >
      <ReferenceField form={form} name="customer_reference" />
    </FormDialog>
  );
}
