import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { Tab, TabCount, TabList, TabPanel, Tabs } from '../../components/layout/tabs.tsx';
import { ImportExportButtons } from '../../components/lists/import-export-buttons.tsx';
import { WaitingHere } from '../../components/records/waiting-here.tsx';
import { useJobCounts } from './api.ts';
import type { Tab as TabName } from './board.ts';
import { JobList } from './job-list.tsx';
import { useLiveJobs } from './use-live-jobs.ts';

const tabs = { active: 'Active', completed: 'Completed' } as const;

interface Props {
  className: string;
  /** A search and filters, above the tabs. */
  filters?: ReactNode;
  /** What those ask for, in the place of the tabs. */
  found?: ReactNode;
}

/** The jobs, live, beside the conversation. */
export function JobsPanel({ className, filters, found }: Props) {
  const [tab, setTab] = useState<TabName>('active');
  const counts = useJobCounts();
  const changed = useLiveJobs();
  return (
    <section aria-label="Jobs" className={className}>
      <Tabs
        value={tab}
        onValueChange={(next) => setTab(next === 'completed' ? 'completed' : 'active')}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="px-4 pt-4 pb-3">
          <div className="mb-3 flex items-center gap-1">
            <h2 className="headline flex-1 text-lg">Jobs</h2>
            <ImportExportButtons path="projects" importable iconsFor="jobs" />
            {/* on wider screens it stands in the header */}
            <Button size="sm" asChild className="ml-2 lg:hidden">
              <Link to="/create-project">
                <Plus aria-hidden className="size-5" />
                New Job
              </Link>
            </Button>
          </div>
          {filters}
          {!found && (
            <TabList aria-label="Which jobs">
              {(['active', 'completed'] as const).map((name) => (
                <Tab key={name} value={name}>
                  {tabs[name]}
                  <TabCount count={counts?.[name]} />
                </Tab>
              ))}
            </TabList>
          )}
        </div>
        {found ? (
          <div className="px-4">{found}</div>
        ) : (
          (['active', 'completed'] as const).map((name) => (
            <TabPanel key={name} value={name} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-6">
              {name === 'active' && <WaitingHere table="projects" />}
              <JobList tab={name} changed={changed} />
            </TabPanel>
          ))
        )}
      </Tabs>
    </section>
  );
}
