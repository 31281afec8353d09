import { getDashboard } from '@smoko/contract';
import { draftsBeside } from '../../components/records/drafts-beside.tsx';
import { Figures } from '../../components/records/figures.tsx';
import { formatMoney } from '../../lib/format.ts';
import { useFigures } from '../../lib/records/use-figures.ts';

/** How the business stands, counted by the server. */
export function Summary() {
  const query = useFigures('stats', getDashboard);
  const now = query.data;
  return (
    <Figures
      label="Summary"
      query={query}
      figures={[
        { label: 'Jobs in Progress', value: now?.jobs_in_progress, to: '/jobs?status=in_progress' },
        {
          label: 'Pending Payments',
          value: now && formatMoney(now.pending_payments),
          to: '/who-owes-you',
          beside: draftsBeside(now?.drafts),
        },
        {
          label: 'Month Revenue',
          value: now && formatMoney(now.month_revenue),
          ...(now ? { to: `/finance-data?type=payment&status=paid&month=${now.month}` } : {}),
        },
        // theirs are the jobs that are not done
        { label: 'Active Clients', value: now?.active_clients, to: '/jobs' },
      ]}
    />
  );
}
