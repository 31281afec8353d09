import { type AdminTask, adminTasks } from '@smoko/contract';
import { AreaField, SelectField, TextField } from '../../components/forms/form-fields.tsx';
import { JobField } from '../../components/forms/job-field.tsx';
import { FormDialog } from '../../components/overlays/form-dialog.tsx';
import { notify } from '../../lib/notify.ts';
import { useRecordForm } from '../../lib/records/use-record-form.ts';
import { taskForm, valuesOf } from './form.ts';
import { ASSIGNEES } from './words.ts';

interface Props {
  /** Null: a new one. */
  task: AdminTask | null;
  onClose: () => void;
  /** Shows the record as it is now, after somebody else changed it. */
  onReload: () => void;
}

export function TaskDialog({ task, onClose, onReload }: Props) {
  const { form, dialog } = useRecordForm({
    table: adminTasks,
    schema: taskForm,
    record: task,
    valuesOf,
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
      <TextField form={form} name="task_name" label="Task Name" autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <JobField form={form} name="project_id" none="General" chosen={task?.project ?? null} />
        <SelectField form={form} name="assigned_to" label="Assigned To">
          {Object.entries(ASSIGNEES).map(([who, label]) => (
            <option key={who} value={who}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="due_date" label="Due Date" note="optional" type="date" />
        <TextField form={form} name="due_time" label="Due Time" note="optional" type="time" />
      </div>
      <AreaField form={form} name="notes" label="Notes" note="optional" />
    </FormDialog>
  );
}
