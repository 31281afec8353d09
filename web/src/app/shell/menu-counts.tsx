import { getApprovalTotals, getInboxTotals } from '@smoko/contract';
import { CountBadge } from '../../components/indicators/count-badge.tsx';
import { useNewAnswers } from '../../lib/records/new-answers.ts';
import { useFigures } from '../../lib/records/use-figures.ts';

/** On the button of what more there is: how much waits for a yes, is unread, or was answered by a client. */
export function MenuCounts() {
  const pending = useFigures('approvals', getApprovalTotals).data?.pending ?? 0;
  const unread = useFigures('inbox', getInboxTotals).data?.unread ?? 0;
  const answered = useNewAnswers().length;
  return (
    <span className="absolute top-0.5 right-1/2 translate-x-9">
      <CountBadge count={pending + unread + answered} of="waiting" />
    </span>
  );
}
