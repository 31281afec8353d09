import { getApprovalTotals } from '@smoko/contract';
import { useFigures } from '../../lib/records/use-figures.ts';

/** How much waits for a yes; nothing where nothing does. */
export function ApprovalCount() {
  const { data } = useFigures('approvals', getApprovalTotals);
  if (!data?.pending) return null;
  return (
    <span className="inline-grid min-w-5 place-items-center rounded-full bg-amber px-1.5 font-bold text-on-amber text-xs leading-5 tabular-nums">
      {data.pending > 99 ? '99+' : data.pending}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
