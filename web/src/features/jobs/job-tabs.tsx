import { getJobTimeline, type Project } from '@smoko/contract';
import type { ReactNode } from 'react';
import { AddressTabs } from '../../components/layout/address-tabs.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Timeline } from '../../components/records/timeline.tsx';
import { messagesPath } from '../../lib/record-path.ts';
import { JobFiles } from './files/job-files.tsx';
import { useJobOverview } from './use-job.ts';

/** What other features show of a job. */
export interface JobParts {
  tasks: ReactNode;
  /** What it is worth, and what changed it. */
  money: ReactNode;
  /** What money moved or is asked for. */
  finance: ReactNode;
  orders: ReactNode;
}

/** What belongs to the job. */
export function JobTabs({ job, tasks, money, finance, orders }: JobParts & { job: Project }) {
  const counts = useJobOverview(job.id);
  return (
    <Card className="min-w-0 p-3 sm:p-5">
      <AddressTabs
        label="What belongs to this job"
        tabs={[
          { value: 'tasks', label: 'Admin Tasks', count: counts?.admin_tasks, panel: tasks },
          { value: 'money', label: 'Money', panel: money },
          { value: 'finance', label: 'Finance', count: counts?.finance_records, panel: finance },
          {
            value: 'procurement',
            label: 'Procurement',
            count: counts?.procurement_items,
            panel: orders,
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
