import { type Project, projects } from '@smoko/contract';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { EditedForm } from '../../components/forms/edited-form.tsx';
import { type Bulk, useBulk } from '../../components/lists/bulk/bulk-kind.ts';
import { DataTable } from '../../components/lists/data-table.tsx';
import { FilterSelect } from '../../components/lists/filter-select.tsx';
import { ListFilters } from '../../components/lists/list-filters.tsx';
import { RecordList } from '../../components/lists/record-list.tsx';
import { focusNextRow } from '../../lib/focus-next-row.ts';
import { oneOf } from '../../lib/records/list-input.ts';
import { useEdited } from '../../lib/records/use-edited.ts';
import { useFieldChange } from '../../lib/records/use-field-change.ts';
import { useList } from '../../lib/records/use-list.ts';
import { useRemove } from '../../lib/records/use-remove.ts';
import { useListFilters } from '../../lib/use-list-filters.ts';
import { useJobTable } from './api.ts';
import type { Asked, Stream } from './board.ts';
import { JOB_BULK } from './bulk.ts';
import { jobColumns } from './job-columns.tsx';
import { JobDialog } from './job-dialog.tsx';
import { firstOrder, ORDERS, SHOWN, streamsOf, VIEWS } from './job-words.ts';

const SAY = 'New job for Priya Sharma, hot water, $1,850 plus GST, Thursday';

/** `idleUnfiltered`: nothing is fetched while nothing is searched for or chosen, as something else is shown then. */
export function useJobListing({ idleUnfiltered = false } = {}) {
  const filters = useListFilters('q', ['status', 'sort']);
  const { values, any } = filters;
  const status = oneOf(SHOWN, values.status);
  const first = firstOrder(status);
  const asked: Asked = { streams: streamsOf(status), sort: oneOf(ORDERS, values.sort) || first, q: values.q };
  const { list, others } = useJobs(asked, any, any || !idleUnfiltered);
  const bulk = useBulk(JOB_BULK, list.data, values);
  const elsewhere = useElsewhere(values.q, status);
  return { filters, status, first, list, others, elsewhere, bulk };
}
type JobListing = ReturnType<typeof useJobListing>;

/** The jobs asked for; `others`: none of them is active, but there are some. */
function useJobs(asked: Asked, filtered: boolean, enabled: boolean) {
  const list = useJobTable(asked, enabled);
  const noneActive = !filtered && list.data?.length === 0 && !list.hasNextPage;
  const any = useList(projects, { limit: 1 }, noneActive);
  return {
    // which of the two is said of an empty list is not known before
    list: { ...list, isPending: list.isPending || (noneActive && any.isPending) },
    others: noneActive && Boolean(any.data?.length),
  };
}

const DONE: readonly Stream[] = ['completed', 'cancelled'];

/** How many jobs the search finds beyond the active ones, which are all that it shows while no status is chosen. */
function useElsewhere(q: string, status: Stream | ''): { count: number; more: boolean } {
  const hidden = status === '' && q.trim() !== '';
  const list = useJobTable({ streams: DONE, sort: '-created_at', q }, hidden);
  return hidden && !list.isPlaceholderData && list.data
    ? { count: list.data.length, more: list.hasNextPage }
    : { count: 0, more: false };
}

interface FiltersProps {
  of: JobListing;
  /** Left out where there is nothing to choose from. */
  bulk?: Bulk<Project>;
}

export const JobFilters = ({ of: { filters, status, first }, ...bulk }: FiltersProps) => (
  <ListFilters search="Search jobs" filters={filters} orders={ORDERS} first={first} views={VIEWS} {...bulk}>
    <FilterSelect
      label="Status"
      all="Active"
      options={SHOWN}
      value={status}
      onChange={(next) => filters.set('status', next)}
    />
  </ListFilters>
);

interface ListedProps {
  of: JobListing;
  /** Above the jobs: null where they stand elsewhere. */
  filters: ReactNode;
}

/** The jobs that were asked for, one line each. In a space too narrow for a table they are cards. */
export function ListedJobs({ of, filters }: ListedProps) {
  const { status, list, others, elsewhere, bulk } = of;
  const { values, any, set } = of.filters;
  const edited = useEdited<Project>(projects);
  const columns = useColumns(status, edited.edit);
  const navigate = useNavigate();
  const noActive = status === '' && values.q === '';
  return (
    <>
      {elsewhere.count > 0 && (
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
          <span role="status">
            {elsewhere.count}
            {elsewhere.more && '+'} more in other statuses
          </span>
          <Button size="sm" onClick={() => set('status', 'all')}>
            Show All
          </Button>
        </p>
      )}
      <RecordList
        query={list}
        filtered={any || others}
        bulk={bulk}
        filters={filters}
        noMatch={
          noActive
            ? { title: 'No Active Jobs', hint: 'What is done is under All statuses.', say: SAY }
            : { title: 'No jobs match that', hint: 'Try another word, or All statuses.' }
        }
        none={{
          title: 'No Jobs Yet',
          hint: 'A job keeps its quote, invoices, orders and to-dos together.',
          say: SAY,
        }}
        add={{ label: 'Add Your First Job', onClick: () => void navigate('/create-project') }}
      >
        <DataTable label="Jobs" rows={list.data ?? []} columns={columns} from={860} bulk={bulk} />
      </RecordList>
      <EditedForm of={edited}>{(job, acts) => job && <JobDialog job={job} {...acts} />}</EditedForm>
    </>
  );
}

function useColumns(shown: Stream | '', edit: (job: Project) => void) {
  const { mutate: remove } = useRemove(projects, 'Job Deleted');
  const change = useFieldChange(projects, 'Status Updated', 'Job status has been updated.');
  const navigate = useNavigate();
  return useMemo(
    () =>
      jobColumns({
        goTo: (path) => void navigate(path),
        onStatus: (job, status) => {
          // it is in the list no longer
          if (shown !== 'all' && !streamsOf(shown).includes(status)) focusNextRow();
          change(job, { status });
        },
        onEdit: edit,
        onDelete: ({ id, job_number, job_name }) => remove({ id, name: `#${job_number} ${job_name}` }),
      }),
    [shown, navigate, change, edit, remove],
  );
}
