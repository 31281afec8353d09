import { financeRecords, type getGstReport, getSettings, NET_BOX, type WireOutput } from '@smoko/contract';
import { Info } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/buttons/button.tsx';
import { EditedForm } from '../../../components/forms/edited-form.tsx';
import { LoadError } from '../../../components/indicators/load-error.tsx';
import { Skeleton } from '../../../components/indicators/skeleton.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { Empty } from '../../../components/lists/empty.tsx';
import { GST_PAGE, TAX_OFFICE, useCountry } from '../../../lib/country.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { useEdited } from '../../../lib/records/use-edited.ts';
import { useFigures } from '../../../lib/records/use-figures.ts';
import { ExpenseDialog } from '../expense-dialog.tsx';
import { GstFigures } from './gst-figures.tsx';
import { GstTime } from './gst-time.tsx';
import { useGstReport } from './use-gst-report.ts';
import { BASES } from './words.ts';

type Report = WireOutput<typeof getGstReport>;

/** What a BAS or a GST return asks for; every figure opens to its records. */
export function GstPage() {
  const country = useCountry();
  const settings = useFigures('settings', getSettings);
  const registered = settings.data?.gst_registered;
  return (
    <Page
      title={GST_PAGE[country]}
      lead={`What you owe ${TAX_OFFICE[country]}, or get back, from the records on file.`}
    >
      {registered ? (
        <Registered />
      ) : settings.data ? (
        <Empty
          title="Not registered for GST"
          hint="Your business is not registered for GST, so there is none to report. If it is, say so in Settings."
          action={
            <Button variant="primary" asChild>
              <Link to="/settings">Open Settings</Link>
            </Button>
          }
        />
      ) : settings.isPending ? (
        <Skeleton className="h-96 w-full max-w-3xl" />
      ) : (
        <LoadError onRetry={() => void settings.refetch()} busy={settings.isFetching} />
      )}
    </Page>
  );
}

function Registered() {
  const { asked, show, report } = useGstReport();
  const edited = useEdited<WireOutput<typeof financeRecords.operations.get>>(financeRecords);
  const { data } = report;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      {data && <GstTime report={data} show={show} />}
      {data ? (
        <>
          <Net report={data} />
          <GstFigures report={data} asked={asked} onEdit={edited.edit} />
          {data.country === 'AU' && (
            <Link to="/tpar" className="inline-flex min-h-12 items-center text-link underline underline-offset-2">
              Contractor payments for the TPAR, due 28 August
            </Link>
          )}
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

function Net({ report: { country, boxes, from, to, basis } }: { report: Report }) {
  const net = boxes[NET_BOX[country]] ?? 0;
  return (
    <Card className="grid gap-2 p-5">
      <h2 className="font-semibold text-soft">{net < 0 ? 'To get back' : 'To pay'}</h2>
      <p className="headline break-words text-3xl tabular-nums">{formatMoney(Math.abs(net))}</p>
      <p className="text-soft text-sm">
        {formatDay(from)} to {formatDay(to)}, {BASES[basis].toLowerCase()}
      </p>
      <p role="note" className="mt-2 flex gap-3 rounded-lg bg-idle-wash p-3 text-idle text-sm">
        <Info aria-hidden className="mt-0.5 size-5 shrink-0" />
        {country === 'AU'
          ? 'Worked out from what is on file. The form takes whole dollars: leave the cents off. Check it before you lodge.'
          : 'Worked out from what is on file. Adjustments are left at nothing. Check it before you file.'}
      </p>
    </Card>
  );
}
