import { adminTasks, financeRecords, type Project, procurementItems } from '@smoko/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { AddressTabs } from '../../components/layout/address-tabs.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Empty } from '../../components/lists/empty.tsx';
import { ListState, type Query } from '../../components/lists/list-state.tsx';
import { RowLine } from '../../components/lists/row-line.tsx';
import { FINANCE_TYPE_NAMES, shownStatus } from '../../lib/finance-types.ts';
import { formatDay, formatMoney } from '../../lib/format.ts';
import { useList } from '../../lib/records/use-list.ts';
import { JobFiles } from './job-files.tsx';
import { useJobOverview } from './use-job.ts';

/** What belongs to the job. */
export function JobTabs({ job, money }: { job: Project; money: ReactNode }) {
  const counts = useJobOverview(job.id);
  return (
    <Card className="min-w-0 p-3 sm:p-5">
      <AddressTabs
        label="What belongs to this job"
        tabs={[
          { value: 'tasks', label: 'Admin Tasks', count: counts?.admin_tasks, panel: <Tasks job={job} /> },
          { value: 'money', label: 'Money', count: undefined, panel: money },
          { value: 'finance', label: 'Finance', count: counts?.finance_records, panel: <Finance job={job} /> },
          {
            value: 'procurement',
            label: 'Procurement',
            count: counts?.procurement_items,
            panel: <Procurement job={job} />,
          },
          { value: 'files', label: 'Files', count: counts?.attachments, panel: <JobFiles job={job} /> },
        ]}
      />
    </Card>
  );
}

function Tasks({ job }: { job: Project }) {
  const list = useList(adminTasks, { project_id: job.id });
  return (
    <Scrolling
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
          about={[
            task.assigned_to === 'Self' ? 'Myself' : task.assigned_to,
            task.due_date && `due ${formatDay(task.due_date)}`,
          ]}
          status={task.status}
          upper
        />
      ))}
    </Scrolling>
  );
}

function Finance({ job }: { job: Project }) {
  const list = useList(financeRecords, { project_id: job.id });
  return (
    <Scrolling
      name="Finance records"
      query={list}
      empty="No finance records found"
      say={`Invoice job ${job.job_number} for $850`}
      form={{ to: '/finance-data', label: 'Open Finance Data' }}
    >
      {list.data?.map((record) => (
        <RowLine
          key={record.id}
          title={record.description ?? FINANCE_TYPE_NAMES[record.type]}
          about={[
            record.description && FINANCE_TYPE_NAMES[record.type],
            record.due_date && `due ${formatDay(record.due_date)}`,
            record.part_paid && `part paid, ${formatMoney(record.amount_due ?? 0)} still due`,
          ]}
          amount={formatMoney(record.amount)}
          status={shownStatus(record)}
        />
      ))}
    </Scrolling>
  );
}

function Procurement({ job }: { job: Project }) {
  const list = useList(procurementItems, { project_id: job.id });
  return (
    <Scrolling
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
          about={[
            `${item.quantity.toLocaleString('en-AU')} x ${formatMoney(item.unit_price)}`,
            item.supplier && `${item.supplier.name}${item.supplier.deleted ? ' (deleted)' : ''}`,
            item.delivery_date && `delivery ${formatDay(item.delivery_date)}`,
          ]}
          amount={formatMoney(item.total_price)}
          status={item.status}
        />
      ))}
    </Scrolling>
  );
}

interface Scrolling {
  name: string;
  query: Query;
  empty: string;
  say: string;
  form: { to: string; label: string };
  children: ReactNode;
}

const Scrolling = ({ name, query, empty, say, form, children }: Scrolling) => (
  <ListState
    query={query}
    empty={
      <Empty
        title={empty}
        say={say}
        action={
          <Button asChild>
            <Link to={form.to}>{form.label}</Link>
          </Button>
        }
      />
    }
  >
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable with the keyboard */}
    <section aria-label={name} tabIndex={0} className="max-h-[32rem] overflow-y-auto rounded-md">
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  </ListState>
);
