import { financeRecords, getMoneyByMonth } from '@smoko/contract';
import { useMemo } from 'react';
import { useBulk } from '../../components/lists/bulk/bulk-kind.ts';
import { DataTable } from '../../components/lists/data-table.tsx';
import { FilterSelect } from '../../components/lists/filter-select.tsx';
import { ListFilters } from '../../components/lists/list-filters.tsx';
import { RecordList } from '../../components/lists/record-list.tsx';
import { WaitingHere } from '../../components/records/waiting-here.tsx';
import { listInput, oneOf } from '../../lib/records/list-input.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { useList } from '../../lib/records/use-list.ts';
import { useTimeZone } from '../../lib/session.ts';
import { useListFilters } from '../../lib/use-list-filters.ts';
import { FINANCE_BULK } from './bulk.ts';
import { daysOfMonth, monthOf, monthsWith } from './months.ts';
import { recordColumns } from './record-columns.tsx';
import { useRemoveRecord } from './use-remove-record.tsx';
import { useTypeNames } from './use-type-names.ts';
import { viewsIn } from './views.ts';
import { ORDERS, STAGES, STATUSES } from './words.ts';

type Asked = Readonly<Record<'q' | 'type' | 'status' | 'stage' | 'month' | 'sort', string>>;

/** What the address asks for, as far as it says something, and the records. */
function useAsked(values: Asked) {
  const types = useTypeNames();
  const type = oneOf(types, values.type);
  const status = oneOf(STATUSES, values.status);
  const stage = oneOf(STAGES, values.stage);
  const sort = oneOf(ORDERS, values.sort);
  const month = monthOf(values.month);
  const order = sort || (month ? '-paid_date' : '');
  const list = useList(financeRecords, {
    ...listInput({ q: values.q, type, status, stage, sort: order }),
    ...(month ? daysOfMonth(month) : {}),
  });
  const charted = useFigures('finance_records', getMoneyByMonth).data?.months.map((one) => one.month) ?? [];
  return { types, type, status, stage, month, charted, list };
}

export function FinanceList({ onAdd }: { onAdd: () => void }) {
  const filters = useListFilters('q', ['type', 'status', 'stage', 'month', 'sort']);
  const { values, set, any } = filters;
  const { types, type, status, stage, month, charted, list } = useAsked(values);
  const bulk = useBulk(FINANCE_BULK, list.data, values);
  const latest = charted.at(-1);
  const views = useMemo(() => viewsIn(latest), [latest]);
  const { remove, question } = useRemoveRecord();
  const timeZone = useTimeZone();
  const columns = useMemo(() => recordColumns({ timeZone, onDelete: remove }), [timeZone, remove]);

  return (
    <section aria-labelledby="records" className="mb-8">
      <h2 id="records" className="sr-only">
        Financial Records
      </h2>
      <WaitingHere table={financeRecords.table} />
      <RecordList
        query={list}
        filtered={any}
        byHand
        bulk={bulk}
        filters={
          <ListFilters
            search="Search descriptions"
            filters={filters}
            orders={ORDERS}
            first="-created_at"
            views={views}
            bulk={bulk}
          >
            <FilterSelect
              label="Type"
              all="All types"
              options={types}
              value={type}
              onChange={(next) => set('type', next)}
            />
            <FilterSelect
              label="Status"
              all="All statuses"
              options={STATUSES}
              value={status}
              onChange={(next) => set('status', next)}
            />
            <FilterSelect
              label="Paid in"
              all="Paid any time"
              options={monthsWith(charted, month)}
              value={month}
              onChange={(next) => set('month', next)}
            />
            <FilterSelect
              label="Stage"
              all="All stages"
              options={STAGES}
              value={stage}
              onChange={(next) => set('stage', next)}
            />
          </ListFilters>
        }
        noMatch={{ title: 'No records match that', hint: 'Try another word, type, status or stage.' }}
        none={{
          title: 'No Financial Records Yet',
          hint: 'Invoices you send, payments that come in, what you spend.',
          say: 'Invoice Priya Sharma $1,850 for the hot water job, due in 14 days',
        }}
        add={{ label: 'Add Your First Record', onClick: onAdd }}
      >
        <DataTable label="Financial records" rows={list.data ?? []} columns={columns} from={960} bulk={bulk} />
      </RecordList>
      {question}
    </section>
  );
}
