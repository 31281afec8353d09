import type { FinanceRecord, Project } from '@smoko/contract';
import { useId, useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { ClaimDialog } from '../../components/records/claim-dialog.tsx';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { BillDialog } from './bill-dialog.tsx';
import type { Billing } from './billing-data.ts';
import { StageList } from './stage-list.tsx';
import { StagesDialog } from './stages-dialog.tsx';
import { useBill } from './use-bill.ts';

interface Props {
  job: Project;
  billing: Billing;
}

/** What the last invoice would ask for, which deducts the drafts too: nothing where nobody said what the job is worth. Dollars. */
const restOf = ({ drafts, left_to_invoice: left }: Billing): number =>
  // in cents: dollars do not add up
  left === null ? 0 : Math.round((left - drafts.total) * 100) / 100;

/** What to ask the client for next: a deposit, a claim, a stage or the rest. Each makes a draft. */
export function InvoiceJob({ job, billing }: Props) {
  const id = useId();
  const [asking, setAsking] = useState<'deposit' | 'progress' | 'stages' | null>(null);
  const rest = useBill(job);
  const { invoiced, drafts, stages } = billing;
  const left = restOf(billing);
  const begun = invoiced > 0 || drafts.count > 0;
  const [claimed, setClaimed] = useState<FinanceRecord | null>(null);
  const close = () => setAsking(null);
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h3 id={id} className="headline">
        Invoice This Job
      </h3>
      {job.client_id === null ? (
        <p className="text-soft">This job has no client yet. Say whose it is, then invoice it.</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {!begun && <Button onClick={() => setAsking('deposit')}>Deposit</Button>}
          <Button onClick={() => setAsking('progress')}>Progress Claim</Button>
          {left > 0 && (
            <Button
              busy={rest.isPending}
              onClick={() => rest.mutateAsync({ what: 'rest' }).catch((error: unknown) => notify.failure(error))}
            >
              {begun ? 'The Rest' : 'All of It'}, {formatMoney(left)}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setAsking('stages')}>
            {stages.length ? 'Change Stages' : 'Set Stages'}
          </Button>
        </div>
      )}
      {stages.length > 0 && <StageList job={job} stages={stages} />}
      {(asking === 'deposit' || asking === 'progress') && (
        <BillDialog job={job} what={asking} billing={billing} onClose={close} onClaim={setClaimed} />
      )}
      {claimed && <ClaimDialog invoice={claimed} onClose={() => setClaimed(null)} />}
      {asking === 'stages' && <StagesDialog job={job} billing={billing} onClose={close} />}
    </section>
  );
}
