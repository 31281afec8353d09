import { type FinanceRecord, financeRecords, PAYMENT_METHOD_NAMES } from '@smoko/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/layout/card.tsx';
import { JobLink } from '../../../components/records/job-link.tsx';
import { ClientLink, SupplierLink } from '../../../components/records/person-link.tsx';
import { RecordLink } from '../../../components/records/record-link.tsx';
import { typeOf } from '../../../lib/finance-types.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { quotePath } from '../../../lib/record-path.ts';
import { useList } from '../../../lib/records/use-list.ts';
import { AmountCell } from '../amount-cell.tsx';
import { dueOf, replyWords } from '../names.ts';

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
  const { client, project, issued_on, due_date, paid_date, method, reference, supplier, gst, reason, attachment } =
    record;
  const day = (value: string | null) => value && formatDay(value);
  const facts: (readonly [string, ReactNode])[] = [
    ['Amount', <AmountCell key="amount" record={record} />],
    ['Credits', record.type === 'credit_note' && record.invoice_id ? <Credited key="credits" note={record} /> : null],
    ['Credited by', record.amount_credited ? <CreditNotes key="credited" invoice={record} /> : null],
    ['GST in it', gst ? formatMoney(gst) : null],
    ['Still due', record.stage === 'issued' ? formatMoney(dueOf(record)) : null],
    ['Client', client && <ClientLink key="client" of={client} none="" />],
    ['Supplier', supplier && <SupplierLink key="supplier" of={supplier} none="" />],
    ['Job', project && <JobLink project={project} none="-" />],
    ['For', (record.description || record.quote_id) && <Purpose key="for" record={record} />],
    ['Supplier Invoice Number', record.supplier_invoice_number],
    ['Supplier Invoice', attachment && !attachment.deleted && <Paper key="paper" file={attachment} />],
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

/** What it is for; made from a quote, it leads there. */
const Purpose = ({ record: { description, quote_id } }: { record: FinanceRecord }) =>
  quote_id ? (
    <Link to={quotePath(quote_id)} className="-my-1.5 inline-block py-1.5 text-link underline underline-offset-2">
      {description ?? 'Its quote'}
    </Link>
  ) : (
    description
  );

/** The supplier's invoice as it came. */
const Paper = ({ file: { id, name } }: { file: { id: string; name: string } }) => (
  <a
    href={`/api/attachments/${id}/file`}
    download={name}
    className="-my-1.5 inline-block py-1.5 text-link underline underline-offset-2"
  >
    {name}
  </a>
);

/** One of older books has no number. */
const Credited = ({ note: { invoice_id, invoice_numbers } }: { note: FinanceRecord }) => (
  <RecordLink id={String(invoice_id)}>{['Invoice', invoice_numbers[0]].filter(Boolean).join(' ')}</RecordLink>
);

function CreditNotes({ invoice }: { invoice: FinanceRecord }) {
  const notes = useList(financeRecords, { type: 'credit_note', invoice_id: invoice.id, sort: 'created_at' });
  return notes.data?.map((note) => (
    <span key={note.id} className="block">
      <RecordLink id={note.id}>{typeOf(note)}</RecordLink>
    </span>
  ));
}
