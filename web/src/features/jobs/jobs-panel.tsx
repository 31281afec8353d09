import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '../../components/tabs.tsx';
import { useJobCounts } from './api.ts';
import type { Tab as TabName } from './board.ts';
import { JobList } from './job-list.tsx';
import { useLiveJobs } from './use-live-jobs.ts';

const tabs = { active: 'Active', completed: 'Completed' } as const;

/** The jobs, live, beside the conversation. */
export function JobsPanel({ className }: { className?: string }) {
  const [tab, setTab] = useState<TabName>('active');
  const counts = useJobCounts().data;
  const changed = useLiveJobs();
  return (
    <section aria-label="Jobs" className={className}>
      <Tabs
        value={tab}
        onValueChange={(next) => setTab(next === 'completed' ? 'completed' : 'active')}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="px-4 pt-4 pb-3">
          <h2 className="headline mb-3 text-lg">Jobs</h2>
          <TabList aria-label="Which jobs">
            {(['active', 'completed'] as const).map((name) => (
              <Tab key={name} value={name}>
                {tabs[name]}
                {counts && (
                  <span className="rounded-full bg-idle-wash px-2 text-idle text-xs tabular-nums">{counts[name]}</span>
                )}
              </Tab>
            ))}
          </TabList>
        </div>
        {(['active', 'completed'] as const).map((name) => (
          <TabPanel key={name} value={name} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-6">
            <JobList tab={name} changed={changed} />
          </TabPanel>
        ))}
      </Tabs>
    </section>
  );
}
