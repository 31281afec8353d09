import { type Assistant, adminTasks } from '@smoko/contract';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { Empty } from '../../components/lists/empty.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import { RowLine } from '../../components/lists/row-line.tsx';
import { formatDay } from '../../lib/format.ts';
import { useList } from '../../lib/records/use-list.ts';
import { nameOf } from './api.ts';

export function Tasks({ agent }: { agent: Assistant }) {
  const list = useList(adminTasks, { assigned_to: nameOf(agent.id) });
  return (
    <ListState
      query={list}
      empty={
        <Empty
          title="No Tasks Assigned"
          hint={`Give ${agent.name} something to do under Admin Data.`}
          say={`Add a task for ${agent.name}: ring the council about the permit`}
          action={
            <Button asChild>
              <Link to="/admin-data">Open Admin Data</Link>
            </Button>
          }
        />
      }
    >
      <ul className="divide-y divide-line">
        {list.data?.map((task) => (
          <RowLine
            key={task.id}
            title={task.task_name}
            about={[
              task.project
                ? `#${task.project.job_number} ${task.project.job_name}${task.project.deleted ? ' (deleted)' : ''}`
                : 'General',
              task.due_date && `due ${formatDay(task.due_date)}`,
            ]}
            status={task.status}
            upper
          />
        ))}
      </ul>
    </ListState>
  );
}
