import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { Page } from '../../components/layout/page.tsx';
import { ImportExportButtons } from '../../components/lists/import-export-buttons.tsx';
import { JobFilters, ListedJobs, useJobListing } from './job-listing.tsx';

/** All jobs, where there is room for a table. */
export function JobsTable() {
  const listing = useJobListing();
  return (
    <Page
      title="Jobs"
      actions={
        <>
          <ImportExportButtons path="projects" importable iconsFor="jobs" />
          <Button variant="primary" asChild>
            <Link to="/create-project">
              <Plus aria-hidden className="size-5" />
              New Job
            </Link>
          </Button>
        </>
      }
    >
      <ListedJobs of={listing} filters={<JobFilters of={listing} bulk={listing.bulk} />} />
    </Page>
  );
}
