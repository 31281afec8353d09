import { lazy, useEffect } from 'react';
import { useIsDesktop } from '../../lib/media.ts';

const JobsTable = lazy(async () => ({ default: (await import('./jobs-table.tsx')).JobsTable }));
const JobsPanel = lazy(async () => ({ default: (await import('./jobs-panel.tsx')).JobsPanel }));

/** All jobs: a table on a desktop, on a phone the panel that also stands on the dashboard. */
export const JobsPage = () => (useIsDesktop() ? <JobsTable /> : <OnPhone />);

function OnPhone() {
  useEffect(() => {
    document.title = 'Jobs - Smoko';
  }, []);
  return (
    <>
      <h1 className="sr-only">Jobs</h1>
      {/* its end leaves room for the button of the conversation, which lies over it */}
      <JobsPanel className="flex h-full min-w-0 flex-col bg-page [&_[role=tabpanel]]:pb-24" />
    </>
  );
}
