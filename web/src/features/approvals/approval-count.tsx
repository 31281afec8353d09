import { getApprovalTotals } from '@smoko/contract';
import { CountBadge } from '../../components/indicators/count-badge.tsx';
import { useFigures } from '../../lib/records/use-figures.ts';

/** How much waits for a yes; nothing where nothing does. */
export function ApprovalCount() {
  const { data } = useFigures('approvals', getApprovalTotals);
  return <CountBadge count={data?.pending} of="waiting" />;
}
