import { type Project, projects } from '@smoko/contract';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { EditedForm } from '../../components/forms/edited-form.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useBulk } from '../../components/lists/bulk/bulk-kind.ts';
import { DataTable } from '../../components/lists/data-table.tsx';
import { FilterSelect } from '../../components/lists/filter-select.tsx';
import { ImportExportButtons } from '../../components/lists/import-export-buttons.tsx';
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

/** All jobs, one line each. In a space too narrow for a table they are cards. */
export function JobsTable() {
  const filters = useListFilters('q', ['status', 'sort']);
  const { values, set, any } = filters;
  const status = oneOf(SHOWN, values.status);
  const first = firstOrder(status);
  const asked: Asked = { streams: streamsOf(status), sort: oneOf(ORDERS, values.sort) || first, q: values.q };
  const { list, others } = useJobs(asked, any);
  const bulk = useBulk(JOB_BULK, list.data, values);
  const edited = useEdited<Project>(projects);
  const columns = useColumns(status, edited.edit);
  const navigate = useNavigate();
  const noActive = status === '' && values.q === '';

  return (
    <Page
      title="Jobs"
      actions={
        <>
          <ImportExportButtons path="projects" importable iconsFor="jobs" />
          <Button variant="primary" asChild>
            <Link to="/create-project">
              <Plus aria-hidden className="size-5" />
              New Job
            </Link>
          </Button>
        </>
      }
    >
      <RecordList
        query={list}
        filtered={any || others}
        bulk={bulk}
        filters={
          <ListFilters search="Search jobs" filters={filters} orders={ORDERS} first={first} views={VIEWS} bulk={bulk}>
            <FilterSelect
              label="Status"
              all="Active"
              options={SHOWN}
              value={status}
              onChange={(next) => set('status', next)}
            />
          </ListFilters>
        }
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
    </Page>
  );
}

/** The jobs asked for; `others`: none of them is active, but there are some. */
function useJobs(asked: Asked, filtered: boolean) {
  const list = useJobTable(asked);
  const noneActive = !filtered && list.data?.length === 0 && !list.hasNextPage;
  const any = useList(projects, { limit: 1 }, noneActive);
  return {
    // which of the two is said of an empty list is not known before
    list: { ...list, isPending: list.isPending || (noneActive && any.isPending) },
    others: noneActive && Boolean(any.data?.length),
  };
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
