import { financeRecords, projects, type Quote, quotes } from '@smoko/contract';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useOperation } from '../../lib/records/use-operation.ts';

/** Accepting makes a job and a deposit: that is said before. */
export function AcceptDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const accept = useOperation(quotes.operations.update, quotes.table, projects.table, financeRecords.table);
  const navigate = useNavigate();
  const makesJob = !quote.project && quote.client_id !== null;
  const makesDeposit = quote.deposit !== null && quote.client_id !== null;
  // a failure was told already
  const carryOut = () =>
    accept.mutateAsync({ id: quote.id, version: quote.version, status: 'accepted' }).then(
      ({ project }) => {
        notify.success(
          'Quote Accepted',
          project ? `Its job is ${project.job_name}, #${project.job_number}.` : undefined,
          project
            ? {
                label: 'Open Job',
                onClick: () => void navigate(`/job-details?job=${encodeURIComponent(project.job_number)}`),
              }
            : undefined,
        );
        onClose();
      },
      () => onClose(),
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Accept ${quote.quote_number}?`}
      description={[
        `${quote.client?.name ?? 'The client'} agreed to ${formatMoney(quote.total)}.`,
        makesJob && 'A job is made from it.',
        makesDeposit && `A deposit invoice of ${formatMoney(quote.deposit ?? 0)} is drafted.`,
      ]
        .filter(Boolean)
        .join(' ')}
      actions={
        <>
          <Button onClick={onClose}>Not Yet</Button>
          <Button variant="primary" busy={accept.isPending} onClick={carryOut}>
            Accept Quote
          </Button>
        </>
      }
    />
  );
}
