import { type AdminTask, adminTasks } from '@smoko/contract';
import { useState } from 'react';
import { useBulk } from '../../components/lists/bulk/bulk-kind.ts';
import { DataTable } from '../../components/lists/data-table.tsx';
import { FilterSelect } from '../../components/lists/filter-select.tsx';
import { ListFilters } from '../../components/lists/list-filters.tsx';
import { RecordList } from '../../components/lists/record-list.tsx';
import { WaitingHere } from '../../components/records/waiting-here.tsx';
import { listInput, oneOf } from '../../lib/records/list-input.ts';
import { useFieldChange } from '../../lib/records/use-field-change.ts';
import { useList } from '../../lib/records/use-list.ts';
import { useRemove } from '../../lib/records/use-remove.ts';
import { useListFilters } from '../../lib/use-list-filters.ts';
import { TASK_BULK } from './bulk.ts';
import { taskColumns } from './task-columns.tsx';
import { ASSIGNEES, ORDERS, STATUSES, VIEWS } from './words.ts';

interface Props {
  onAdd: () => void;
  onEdit: (task: AdminTask) => void;
}

/** `filter` in the address narrows to a status: ?filter=completed. */
export function TaskList({ onAdd, onEdit }: Props) {
  const filters = useListFilters('q', ['filter', 'assigned_to', 'sort']);
  const { values, set, any } = filters;
  const status = oneOf(STATUSES, values.filter);
  const assigned_to = oneOf(ASSIGNEES, values.assigned_to);
  const sort = oneOf(ORDERS, values.sort);
  const list = useList(adminTasks, listInput({ q: values.q, status, assigned_to, sort }));
  const bulk = useBulk(TASK_BULK, list.data, values);
  const change = useFieldChange(adminTasks, 'Task Updated', 'Task status has been updated.');
  const { mutate: remove } = useRemove(adminTasks, 'Task Deleted');
  // made once: what they call stays the same
  const [columns] = useState(() =>
    taskColumns({
      onStatus: (task, next) => change(task, { status: next }),
      onEdit,
      onDelete: ({ id, task_name }) => remove({ id, name: task_name }),
    }),
  );

  return (
    <section aria-labelledby="tasks" className="mb-8">
      <h2 id="tasks" className="sr-only">
        Tasks
      </h2>
      <WaitingHere table={adminTasks.table} />
      <RecordList
        query={list}
        filtered={any}
        byHand
        bulk={bulk}
        filters={
          <ListFilters
            search="Search tasks"
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
              onChange={(next) => set('filter', next)}
            />
            <FilterSelect
              label="Assigned to"
              all="Anybody"
              options={ASSIGNEES}
              value={assigned_to}
              onChange={(next) => set('assigned_to', next)}
            />
          </ListFilters>
        }
        noMatch={{ title: 'No tasks match that', hint: 'Try another word, status or person.' }}
        none={{
          title: 'No Tasks Yet',
          hint: 'Calls to make, papers to send, receipts to find: keep them here and tick them off.',
          say: 'Add a task for Michelle: ring the council about the permit tomorrow',
        }}
        add={{ label: 'Add Your First Task', onClick: onAdd }}
      >
        <DataTable label="Tasks" rows={list.data ?? []} columns={columns} from={760} bulk={bulk} />
      </RecordList>
    </section>
  );
}
