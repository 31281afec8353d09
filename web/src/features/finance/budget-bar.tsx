import type { listProjectBudgets, WireOutput } from '@smoko/contract';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/indicators/badge.tsx';
import { Card } from '../../components/layout/card.tsx';
import { JobLink } from '../../components/records/job-link.tsx';
import { cn } from '../../lib/cn.ts';
import { formatMoney } from '../../lib/format.ts';
import { jobPath } from '../../lib/record-path.ts';

type Budget = WireOutput<typeof listProjectBudgets>['data'][number];

const LEADS = 'underline decoration-line underline-offset-4 hover:decoration-edge';

/** How much of a job's budget is spoken for. */
export function BudgetBar({ job }: { job: Budget }) {
  const { job_budget, price, worth, committed, percent, includes_gst } = job;
  const over = worth && committed > worth ? committed - worth : 0;
  return (
    <li>
      <Card className="h-full px-4 py-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p className="min-w-0 break-words font-bold">
            <JobLink project={{ ...job, deleted: false }} none="" />
          </p>
          <p className="text-sm tabular-nums">
            <Link to={jobPath(job.job_number, 'procurement')} className={`${LEADS} font-bold`}>
              {formatMoney(committed)}
            </Link>
            {worth ? (
              <>
                {' of '}
                <Link to={jobPath(job.job_number, 'money')} className={LEADS}>
                  {formatMoney(worth)}
                </Link>
                {includes_gst && ' inc GST'}
              </>
            ) : (
              ' committed, no budget set'
            )}
            {price !== null && <span className="block text-soft">{whatWasAgreed(job_budget)}</span>}
          </p>
        </div>
        {percent !== null && (
          <>
            <div aria-hidden className="mt-1.5 h-3 overflow-hidden rounded-full bg-sunken">
              <div
                className={cn('h-full rounded-full', over ? 'bg-bad' : percent > 80 ? 'bg-amber-strong' : 'bg-good')}
                style={{ width: `${Math.min(100, percent)}%` }}
              />
            </div>
            <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <span className={cn('font-semibold', over ? 'text-bad' : 'text-soft')}>{percent}% committed</span>
              {over > 0 && (
                <Badge tone="bad">
                  Over {price === null ? 'budget' : 'the price'} by {formatMoney(over)}
                </Badge>
              )}
            </p>
          </>
        )}
      </Card>
    </li>
  );
}

const whatWasAgreed = (budget: number | null): string =>
  ['the price agreed on', budget !== null && `budget ${formatMoney(budget)}`].filter(Boolean).join(', ');
