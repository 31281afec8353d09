import { AppError, type FinanceRecord, financeRecords, markPaid } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { api } from '../../lib/api.ts';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { refreshTable } from '../../lib/records/refresh.ts';
import { toast } from '../../lib/toast.ts';
import { dueOf } from './names.ts';
import { useToldPaid } from './told-paid.ts';

interface Props {
  record: FinanceRecord;
  name: string;
}

/** Marks a record as paid: an invoice by the payment of what is due, an expense or a payment that was pending by itself. */
export const MarkPaidButton = (props: Props) =>
  props.record.type === 'invoice' ? <MarkInvoice {...props} /> : <MarkPending {...props} />;

function MarkInvoice({ record, name }: Props) {
  const { id } = record;
  const due = dueOf(record);
  const client = useQueryClient();
  const told = useToldPaid();
  const says = useId();
  const mark = useMutation({
    mutationFn: async () => {
      await api.call(markPaid, { id });
      return due ? await newestPaymentOf(id) : undefined;
    },
    onError: (error) => notify.failure(error),
    onSuccess: (payment) =>
      told('Marked as Paid', due ? `A payment of ${formatMoney(payment?.amount ?? due)} was recorded.` : name, payment),
    onSettled: () => refreshTable(client, financeRecords.table),
  });
  return (
    <MarkButton name={name} busy={mark.isPending} onClick={() => mark.mutate()} says={says}>
      {due > 0 && (
        <span id={says} className="font-normal text-soft text-xs">
          Records a payment of {formatMoney(due)}
        </span>
      )}
    </MarkButton>
  );
}

/** The one that Mark as Paid made. Undefined where that cannot be told just now: then there is no Undo, and it is paid all the same. */
async function newestPaymentOf(invoice_id: string): Promise<FinanceRecord | undefined> {
  try {
    const asked = { type: 'payment', invoice_id, sort: '-created_at', limit: 1 } as const;
    return (await api.call(financeRecords.operations.list, asked)).data[0];
  } catch {
    return undefined;
  }
}

const UNDO_MS = 10_000;

function MarkPending({ record, name }: Props) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (fields: Change) => api.call(financeRecords.operations.update, { id: record.id, ...fields }),
    onError: (error, fields) => {
      const more = error instanceof AppError && error.code === 'more_than_owed';
      const keep = () => change.mutate({ ...fields, allow_credit: true });
      notify.failure(error, 'Not Marked as Paid', more ? { label: 'Keep as Credit', onClick: keep } : undefined);
    },
    onSuccess: ({ version }, { status }) => {
      if (status !== 'paid') return;
      toast.success('Marked as Paid', {
        description: `${formatMoney(record.amount)} counts as paid today.`,
        duration: UNDO_MS,
        action: { label: 'Undo', onClick: () => change.mutate({ version, status: record.status }) },
      });
    },
    onSettled: () => refreshTable(client, financeRecords.table),
  });
  return (
    <MarkButton
      name={name}
      busy={change.isPending}
      onClick={() => change.mutate({ version: record.version, status: 'paid' })}
    />
  );
}

interface Change {
  version: number;
  status: FinanceRecord['status'];
  allow_credit?: true;
}

interface ButtonProps {
  name: string;
  busy: boolean;
  onClick: () => void;
  says?: string;
  children?: ReactNode;
}

const MarkButton = ({ name, busy, onClick, says, children }: ButtonProps) => (
  <Button
    size="sm"
    busy={busy}
    onClick={onClick}
    aria-label={`Mark as Paid: ${name}`}
    aria-describedby={children ? says : undefined}
    className="flex-1"
  >
    <span className="grid justify-items-center py-1 leading-tight">
      <span className="flex items-center gap-2">
        {!busy && <CircleCheck aria-hidden className="size-5 shrink-0" />}
        Mark as Paid
      </span>
      {children}
    </span>
  </Button>
);
