import type { Project } from '@smoko/contract';
import { Button } from '../../components/buttons/button.tsx';
import { Badge, type Tone } from '../../components/indicators/badge.tsx';
import { formatDay, formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import type { Stage } from './billing-data.ts';
import { useBill } from './use-bill.ts';

const STATES: Record<Exclude<Stage['state'], 'open'>, { tone: Tone; label: string }> = {
  draft: { tone: 'idle', label: 'Draft' },
  invoiced: { tone: 'wait', label: 'Invoiced' },
  paid: { tone: 'good', label: 'Paid' },
};

/** The parts a job is invoiced in; one that nothing asks for yet is invoiced with one tap. */
export const StageList = ({ job, stages }: { job: Project; stages: readonly Stage[] }) => (
  <ol aria-label="Stages" className="divide-y divide-line border-line border-y">
    {stages.map((stage) => (
      <StageRow key={stage.id} job={job} stage={stage} />
    ))}
  </ol>
);

function StageRow({ job, stage }: { job: Project; stage: Stage }) {
  const bill = useBill(job);
  const { label, percent, amount, due_on, state } = stage;
  const invoice = () =>
    bill.mutateAsync({ what: 'stage', stage_id: stage.id }).catch((error: unknown) => notify.failure(error));
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold">{label}</p>
        <p className="text-soft text-sm">
          {[percent === null ? '' : `${percent}% of the price`, due_on ? `by ${formatDay(due_on)}` : '']
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <p className="font-bold tabular-nums">{amount === null ? 'No price yet' : formatMoney(amount)}</p>
      {state === 'open' ? (
        <Button size="sm" busy={bill.isPending} onClick={invoice} aria-label={`Invoice ${label}`}>
          Invoice
        </Button>
      ) : (
        <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
      )}
    </li>
  );
}
