import type { FinanceRecord } from '@smoko/contract';
import { PAYMENT_METHOD_NAMES } from '@smoko/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/layout/card.tsx';
import { JobLink } from '../../../components/records/job-link.tsx';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { AmountCell } from '../amount-cell.tsx';
import { clientOf, dueOf, replyWords } from '../names.ts';

/** Whose it is, how much, by when. What nobody said is left out. */
export function RecordFacts({ record }: { record: FinanceRecord }) {
  return (
    <Card className="p-5">
      <dl aria-label="Details" className="divide-y divide-line">
        {factsOf(record).map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2.5">
            <dt className="text-soft">{name}</dt>
            <dd className="wrap-anywhere ml-auto max-w-full text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function factsOf(record: FinanceRecord): (readonly [string, ReactNode])[] {
  const { client, project, issued_on, due_date, paid_date, method, reference, supplier, gst, reason } = record;
  const day = (value: string | null) => value && formatDay(value);
  const facts: (readonly [string, ReactNode])[] = [
    ['Amount', <AmountCell key="amount" record={record} />],
    ['GST in it', gst ? formatMoney(gst) : null],
    ['Still due', record.stage === 'issued' ? formatMoney(dueOf(record)) : null],
    ['Client', client && (client.deleted ? clientOf(record) : <AccountLink {...client} />)],
    ['Supplier', supplier?.name ?? null],
    ['Job', project && <JobLink project={project} none="-" />],
    ['For', record.description],
    ['Reason', reason],
    ['Issued', day(issued_on)],
    ['Due', day(due_date)],
    ['Paid', day(paid_date)],
    ['Method', method && PAYMENT_METHOD_NAMES[method]],
    ['Reference', reference],
    ['Payment claim', replyWords(record)],
  ];
  return facts.filter(([, value]) => value !== null && value !== '');
}

const AccountLink = ({ id, name }: { id: string; name: string }) => (
  <Link
    to={`/client-account?client=${id}`}
    className="-my-1.5 inline-block py-1.5 text-link underline underline-offset-2"
  >
    {name}
  </Link>
);
