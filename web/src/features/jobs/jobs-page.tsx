import { later } from '../../lib/later.ts';
import { isDesktop, useIsDesktop } from '../../lib/media.ts';

const JobsTable = later(async () => (await import('./jobs-table.tsx')).JobsTable);
const JobsOnPhone = later(async () => (await import('./jobs-on-phone.tsx')).JobsOnPhone);

/** All jobs: a table on a desktop; on a phone the panel that also stands on the dashboard, or as cards what is asked for. */
const JobsPage = () => (useIsDesktop() ? <JobsTable /> : <JobsOnPhone />);

/** The page, with what it shows at this width. */
export async function loadJobsPage() {
  await (isDesktop() ? JobsTable : JobsOnPhone).load();
  return JobsPage;
}
