import { type AdminTask, adminTasks, adminTaskView, type Project } from '@smoko/contract';
import { JobField } from '../../components/forms/job-field.tsx';
import { ViewFields } from '../../components/forms/view-fields.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { notify } from '../../lib/notify.ts';
import { useRecordForm } from '../../lib/records/use-record-form.ts';
import { taskForm } from './form.ts';
import { ASSIGNEES } from './words.ts';

interface Props {
  /** Null: a new one. */
  task: AdminTask | null;
  /** What a new one is for at first. */
  job?: Project;
  onClose: () => void;
  /** Shows the record as it is now, after somebody else changed it. */
  onReload: () => void;
}

export function TaskDialog({ task, job, onClose, onReload }: Props) {
  const { form, dialog } = useRecordForm({
    table: adminTasks,
    ...taskForm,
    valuesOf: (stored) => ({
      ...taskForm.valuesOf(stored),
      ...(!stored && job ? { project_id: job.id } : {}),
    }),
    record: task,
    onSaved: (_, created) => {
      if (created) notify.success('Task Created!', 'New admin task has been added.');
      else notify.success('Task Updated', 'Your changes have been saved.');
      onClose();
    },
  });
  return (
    <FormDialog
      title={task ? 'Edit Task' : 'Add Task'}
      save={task ? 'Update Task' : 'Add Task'}
      {...dialog}
      onReload={onReload}
      onClose={onClose}
    >
      <ViewFields
        view={adminTaskView}
        record={adminTasks.record}
        form={form}
        words={{ assigned_to: ASSIGNEES }}
        own={{
          project: (
            <JobField form={form} name="project_id" none="General" chosen={task ? task.project : (job ?? null)} />
          ),
        }}
      />
    </FormDialog>
  );
}
