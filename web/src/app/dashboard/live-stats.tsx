import { getStats } from '@smoko/contract';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { Card } from '../../components/layout/card.tsx';
import { formatMoney } from '../../lib/format.ts';
import { useFigures } from '../../lib/records/use-figures.ts';

/** Figures that lead to what they count. */
export function LiveStats() {
  const query = useFigures('stats', getStats);
  const now = query.data;
  const rows = [
    { label: 'Total Jobs', value: now?.total_jobs.toLocaleString('en-AU'), to: '/admin-data' },
    { label: 'Completed Jobs', value: now?.completed_jobs.toLocaleString('en-AU'), to: '/admin-data?filter=completed' },
    { label: 'Pending Tasks', value: now?.pending_tasks.toLocaleString('en-AU'), to: '/admin-data?tab=tasks' },
    { label: 'Total Revenue', value: now && formatMoney(now.total_revenue), to: '/finance-data' },
  ];
  return (
    <section aria-labelledby="live-stats">
      <h2 id="live-stats" className="headline mb-3 text-lg">
        Live Stats
      </h2>
      <Card className="overflow-hidden">
        {now || query.isPending ? (
          <ul className="divide-y divide-line">
            {rows.map(({ label, value, to }) => (
              <li key={label}>
                <Link to={to} className="flex min-h-13 items-center gap-3 px-4 -outline-offset-2 hover:bg-sunken">
                  <span className="flex-1 font-semibold text-soft text-sm">{label}</span>
                  <span className="break-all font-bold tabular-nums">{value ?? <Skeleton className="h-5 w-12" />}</span>
                  <ChevronRight aria-hidden className="size-5 shrink-0 text-faint" />
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} />
        )}
      </Card>
    </section>
  );
}
