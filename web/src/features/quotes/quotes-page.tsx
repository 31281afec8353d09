import { type Quote, quotes } from '@smoko/contract';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddButton } from '../../components/buttons/add-button.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useBulk } from '../../components/lists/bulk/bulk-kind.ts';
import { DataTable } from '../../components/lists/data-table.tsx';
import { FilterSelect } from '../../components/lists/filter-select.tsx';
import { ListFilters } from '../../components/lists/list-filters.tsx';
import { RecordList } from '../../components/lists/record-list.tsx';
import { listInput, oneOf } from '../../lib/records/list-input.ts';
import { useFieldChange } from '../../lib/records/use-field-change.ts';
import { useList } from '../../lib/records/use-list.ts';
import { useRemove } from '../../lib/records/use-remove.ts';
import { useTimeZone } from '../../lib/session.ts';
import { useListFilters } from '../../lib/use-list-filters.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { QUOTE_BULK } from './bulk.ts';
import { NewAnswers } from './new-answers.tsx';
import { quoteColumns } from './quote-columns.tsx';
import { ORDERS, STATUSES, VIEWS } from './words.ts';

export function QuotesPage() {
  const filters = useListFilters('q', ['status', 'sort']);
  const { values, set, any } = filters;
  const status = oneOf(STATUSES, values.status);
  const sort = oneOf(ORDERS, values.sort);
  const list = useList(quotes, listInput({ q: values.q, status, sort }));
  const bulk = useBulk(QUOTE_BULK, list.data, values);
  const { mutate: remove } = useRemove(quotes, 'Quote Deleted');
  const change = useFieldChange(quotes, 'Status Updated', 'Quote status has been updated.');
  const timeZone = useTimeZone();
  const navigate = useNavigate();
  const [accepting, setAccepting] = useState<Quote | null>(null);
  const add = () => void navigate('/quick-quote');
  const columns = useMemo(
    () =>
      quoteColumns({
        timeZone,
        onStatus: (quote, next) => (next === 'accepted' ? setAccepting(quote) : change(quote, { status: next })),
        onDelete: ({ id, short_name }) => remove({ id, name: short_name }),
      }),
    [timeZone, change, remove],
  );

  return (
    <Page title="Quotes" actions={<AddButton onClick={add}>Quick Quote</AddButton>}>
      <NewAnswers />
      <RecordList
        query={list}
        filtered={any}
        bulk={bulk}
        filters={
          <ListFilters
            search="Search quotes"
            filters={filters}
            orders={ORDERS}
            first="-created_at"
            views={VIEWS}
            bulk={bulk}
          >
            <FilterSelect
              label="Status"
              all="All statuses"
              options={STATUSES}
              value={status}
              onChange={(next) => set('status', next)}
            />
          </ListFilters>
        }
        noMatch={{ title: 'No quotes match that', hint: 'Try another word or status.' }}
        none={{
          title: 'No Quotes Yet',
          hint: 'Say what the work is and what it costs. The rest is written for you.',
          say: 'Quote Priya Sharma $1,850 plus GST for a hot water replacement',
        }}
        add={{ label: 'Write Your First Quote', onClick: add }}
      >
        <DataTable label="Quotes" rows={list.data ?? []} columns={columns} from={900} bulk={bulk} />
      </RecordList>
      {accepting && <AcceptDialog quote={accepting} onClose={() => setAccepting(null)} />}
    </Page>
  );
}
