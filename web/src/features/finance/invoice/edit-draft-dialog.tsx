import type { FinanceRecord } from '@smoko/contract';
import { FormDialog } from '../../../components/overlays/form-dialog.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { notify } from '../../../lib/notify.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { useInvoiceForm } from './use-invoice-form.ts';

interface Props {
  draft: FinanceRecord;
  onClose: () => void;
}

/** A draft is the tradie's alone: all of it can be changed until it is issued. */
export function EditDraftDialog({ draft, onClose }: Props) {
  const invoicing = useInvoiceForm(draft, ({ amount }) => {
    notify.success('Draft Invoice Updated', formatMoney(amount));
    onClose();
  });
  return (
    <FormDialog title="Edit Draft Invoice" save="Save Draft" {...invoicing.dialog} onReload={onClose} onClose={onClose}>
      <InvoiceFields draft={draft} invoicing={invoicing} />
    </FormDialog>
  );
}
