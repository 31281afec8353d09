import { type FinanceRecord, financeRecords, type PaymentToPlace } from '@smoko/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/buttons/button.tsx';
import { LoadError } from '../../../components/indicators/load-error.tsx';
import { Skeleton } from '../../../components/indicators/skeleton.tsx';
import { FormDialog } from '../../../components/overlays/form-dialog.tsx';
import { api } from '../../../lib/api.ts';
import { typeOf } from '../../../lib/finance-types.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { clientOf, dueOf, nameOf } from '../names.ts';
import { usePlace } from './use-place.ts';

interface Props {
  payment: PaymentToPlace;
  onClose: () => void;
}

/** Of each status, the oldest. */
const MOST = 100;

/** What is open of the payment's client; of anybody where nobody said whose it is. */
const useOpen = ({ client_id }: PaymentToPlace) =>
  useQuery({
    queryKey: [financeRecords.table, 'open', client_id],
    queryFn: async ({ signal }) => {
      const asked = { type: 'invoice', stage: 'issued', sort: 'created_at', limit: MOST } as const;
      const open = async (status: FinanceRecord['status']) =>
        (
          await api.call(
            financeRecords.operations.list,
            { ...asked, status, ...(client_id ? { client_id } : {}) },
            { signal },
          )
        ).data;
      const found = (await Promise.all([open('pending'), open('overdue')])).flat();
      return found.filter((one) => dueOf(one) > 0).sort((a, b) => (a.issued_on ?? '').localeCompare(b.issued_on ?? ''));
    },
  });

/** The open invoices that a payment may be for. What is more than one has due is left to be placed. */
export function OtherInvoiceDialog({ payment, onClose }: Props) {
  const open = useOpen(payment);
  return (
    <FormDialog
      title="Which Invoice?"
      save="Done"
      busy={false}
      dirty={false}
      final
      onSubmit={onClose}
      onClose={onClose}
    >
      <p className="-mb-2 break-words text-soft">{nameOf(payment)}</p>
      {open.data ? (
        <Invoices invoices={open.data} payment={payment} onClose={onClose} />
      ) : open.isPending ? (
        <Skeleton className="h-16 w-full" />
      ) : (
        <LoadError onRetry={() => void open.refetch()} busy={open.isFetching} />
      )}
    </FormDialog>
  );
}

function Invoices({ invoices, payment, onClose }: Props & { invoices: readonly FinanceRecord[] }) {
  const place = usePlace();
  if (!invoices.length) return <p className="text-soft">Nothing is open that it could pay.</p>;
  const put = (invoice: FinanceRecord) => {
    const part = Math.min(payment.unallocated ?? 0, dueOf(invoice));
    place.mutate(
      {
        payment,
        change: { allocations: withPart(payment, invoice.id, part), on_account: false, allow_credit: true },
        told: `${formatMoney(part)} is on ${invoice.invoice_number ?? 'the invoice'}.`,
      },
      { onSuccess: onClose },
    );
  };
  return (
    <ul aria-label="Open invoices" className="divide-y divide-line border-line border-y">
      {invoices.map((invoice) => (
        <li key={invoice.id} className="flex min-h-14 items-center gap-3 py-2">
          <div className="min-w-0 flex-1">
            <p className="break-words font-semibold">
              {[typeOf(invoice), payment.client_id ? null : clientOf(invoice)].filter(Boolean).join(', ')}
            </p>
            <p className="line-clamp-2 wrap-anywhere text-soft text-sm">
              {[
                `${formatMoney(dueOf(invoice))} due`,
                invoice.issued_on && `issued ${formatDay(invoice.issued_on)}`,
                invoice.description,
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          </div>
          <Button
            size="sm"
            busy={place.isPending}
            aria-label={`Put on ${nameOf(invoice)}`}
            onClick={() => put(invoice)}
          >
            Put on This
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What it pays already, and so much more of this invoice. Dollars. */
function withPart({ allocations }: PaymentToPlace, invoice_id: string, part: number): PaymentToPlace['allocations'] {
  const before = allocations.find((one) => one.invoice_id === invoice_id)?.amount ?? 0;
  const amount = Math.round((before + part) * 100) / 100;
  return [...allocations.filter((one) => one.invoice_id !== invoice_id), { invoice_id, amount }];
}
