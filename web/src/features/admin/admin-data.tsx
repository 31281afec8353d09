import { type AdminTask, adminTasks, getTaskTotals } from '@smoko/contract';
import { Plus } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Figures } from '../../components/figures.tsx';
import { Page } from '../../components/page.tsx';
import { useEdited } from '../../lib/records/use-edited.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { TaskDialog } from './task-dialog.tsx';
import { TaskList } from './task-list.tsx';

export function AdminData() {
  const totals = useFigures('admin_tasks', getTaskTotals);
  const edited = useEdited<AdminTask>(adminTasks);
  const { total, pending, in_progress, completed } = totals.data ?? {};
  return (
    <Page
      title="Admin Data & Details"
      actions={
        <Button variant="primary" onClick={edited.add}>
          <Plus aria-hidden className="size-5" />
          Add Task
        </Button>
      }
    >
      <Figures
        label="Counts of tasks"
        query={totals}
        figures={[
          { label: 'Total Tasks', value: total },
          { label: 'Pending', value: pending },
          { label: 'In Progress', value: in_progress },
          { label: 'Completed', value: completed },
        ]}
      />
      <TaskList onAdd={edited.add} onEdit={edited.edit} />
      {edited.open && (
        <TaskDialog
          key={edited.key}
          task={edited.record}
          onClose={edited.close}
          onReload={() => void edited.reload()}
        />
      )}
    </Page>
  );
}
