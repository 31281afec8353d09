import type { Project } from '@smoko/contract';
import { type ReactNode, useId } from 'react';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { Made } from '../../components/records/figures.tsx';
import { cn } from '../../lib/cn.ts';
import { formatMoney } from '../../lib/format.ts';
import { quotePath } from '../../lib/record-path.ts';
import { useJobBilling } from '../../lib/records/use-job-billing.ts';
import type { Billing } from './billing-data.ts';
import { InvoiceJob } from './invoice-job.tsx';

/** What the job is worth, and how far that was asked for and paid. */
export function BillingSummary({ job }: { job: Project }) {
  const billing = useJobBilling(job.id);
  if (billing.isPending)
    return (
      <div role="status" aria-label="Loading">
        <Skeleton className="h-64 w-full" />
      </div>
    );
  if (!billing.data) return <LoadError onRetry={() => void billing.refetch()} busy={billing.isFetching} />;
  return (
    <>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <Price {...billing.data} />
        <Progress {...billing.data} />
      </div>
      <InvoiceJob job={job} billing={billing.data} />
    </>
  );
}

function Price({ price }: Billing) {
  const gst = price.includes_gst ? 'inc GST' : 'no GST';
  return (
    <Part title="Price">
      {price.base === null ? (
        <p className="py-2 text-soft">
          Nobody has said what this job is worth. It is what the quote comes to that the client accepts, or the budget.
        </p>
      ) : (
        <Row
          label={price.base_from === 'quote' ? 'Accepted quote' : 'Budget'}
          {...(price.quote_id ? { to: quotePath(price.quote_id) } : {})}
        >
          {formatMoney(price.base)}
        </Row>
      )}
      <Row label="Accepted variations" to="#job-variations">
        {formatMoney(price.variations)}
      </Row>
      <Row label={`Total, ${gst}`} strong>
        {formatMoney(price.total)}
      </Row>
    </Part>
  );
}

function Progress({ price, invoiced, credited, paid, due, drafts, left_to_invoice: left }: Billing) {
  // in cents: dollars do not add up
  const over = Math.round((invoiced - credited - price.total) * 100) / 100;
  return (
    <Part title="Billing">
      <Row label="Invoiced" to="#job-invoices">
        {formatMoney(invoiced)}
      </Row>
      {credited > 0 && (
        <Row label="Credited" to="#job-invoices">
          {formatMoney(credited)}
        </Row>
      )}
      <Row label="Paid" to="#job-payments">
        {formatMoney(paid)}
      </Row>
      <Row label="Still due" to="#job-invoices">
        {formatMoney(due)}
      </Row>
      {drafts.count > 0 && (
        <Row label={drafts.count === 1 ? '1 draft, not sent' : `${drafts.count} drafts, not sent`} to="#job-invoices">
          {formatMoney(drafts.total)}
        </Row>
      )}
      {left !== null && (
        <Row label="Left to invoice" strong {...(invoiced > 0 ? { to: '#job-invoices' } : {})}>
          {formatMoney(left)}
        </Row>
      )}
      {left !== null && over > 0 && (
        <Row label="More than the price" bad>
          {formatMoney(over)}
        </Row>
      )}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="headline mb-1">
        {title}
      </h3>
      <dl className="divide-y divide-line">{children}</dl>
    </section>
  );
}

interface RowProps {
  label: string;
  strong?: boolean;
  bad?: boolean;
  /** Where what it is made of stands. */
  to?: string;
  children: string;
}
const Row = ({ label, strong = false, bad = false, to, children }: RowProps) => (
  <div className={cn('flex flex-wrap items-baseline justify-between gap-x-4 py-2', bad && 'text-bad')}>
    <dt className={strong ? 'font-bold' : cn(!bad && 'text-soft')}>{label}</dt>
    <dd className={cn('ml-auto text-right tabular-nums', strong ? 'headline text-lg' : 'font-semibold')}>
      {to ? <Made to={to} label={label} text={children} /> : children}
    </dd>
  </div>
);
