import { type FinanceRecord, financeRecords, getSettings, type getTpar, type WireOutput } from '@smoko/contract';
import { ChevronLeft, ChevronRight, Info } from 'lucide-react';
import { Button } from '../../../components/buttons/button.tsx';
import { FileButton } from '../../../components/buttons/file-button.tsx';
import { EditedForm } from '../../../components/forms/edited-form.tsx';
import { LoadError } from '../../../components/indicators/load-error.tsx';
import { Skeleton } from '../../../components/indicators/skeleton.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { Empty } from '../../../components/lists/empty.tsx';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { useEdited } from '../../../lib/records/use-edited.ts';
import { useFigures } from '../../../lib/records/use-figures.ts';
import { ExpenseDialog } from '../expense-dialog.tsx';
import { TparFigures } from './tpar-figures.tsx';
import { useTpar } from './use-tpar.ts';

type Report = WireOutput<typeof getTpar>;

/** What contractors were paid in a year, as the ATO asks for it; every figure opens to its records. */
export function TparPage() {
  const settings = useFigures('settings', getSettings);
  return (
    <Page
      title="Contractor Payments (TPAR)"
      lead="What you paid contractors in a year to 30 June, for the Taxable payments annual report."
    >
      {settings.data?.country === 'AU' ? (
        <Australian />
      ) : settings.data ? (
        <Empty
          title="Only in Australia"
          hint="The Taxable payments annual report is for the Australian Taxation Office. Your business is in New Zealand, so there is none to make."
        />
      ) : settings.isPending ? (
        <Skeleton className="h-96 w-full max-w-3xl" />
      ) : (
        <LoadError onRetry={() => void settings.refetch()} busy={settings.isFetching} />
      )}
    </Page>
  );
}

function Australian() {
  const { report, show } = useTpar();
  const edited = useEdited<FinanceRecord>(financeRecords);
  const { data } = report;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      {data ? (
        <>
          <Year report={data} show={show} />
          <Total report={data} />
          <TparFigures report={data} onEdit={edited.edit} />
        </>
      ) : report.isPending ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <LoadError onRetry={() => void report.refetch()} busy={report.isFetching} />
      )}
      <EditedForm of={edited}>{(record, acts) => record && <ExpenseDialog expense={record} {...acts} />}</EditedForm>
    </div>
  );
}

const Year = ({ report: { year, so_far, contractors }, show }: { report: Report; show: (year: number) => void }) => (
  <div className="flex flex-wrap gap-3 max-sm:*:grow">
    <Button size="sm" onClick={() => show(year - 1)}>
      <ChevronLeft aria-hidden className="size-5" />
      Year Before
    </Button>
    <Button size="sm" disabled={so_far} onClick={() => show(year + 1)}>
      Year After
      <ChevronRight aria-hidden className="size-5" />
    </Button>
    {contractors.length > 0 && (
      <FileButton path={`/api/tax/tpar?year=${year}`} accept="text/csv">
        Download CSV
      </FileButton>
    )}
  </div>
);

function Total({ report: { from, to, due_on, so_far, total } }: { report: Report }) {
  return (
    <Card className="grid gap-2 p-5">
      <h2 className="font-semibold text-soft">{so_far ? 'Paid to contractors so far' : 'Paid to contractors'}</h2>
      <p className="headline break-words text-3xl tabular-nums">{formatMoney(total.gross)}</p>
      <p className="text-soft text-sm">
        {formatMoney(total.gst)} of it GST, {formatDay(from)} to {formatDay(to)}. Due {formatDay(due_on)}.
      </p>
      <p role="note" className="mt-2 flex gap-3 rounded-lg bg-idle-wash p-3 text-idle text-sm">
        <Info aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span>
          Labour counts, and labour with materials; materials alone do not. Tax withheld is $0.00: Smoko records none.
          If you withheld tax because there was no ABN, add it when you lodge.
        </span>
      </p>
    </Card>
  );
}
