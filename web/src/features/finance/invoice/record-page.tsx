import { type FinanceRecord, financeRecords } from '@smoko/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from '../../../components/layout/page.tsx';
import { OneRecord } from '../../../components/records/one-record.tsx';
import { PublicLink } from '../../../components/records/public-link.tsx';
import { typeOf } from '../../../lib/finance-types.ts';
import { useRecordOnScreen } from '../../../lib/on-screen.ts';
import { useFilters } from '../../../lib/use-filters.ts';
import { nameOf } from '../names.ts';
import { RecordActions } from '../record-actions.tsx';
import { Status } from '../record-columns.tsx';
import { useRemoveRecord } from '../use-remove-record.tsx';
import { ClaimSection, saysMore } from './claim-section.tsx';
import { RecordFacts } from './record-facts.tsx';
import { RecordLines } from './record-lines.tsx';

/** /finance-record?id={id}: an invoice, a payment or what was spent, with all that can be done with it. */
export function RecordPage() {
  const { id } = useFilters(['id'] as const).values;
  return (
    <OneRecord
      table={financeRecords}
      id={id.trim()}
      title="Finance Record"
      noun="Record"
      directory={{ to: '/finance-data', label: 'Open Finance' }}
    >
      {(record) => <Found key={record.id} record={record} />}
    </OneRecord>
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
      ofRecord
      title={typeOf(record)}
      badges={<Status record={record} />}
      {...(record.stage === 'draft'
        ? { lead: 'Nobody else sees a draft. It gets its number when it is issued or sent.' }
        : {})}
      actions={!gone && <RecordActions record={record} onDelete={() => remove(record)} onPage />}
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
