import type { Project } from '@smoko/contract';
import { useEffect } from 'react';
import { JobTasks } from '../features/admin/job-tasks.tsx';
import { JobUpdates } from '../features/agents/job-updates.tsx';
import { JobMessages } from '../features/inbox/job-messages.tsx';
import { JobDetailsPage } from '../features/jobs/job-details-page.tsx';
import { later } from '../lib/later.ts';
import { useIdle } from '../lib/use-idle.ts';

// what is behind a tab is fetched when the page is at rest, or when the tab is pressed before
const JobMoneyTab = later(async () => (await import('./job-money-tab.tsx')).JobMoneyTab);
const JobFinance = later(async () => (await import('../features/finance/job-finance.tsx')).JobFinance);
const JobOrders = later(async () => (await import('../features/procurement/job-orders.tsx')).JobOrders);
const TABS = [JobMoneyTab, JobFinance, JobOrders];

/** A job with what was written about it: by people outside and to them, and by the assistants. */
export function JobDetailsScreen() {
  const idle = useIdle();
  useEffect(() => {
    if (idle) for (const tab of TABS) void tab.load();
  }, [idle]);
  return <JobDetailsPage parts={parts} updates={updates} />;
}

const parts = (job: Project) => ({
  tasks: <JobTasks job={job} />,
  money: <JobMoneyTab job={job} />,
  finance: <JobFinance job={job} />,
  orders: <JobOrders job={job} />,
});

const updates = ({ id, client_id }: Project) => (
  <>
    <JobMessages jobId={id} clientId={client_id} />
    <JobUpdates jobId={id} />
  </>
);
