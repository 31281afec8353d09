import { getApprovalTotals, getInboxTotals } from '@smoko/contract';
import { CountBadge } from '../components/indicators/count-badge.tsx';
import { useFigures } from '../lib/records/use-figures.ts';

/** On the menu's button: how much waits for a yes or is unread. */
export function MenuCounts() {
  const pending = useFigures('approvals', getApprovalTotals).data?.pending ?? 0;
  const unread = useFigures('inbox', getInboxTotals).data?.unread ?? 0;
  return (
    <span className="absolute top-0.5 right-0.5">
      <CountBadge count={pending + unread} of="waiting" />
    </span>
  );
}
