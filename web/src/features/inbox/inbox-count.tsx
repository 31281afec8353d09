import { getInboxTotals } from '@smoko/contract';
import { CountBadge } from '../../components/indicators/count-badge.tsx';
import { useFigures } from '../../lib/records/use-figures.ts';

/** How much is unread; nothing where nothing is. */
export function InboxCount() {
  const { data } = useFigures('inbox', getInboxTotals);
  return <CountBadge count={data?.unread} of="unread" />;
}
