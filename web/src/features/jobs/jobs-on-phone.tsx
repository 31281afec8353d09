import { useEffect } from 'react';
import { JobFilters, ListedJobs, useJobListing } from './job-listing.tsx';
import { JobsPanel } from './jobs-panel.tsx';

/** The panel that also stands on the dashboard, with a search and filters; what they ask for is shown in the place of its tabs. */
export function JobsOnPhone() {
  useEffect(() => {
    document.title = 'Jobs - Smoko';
  }, []);
  const listing = useJobListing({ idleUnfiltered: true });
  const { any } = listing.filters;
  return (
    <>
      <h1 className="sr-only">Jobs</h1>
      {/* its end leaves room for the button of the conversation, which lies over it */}
      <JobsPanel
        className={any ? 'min-w-0 bg-page pb-24' : 'flex h-full min-w-0 flex-col bg-page [&_[role=tabpanel]]:pb-24'}
        filters={<JobFilters of={listing} {...(any ? { bulk: listing.bulk } : {})} />}
        found={any && <ListedJobs of={listing} filters={null} />}
      />
    </>
  );
}
