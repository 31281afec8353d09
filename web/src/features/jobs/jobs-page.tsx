import { lazy, useEffect } from 'react';
import { useIsDesktop } from '../../lib/media.ts';
import { useFilters } from '../../lib/use-filters.ts';

const JobsTable = lazy(async () => ({ default: (await import('./jobs-table.tsx')).JobsTable }));
const JobsPanel = lazy(async () => ({ default: (await import('./jobs-panel.tsx')).JobsPanel }));

/**
 * All jobs: a table on a desktop, on a phone the panel that also stands on the dashboard. The panel has the active and the completed
 * ones: where the address asks for those of a status, as a figure's link does, a phone has the table too, as cards.
 */
export function JobsPage() {
  const asked = useFilters(['status']).values.status !== '';
  return useIsDesktop() || asked ? <JobsTable /> : <OnPhone />;
}

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
