import { type FinanceRecord, financeRecords, issueInvoice } from '@smoko/contract';
import { FileCheck2 } from 'lucide-react';
import { Button } from '../../components/buttons/button.tsx';
import { notify } from '../../lib/notify.ts';
import { useOperation } from '../../lib/records/use-operation.ts';
import { nameOf } from './names.ts';

/** Gives a draft its number without sending it: it was handed over, or goes another way. */
export function IssueButton({ record }: { record: FinanceRecord }) {
  const issue = useOperation(issueInvoice, financeRecords.table);
  // told although the button is gone by then; a failure was told already
  const carryOut = () =>
    issue.mutateAsync({ id: record.id }).then(
      ({ invoice_number }) => notify.success(`Invoice ${invoice_number} Issued`, 'It stays as it is from now on.'),
      () => undefined,
    );
  return (
    <Button size="sm" busy={issue.isPending} onClick={carryOut} aria-label={`Issue ${nameOf(record)}`} className="grow">
      {!issue.isPending && <FileCheck2 aria-hidden className="size-4" />}
      Issue
    </Button>
  );
}
