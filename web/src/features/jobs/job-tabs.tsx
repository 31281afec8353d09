import { adminTasks, financeRecords, type Project, procurementItems } from '@smoko/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Empty } from '../../components/empty.tsx';
import { ListState, type Query } from '../../components/list-state.tsx';
import { RowLine } from '../../components/row-line.tsx';
import { Tab, TabCount, TabList, TabPanel, Tabs } from '../../components/tabs.tsx';
import { formatDay, formatMoney } from '../../lib/format.ts';
import { useList } from '../../lib/records/use-list.ts';
import { useFilters } from '../../lib/use-filters.ts';
import { useJobOverview } from './use-job.ts';

const TABS = { tasks: 'Admin Tasks', finance: 'Finance', procurement: 'Procurement' } as const;

/** What belongs to the job. Which tab is open stands in the address. */
export function JobTabs({ job }: { job: Project }) {
  const { values, set } = useFilters(['tab'] as const);
  const counts = useJobOverview(job.id);
  const shown = {
    tasks: counts?.admin_tasks,
    finance: counts?.finance_records,
    procurement: counts?.procurement_items,
  };
  return (
    <Card className="min-w-0 p-3 sm:p-5">
      <Tabs
        value={values.tab in TABS ? values.tab : 'tasks'}
        onValueChange={(tab) => set('tab', tab === 'tasks' ? '' : tab)}
      >
        <TabList aria-label="What belongs to this job">
          {(['tasks', 'finance', 'procurement'] as const).map((tab) => (
            <Tab key={tab} value={tab} className="max-sm:flex-col max-sm:gap-0.5 max-sm:px-1 max-sm:py-1.5">
              {TABS[tab]}
              <TabCount count={shown[tab]} />
            </Tab>
          ))}
        </TabList>
        <TabPanel value="tasks" className="mt-4">
          <Tasks job={job} />
        </TabPanel>
        <TabPanel value="finance" className="mt-4">
          <Finance job={job} />
        </TabPanel>
        <TabPanel value="procurement" className="mt-4">
          <Procurement job={job} />
        </TabPanel>
      </Tabs>
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
          title={record.description ?? TYPES[record.type]}
          about={[record.description && TYPES[record.type], record.due_date && `due ${formatDay(record.due_date)}`]}
          amount={formatMoney(record.amount)}
          status={record.status}
        />
      ))}
    </Scrolling>
  );
}
const TYPES = { payment: 'Payment', expense: 'Expense', invoice: 'Invoice' } as const;

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
