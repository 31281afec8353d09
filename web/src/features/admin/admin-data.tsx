import { type AdminTask, adminTasks, getTaskTotals } from '@smoko/contract';
import { AddButton } from '../../components/buttons/add-button.tsx';
import { EditedForm } from '../../components/forms/edited-form.tsx';
import { Page } from '../../components/layout/page.tsx';
import { ImportExportButtons } from '../../components/lists/import-export-buttons.tsx';
import { FigureLine } from '../../components/records/figure-line.tsx';
import { useEdited, useNewByAddress } from '../../lib/records/use-edited.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { JobsByStatus } from './jobs-by-status.tsx';
import { TaskDialog } from './task-dialog.tsx';
import { TaskList } from './task-list.tsx';

const PATH = '/admin-data';

export function AdminData() {
  const totals = useFigures('admin_tasks', getTaskTotals);
  const edited = useEdited<AdminTask>(adminTasks);
  useNewByAddress(edited.add);
  const { total, pending, in_progress, completed } = totals.data ?? {};
  return (
    <Page
      title="Admin Data & Details"
      actions={
        <>
          <ImportExportButtons path="admin-tasks" />
          <AddButton onClick={edited.add}>Add Task</AddButton>
        </>
      }
    >
      <FigureLine
        label="Counts of tasks"
        query={totals}
        figures={[
          { label: 'Total Tasks', value: total, to: PATH },
          { label: 'Pending', value: pending, to: `${PATH}?filter=pending` },
          { label: 'In Progress', value: in_progress, to: `${PATH}?filter=in_progress` },
          { label: 'Completed', value: completed, to: `${PATH}?filter=completed` },
        ]}
      />
      <TaskList onAdd={edited.add} onEdit={edited.edit} />
      <JobsByStatus />
      <EditedForm of={edited}>{(task, acts) => <TaskDialog task={task} {...acts} />}</EditedForm>
    </Page>
  );
}
