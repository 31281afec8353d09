import { type FinanceRecord, financeRecords, voidInvoice } from '@smoko/contract';
import { Button } from '../../components/buttons/button.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { typeOf } from '../../lib/finance-types.ts';
import { notify } from '../../lib/notify.ts';
import { useOperation } from '../../lib/records/use-operation.ts';

/** In the place of deleting: an issued invoice keeps its number and stays on file. */
export function VoidDialog({ record, onClose }: { record: FinanceRecord; onClose: () => void }) {
  const take = useOperation(voidInvoice, financeRecords.table);
  // a failure was told already
  const carryOut = () =>
    take.mutateAsync({ id: record.id }).then(
      () => {
        notify.success(`${typeOf(record)} Is Void`);
        onClose();
      },
      () => onClose(),
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Void ${typeOf(record)}?`}
      description="It keeps its number, stays on file and asks for nothing any more. Its client sees that it is void. This cannot be taken back."
      actions={
        <>
          <Button onClick={onClose}>Keep It</Button>
          <Button variant="danger" busy={take.isPending} onClick={carryOut}>
            Void
          </Button>
        </>
      }
    />
  );
}
