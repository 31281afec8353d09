import { financeRecords, projects, type Quote, quotes } from '@smoko/contract';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../lib/notify.ts';
import { jobPath } from '../../lib/record-path.ts';
import { useOperation } from '../../lib/records/use-operation.ts';

/** Accepts a quote for its client, with what they took of it, by place, where something is left to them. */
export function useAccept(quote: Quote, onDone: () => void) {
  const { mutateAsync, isPending } = useOperation(
    quotes.operations.update,
    quotes.table,
    projects.table,
    financeRecords.table,
  );
  const navigate = useNavigate();
  const accept = (taken?: number[]) =>
    mutateAsync({ id: quote.id, version: quote.version, status: 'accepted', ...(taken ? { taken } : {}) }).then(
      ({ project }) => {
        notify.success(
          'Quote Accepted',
          project ? `Its job is ${project.job_name}, #${project.job_number}.` : undefined,
          project
            ? {
                label: 'Open Job',
                onClick: () => void navigate(jobPath(project.job_number)),
              }
            : undefined,
        );
        onDone();
      },
      // a failure was told already
      () => onDone(),
    );
  return { accept, busy: isPending };
}
