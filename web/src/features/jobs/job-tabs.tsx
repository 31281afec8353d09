import { adminTasks, getJobTimeline, type Project, procurementItems } from '@smoko/contract';
import type { ReactNode } from 'react';
import { AddressTabs } from '../../components/layout/address-tabs.tsx';
import { Card } from '../../components/layout/card.tsx';
import { RowLine } from '../../components/lists/row-line.tsx';
import { ScrollingList } from '../../components/lists/scrolling-list.tsx';
import { Timeline } from '../../components/records/timeline.tsx';
import { WaitingHere } from '../../components/records/waiting-here.tsx';
import { formatDay } from '../../lib/format.ts';
import { orderPrice, orderSize } from '../../lib/order-price.ts';
import { messagesPath } from '../../lib/record-path.ts';
import { useList } from '../../lib/records/use-list.ts';
import { JobFiles } from './files/job-files.tsx';
import { useJobOverview } from './use-job.ts';

/** What belongs to the job. */
export function JobTabs({ job, money, finance }: { job: Project; money: ReactNode; finance: ReactNode }) {
  const counts = useJobOverview(job.id);
  return (
    <Card className="min-w-0 p-3 sm:p-5">
      <AddressTabs
        label="What belongs to this job"
        tabs={[
          { value: 'tasks', label: 'Admin Tasks', count: counts?.admin_tasks, panel: <Tasks job={job} /> },
          { value: 'money', label: 'Money', panel: money },
          { value: 'finance', label: 'Finance', count: counts?.finance_records, panel: finance },
          {
            value: 'procurement',
            label: 'Procurement',
            count: counts?.procurement_items,
            panel: <Procurement job={job} />,
          },
          { value: 'files', label: 'Files', count: counts?.attachments, panel: <JobFiles job={job} /> },
          {
            value: 'timeline',
            label: 'Timeline',
            panel: (
              <Timeline
                operation={getJobTimeline}
                id={job.id}
                written={job.client_id && messagesPath({ client_id: job.client_id })}
              />
            ),
          },
        ]}
      />
    </Card>
  );
}

function Tasks({ job }: { job: Project }) {
  const list = useList(adminTasks, { project_id: job.id });
  return (
    <>
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
    </>
  );
}

function Procurement({ job }: { job: Project }) {
  const list = useList(procurementItems, { project_id: job.id });
  return (
    <ScrollingList
      name="Order items"
      query={list}
      empty="No procurement items found"
      say={`Order 20 bags of cement for job ${job.job_number}`}
      form={{ to: '/procurement-data', label: 'Open Procurement Data' }}
    >
      {list.data?.map((item) => (
        <RowLine
          key={item.id}
          title={item.item_name}
          to={`/procurement-data?q=${encodeURIComponent(item.item_name)}`}
          about={[
            orderSize(item),
            item.supplier && `${item.supplier.name}${item.supplier.deleted ? ' (deleted)' : ''}`,
            item.delivery_date && `delivery ${formatDay(item.delivery_date)}`,
          ]}
          amount={orderPrice(item.total_price)}
          status={item.status}
        />
      ))}
    </ScrollingList>
  );
}
