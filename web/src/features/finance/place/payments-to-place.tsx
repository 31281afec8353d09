import { listPaymentsToPlace, type PaymentToPlace } from '@smoko/contract';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { Empty } from '../../../components/lists/empty.tsx';
import { ListState } from '../../../components/lists/list-state.tsx';
import { ClientLink } from '../../../components/records/person-link.tsx';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { useView } from '../../../lib/records/use-list.ts';
import { nameOf } from '../names.ts';
import { OtherInvoiceDialog } from './other-invoice-dialog.tsx';
import { usePlace } from './use-place.ts';
import { WhoseDialog } from './whose-dialog.tsx';

/** Money that is on no invoice: each payment with what it may be for. Nothing is placed before somebody says so. */
export function PaymentsToPlace() {
  const list = useView('payments_to_place', listPaymentsToPlace, {});
  const [other, setOther] = useState<PaymentToPlace | null>(null);
  const [nobodys, setNobodys] = useState<PaymentToPlace | null>(null);
  return (
    <Page
      title="Payments to Place"
      lead="Money that came in and is on no invoice. Say what each one is for; nothing is placed until you do."
    >
      <div className="max-w-3xl">
        <ListState
          query={list}
          empty={
            <Empty title="All Placed" hint="Every payment is on an invoice, or kept as credit because you said so." />
          }
        >
          <ul aria-label="Payments to place" className="grid grid-cols-1 gap-4">
            {list.data?.map((payment) => (
              <Line
                key={payment.id}
                payment={payment}
                onOther={() => setOther(payment)}
                onWhose={() => setNobodys(payment)}
              />
            ))}
          </ul>
        </ListState>
      </div>
      {nobodys && <WhoseDialog payment={nobodys} onClose={() => setNobodys(null)} />}
      {other && <OtherInvoiceDialog payment={other} onClose={() => setOther(null)} />}
    </Page>
  );
}

interface LineProps {
  payment: PaymentToPlace;
  onOther: () => void;
  onWhose: () => void;
}

function Line({ payment, onOther, onWhose }: LineProps) {
  const place = usePlace();
  const { suggestion, unallocated, amount, paid_date, description, reference, project } = payment;
  const { invoice, change, text } = suggestion;
  const free = unallocated ?? 0;
  const title = invoice?.invoice_number ?? 'This Invoice';
  const told = `${formatMoney(free)} is on ${invoice?.invoice_number ?? 'the invoice'}.`;
  const about = [
    paid_date && `Paid ${formatDay(paid_date)}`,
    free < amount && `${formatMoney(free)} left of ${formatMoney(amount)}`,
    project && `${project.job_number} ${project.job_name}`,
    reference,
    description,
  ];
  const name = nameOf(payment);
  return (
    <li>
      <Card className="grid gap-3 p-4">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 className="break-words font-bold">
              <ClientLink of={payment.client} none="From nobody named" />
            </h2>
            <p className="wrap-anywhere text-soft text-sm">{about.filter(Boolean).join(', ')}</p>
          </div>
          <p className="shrink-0 font-bold tabular-nums">{formatMoney(free)}</p>
        </div>
        <p className="wrap-anywhere">{text}</p>
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          {invoice && (
            <Button
              size="sm"
              variant="primary"
              busy={place.isPending}
              aria-label={`Put on ${title}: ${name}`}
              onClick={() => place.mutate({ payment, change, told })}
            >
              Put on {title}
            </Button>
          )}
          {!payment.client_id && (
            <Button size="sm" aria-label={`Whose is it: ${name}`} onClick={onWhose}>
              Whose Is It?
            </Button>
          )}
          <KeepButton payment={payment} place={place} />
          <Button size="sm" aria-label={`Choose an invoice: ${name}`} onClick={onOther}>
            {invoice ? 'Another Invoice' : 'Choose an Invoice'}
          </Button>
        </div>
      </Card>
    </li>
  );
}

/** Credit is somebody's; money of nobody can only be for no invoice. */
function KeepButton({ payment, place }: { payment: PaymentToPlace; place: ReturnType<typeof usePlace> }) {
  const free = formatMoney(payment.unallocated ?? 0);
  const theirs = payment.client_id || payment.project_id;
  const label = theirs ? 'Keep as Credit' : 'For No Invoice';
  const told = theirs ? `${free} is kept as credit.` : `${free} is for no invoice.`;
  return (
    <Button
      size="sm"
      busy={place.isPending}
      aria-label={`${label}: ${nameOf(payment)}`}
      onClick={() => place.mutate({ payment, change: { on_account: true }, told })}
    >
      {label}
    </Button>
  );
}
