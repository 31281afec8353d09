import { AppError, type FinanceRecord, financeRecords } from '@smoko/contract';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/buttons/button.tsx';
import { LoadError } from '../../../components/indicators/load-error.tsx';
import { Skeleton } from '../../../components/indicators/skeleton.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { Empty } from '../../../components/lists/empty.tsx';
import { PublicLink } from '../../../components/records/public-link.tsx';
import { typeOf } from '../../../lib/finance-types.ts';
import { useRecordOnScreen } from '../../../lib/on-screen.ts';
import { useRecord } from '../../../lib/records/use-record.ts';
import { nameOf } from '../names.ts';
import { RecordActions } from '../record-actions.tsx';
import { Status } from '../record-columns.tsx';
import { useRemoveRecord } from '../use-remove-record.tsx';
import { ClaimSection, saysMore } from './claim-section.tsx';
import { RecordFacts } from './record-facts.tsx';
import { RecordLines } from './record-lines.tsx';

/** /finance-record?id={id}: an invoice, a payment or what was spent, with all that can be done with it. */
export function RecordPage() {
  const [params] = useSearchParams();
  const id = params.get('id')?.trim() || null;
  const query = useRecord(financeRecords, id);
  const record = query.data?.id === id ? query.data : undefined;
  if (record) return <Found key={id} record={record} />;
  const unknown = !id || (query.error instanceof AppError && ['not_found', 'invalid'].includes(query.error.code));
  return (
    <Page title="Finance Record">
      {unknown ? (
        <Empty
          title="Record Not Found"
          hint="There is no such record, or somebody deleted it."
          action={
            <Button variant="primary" asChild>
              <Link to="/finance-data">Open Finance</Link>
            </Button>
          }
        />
      ) : query.isPending ? (
        <div role="status" aria-label="Loading">
          <Skeleton className="h-96 w-full" />
        </div>
      ) : (
        <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} />
      )}
    </Page>
  );
}

function Found({ record }: { record: FinanceRecord }) {
  useRecordOnScreen('finance_records', record.id);
  const navigate = useNavigate();
  const [gone, setGone] = useState(false);
  const { remove, question } = useRemoveRecord({
    onRemoving: () => setGone(true),
    onSuccess: () => void navigate('/finance-data', { replace: true }),
    onError: () => setGone(false),
  });
  return (
    <Page
      title={typeOf(record)}
      badges={<Status record={record} />}
      {...(record.stage === 'draft'
        ? { lead: 'Nobody else sees a draft. It gets its number when it is issued or sent.' }
        : {})}
      actions={!gone && <RecordActions record={record} onDelete={() => remove(record)} />}
    >
      <div className="grid items-start gap-6 xl:grid-cols-[24rem_1fr]">
        <div className="grid gap-4">
          <RecordFacts record={record} />
          {record.link && (
            <PublicLink link={record.link} paper={{ kind: 'money', id: record.id, name: nameOf(record) }} />
          )}
        </div>
        <div className="grid grid-cols-1 gap-6 empty:hidden">
          {saysMore(record) && <ClaimSection record={record} />}
          {record.lines.length > 0 && <RecordLines record={record} />}
        </div>
      </div>
      {question}
    </Page>
  );
}
