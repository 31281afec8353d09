import type { FinanceRecord } from '@smoko/contract';
import { LoadError } from '../../../components/indicators/load-error.tsx';
import { Skeleton } from '../../../components/indicators/skeleton.tsx';
import { Section } from '../../../components/layout/section.tsx';
import { formatDayOfWeek, formatMoney } from '../../../lib/format.ts';
import { type InvoiceLook, useInvoiceLook } from '../../../lib/records/use-invoice-look.ts';

/** A claim or a deposit says more than its lines: which law it is under, what it is of, and how it came about. */
export const saysMore = ({ type, stage, kind, payment_claim }: FinanceRecord): boolean =>
  type === 'invoice' && stage !== 'void' && (payment_claim !== null || kind === 'deposit' || kind === 'progress');

/** What stands on its paper beside the lines; of a draft as it would be today. */
export function ClaimSection({ record }: { record: FinanceRecord }) {
  const query = useInvoiceLook(record.id);
  const looked = query.data;
  if (!looked)
    return query.isPending ? (
      <Skeleton className="h-48 w-full" />
    ) : (
      <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} />
    );
  const draft = record.stage === 'draft';
  const { claim, basis } = looked;
  if (!claim && !basis) return null;
  const lead = draft ? 'As its paper will say it, once it is issued.' : 'As its paper says it.';
  return (
    <>
      {claim && (
        <Section title="Payment Claim" lead={lead}>
          <p className="wrap-anywhere font-semibold">{claim.words}.</p>
          <Rows rows={rowsOf(looked, record)} />
          {claim.rows.map(({ label, value }) => label === null && <p key={value}>{value}</p>)}
        </Section>
      )}
      {basis && (
        <Section title={basis.title} {...(claim ? {} : { lead })}>
          <Rows rows={basis.rows} />
        </Section>
      )}
    </>
  );
}

interface Row {
  label: string;
  value: string;
  strong?: boolean;
}

/** What the paper says, and beside it what only its tradie is told. */
function rowsOf({ claim, basis, credit_used, due, invoiced_before }: InvoiceLook, { stage }: FinanceRecord): Row[] {
  const said = (claim?.rows ?? []).flatMap(({ label, value }) =>
    label === null ? [] : [{ label, value, strong: label === 'Amount claimed' || label === 'Due for payment' }],
  );
  const draft = stage === 'draft';
  return [
    ...said,
    ...(!basis && invoiced_before ? [{ label: 'Invoiced before', value: formatMoney(invoiced_before) }] : []),
    ...(draft && credit_used ? [{ label: 'Paid from credit', value: formatMoney(credit_used) }] : []),
    { label: draft ? 'Due once it is issued' : 'Still due', value: formatMoney(due) },
    ...(draft && claim?.reply_due
      ? [{ label: 'Reply due, if they get it today', value: formatDayOfWeek(claim.reply_due) }]
      : []),
  ];
}

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <dl className="divide-y divide-line border-line border-y">
    {rows.map(({ label, value, strong }) => (
      <div key={label} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2.5">
        <dt className="wrap-anywhere text-soft">{label}</dt>
        <dd className={`wrap-anywhere ml-auto max-w-full text-right tabular-nums ${strong ? 'font-bold' : ''}`}>
          {value}
        </dd>
      </div>
    ))}
  </dl>
);
