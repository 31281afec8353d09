import { type AdminTask, adminTasks, type Project } from '@smoko/contract';
import { EditedForm } from '../../components/forms/edited-form.tsx';
import { ListActs } from '../../components/lists/list-acts.tsx';
import { RowLine } from '../../components/lists/row-line.tsx';
import { ScrollingList } from '../../components/lists/scrolling-list.tsx';
import { WaitingHere } from '../../components/records/waiting-here.tsx';
import { formatDay } from '../../lib/format.ts';
import { useEdited } from '../../lib/records/use-edited.ts';
import { useList } from '../../lib/records/use-list.ts';
import { TaskDialog } from './task-dialog.tsx';

/** What is to be done in the office for one job. */
export function JobTasks({ job }: { job: Project }) {
  const list = useList(adminTasks, { project_id: job.id });
  const edited = useEdited<AdminTask>(adminTasks);
  return (
    <>
      <ListActs add="Add Task" onAdd={edited.add} />
      <WaitingHere table={adminTasks.table} jobId={job.id} />
      <ScrollingList
        name="Admin tasks"
        query={list}
        empty="No admin tasks found"
        say={`Remind Michelle to book the inspection for job ${job.job_number}`}
        form={{ to: '/admin-data', label: 'Open Admin Data' }}
      >
        {list.data?.map((task) => (
          <RowLine
            key={task.id}
            title={task.task_name}
            to={`/admin-data?q=${encodeURIComponent(task.task_name)}`}
            about={[
              task.assigned_to === 'Self' ? 'Myself' : task.assigned_to,
              task.due_date && `due ${formatDay(task.due_date)}`,
            ]}
            status={task.status}
            upper
          />
        ))}
      </ScrollingList>
      <EditedForm of={edited}>{(task, acts) => <TaskDialog task={task} job={job} {...acts} />}</EditedForm>
    </>
  );
}
